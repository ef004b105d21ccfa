// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>

namespace ur::test {

class PhysicalMemTest : public DeviceTest {
protected:
  void prepare() override {
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
  }
  ur_result_t create(std::size_t size, support::PhysicalMem &memory,
                     ur_physical_mem_flags_t flags = 0,
                     ur_structure_type_t type = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES) const {
    const ur_physical_mem_properties_t properties{type, nullptr, flags};
    return urPhysicalMemCreate(context(), device(), size, &properties, memory.out());
  }
  static auto queryOf(const support::PhysicalMem &memory) {
    return [handle = memory.get()](auto... rest) { return urPhysicalMemGetInfo(handle, rest...); };
  }
  static std::uint32_t references(const support::PhysicalMem &memory) {
    return info<std::uint32_t>(queryOf(memory), UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT);
  }
};

} // namespace ur::test
