// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "adapters/native_cpu/pages.hpp"
#include "adapters/native_cpu/signal.hpp"
#include "base/unique_fd.hpp"

namespace ur::native_cpu {

struct SharedEventState;
struct SharedEventSlot;

// The state of an event that several processes signal and wait for. It lies in a memory file that
// all of them map: a count of the signals, and a ring with one slot for each signal under way.
//
// A signaller claims slot `number % slots` with its pid, then raises the count to `number`, so
// whoever reads the count finds the claim. Completion stores the number into the slot and wakes the
// futex in it. A slot is claimed again only when its last signal is complete.
//
// Other processes may write anything into the state. Nothing in it is used as an index, a size or
// an address, and every loop over it is bounded or sleeps.
class SharedEvent : public std::enable_shared_from_this<SharedEvent> {
public:
  // A new event, never signalled.
  static std::shared_ptr<SharedEvent> create();

  // The event whose memory file another process made. Throws INVALID_VALUE when the file holds
  // something else.
  static std::shared_ptr<SharedEvent> open(base::UniqueFd file);

  // The latest signal of any process; null when there was none.
  std::shared_ptr<Signal> latest();

  // A new signal, which is the latest from now on. The caller completes it. Throws OUT_OF_RESOURCES
  // when the ring is full of signals that are not complete.
  std::shared_ptr<Signal> next();

  const base::UniqueFd &file() const noexcept { return file_; }
  static std::size_t fileSize() noexcept;

private:
  friend class SharedSignal;

  SharedEvent(base::UniqueFd file, Pages pages);
  SharedEventSlot &slotOf(std::uint64_t number) noexcept;

  base::UniqueFd file_;
  Pages pages_;
  SharedEventState &state_;
  const std::uint64_t pidNamespace_; // of this process
};

} // namespace ur::native_cpu
