// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/watched_call.hpp"

#include "adapters/mock/controls.hpp"
#include "base/entry.hpp"
#include "base/error.hpp"

namespace ur::mock {

WatchedCall::WatchedCall(Function &function, std::uint64_t number, void *block) noexcept
    : call_{function.id, function.name, block, UR_RESULT_SUCCESS}, next_(begin(function, number)) {}

WatchedCall::Next WatchedCall::begin(Function &function, std::uint64_t number) noexcept try {
  if (CallbackRun::isOnThisThread())
    return Next::AdapterOnly;

  // Creates the controls before it counts the call, because the numbers in UR_IPC_MOCK_FAIL start
  // with the first call.
  Controls &controls = Controls::ofThisProcess();
  if (number == 0)
    number = function.countCall();
  if (const auto failure = controls.takeFailure(function, number)) {
    call_.result = base::reject(
        *failure, "the mock made the call fail, as urMockFail or UR_IPC_MOCK_FAIL requested");
    return Next::Nothing;
  }
  if (run(UR_MOCK_STAGE_BEFORE) && call_.result != UR_RESULT_SUCCESS)
    return Next::Nothing;
  return run(UR_MOCK_STAGE_REPLACE) ? Next::After : Next::Adapter;
} catch (...) { // host memory is exhausted
  call_.result = base::resultOfCurrentException();
  return Next::Nothing;
}

ur_result_t WatchedCall::end() noexcept {
  if (next_ == Next::Adapter || next_ == Next::After)
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
