// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <utility>

namespace ur::base {

// Runs an action at the end of the scope, unless dismiss() was called. Use it to undo a step of an
// operation if a later step fails.
//
//   ScopeGuard unmap([&] { os().munmap(address, size); });
//   ...
//   unmap.dismiss();
template <typename Action> class [[nodiscard]] ScopeGuard {
public:
  explicit ScopeGuard(Action action) noexcept : action_(std::move(action)) {}
  ScopeGuard(const ScopeGuard &) = delete;
  ScopeGuard &operator=(const ScopeGuard &) = delete;
  ~ScopeGuard() {
    if (isArmed_)
      action_();
  }

  void dismiss() noexcept { isArmed_ = false; }

private:
  Action action_;
  bool isArmed_ = true;
};

} // namespace ur::base
