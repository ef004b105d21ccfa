// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <vector>

namespace host_driver {

// Returns the numbers of the devices that ZE_AFFINITY_MASK and ZE_FLAT_DEVICE_HIERARCHY leave
// visible, in ascending order. Aborts if a variable has an invalid value.
std::vector<std::uint32_t> visibleDevices(std::uint32_t deviceCount);

} // namespace host_driver
