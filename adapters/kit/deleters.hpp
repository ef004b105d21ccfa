// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <utility>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// A context's extended deleters: functions of the application to be called when the context ends.
class Deleters {
public:
  void add(ur_context_extended_deleter_t deleter, void *userData) {
    const std::lock_guard lock(mutex_);
    deleters_.emplace_back(deleter, userData);
  }

  // For the end of the context, when nobody can add any more.
  void call() const {
    for (const auto &[deleter, userData] : deleters_)
      deleter(userData);
  }

private:
  std::mutex mutex_;
  std::vector<std::pair<ur_context_extended_deleter_t, void *>> deleters_;
};

} // namespace ur::kit
