// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/controls.hpp"

#include "adapters/mock/failure_variable.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

namespace ur::mock {
namespace {

thread_local const Callback *callbackOfThisThread = nullptr;

// Waits until no other thread runs the callback.
void waitForOtherThreads(const Callback &callback) noexcept {
  const std::uint32_t ownRuns = callbackOfThisThread == &callback ? 1 : 0;
  for (std::uint32_t n = callback.currentRuns; n > ownRuns; n = callback.currentRuns)
    callback.currentRuns.wait(n);
}

void watchAll() noexcept {
  for (Function *function : functions())
    function->watch();
}

} // namespace

bool Controls::Overrides::empty() const noexcept {
  return failures.empty() &&
         std::ranges::none_of(callbacks, [](const auto &callback) { return callback != nullptr; });
}

Controls &Controls::ofThisProcess() {
  static constinit base::Immortal<Controls> instance;
  return instance.get();
}

Controls::Controls() {
  for (const ChosenFailure &failure : failuresOfEnvironment())
    overrides_[failure.function->id].failures[failure.callNumber] = failure.result;
  unwatchIfIdle();
}

void Controls::setCallback(const Function &function, ur_mock_stage_t stage,
                           ur_mock_callback_t callback, void *userData) {
  std::shared_ptr<Callback> replacedCallback;
  if (callback)
    replacedCallback = std::make_shared<Callback>(callback, userData);
  {
    const std::lock_guard lock(mutex_);
    resetRunsAfterFork();
    overrides_[function.id].callbacks.at(stage).swap(replacedCallback);
    watchAll();
    eraseIfEmpty(function.id);
  }
  if (replacedCallback)
    waitForOtherThreads(*replacedCallback);
}

void Controls::failCall(const Function &function, std::uint64_t n, ur_result_t result) {
  const std::lock_guard lock(mutex_);
  watchAll(); // before it reads the count, so that the mock watches all later calls
  overrides_[function.id].failures[function.calls() + n] = result;
}

void Controls::reset() {
  std::map<ur_function_t, Overrides> overrides;
  {
    const std::lock_guard lock(mutex_);
    resetRunsAfterFork();
    overrides.swap(overrides_);
    unwatchIfIdle();
    for (Function *function : functions())
      function->resetCallCount();
  }
  for (const auto &[id, entry] : overrides)
    for (const auto &callback : entry.callbacks)
      if (callback)
        waitForOtherThreads(*callback);
}

std::optional<ur_result_t> Controls::takeFailure(const Function &function, std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  const auto found = overrides_.find(function.id);
  if (found == overrides_.end())
    return std::nullopt;
  const auto failure = found->second.failures.extract(number);
  if (!failure)
    return std::nullopt;
  eraseIfEmpty(function.id);
  return failure.mapped();
}

std::shared_ptr<Callback> Controls::enter(ur_function_t function, ur_mock_stage_t stage) {
  const std::lock_guard lock(mutex_);
  const auto found = overrides_.find(function);
  if (found == overrides_.end() || !found->second.callbacks.at(stage))
    return nullptr;
  resetRunsAfterFork();
  const std::shared_ptr<Callback> &callback = found->second.callbacks.at(stage);
  ++callback->currentRuns;
  ++runs_;
  return callback;
}

void Controls::leave(Callback &callback, std::uint32_t generation) {
  const std::lock_guard lock(mutex_);
  resetRunsAfterFork();
  if (generation == generation_) { // otherwise the callback forked, and this is the child
    --callback.currentRuns;
    --runs_;
  }
  unwatchIfIdle();
  callback.currentRuns.notify_all();
}

void Controls::eraseIfEmpty(ur_function_t function) {
  const auto found = overrides_.find(function);
  if (found->second.empty())
    overrides_.erase(found);
  unwatchIfIdle();
}

// A fork copies only the calling thread, so callbacks that ran on other threads of the parent never
// return in the child.
void Controls::resetRunsAfterFork() noexcept {
  if (generation_ == base::forkGeneration())
    return;
  generation_ = base::forkGeneration();
  runs_ = 0;
  for (const auto &[id, entry] : overrides_)
    for (const auto &callback : entry.callbacks)
      if (callback)
        callback->currentRuns = 0;
}

void Controls::unwatchIfIdle() noexcept {
  if (!overrides_.empty() || runs_ != 0)
    return;
  for (Function *function : functions())
    function->unwatch();
}

CallbackRun::CallbackRun(Controls &controls, ur_function_t function, ur_mock_stage_t stage)
    : controls_(controls), callback_(controls.enter(function, stage)),
      generation_(base::forkGeneration()) {
  callbackOfThisThread = callback_.get();
}

CallbackRun::~CallbackRun() {
  callbackOfThisThread = nullptr;
  if (callback_)
    controls_.leave(*callback_, generation_);
}

bool CallbackRun::isOnThisThread() noexcept { return callbackOfThisThread != nullptr; }

} // namespace ur::mock
