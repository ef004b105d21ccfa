// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/watched_call.hpp"

#include "adapters/mock/controls.hpp"
#include "base/entry.hpp"
#include "base/error.hpp"

namespace ur::mock {

WatchedCall::WatchedCall(Function &function, std::uint64_t number, void *block) noexcept
    : call_{function.id, function.name, block, UR_RESULT_SUCCESS}, step_(begin(function, number)) {}

WatchedCall::Step WatchedCall::begin(Function &function, std::uint64_t number) noexcept try {
  if (CallbackRun::isOnThisThread())
    return Step::AdapterOnly;

  // Creates the controls before it counts the call, because the numbers in UR_IPC_MOCK_FAIL start
  // with the first call.
  Controls &controls = Controls::ofThisProcess();
  if (number == 0)
    number = function.countCall();
  if (const auto failure = controls.takeFailure(function, number)) {
    call_.result = base::reject(
        *failure, "the mock made the call fail, as urMockFail or UR_IPC_MOCK_FAIL requested");
    return Step::Nothing;
  }
  if (run(UR_MOCK_STAGE_BEFORE) && call_.result != UR_RESULT_SUCCESS)
    return Step::Nothing;
  return run(UR_MOCK_STAGE_REPLACE) ? Step::After : Step::Adapter;
} catch (...) { // host memory is exhausted
  call_.result = base::resultOfCurrentException();
  return Step::Nothing;
}

ur_result_t WatchedCall::end() noexcept {
  if (step_ == Step::Adapter || step_ == Step::After)
    run(UR_MOCK_STAGE_AFTER);
  return call_.result;
}

bool WatchedCall::run(ur_mock_stage_t stage) noexcept {
  const CallbackRun callback(Controls::ofThisProcess(), call_.function, stage);
  if (!callback.exists())
    return false;
  call_.result = callback(call_);
  return true;
}

} // namespace ur::mock
