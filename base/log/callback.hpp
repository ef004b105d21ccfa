// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <memory>
#include <mutex>

#include <unified-runtime/ur_api.h>

namespace ur::log {

// The application's callback of one logger: replaced and called from any threads. `level` is where
// it publishes the level from which messages are wanted, QUIET while there is no callback.
class Callback {
public:
  explicit Callback(std::atomic<ur_logger_level_t> &level) noexcept : level_(level) {}

  // Returns when the callback before runs in no other thread.
  void set(ur_logger_callback_t function, void *userData, ur_logger_level_t level);
  void setLevel(ur_logger_level_t level);

  // Calls the callback, unless the calling thread runs one at the moment.
  void deliver(ur_logger_level_t level, const char *text);

private:
  struct Receiver;

  std::atomic<ur_logger_level_t> &level_;
  std::mutex mutex_;
  std::shared_ptr<Receiver> receiver_;
};

} // namespace ur::log
