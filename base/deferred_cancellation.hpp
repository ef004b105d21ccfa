// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <pthread.h>

namespace ur::base {

// While this object exists, pthread_cancel does not end the calling thread: the request stays
// pending until a later cancellation point. A cancellation unwinds the stack like an exception. It
// ends the process if it reaches a noexcept function, or a `catch (...)` that does not rethrow.
class [[nodiscard]] DeferredCancellation {
public:
  DeferredCancellation() noexcept { pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &oldState_); }
  DeferredCancellation(const DeferredCancellation &) = delete;
  DeferredCancellation &operator=(const DeferredCancellation &) = delete;
  ~DeferredCancellation() { pthread_setcancelstate(oldState_, nullptr); }

private:
  int oldState_ = PTHREAD_CANCEL_ENABLE;
};

} // namespace ur::base
