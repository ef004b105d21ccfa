// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tiny_adapter.hpp"

#include "stub_table.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <tuple>

#include <sys/mman.h>

namespace ur::test {
namespace {

std::atomic<ur_result_t> commonResult = UR_RESULT_SUCCESS;
std::atomic<void *> sharedMapping = nullptr;
std::mutex mutex;
std::deque<std::max_align_t> objects; // one object per handle
std::map<const std::byte *, std::size_t> memory;

// Every function checks this first: if it fails, it has no other effect.
bool fails() { return commonResult != UR_RESULT_SUCCESS; }

template <typename Handle> ur_result_t createObject(Handle *handle) {
  if (fails())
    return commonResult;
  const std::lock_guard lock(mutex);
  if (handle)
    *handle = reinterpret_cast<Handle>(&objects.emplace_back());
  return UR_RESULT_SUCCESS;
}

template <typename... Parameters> ur_result_t UR_APICALL returnResult(Parameters...) {
  return commonResult;
}

ur_result_t map(void **address) {
  if (fails())
    return commonResult;
  const std::lock_guard lock(mutex);
  *address =
      mmap(nullptr, kTinyAllocation, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memory[static_cast<std::byte *>(*address)] = kTinyAllocation;
  return UR_RESULT_SUCCESS;
}

// The addresses stay reserved, so that the process maps nothing else at them.
ur_result_t unmap(void *address) {
  if (fails())
    return commonResult;
  const std::lock_guard lock(mutex);
  memory.erase(static_cast<std::byte *>(address));
  mprotect(address, kTinyAllocation, PROT_NONE);
  return UR_RESULT_SUCCESS;
}

ur_result_t exportAs(void **data, std::size_t *size) {
  if (fails())
    return commonResult;
  static std::deque<std::array<std::uint64_t, kTinyHandleSize / sizeof(std::uint64_t)>> exported;
  const std::lock_guard lock(mutex);
  exported.emplace_back()[0] = exported.size(); // a serial number
  if (data)
    *data = exported.back().data();
  if (size)
    *size = kTinyHandleSize;
  return UR_RESULT_SUCCESS;
}

// Creates an object, and returns its handle in the last parameter.
template <typename... Parameters> ur_result_t UR_APICALL createsObject(Parameters... parameters) {
  return createObject(std::get<sizeof...(Parameters) - 1>(std::tuple(parameters...)));
}

// Exports an object, and returns the data and size in the last two parameters.
template <typename... Parameters> ur_result_t UR_APICALL exportsObject(Parameters... parameters) {
  const std::tuple arguments(parameters...);
  constexpr std::size_t kLast = sizeof...(Parameters) - 1;
  return exportAs(std::get<kLast - 1>(arguments), std::get<kLast>(arguments));
}

template <typename T> ur_result_t copyInfo(const T &source, void *value) {
  std::memcpy(value, &source, sizeof(source));
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL memAllocInfo(ur_context_handle_t, const void *address,
                                    ur_usm_alloc_info_t name, std::size_t, void *value,
                                    std::size_t *) {
  const std::lock_guard lock(mutex);
  const auto *byte = static_cast<const std::byte *>(address);
  auto next = memory.upper_bound(byte);
  const bool isKnown =
      next != memory.begin() && byte < std::prev(next)->first + std::prev(next)->second;
  switch (name) {
  case UR_USM_ALLOC_INFO_TYPE:
    return copyInfo(isKnown ? UR_USM_TYPE_DEVICE : UR_USM_TYPE_UNKNOWN, value);
  case UR_USM_ALLOC_INFO_BASE_PTR:
    return isKnown ? copyInfo(std::prev(next)->first, value) : UR_RESULT_ERROR_INVALID_VALUE;
  default:
    return isKnown ? copyInfo(std::prev(next)->second, value) : UR_RESULT_ERROR_INVALID_VALUE;
  }
}

ur_result_t UR_APICALL barrierExt(ur_queue_handle_t, const ur_exp_enqueue_ext_properties_t *,
                                  std::uint32_t, const ur_event_handle_t *,
                                  ur_event_handle_t *event) {
  return event && *event ? commonResult.load() : createObject(event);
}
ur_result_t UR_APICALL partition(ur_device_handle_t, const ur_device_partition_properties_t *,
                                 std::uint32_t count, ur_device_handle_t *parts,
                                 std::uint32_t *total) {
  for (std::uint32_t i = 0; parts && i < count && i < 2; ++i)
    createObject(parts + i);
  if (total)
    *total = 2;
  return commonResult;
}
ur_result_t UR_APICALL deviceAlloc(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *,
                                   ur_usm_pool_handle_t, std::size_t, void **address) {
  return map(address);
}
ur_result_t UR_APICALL freeMem(ur_context_handle_t, void *address) { return unmap(address); }

ur_result_t UR_APICALL openMem(ur_context_handle_t, ur_device_handle_t, void *, std::size_t,
                               void **address) {
  if (!sharedMapping)
    return map(address);
  *address = sharedMapping;
  return commonResult;
}

} // namespace

ur_dditable_t tinyAdapter() {
  commonResult = UR_RESULT_SUCCESS;
  sharedMapping = nullptr;
  ur_dditable_t table = stubTable();
  table.Context.pfnCreate = createsObject;
  table.Context.pfnRetain = returnResult;
  table.Context.pfnRelease = returnResult;
  table.Device.pfnPartition = partition;
  table.Queue.pfnCreate = createsObject;
  table.Queue.pfnRelease = returnResult;
  table.EventExp.pfnCreateExp = createsObject;
  table.Event.pfnRetain = returnResult;
  table.Event.pfnRelease = returnResult;
  table.Enqueue.pfnEventsWait = createsObject;
  table.Enqueue.pfnEventsWaitWithBarrierExt = barrierExt;
  table.USM.pfnDeviceAlloc = deviceAlloc;
  table.USM.pfnFree = freeMem;
  table.USM.pfnGetMemAllocInfo = memAllocInfo;
  table.PhysicalMem.pfnCreate = createsObject;
  table.IPCExp.pfnGetMemHandleExp = exportsObject;
  table.IPCExp.pfnPutMemHandleExp = returnResult;
  table.IPCExp.pfnOpenMemHandleExp = openMem;
  table.IPCExp.pfnCloseMemHandleExp = freeMem;
  table.IPCExp.pfnGetPhysMemHandleExp = exportsObject;
  table.IPCExp.pfnOpenPhysMemHandleExp = createsObject;
  table.IPCExp.pfnGetEventHandleExp = exportsObject;
  table.IPCExp.pfnOpenEventHandleExp = createsObject;
  table.VirtualMem.pfnUnmap = returnResult;
  return table;
}

void answer(ur_result_t result) { commonResult = result; }

void openAlwaysAt(void *address) { sharedMapping = address; }

} // namespace ur::test
