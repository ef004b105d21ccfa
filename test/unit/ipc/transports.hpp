// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "fails_with.hpp"
#include "ipc/verify.hpp"

namespace ur::ipc::test {

// Returns system calls that make the transports before `target` fail.
inline base::OsCalls callsThatLeadTo(Transport target) {
  base::OsCalls calls = base::systemCalls();
  if (target == Transport::Pidfd || target == Transport::Broker)
    calls.open = FailsWith{EACCES};
  if (target == Transport::ProcReopen || target == Transport::Broker)
    calls.pidfdGetfd = FailsWith{EPERM};
  return calls;
}

} // namespace ur::ipc::test
