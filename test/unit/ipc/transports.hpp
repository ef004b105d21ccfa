// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/verify.hpp"

#include <cerrno>

namespace ur::ipc::test {

// The system's calls with those missing that an open would use before it comes to `wanted`.
inline base::OsCalls callsThatLeadTo(Transport wanted) {
  base::OsCalls calls = base::systemCalls();
  if (wanted == Transport::Pidfd || wanted == Transport::Broker)
    calls.open = [](const char *, int, mode_t) {
      errno = EACCES;
      return -1;
    };
  if (wanted == Transport::ProcReopen || wanted == Transport::Broker)
    calls.pidfdGetfd = [](int, int, unsigned) {
      errno = EPERM;
      return -1;
    };
  return calls;
}

} // namespace ur::ipc::test
