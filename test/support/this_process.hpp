// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/immortal.hpp"
#include "ipc/process.hpp"
#include "test/support/scoped_os_calls.hpp"

namespace ur::test {

// Returns the ipc::Process of the test itself. It uses the OS calls of the current scope.
inline ipc::Process &thisProcess() {
  struct RegisteredProcess {
    ipc::Process process{forwardingCalls()};
    base::ForkRegistration registration{process, base::ForkOrder::Inner};
  };
  static constinit base::Immortal<RegisteredProcess> instance;
  return instance.get().process;
}

} // namespace ur::test
