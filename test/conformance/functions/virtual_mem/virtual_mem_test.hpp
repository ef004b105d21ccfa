// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/host_access.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace ur::test {

// A range of four units without anything behind it, and physical memory of two units.
class VirtualMemTest : public DeviceTest {
protected:
  static constexpr ur_virtual_mem_access_flags_t kNoAccess = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
  static constexpr ur_virtual_mem_access_flags_t kReadOnly = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;
  static constexpr ur_virtual_mem_access_flags_t kReadWrite = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;

  void prepare() override {
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
    if (stopped())
      return;
    unit_ = support::granularity(session());
    ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 4 * unit_, &start_));
    ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit_, nullptr, memory_.out()));
  }
  void cleanUp() override {
    memory_.reset();
    if (start_) {
      EXPECT_SUCCESS(urVirtualMemFree(context(), start_, 4 * unit_));
    }
  }

  std::size_t unit() const { return unit_; }
  void *at(std::size_t units) const { return static_cast<std::byte *>(start_) + units * unit_; }
  void *misaligned() const { return static_cast<std::byte *>(start_) + 1; }
  ur_physical_mem_handle_t memory() const { return memory_.get(); }
  ur_result_t map(void *start, std::size_t size, std::size_t offset = 0,
                  ur_virtual_mem_access_flags_t access = kReadWrite) const {
    return urVirtualMemMap(context(), start, size, memory(), offset, access);
  }
  ur_result_t unmap(void *start, std::size_t size) const {
    return urVirtualMemUnmap(context(), start, size);
  }
  // The first and the last byte of a unit allow this and nothing more. What other devices do with
  // memory is theirs; a CPU sees what this process sees.
  void expectAccess(std::size_t units, ur_virtual_mem_access_flags_t access) const {
    if (!isCpu())
      return;
    for (void *address :
         {at(units), static_cast<void *>(static_cast<std::byte *>(at(units + 1)) - 1)}) {
      EXPECT_EQ(hostMayRead(address), access != kNoAccess) << "unit " << units;
      EXPECT_EQ(hostMayWrite(address), access == kReadWrite) << "unit " << units;
    }
  }
  // Sizes that wrap: what begins in the reservation ends in front of it, or at its begin.
  std::vector<std::size_t> sizesThatWrap() const {
    const std::size_t whole = std::numeric_limits<std::size_t>::max() - unit() + 1;
    return {whole, whole - unit(), whole - unit() * 3,
            std::size_t{0} - reinterpret_cast<std::uintptr_t>(start_)};
  }
  auto queryOf(void *start, std::size_t size) const {
    return [this, start, size](auto... rest) {
      return urVirtualMemGetInfo(context(), start, size, rest...);
    };
  }

private:
  static bool isCpu() {
    return info<ur_device_type_t>([](auto... rest) { return urDeviceGetInfo(device(), rest...); },
                                  UR_DEVICE_INFO_TYPE) == UR_DEVICE_TYPE_CPU;
  }

  std::size_t unit_ = 0;
  void *start_ = nullptr;
  support::PhysicalMem memory_;
};

} // namespace ur::test
