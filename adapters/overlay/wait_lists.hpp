// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Functions with a wait list. The vendor's adapter knows only its own events. So for each event of
// this library in a list, this library passes a vendor's event that completes at the same time.

#include "adapters/kit/callbacks.hpp"
#include "adapters/kit/signal.hpp"
#include "adapters/overlay/native_events.hpp"
#include "adapters/overlay/vendor.hpp"
#include "base/error.hpp"
#include "generated/base/slots.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <shared_mutex>
#include <span>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ur::overlay {

// Casts a function to the type of its slot, or back. Reserved slots have a type without parameters.
template <typename To, typename From> To castFunction(From *function) noexcept {
  return reinterpret_cast<To>(reinterpret_cast<void (*)()>(function));
}

// Returns the callbacks that watch signals. They run on a separate thread, because a callback of
// the application may block the thread that runs it.
kit::Callbacks &watcher();

// Returns whether this library made the event. Returns false for null.
bool isOverlayEvent(ur_event_handle_t event) noexcept;

// A wait list that the vendor's functions accept.
class VendorWaitList {
public:
  // Throws IN_EVENT_LIST_EXEC_STATUS if one of this library's events has failed. If such an event
  // fails later, the commands still run, and a wait for that event fails.
  VendorWaitList(ur_queue_handle_t queue, std::span<const ur_event_handle_t> events);
  VendorWaitList(const VendorWaitList &) = delete;
  VendorWaitList &operator=(const VendorWaitList &) = delete;
  ~VendorWaitList();

  const ur_event_handle_t *data() const noexcept {
    return events_.empty() ? nullptr : events_.data();
  }

private:
  VendorWaitList() noexcept = default;

  std::vector<ur_event_handle_t> events_;
  std::vector<ur_event_handle_t> createdEvents_;
};

// Returns the position of the list's length among the parameters: a uint32_t in front of a
// const ur_event_handle_t *. Returns the number of parameters if there is no list.
template <typename... Parameters> constexpr std::size_t waitListIndex() {
  constexpr std::size_t count = sizeof...(Parameters);
  const bool isLength[] = {std::is_same_v<Parameters, std::uint32_t>..., false};
  const bool isList[] = {std::is_same_v<Parameters, const ur_event_handle_t *>..., false};
  for (std::size_t i = 0; i + 1 < count; ++i)
    if (isLength[i] && isList[i + 1])
      return i;
  return count;
}

// Throws INVALID_EVENT_WAIT_LIST, because a command buffer runs later and more than once, but a
// vendor's event completes only once.
[[noreturn]] void rejectCommandBuffer();

template <typename First> ur_queue_handle_t queueOfWait(First first) {
  if constexpr (!std::is_same_v<First, ur_queue_handle_t>)
    rejectCommandBuffer();
  else if (!first)
    base::raise(UR_RESULT_ERROR_INVALID_NULL_HANDLE, "hQueue is null");
  else
    return recordOf(first);
}

// Records which memory the commands of a call use, so that a later free waits for the commands.
// Also prevents frees from enqueueing markers during the call. Lives as long as the call. Functions
// of the spec get pointers to all memory that they use. Other functions may use all memory of the
// context.
template <typename Slot> class RecordedUses {
public:
  template <typename First, typename... Rest> explicit RecordedUses(First first, Rest... rest) {
    if constexpr (std::is_same_v<First, ur_queue_handle_t>) {
      const ur_queue_handle_t queue = first ? findRecord(first) : nullptr;
      if (!queue)
        return;
      if constexpr (!ur_device_handle_t_::kFinishIsThreadSafe)
        enqueueLock_ = std::shared_lock(*queue->enqueues);
      if constexpr (Slot::kInSpec) {
        (record(queue, rest), ...);
      } else {
        queues().recordUseOfAllMemory(queue);
        queueOfCall_ = queue;
      }
    }
  }
  RecordedUses(const RecordedUses &) = delete;
  RecordedUses &operator=(const RecordedUses &) = delete;
  ~RecordedUses() {
    if (queueOfCall_)
      queues().finishCall(queueOfCall_);
  }

private:
  template <typename Argument> static void record(ur_queue_handle_t queue, Argument argument) {
    if constexpr (std::is_convertible_v<Argument, const void *> &&
                  std::is_void_v<std::remove_pointer_t<Argument>>)
      queues().recordUse(queue, argument);
  }

  std::shared_lock<std::shared_mutex> enqueueLock_;
  ur_queue_handle_t queueOfCall_ = nullptr;
};

// The function that this library exports in place of a vendor's function with a wait list.
template <typename Slot, typename First, typename... Rest>
ur_result_t UR_APICALL callWithWaitList(First first, Rest... rest) noexcept {
  constexpr std::size_t kLength = waitListIndex<First, Rest...>();
  std::tuple arguments(first, rest...);
  auto &list = std::get<kLength + 1>(arguments);
  const std::span events(list, list ? std::get<kLength>(arguments) : 0);
  bool hasOverlayEvents = false;
  for (ur_event_handle_t event : events)
    hasOverlayEvents |= isOverlayEvent(event);
  try {
    const RecordedUses<Slot> uses(first, rest...);
    if (!hasOverlayEvents) [[likely]]
      return Slot::function(vendor().functions)(first, rest...);
    const VendorWaitList vendorList(queueOfWait(first), events);
    list = vendorList.data();
    return base::passOn(std::apply(Slot::function(vendor().functions), arguments));
  } catch (...) {
    return base::resultOfCurrentException();
  }
}

// Replaces a slot's function if it has a wait list.
template <typename Slot, typename First, typename... Rest>
void replaceWaitListFunction(ur_dditable_t &table,
                             ur_result_t(UR_APICALL *)(First, Rest...)) noexcept {
  auto &entry = Slot::in(table);
  if constexpr (waitListIndex<First, Rest...>() < sizeof...(Rest) + 1)
    entry = castFunction<std::remove_reference_t<decltype(entry)>>(
        &callWithWaitList<Slot, First, Rest...>);
}

// The slot of a function of the spec.
template <typename Slot> struct SpecSlot : Slot {
  static constexpr bool kInSpec = true;
  static auto function(const ur_dditable_t &table) noexcept { return Slot::in(table); }
};

// The slot of a function outside the spec, which may use memory beyond its pointer arguments.
template <typename Slot> struct OutsideSlot : Slot {
  static constexpr bool kInSpec = false;
  static auto function(const ur_dditable_t &table) noexcept {
    return castFunction<typename Slot::Function>(Slot::in(table));
  }
};

} // namespace ur::overlay
