// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/allocation.hpp"
#include "base/error.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <variant>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

struct Copy {
  void *destination;
  const void *source;
  std::size_t size;
};

// A copy of a fill's pattern, so that the caller may change its own bytes at once. A short pattern
// needs no heap memory.
class Pattern {
public:
  Pattern(const std::byte *begin, const std::byte *end) {
    if (static_cast<std::size_t>(end - begin) <= shortPattern_.size()) {
      shortSize_ = static_cast<std::size_t>(end - begin);
      std::copy(begin, end, shortPattern_.begin());
    } else {
      longPattern_.assign(begin, end);
    }
  }
  Pattern(std::initializer_list<std::byte> bytes) : Pattern(bytes.begin(), bytes.end()) {}
  Pattern(const std::vector<std::byte> &bytes)
      : Pattern(bytes.data(), bytes.data() + bytes.size()) {}

  const std::byte *data() const noexcept {
    return longPattern_.empty() ? shortPattern_.data() : longPattern_.data();
  }
  std::size_t size() const noexcept {
    return longPattern_.empty() ? shortSize_ : longPattern_.size();
  }
  const std::byte *begin() const noexcept { return data(); }
  const std::byte *end() const noexcept { return data() + size(); }

private:
  std::array<std::byte, 16> shortPattern_{};
  std::size_t shortSize_ = 0;
  std::vector<std::byte> longPattern_;
};

struct Fill {
  void *destination;
  Pattern pattern;
  std::size_t size; // a multiple of the pattern's size
};

// Returns the pattern of a fill, repeated as often as it fits into `limit` bytes and into the fill,
// but at least once. For drivers that cannot fill with this pattern.
inline std::vector<std::byte> repeatPattern(const Fill &fill, std::size_t limit) {
  std::vector<std::byte> bytes(fill.pattern.begin(), fill.pattern.end());
  while (bytes.size() + fill.pattern.size() <= std::min(limit, fill.size))
    bytes.insert(bytes.end(), fill.pattern.begin(), fill.pattern.end());
  return bytes;
}

// A copy of `depth` slices of `height` rows of `width` bytes. The other sizes are the pitches of
// rows and slices.
struct CopyRect {
  void *destination;
  const void *source;
  std::size_t width, height, depth;
  std::size_t destinationRow, destinationSlice;
  std::size_t sourceRow, sourceSlice;
};

// The rows of a filled rectangle, at least one, in the order of their addresses. Each has its own
// pattern, because the pattern of a rectangle continues from row to row.
using Fills = std::vector<Fill>;

// The memory operation of a command; empty for waits, barriers and hints.
using Work = std::variant<std::monostate, Copy, Fill, CopyRect, Fills>;

// Performs the operation on memory that the host can access.
void performOnHost(const Work &work) noexcept;
void copyOnHost(void *destination, const void *source, std::size_t size) noexcept;
void fillOnHost(void *destination, std::span<const std::byte> pattern, std::size_t size) noexcept;

// A command for a queue. The caller has checked the ranges and the pattern, but not the wait list.
struct Command {
  ur_command_t type;
  std::span<const ur_event_handle_t> waits;
  Work work = {};
  bool blocking = false; // the call returns after the command is done

  // Returns whether later commands of the queue start only after this one.
  bool isBarrier() const noexcept { return type == UR_COMMAND_EVENTS_WAIT_WITH_BARRIER; }

  // Returns whether the command starts only after every earlier command of the queue.
  bool startsAfterAll() const noexcept {
    return waits.empty() && (isBarrier() || type == UR_COMMAND_EVENTS_WAIT ||
                             type == UR_COMMAND_TIMESTAMP_RECORDING_EXP);
  }
};

// Throws IN_EVENT_LIST_EXEC_STATUS for a command that waits for a failed event, and so cannot
// start.
[[noreturn]] void raiseFailedWait();

// Throws INVALID_VALUE if the new event would overwrite an element of the wait list.
inline void requireEventNotInList(std::span<const ur_event_handle_t> list,
                                  const ur_event_handle_t *event) {
  const auto *const end = list.data() + list.size();
  if (event && !std::less<>()(event, list.data()) && std::less<>()(event, end))
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "phEvent points to an element of the wait list; pass another variable");
}

} // namespace ur::kit

namespace ur::backend {

// Submits a command that starts after its wait list. Waits for the command if it is blocking, and
// makes its event if `event` is not null. Makes no event if it throws. Keeps `uses` until the
// command is done, so that a free of the memory waits for the command.
void enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses uses,
             ur_event_handle_t *event);

// Submits a barrier that completes the next signal of a reusable event. Only the body
// reusable_event calls this function.
void enqueueSignal(ur_queue_handle_t queue, const kit::Command &barrier, ur_event_handle_t event);

} // namespace ur::backend
