// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/futex.hpp"
#include "ipc/liveness_lock.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include <unified-runtime/ur_api.h>

namespace ur::ipc {

struct SharedEventState;
struct SharedEventSlot;

// An event that several processes signal and wait for. They map one memory file with its state: a
// count of the signals, and a ring with one slot for each pending signal.
//
// A signaler claims slot `number % slots` with the number of its liveness lock, makes sure that the
// slot's result will be written, and then raises the count to `number`. So a reader of the count
// always finds the claim. Completion stores the number into the slot and wakes its futex. Signalers
// claim a slot again only after its last signal is complete. If the signaler no longer holds its
// liveness lock, any waiter makes the signal fail.
//
// Other processes may write anything into the state. So this class uses no value in it as an index,
// a size or an address, and every loop that reads it is bounded or sleeps.
//
// If the system can move memory into a file, an event stays in private memory, without a
// descriptor, until its first export. The export moves its state into a file; pending signals and
// waits continue. A child that was forked before the first export has its own copy of the event, in
// which the parent's pending signals fail.
class SharedEvent {
public:
  // Creates an event without signals.
  static std::shared_ptr<SharedEvent> create(Process &process);

  // Opens the event in another process's memory file of `size` bytes. Throws INVALID_VALUE if the
  // file holds no event.
  static std::shared_ptr<SharedEvent> open(Process &process, base::UniqueFd file,
                                           std::uint64_t size);

  // Returns the number of the latest signal of any process, or 0 before the first signal.
  std::uint64_t latestNumber() const noexcept;

  // Returns the event's memory file, which the first call makes. Throws as createMemoryFile and
  // LivenessLock::hold do.
  const base::UniqueFd &file();
  static std::size_t fileSize() noexcept;

  // Returns the address of the event's state in this process.
  void *address() const noexcept { return mapping_.address(); }

private:
  friend class SharedSignal;

  SharedEvent(Process &process, base::UniqueFd file);
  SharedEvent(Process &process, Mapping memory) noexcept
      : process_(process), mapping_(std::move(memory)) {}
  bool isShared() const noexcept { return shared_.load(std::memory_order_acquire); }
  void complete(SharedEventSlot &slot, std::uint64_t number, bool failed) const noexcept;
  // Makes a signal fail if its signaler has ended.
  void failIfOrphaned(SharedEventSlot &slot, std::uint64_t claim) const noexcept;
  // Calls failIfOrphaned() for all pending signals, at most every 100 ms because it makes system
  // calls.
  void failOrphansPeriodically() const noexcept;
  SharedEventState &state() const noexcept;
  SharedEventSlot &slotOf(std::uint64_t number) const noexcept;
  std::uint64_t claim();
  void publish(std::uint64_t number) noexcept;
  // Returns whether a signaler with that number, alive or ended, has a pending signal.
  bool isPendingFor(std::uint32_t signaler) const noexcept;

  Process &process_;
  base::UniqueFd file_; // valid once shared_ is set
  Mapping mapping_;
  LivenessLock livenessLock_{process_, file_.get()};
  std::atomic<bool> shared_{static_cast<bool>(file_)};
  mutable std::atomic<std::int64_t> lastOrphanCheck_{0}; // monotonic time in ns
};

// One signal of a shared event, in this process. To make a signal, call claim(), publish() and
// complete(), in this order. If the work between two of these calls fails, call complete(true).
class SharedSignal {
public:
  // `number` is 0 for a signal that is not claimed yet.
  explicit SharedSignal(std::shared_ptr<SharedEvent> event, std::uint64_t number = 0) noexcept
      : event_(std::move(event)), number_(number) {}

  // Claims a slot for a new signal, which this process then has to complete. Throws
  // OUT_OF_RESOURCES if the ring is full of pending signals, and as LivenessLock::hold does.
  void claim() { number_ = event_->claim(); }

  // Makes this the latest signal, unless a later one is already published. Call it only once it is
  // certain that the signal will complete or fail.
  void publish() noexcept { event_->publish(number_); }

  void complete(bool failed) noexcept;

  // Returns the status. At most every 100 ms, looks for signalers that have ended, and makes their
  // pending signals fail. So a caller that does not use wait() must call this function repeatedly.
  ur_event_status_t status() const noexcept;

  // Returns the status. Makes the signal fail at once if its signaler has ended, which takes a
  // system call.
  ur_event_status_t statusNow() const noexcept;

  // Sleeps until the signal is complete or has failed.
  void wait() const noexcept;

  // Returns the word to sleep on until the status changes. Read the word before the status.
  futex::Word futexWord() const noexcept;

  // For devices that access host memory. The word holds `value` or more once the signal is
  // complete. A device completes the signal by storing `value`, but sleeping threads wake only
  // after a call of complete().
  struct DeviceWord {
    std::atomic<std::uint64_t> *address;
    std::uint64_t value;
  };
  DeviceWord result() const noexcept;

private:
  SharedEventSlot &slot() const noexcept { return event_->slotOf(number_); }
  ur_event_status_t readStatus() const noexcept;

  const std::shared_ptr<SharedEvent> event_; // keeps the slot mapped
  std::uint64_t number_;
};

} // namespace ur::ipc
