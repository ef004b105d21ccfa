// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

#include <sys/eventfd.h>

namespace ur::kit {

// Whether this process lacks the few descriptors that a driver needs for a moment. Drivers have no
// error code for that and report another one.
inline bool outOfDescriptors() noexcept {
  std::array<base::UniqueFd, 4> some;
  return std::ranges::any_of(some, [](base::UniqueFd &fd) {
    fd = base::UniqueFd(base::os().eventfd(0, EFD_CLOEXEC));
    return !fd && (errno == EMFILE || errno == ENFILE);
  });
}

// Follows the driver's answer in the error text then.
inline constexpr const char *kHardlyADescriptor =
    ", and this process has hardly a descriptor left; close some or raise its limit";

} // namespace ur::kit
