// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/schedule.hpp"

#include <cstddef>
#include <deque>
#include <thread>

namespace cuda_driver {

struct Context;

// A hardware channel: does the commands of the streams that share it one after the other in the
// order in which they were submitted, so that a stream that waits holds back what others submit
// later. A thread of its own starts when there is work and ends when there is none for
// a while.
class Channel {
public:
  explicit Channel(Context &context) : context_(context) {}
  Channel(const Channel &) = delete;
  Channel &operator=(const Channel &) = delete;
  ~Channel();

  // Waits while the channel is full. Throws what the context was lost with.
  void waitForRoom(ScheduleLock &lock);
  void submit(Command command, ScheduleLock &lock);

private:
  void run();
  // False where the channel was stopped first.
  bool waitFor(const Command &command, ScheduleLock &lock);

  // As many commands as a channel of the hardware takes.
  static constexpr std::size_t kRoom = 1024;

  Context &context_;
  std::deque<Command> commands_;
  std::condition_variable submitted_;
  bool stop_ = false;
  bool running_ = false; // whether the thread will look at the commands again
  std::thread thread_;
};

} // namespace cuda_driver
