// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"

namespace ur::test {

// A range of four units without anything behind it, and physical memory of two units.
class VirtualMemTest : public DeviceTest {
protected:
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
  ur_result_t map(void *start, std::size_t size, std::size_t offset = 0) const {
    return urVirtualMemMap(context(), start, size, memory(), offset, kReadWrite);
  }
  ur_result_t unmap(void *start, std::size_t size) const {
    return urVirtualMemUnmap(context(), start, size);
  }
  auto queryOf(void *start, std::size_t size) const {
    return [this, start, size](auto... rest) {
      return urVirtualMemGetInfo(context(), start, size, rest...);
    };
  }

private:
  std::size_t unit_ = 0;
  void *start_ = nullptr;
  support::PhysicalMem memory_;
};

} // namespace ur::test
