// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <pthread.h>
#include <signal.h>

namespace host_driver {

// Blocks all signals while a driver starts a thread, so that the thread does not run the
// application's signal handlers.
class AllSignalsBlocked {
public:
  AllSignalsBlocked() {
    sigset_t allSignals;
    sigfillset(&allSignals);
    pthread_sigmask(SIG_SETMASK, &allSignals, &previous_);
  }
  AllSignalsBlocked(const AllSignalsBlocked &) = delete;
  AllSignalsBlocked &operator=(const AllSignalsBlocked &) = delete;
  ~AllSignalsBlocked() { pthread_sigmask(SIG_SETMASK, &previous_, nullptr); }

private:
  sigset_t previous_;
};

} // namespace host_driver
