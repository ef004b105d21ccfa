// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stub_table.hpp"

#include <cstring>

namespace ur::test {
namespace {

template <typename T>
ur_result_t copyInfo(const T &source, std::size_t size, void *value, std::size_t *sizeRet) {
  if (sizeRet)
    *sizeRet = sizeof(source);
  if (value && size >= sizeof(source))
    std::memcpy(value, &source, sizeof(source));
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL memAllocInfo(ur_context_handle_t, const void *address,
                                    ur_usm_alloc_info_t name, std::size_t size, void *value,
                                    std::size_t *sizeRet) {
  ++stubCalls;
  const auto *byte = static_cast<const std::byte *>(address);
  const bool isKnown = byte >= shortAllocation && byte < shortAllocation + sizeof(shortAllocation);
  switch (name) {
  case UR_USM_ALLOC_INFO_TYPE:
    return copyInfo(isKnown ? UR_USM_TYPE_DEVICE : UR_USM_TYPE_UNKNOWN, size, value, sizeRet);
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return copyInfo(static_cast<void *>(shortAllocation), size, value, sizeRet);
  case UR_USM_ALLOC_INFO_SIZE:
    return copyInfo(sizeof(shortAllocation), size, value, sizeRet);
  default:
    return UR_RESULT_SUCCESS;
  }
}

// Signals the event that it gets, or creates an event.
ur_result_t UR_APICALL barrierExt(ur_queue_handle_t, const ur_exp_enqueue_ext_properties_t *,
                                  std::uint32_t, const ur_event_handle_t *,
                                  ur_event_handle_t *event) {
  ++stubCalls;
  static std::byte newEvent;
  if (event && !*event)
    *event = reinterpret_cast<ur_event_handle_t>(&newEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace

ur_dditable_t stubTable() {
  ur_dditable_t table{};
  fillWithStubs(table);
  table.USM.pfnGetMemAllocInfo = memAllocInfo;
  table.Enqueue.pfnEventsWaitWithBarrierExt = barrierExt;
  return table;
}

} // namespace ur::test
