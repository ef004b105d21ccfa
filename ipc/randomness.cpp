// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/randomness.hpp"

#include "base/os_calls.hpp"
#include "base/system_error.hpp"

#include <cerrno>

namespace ur::ipc {

void fillRandom(std::array<std::uint8_t, 16> &bytes) {
  // Up to 256 bytes come whole or not at all.
  const ssize_t size =
      base::retryInterrupted([&] { return base::os().getrandom(bytes.data(), bytes.size(), 0); });
  if (size != static_cast<ssize_t>(bytes.size()))
    base::raiseSystem(size < 0 ? errno : EAGAIN, "cannot make a token: getrandom");
}

} // namespace ur::ipc
