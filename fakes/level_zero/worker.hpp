// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/allocation.hpp"
#include "fakes/level_zero/deadline.hpp"
#include "fakes/level_zero/event.hpp"

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

// Thrown by a command's work if a device would fault.
struct DeviceFault {};

// A command in a queue: its waits, its work and its signal.
struct Submission {
  struct Wait {
    Use<Event> event;
    std::uint64_t point = 0;
  };

  // Claims the points of the waits and of the signal, in the order of submission.
  void claimPoints();

  std::vector<Wait> waits;
  std::function<void()> work; // may be empty
  std::vector<Use<Allocation>> memory;
  Use<Object> kernel;
  Use<Object> list; // the regular list that holds the command
  Use<Signalable> signal;
  std::uint64_t signalPoint = 0;
};

// The device side of a queue or an immediate list. Runs the submitted commands in order, on a
// thread that starts with the first submission.
class Worker {
public:
  Worker() = default;
  ~Worker();

  // Throws DEVICE_LOST after a fault.
  void requireAlive();
  // Submits all commands, or none if the device is lost.
  void submit(std::list<Submission> submissions);
  // Waits for all submitted commands. Returns false if the deadline passes first. Throws
  // DEVICE_LOST after a fault.
  bool synchronize(const Deadline &deadline);
  // Returns whether the application may destroy the queue: the device is lost, or all submitted
  // commands are done except for a last signal.
  bool isIdle();
  // With ZE_HOST_DRIVER_START=awaited, lets all submitted commands start.
  void release();

private:
  void start();
  void run();
  bool mayStart() const;
  bool execute(Submission &submission);
  void stop();
  bool isInherited() const { return owner_ != getpid(); }

  const pid_t owner_ = getpid();
  std::mutex mutex_;
  std::condition_variable stateChanged_;
  std::list<Submission> pending_;
  std::size_t releasedCount_ = 0; // how many of the pending commands may start
  std::uint64_t submittedCount_ = 0;
  std::uint64_t completedCount_ = 0;
  bool isFinishing_ = false; // the running command has only its signal left
  bool isLost_ = false;
  std::atomic<bool> stopRequested_ = false;
  // The event that the thread waits for, so that stop() can wake it.
  std::shared_ptr<Event> awaitedEvent_;
  bool threadFinished_ = false;
  std::unique_ptr<std::thread> thread_;
};

// All workers of the device.
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

// Exists while the host waits for the device or queries its progress. With
// ZE_HOST_DRIVER_START=awaited, releases the pending commands, and commands that are submitted
// during its lifetime.
class HostWait {
public:
  HostWait();
  HostWait(const HostWait &) = delete;
  HostWait &operator=(const HostWait &) = delete;
  ~HostWait();
};

} // namespace host_driver
