// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/transport.hpp"

#include <cerrno>

namespace ur::ipc::test {

// The system's calls with those missing that an open would use before it comes to `rung`.
inline base::OsCalls callsThatLeadTo(Rung rung) {
  base::OsCalls calls = base::systemCalls();
  if (rung == Rung::Pidfd || rung == Rung::Broker)
    calls.open = [](const char *, int, mode_t) {
      errno = EACCES;
      return -1;
    };
  if (rung == Rung::ProcReopen || rung == Rung::Broker)
    calls.pidfdGetfd = [](int, int, unsigned) {
      errno = EPERM;
      return -1;
    };
  return calls;
}

} // namespace ur::ipc::test
