// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::kit {

// Whether this process cannot have as many descriptors as a driver needs for a moment: drivers have
// no answer for just that, and say that something else is short or wrong.
bool outOfDescriptors() noexcept;

// What to say then, behind the driver's answer.
inline constexpr const char *kHardlyADescriptor =
    ", and this process has hardly a descriptor left; close some or raise its limit";

} // namespace ur::kit
