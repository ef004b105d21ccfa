// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/log/callback.hpp"

#include <cstdint>
#include <utility>

namespace ur::log {

struct Callback::Receiver {
  ur_logger_callback_t function = nullptr;
  void *userData = nullptr;
  std::atomic<std::uint32_t> running = 0;
};

namespace {

thread_local const void *receiverOfThisThread = nullptr;

} // namespace

void Callback::set(ur_logger_callback_t function, void *userData, ur_logger_level_t level) {
  auto receiver = std::make_shared<Receiver>();
  receiver->function = function;
  receiver->userData = userData;
  {
    const std::lock_guard lock(mutex_);
    receiver.swap(receiver_);
    level_.store(level, std::memory_order_relaxed);
  }
  // A callback that replaces itself cannot wait for its own end.
  if (!receiver || receiverOfThisThread == receiver.get())
    return;
  for (std::uint32_t n = receiver->running; n != 0; n = receiver->running)
    receiver->running.wait(n);
}

void Callback::setLevel(ur_logger_level_t level) {
  const std::lock_guard lock(mutex_);
  if (receiver_)
    level_.store(level, std::memory_order_relaxed);
}

void Callback::deliver(ur_logger_level_t level, const char *text) {
  if (receiverOfThisThread)
    return;
  std::shared_ptr<Receiver> receiver;
  {
    const std::lock_guard lock(mutex_);
    if (!receiver_ || level < level_.load(std::memory_order_relaxed))
      return;
    receiver = receiver_;
    ++receiver->running;
  }
  receiverOfThisThread = receiver.get();
  try {
    receiver->function(level, text, receiver->userData);
  } catch (...) {
    // A C callback must not throw; one that does may not leave set() waiting for ever.
  }
  receiverOfThisThread = nullptr;
  if (--receiver->running == 0)
    receiver->running.notify_all();
}

} // namespace ur::log
