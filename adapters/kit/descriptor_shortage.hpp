// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::kit {

// Whether this process lacks the few descriptors that a driver needs for a moment. Drivers have no
// error code for that and report another one.
bool outOfDescriptors() noexcept;

// Follows the driver's answer in the error text then.
inline constexpr const char *kHardlyADescriptor =
    ", and this process has hardly a descriptor left; close some or raise its limit";

} // namespace ur::kit
