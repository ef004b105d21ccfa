// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "fails_with.hpp"
#include "ipc/verify.hpp"

namespace ur::ipc::test {

// Returns system calls that make the transports before `wanted` fail.
inline base::OsCalls callsThatLeadTo(Transport wanted) {
  base::OsCalls calls = base::systemCalls();
  if (wanted == Transport::Pidfd || wanted == Transport::Broker)
    calls.open = FailsWith{EACCES};
  if (wanted == Transport::ProcReopen || wanted == Transport::Broker)
    calls.pidfdGetfd = FailsWith{EPERM};
  return calls;
}

} // namespace ur::ipc::test
