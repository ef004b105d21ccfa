// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/allocation.hpp"
#include "test/level_zero_driver/deadline.hpp"
#include "test/level_zero_driver/event.hpp"

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <unistd.h>

namespace host_driver {

// Thrown by a command's work where a device would fault.
struct DeviceFault {};

// One command on its way through a queue: waits, works, signals.
struct Submission {
  struct Wait {
    Use<Event> event;
    std::uint64_t point = 0;
  };

  // At the moment of submission; the commands submitted before it have taken theirs.
  void takePoints();

  std::vector<Wait> waits;
  std::function<void()> work; // may be empty
  std::vector<Use<Allocation>> memory;
  Use<Object> list; // the regular list that holds the command
  Use<Signalable> signal;
  std::uint64_t signalPoint = 0;
};

// The device side of a queue or an immediate list: does what is submitted, one after the other, on
// a thread of its own that starts with the first submission.
class Worker {
public:
  Worker() = default;
  ~Worker();

  // Throws DEVICE_LOST after a fault.
  void requireAlive();
  // All of them or, where the device is lost, none.
  void submit(std::list<Submission> submissions);
  // False when the deadline passed first. Throws DEVICE_LOST.
  bool synchronize(const Deadline &deadline);
  // Whether nothing is left that the application could still wait for.
  bool idle();
  // Lets start what is submitted, where commands start late.
  void release();

private:
  void start();
  void run();
  bool mayStart() const;
  bool execute(Submission &submission);
  void stop();
  bool inherited() const { return owner_ != getpid(); }

  const pid_t owner_ = getpid();
  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<Submission> waiting_;
  std::size_t released_ = 0; // how many of these
  std::uint64_t submitted_ = 0;
  std::uint64_t done_ = 0;
  bool finishing_ = false; // done but for the signal
  bool lost_ = false;
  std::atomic<bool> stop_ = false;
  // What the thread waits for, so that stop can wake it.
  std::shared_ptr<Event> waitingFor_;
  bool finished_ = false;
  std::unique_ptr<std::thread> thread_;
};

// All workers, for what concerns the device as a whole.
class Workers {
public:
  std::shared_ptr<Worker> create();
  std::vector<std::shared_ptr<Worker>> all();

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork() { mutex_.unlock(); }

private:
  std::mutex mutex_;
  std::vector<std::weak_ptr<Worker>> workers_;
};

Workers &workers();

// While the host waits for the device or looks at how far it is; commands that start late start
// then.
class Awaiting {
public:
  Awaiting();
  Awaiting(const Awaiting &) = delete;
  Awaiting &operator=(const Awaiting &) = delete;
  ~Awaiting();
};

} // namespace host_driver
