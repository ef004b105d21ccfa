// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/thread.hpp"

#include "base/deferred_cancellation.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "base/signals_blocked.hpp"
#include "base/system_error.hpp"

#include <memory>

namespace ur::kit {
namespace {

// Defers cancellation, because the application's callbacks may run on this thread and cancel it.
void *run(void *argument) {
  const base::DeferredCancellation deferred;
  const std::unique_ptr<std::function<void()>> body(static_cast<std::function<void()> *>(argument));
  (*body)();
  return nullptr;
}

} // namespace

void Thread::start(const char *name, std::function<void()> body) {
  join();
  auto argument = std::make_unique<std::function<void()>>(std::move(body));
  const int error = [&] {
    const base::SignalsBlocked inherited; // the application's handlers must not run on the thread
    return base::os().startThread(&thread_, run, argument.get());
  }();
  if (error != 0)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "cannot start the thread {}: pthread_create: {}; release queues or raise the "
                "limit of processes (ulimit -u)",
                name, base::errorName(error));
  static_cast<void>(argument.release());
  pthread_setname_np(thread_, name);
  generation_ = base::forkGeneration();
  joinable_ = true;
}

bool Thread::exists() const noexcept { return joinable_ && generation_ == base::forkGeneration(); }

void Thread::join() noexcept {
  if (exists())
    pthread_join(thread_, nullptr);
  joinable_ = false;
}

} // namespace ur::kit
