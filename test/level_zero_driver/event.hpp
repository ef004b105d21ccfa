// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/deadline.hpp"
#include "test/level_zero_driver/driver.hpp"
#include "test/level_zero_driver/objects.hpp"

#include <atomic>
#include <cstdint>
#include <memory>

#include <level_zero/ze_api.h>

namespace host_driver {

struct TimeSpan {
  std::uint64_t start = 0;
  std::uint64_t end = 0;
};

// What a list may do with an event.
struct ListTraits {
  bool immediate = false;
  bool inOrder = false;
};

// Something that a command's end signals. A point tells one signal from the next.
class Signalable : public Object {
public:
  using Object::Object;

  // When a command is submitted: the point that its end will signal.
  virtual std::uint64_t submitSignal() = 0;
  virtual bool reached(std::uint64_t point) const = 0;
  virtual void complete(std::uint64_t point, TimeSpan span) = 0;
  // Changes with every signal; may lie in memory that processes share.
  virtual const std::atomic<std::uint32_t> &wakeWord() const = 0;
};

// What commands wait for, too.
class Event : public Signalable {
public:
  static constexpr Kind kKind = Kind::Event;
  explicit Event(std::shared_ptr<Object> parentObject)
      : Signalable(kKind, std::move(parentObject)) {}

  // Throws where a list of this sort cannot signal the event.
  virtual void requireSignalFrom(const ListTraits &list) const = 0;
  virtual bool counterBased() const { return false; }
  // Whether the host may look at it, and whether it keeps timestamps.
  virtual bool hostVisible() const = 0;
  virtual bool timed() const = 0;
  // Whether it came from an IPC handle of its own.
  virtual bool opened() const { return false; }
  // Whether another object of it may be signaled elsewhere, so that completion is asked anew.
  virtual bool imported() const { return opened(); }
  // The one device whose lists may use it; null for all.
  virtual const Device *onlyDevice() const { return nullptr; }

  // When a command is submitted: the point that it waits for.
  virtual std::uint64_t latestPoint() const = 0;

  virtual void reset() = 0;
  virtual TimeSpan timestamps() const = 0;
  // When the handle goes; commands may keep the object.
  virtual void end() {}

  // The host saw it complete, and this process did not reset or signal it since.
  std::atomic<bool> seenComplete = false;
};

// False when the deadline passed or the stop flag was raised first.
bool waitFor(const Signalable &signal, std::uint64_t point, const Deadline &deadline,
             const std::atomic<bool> *stop = nullptr);

// What Destroy and Close have in common.
void endEvent(ze_event_handle_t hEvent);

} // namespace host_driver
