// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <csignal>

namespace ur::base {

// Blocks all signals on the calling thread for a scope. At the end of the scope, the kernel
// delivers the signals that arrived during the scope. Kernel interface: rt_sigprocmask.
class [[nodiscard]] SignalsBlocked {
public:
  SignalsBlocked() noexcept {
    sigset_t allSignals;
    sigfillset(&allSignals);
    pthread_sigmask(SIG_SETMASK, &allSignals, &previousMask_);
  }
  SignalsBlocked(const SignalsBlocked &) = delete;
  SignalsBlocked &operator=(const SignalsBlocked &) = delete;
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &previousMask_, nullptr); }

private:
  sigset_t previousMask_;
};

} // namespace ur::base
