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

// The state of an event that several processes signal and wait for. It lies in a memory file that
// all of them map: a count of the signals, and a ring with one slot for each signal under way.
//
// A signaller claims slot `number % slots` with the number of its liveness lock, sees to it that
// the slot's result will be written, and then raises the count to `number`: whoever reads the count
// finds the claim, and what will complete it is on its way. Completion stores the number into the
// slot and wakes the futex in it. A slot is claimed again only when its last signal is complete.
// Nobody holds the lock of a signaller that has ended: whoever finds that fails the signal.
//
// Other processes may write anything into the state. Nothing in it is used as an index, a size or
// an address, and every loop over it is bounded or sleeps.
//
// An event that was never shared is the same in memory of this process alone, without a descriptor.
// What it is when its file is asked for moves there, signals under way and waits included. Until
// then a child of fork has a copy of its own, in which its parent's signals fail.
class SharedEvent {
public:
  // A new event, never signalled.
  static std::shared_ptr<SharedEvent> create(Process &process);

  // The event whose memory file of `size` bytes another process made. Throws INVALID_VALUE when the
  // file holds something else.
  static std::shared_ptr<SharedEvent> open(Process &process, base::UniqueFd file,
                                           std::uint64_t size);

  // The number of the latest signal of any process; 0 when there was none.
  std::uint64_t latest() const noexcept;

  // Its memory file, which the first call makes. Throws as createMemoryFile and LivenessLock::hold
  // do.
  const base::UniqueFd &file();
  static std::size_t fileSize() noexcept;

  // Where the file is mapped in this process.
  void *address() const noexcept { return mapping_.address(); }

private:
  friend class SharedSignal;

  SharedEvent(Process &process, base::UniqueFd file);
  SharedEvent(Process &process, Mapping memory) noexcept
      : process_(process), mapping_(std::move(memory)) {}
  bool isShared() const noexcept { return shared_.load(std::memory_order_acquire); }
  // Tells everyone that a signal is done.
  void complete(SharedEventSlot &slot, std::uint64_t number, bool failed) const noexcept;
  // Lets a signal fail whose signaller has ended.
  void failIfOrphaned(SharedEventSlot &slot, std::uint64_t claim) const noexcept;
  // The same of all that are under way. Asks the system, so once in a while is enough for a
  // process.
  void failOrphansOnceInAWhile() const noexcept;
  SharedEventState &state() const noexcept;
  SharedEventSlot &slotOf(std::uint64_t number) const noexcept;
  std::uint64_t claim();
  void publish(std::uint64_t number) noexcept;
  // Whether a signal is on its way whose signaller has, or had, the number.
  bool isPendingFor(std::uint32_t signaller) const noexcept;

  Process &process_;
  base::UniqueFd file_; // to be read once it is shared
  Mapping mapping_;
  LivenessLock alive_{process_, file_.get()};
  std::atomic<bool> shared_{static_cast<bool>(file_)};
  mutable std::atomic<std::int64_t> lastLook_{0}; // for orphans, in nanoseconds
};

// One signal of a shared event as this process sees it. A process that makes one calls claim(),
// publish() and complete(), in this order; after a failure in between, complete(true).
class SharedSignal {
public:
  // `number` is 0 for a signal that is yet to be claimed.
  explicit SharedSignal(std::shared_ptr<SharedEvent> event, std::uint64_t number = 0) noexcept
      : event_(std::move(event)), number_(number) {}

  // Becomes a new signal, which this process has to complete. Throws OUT_OF_RESOURCES when the ring
  // is full of signals that are not complete, and what LivenessLock::hold throws.
  void claim() { number_ = event_->claim(); }

  // Makes it the latest signal. What completes it has to be on its way.
  void publish() noexcept { event_->publish(number_); }

  // Tells everyone.
  void complete(bool failed) noexcept;

  // Fails a signal whose maker has died, which it finds out within 100 ms: whoever waits by other
  // means than wait() has to ask from time to time.
  ur_event_status_t status() const noexcept;

  // The same of makers that died just now, at the price of a call into the system.
  ur_event_status_t statusNow() const noexcept;

  // Sleeps until the signal is done, well or not.
  void wait() const noexcept;

  // What to sleep on until the status changes; to be read before the status.
  futex::Word changes() const noexcept;

  // For devices that write and read host words: storing `value` completes the signal, but wakes
  // nobody who sleeps until complete() is called; the word holds `value` or more once it is done.
  struct DeviceWord {
    std::atomic<std::uint64_t> *address;
    std::uint64_t value;
  };
  DeviceWord result() const noexcept;

private:
  SharedEventSlot &slot() const noexcept { return event_->slotOf(number_); }
  ur_event_status_t look() const noexcept;

  const std::shared_ptr<SharedEvent> event_; // keeps the slot mapped
  std::uint64_t number_;
};

} // namespace ur::ipc
