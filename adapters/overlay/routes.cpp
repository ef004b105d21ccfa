// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/routes.hpp"

#include "adapters/kit/unsupported.hpp"
#include "generated/base/outside_slots.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ur::overlay {

ur_event_handle_t recordOf(ur_event_handle_t event) {
  if (event && !isOverlayEvent(event))
    base::raise(UR_RESULT_ERROR_INVALID_EVENT,
                "the event belongs to a command; create a reusable event with urEventCreateExp");
  return event;
}

bool isVendorMemory(ur_context_handle_t vendorContext, const void *pointer) {
  if (!vendorContext || !pointer || kit::allocations().covers(pointer))
    return false;
  const auto getInfo = [&](ur_usm_alloc_info_t query, auto &value) {
    return vendor().functions.USM.pfnGetMemAllocInfo(vendorContext, pointer, query, sizeof(value),
                                                     &value, nullptr) == UR_RESULT_SUCCESS;
  };
  auto type = UR_USM_TYPE_UNKNOWN;
  const void *base = nullptr;
  // The driver may round up the size of an allocation of this library. Then the pointer may be past
  // the requested size, and only the base identifies the allocation.
  return getInfo(UR_USM_ALLOC_INFO_TYPE, type) && type != UR_USM_TYPE_UNKNOWN &&
         !(getInfo(UR_USM_ALLOC_INFO_BASE_PTR, base) && kit::allocations().covers(base));
}

ur_result_t Route<slots::EventWait>::call(std::uint32_t count, const ur_event_handle_t *events) {
  using Slot = slots::EventWait;
  const std::span list(events, events ? count : 0);
  if (std::ranges::none_of(list, isOverlayEvent)) [[likely]]
    return callVendor<Slot>(count, events);
  std::vector<ur_event_handle_t> sortedEvents(list.begin(), list.end());
  const auto overlayCount = static_cast<std::uint32_t>(
      std::partition(sortedEvents.begin(), sortedEvents.end(), isOverlayEvent) -
      sortedEvents.begin());
  const ur_event_handle_t *const first = sortedEvents.data();
  const auto overlayResult = callOverlay<Slot>(overlayCount, first);
  if (overlayCount == count)
    return overlayResult;
  const auto vendorResult = callVendor<Slot>(count - overlayCount, first + overlayCount);
  return overlayResult == UR_RESULT_SUCCESS ? vendorResult : overlayResult;
}

namespace {

// A blocking copy of the vendor is in no queue. It holds its memory, so that a free waits for it.
ur_result_t UR_APICALL copyInContext(ur_context_handle_t context, void *destination,
                                     const void *source, std::size_t size) {
  const kit::Allocation::CallUse destinationUse = kit::allocations().useInCall(destination);
  const kit::Allocation::CallUse sourceUse = kit::allocations().useInCall(source);
  return callVendor<slots::UsmContextMemcpyExp>(context, destination, source, size);
}

} // namespace

void replaceFunctions(ur_dditable_t &exported) noexcept {
  [[maybe_unused]] static const ur_dditable_t kUnsupportedTable = kit::unsupportedTable();
  slots::forEach(slots::All(), [&]<typename Slot>(Slot) {
    replaceWaitListFunction<SpecSlot<Slot>>(exported, Slot::in(vendor().functions));
    if (Slot::in(backend::kDdiTable) != Slot::in(kUnsupportedTable))
      Slot::in(exported) = dispatch<Slot>;
  });
  if (exported.USMExp.pfnContextMemcpyExp)
    exported.USMExp.pfnContextMemcpyExp = copyInContext;
  slots::forEach(slots::Outside(), [&]<typename Slot>(Slot) {
    replaceWaitListFunction<OutsideSlot<Slot>>(exported,
                                               OutsideSlot<Slot>::function(vendor().functions));
  });
}

} // namespace ur::overlay
