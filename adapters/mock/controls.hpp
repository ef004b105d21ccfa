// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/mock/functions.hpp"
#include "base/fork.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>

#include <ur-ipc/ur_mock.h>

namespace ur::mock {

// A callback that is set, or that was replaced but still runs.
struct Callback {
  Callback(ur_mock_callback_t callback, void *data) noexcept : function(callback), userData(data) {}

  const ur_mock_callback_t function;
  void *const userData;
  std::atomic<std::uint32_t> currentRuns = 0; // on all threads of this process
};

// The callbacks and failures that a test has set. While a callback or failure is set, or a callback
// runs, the mock watches all functions, so that it recognizes calls from callbacks. Thread-safe.
class Controls {
public:
  static Controls &ofThisProcess();

  // Reads UR_IPC_MOCK_FAIL.
  Controls();

  // See ur_mock.h.
  void setCallback(const Function &function, ur_mock_stage_t stage, ur_mock_callback_t callback,
                   void *userData);
  void failCall(const Function &function, std::uint64_t n, ur_result_t result);
  void reset();

  // Removes and returns the failure that a test has chosen for the function's call with that
  // number, or returns nullopt.
  std::optional<ur_result_t> takeFailure(const Function &function, std::uint64_t number);

private:
  friend class CallbackRun;

  struct Overrides {
    std::array<std::shared_ptr<Callback>, 3> callbacks; // one per stage
    std::map<std::uint64_t, ur_result_t> failures;      // by the number of the call

    bool empty() const noexcept;
  };

  std::shared_ptr<Callback> enter(ur_function_t function, ur_mock_stage_t stage);
  void leave(Callback &callback, std::uint32_t generation);

  // The caller of these three functions must hold the lock.
  void eraseIfEmpty(ur_function_t function);
  void resetRunsAfterFork() noexcept;
  void unwatchIfIdle() noexcept;

  base::ForkSafeMutex mutex_;
  std::map<ur_function_t, Overrides> overrides_; // without empty entries
  std::uint32_t generation_ = base::forkGeneration();
  std::uint32_t runs_ = 0; // the callbacks that currently run in the process of generation_
};

// One run of a function's callback at a stage. If no callback is set, exists() returns false.
class CallbackRun {
public:
  CallbackRun(Controls &controls, ur_function_t function, ur_mock_stage_t stage);
  ~CallbackRun();
  CallbackRun(const CallbackRun &) = delete;
  CallbackRun &operator=(const CallbackRun &) = delete;

  static bool isOnThisThread() noexcept;

  bool exists() const noexcept { return callback_ != nullptr; }
  ur_result_t operator()(const ur_mock_call_t &call) const {
    return callback_->function(&call, callback_->userData);
  }

private:
  Controls &controls_;
  const std::shared_ptr<Callback> callback_;
  const std::uint32_t generation_;
};

} // namespace ur::mock
