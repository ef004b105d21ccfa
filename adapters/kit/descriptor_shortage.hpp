// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

#include <sys/eventfd.h>

namespace ur::kit {

// Returns whether this process cannot open four more descriptors. A driver call may then have
// failed because it needed descriptors. Drivers have no error code for this shortage, and report a
// misleading one.
inline bool outOfDescriptors() noexcept {
  std::array<base::UniqueFd, 4> probes;
  return std::ranges::any_of(probes, [](base::UniqueFd &fd) {
    fd = base::UniqueFd(base::os().eventfd(0, EFD_CLOEXEC));
    return !fd && (errno == EMFILE || errno == ENFILE);
  });
}

// Error messages append this text to the driver's answer if outOfDescriptors().
inline constexpr const char *kFewDescriptorsLeft =
    ", and this process has few descriptors left; close some or raise the limit";

} // namespace ur::kit
