// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/process.hpp"

#include <atomic>
#include <stdexcept>
#include <system_error>

#include <pthread.h>

namespace ur::arrays {
namespace {

std::atomic<bool> inUse{false};
std::atomic<bool> forked{false};
std::atomic<bool> exiting{false};

void startUse() {
  if (inUse.exchange(true))
    return;
  // os.register_at_fork would see only the forks of Python code.
  const int error = pthread_atfork(nullptr, nullptr, [] { forked = true; });
  if (error != 0)
    throw std::system_error(error, std::generic_category(), "pthread_atfork");
}

} // namespace

bool isForked() noexcept { return forked.load(std::memory_order_relaxed); }

bool isExiting() noexcept { return exiting.load(); }

void requireNotForked() {
  if (isForked())
    throw std::runtime_error(
        "this process is a forked child, and its parent had used ur_ipc before the fork: devices "
        "and arrays do not survive a fork; start the child with spawn or forkserver, as with "
        "multiprocessing.set_start_method('spawn'), and pass it the array or a handle");
}

void bindProcess(nanobind::module_ &module) {
  module.def("start_use", startUse);
  module.def("require_not_forked", requireNotForked);
  module.def("is_forked", isForked);
  module.def("is_exiting", isExiting);
  module.def("end", [] { exiting = true; });
}

} // namespace ur::arrays
