// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "fails_with.hpp"
#include "ipc/verify.hpp"

namespace ur::ipc::test {

// The system's calls with those missing that an open would use before it comes to `wanted`.
inline base::OsCalls callsThatLeadTo(Transport wanted) {
  base::OsCalls calls = base::systemCalls();
  if (wanted == Transport::Pidfd || wanted == Transport::Broker)
    calls.open = FailsWith{EACCES};
  if (wanted == Transport::ProcReopen || wanted == Transport::Broker)
    calls.pidfdGetfd = FailsWith{EPERM};
  return calls;
}

} // namespace ur::ipc::test
