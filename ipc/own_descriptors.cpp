// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/own_descriptors.hpp"

#include "base/immortal.hpp"
#include "base/system_error.hpp"

#include <array>
#include <charconv>

namespace ur::ipc {

void OwnDescriptors::keep(pid_t pid) noexcept {
  Directory known = directory_.load();
  if (known.pid == pid)
    return;
  base::UniqueFd fresh(base::retryInterrupted(base::os().open, "/proc/self/fd",
                                              O_PATH | O_DIRECTORY | O_CLOEXEC, 0));
  if (fresh && directory_.compare_exchange_strong(known, {pid, fresh.get()}))
    static_cast<void>(fresh.release());
}

base::UniqueFd OwnDescriptors::reopen(pid_t pid, int fd, int flags) const noexcept {
  const Directory directory = directory_.load();
  if (directory.pid != pid)
    return {};
  std::array<char, 16> number{};
  std::to_chars(number.begin(), number.end(), fd);
  return base::UniqueFd(
      base::retryInterrupted(base::os().openat, directory.fd, number.data(), flags));
}

void OwnDescriptors::abandon() noexcept { base::UniqueFd(directory_.exchange({0, -1}).fd).reset(); }

OwnDescriptors &ownDescriptors() {
  static constinit base::Immortal<OwnDescriptors> instance;
  return instance.get();
}

} // namespace ur::ipc
