// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/descriptor_shortage.hpp"

#include "base/os_calls.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

#include <sys/eventfd.h>

namespace ur::kit {

bool outOfDescriptors() noexcept {
  std::array<base::UniqueFd, 4> some;
  return std::ranges::any_of(some, [](base::UniqueFd &fd) {
    fd = base::UniqueFd(base::os().eventfd(0, EFD_CLOEXEC));
    return !fd && (errno == EMFILE || errno == ENFILE);
  });
}

} // namespace ur::kit
