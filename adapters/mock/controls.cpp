// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/controls.hpp"

#include <algorithm>
#include <mutex>
#include <utility>

#include "adapters/mock/failure_variable.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur::mock {
namespace {

thread_local const Callback *callbackOfThisThread = nullptr;

// A forked child has none of the threads that ran the callback in its parent.
void forgetOtherProcess(Callback &callback) noexcept {
  if (callback.generation == adapter::forkGeneration())
    return;
  callback.generation = adapter::forkGeneration();
  callback.running = 0;
}

// Until it runs on no other thread.
void waitForOthers(const Callback &callback) noexcept {
  const std::uint32_t own = callbackOfThisThread == &callback ? 1 : 0;
  for (std::uint32_t n = callback.running; n > own; n = callback.running)
    callback.running.wait(n);
}

void watchAll() noexcept {
  for (Function *function : functions())
    function->watch();
}

void unwatchAll() noexcept {
  for (Function *function : functions())
    function->unwatch();
}

} // namespace

bool Controls::Wishes::empty() const noexcept {
  return failures.empty() &&
         std::ranges::none_of(callbacks, [](const auto &callback) { return callback != nullptr; });
}

Controls &Controls::ofThisProcess() {
  static Controls &instance = adapter::immortal<Controls>();
  return instance;
}

Controls::Controls() {
  for (const ChosenFailure &failure : failuresOfEnvironment())
    wishes_[failure.function->id].failures[failure.n] = failure.result;
  if (wishes_.empty())
    unwatchAll();
}

void Controls::setCallback(const Function &function, ur_mock_stage_t stage,
                           ur_mock_callback_t callback, void *userData) {
  std::shared_ptr<Callback> changed;
  if (callback)
    changed = std::make_shared<Callback>(callback, userData);
  {
    const std::lock_guard lock(mutex_);
    wishes_[function.id].callbacks.at(stage).swap(changed);
    watchAll();
    forgetIfEmpty(function.id);
    if (changed)
      forgetOtherProcess(*changed);
  }
  if (changed)
    waitForOthers(*changed);
}

void Controls::failCall(const Function &function, std::uint64_t n, ur_result_t result) {
  const std::lock_guard lock(mutex_);
  wishes_[function.id].failures[function.calls() + n] = result;
  watchAll();
}

void Controls::reset() {
  std::map<ur_function_t, Wishes> wishes;
  {
    const std::lock_guard lock(mutex_);
    wishes.swap(wishes_);
    unwatchAll();
    for (Function *function : functions())
      function->forgetCalls();
    for (const auto &[id, wish] : wishes)
      for (const auto &callback : wish.callbacks)
        if (callback)
          forgetOtherProcess(*callback);
  }
  for (const auto &[id, wish] : wishes)
    for (const auto &callback : wish.callbacks)
      if (callback)
        waitForOthers(*callback);
}

std::optional<ur_result_t> Controls::takeFailure(const Function &function, std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  const auto wish = wishes_.find(function.id);
  if (wish == wishes_.end())
    return std::nullopt;
  const auto failure = wish->second.failures.extract(number);
  if (!failure)
    return std::nullopt;
  forgetIfEmpty(function.id);
  return failure.mapped();
}

std::shared_ptr<Callback> Controls::enter(ur_function_t function, ur_mock_stage_t stage) {
  const std::lock_guard lock(mutex_);
  const auto wish = wishes_.find(function);
  if (wish == wishes_.end() || !wish->second.callbacks.at(stage))
    return nullptr;
  const std::shared_ptr<Callback> &callback = wish->second.callbacks.at(stage);
  forgetOtherProcess(*callback);
  ++callback->running;
  return callback;
}

void Controls::forgetIfEmpty(ur_function_t function) {
  const auto wish = wishes_.find(function);
  if (wish->second.empty())
    wishes_.erase(wish);
  if (wishes_.empty())
    unwatchAll();
}

CallbackRun::CallbackRun(Controls &controls, ur_function_t function, ur_mock_stage_t stage)
    : callback_(controls.enter(function, stage)), generation_(adapter::forkGeneration()) {
  callbackOfThisThread = callback_.get();
}

CallbackRun::~CallbackRun() {
  callbackOfThisThread = nullptr;
  // The callback may have forked; the child's count of runs does not hold this one.
  if (!callback_ || generation_ != adapter::forkGeneration())
    return;
  --callback_->running;
  callback_->running.notify_all();
}

bool CallbackRun::isOnThisThread() noexcept { return callbackOfThisThread != nullptr; }

} // namespace ur::mock
