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
// later. Its thread lives as long as the context does.
class Channel {
public:
  // Throws OUT_OF_MEMORY where the system allows no more threads.
  explicit Channel(Context &context);
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
  std::thread thread_;
};

} // namespace cuda_driver
