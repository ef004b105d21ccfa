// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/deadline.hpp"
#include "fakes/level_zero/driver.hpp"
#include "fakes/level_zero/objects.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

#include <level_zero/ze_api.h>

namespace host_driver {

struct TimeSpan {
  std::uint64_t start = 0;
  std::uint64_t end = 0;
};

// The properties of a list that determine whether the list may signal an event.
struct ListTraits {
  bool immediate = false;
  bool inOrder = false;
};

// An object that a completed command signals. A point is the number of a signal.
class Signalable : public Object {
public:
  using Object::Object;

  // Called when a command is submitted. Returns the point that the command will signal.
  virtual std::uint64_t submitSignal() = 0;
  virtual bool hasReached(std::uint64_t point) const = 0;
  virtual void complete(std::uint64_t point, TimeSpan span) = 0;
  // Returns a word that changes with every signal. It may be in memory that processes share.
  virtual const std::atomic<std::uint32_t> &wakeWord() const = 0;
};

// A signal that commands can wait for.
class Event : public Signalable {
public:
  static constexpr Kind kKind = Kind::Event;
  explicit Event(std::shared_ptr<Object> parentObject)
      : Signalable(kKind, std::move(parentObject)) {}

  // Throws if a list with these properties cannot signal the event.
  virtual void requireSignalFrom(const ListTraits &list) const = 0;
  virtual bool isCounterBased() const { return false; }
  // isHostVisible() returns whether the host may query the event, hasTimestamps() whether the event
  // records timestamps.
  virtual bool isHostVisible() const = 0;
  virtual bool hasTimestamps() const = 0;
  // Returns whether the event was opened from the IPC handle of a single event.
  virtual bool isOpened() const { return false; }
  // Returns whether the event, or its pool, was opened from an IPC handle.
  virtual bool isImported() const { return isOpened(); }
  // Returns the only device whose lists may use the event, or null if all devices may.
  virtual const Device *onlyDevice() const { return nullptr; }

  // Called when a command is submitted. Returns the point that the command waits for.
  virtual std::uint64_t latestPoint() const = 0;

  virtual void reset() = 0;
  virtual TimeSpan timestamps() const = 0;
  // Called when the handle is destroyed. Commands may keep the object alive.
  virtual void onHandleDestroyed() {}

  // Whether the host saw the event complete, and this process has not reset or signaled it since.
  std::atomic<bool> hostSawCompletion = false;
};

// Waits for a point of the signal. Returns false if the deadline passes or the stop flag is set
// first.
bool waitFor(const Signalable &signal, std::uint64_t point, const Deadline &deadline,
             const std::atomic<bool> *stop = nullptr);

// The common part of zeEventDestroy and zeEventCounterBasedCloseIpcHandle.
void destroyEvent(ze_event_handle_t hEvent);

} // namespace host_driver
