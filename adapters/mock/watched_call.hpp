// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/mock/functions.hpp"
#include "base/deferred_cancellation.hpp"

#include <cstdint>

#include <ur-ipc/ur_mock.h>

namespace ur::mock {

// A call that applies the test's controls. The constructor runs the steps before the adapter's own
// function.
class WatchedCall {
public:
  // `number` is 0 if the call is not counted yet.
  WatchedCall(Function &function, std::uint64_t number, void *block) noexcept;

  // Returns whether the call must call the adapter's own function.
  bool reachesAdapter() const noexcept {
    return step_ == Step::Adapter || step_ == Step::AdapterOnly;
  }
  void setResult(ur_result_t result) noexcept { call_.result = result; }

  // Runs the steps after the adapter's own function, and returns the call's result.
  ur_result_t end() noexcept;

private:
  enum class Step {
    Adapter,     // the adapter's own function, then the callback of AFTER
    AdapterOnly, // the call comes from a callback, so no callback runs
    After,       // a callback has replaced the function; only the callback of AFTER follows
    Nothing,     // the call has failed
  };

  Step begin(Function &function, std::uint64_t number) noexcept;
  bool run(ur_mock_stage_t stage) noexcept;

  const base::DeferredCancellation deferredCancellation_; // callbacks may cancel their thread
  ur_mock_call_t call_;
  Step step_;
};

} // namespace ur::mock
