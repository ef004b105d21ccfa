// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/schedule.hpp"

#include <cstddef>
#include <deque>
#include <thread>

namespace cuda_driver {

struct Context;

// A hardware channel. Runs the commands of all streams that share it in the order of submission, so
// a waiting stream blocks later commands of other streams. Its thread lives as long as the context.
class Channel {
public:
  // Throws OUT_OF_MEMORY if the system cannot start a thread.
  explicit Channel(Context &context);
  Channel(const Channel &) = delete;
  Channel &operator=(const Channel &) = delete;
  ~Channel();

  // Waits while the channel is full. Throws the context's error if it is lost.
  void waitForRoom(ScheduleLock &lock);
  void submit(Command command, ScheduleLock &lock);

private:
  void run();
  // Waits until the command can start. Returns false if the channel is stopped before that.
  bool waitFor(const Command &command, ScheduleLock &lock);

  // The capacity of a hardware channel, in commands.
  static constexpr std::size_t kCapacity = 1024;

  Context &context_;
  std::deque<Command> commands_;
  std::condition_variable commandSubmitted_;
  bool stopRequested_ = false;
  std::thread thread_;
};

} // namespace cuda_driver
