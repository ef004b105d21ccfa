// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/failure.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace cuda_driver {

using Clock = std::chrono::steady_clock;

// The lock of contexts, streams, channels and events, and the condition that signals progress of
// any of them. A thread that also needs the address space's lock acquires this lock first.
struct Schedule {
  std::mutex mutex;
  std::condition_variable progress;
};

Schedule &schedule();
using ScheduleLock = std::unique_lock<std::mutex>;

// The completion of a command. Guarded by the schedule's mutex.
struct Fence {
  bool done = false;
  Clock::time_point time;
};

struct Stream;

// A command in a channel.
struct Command {
  std::shared_ptr<Stream> stream; // the application may destroy its handle first
  // Returns whether a word in memory lets the command start. Called without the schedule's lock.
  std::function<bool()> isReady;
  std::function<void()> work; // throws DeviceFault if a device would fault
  std::vector<std::shared_ptr<Fence>> dependencies;
  std::shared_ptr<Fence> fence = std::make_shared<Fence>();
};

} // namespace cuda_driver
