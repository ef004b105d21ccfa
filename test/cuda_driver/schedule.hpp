// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/cuda_driver/failure.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace cuda_driver {

using Clock = std::chrono::steady_clock;

// The one lock of contexts, streams, channels and events, and what is told whenever any of them
// gets ahead. Taken before the lock of the memory where a thread needs both.
struct Schedule {
  std::mutex mutex;
  std::condition_variable progressed;
};

Schedule &schedule();
using ScheduleLock = std::unique_lock<std::mutex>;

// A command's end, which others wait for. Guarded by the schedule.
struct Mark {
  bool done = false;
  Clock::time_point time;
};

struct Stream;

// One command on its way through a channel.
struct Command {
  std::shared_ptr<Stream> stream; // which may be destroyed before its work is done
  // What a word in memory has to say before the command goes on; asked without the schedule's lock.
  std::function<bool()> ready;
  std::function<void()> work; // throws DeviceFault where a device would
  std::vector<std::shared_ptr<Mark>> after;
  std::shared_ptr<Mark> mark = std::make_shared<Mark>();
};

} // namespace cuda_driver
