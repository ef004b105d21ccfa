// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Implements ur_ipc_batch.h. The function has no slot in the tables, because their layout is fixed.
#include "base/entry.hpp"
#include "base/scope_guard.hpp"
#include "runtime/loader/active_table.hpp"
#include "runtime/loader/adapter_registry.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <ur-ipc/ur_ipc_batch.h>

namespace ur::loader {
namespace {

auto openSlot(const ur_dditable_t &table) noexcept { return table.IPCExp.pfnOpenMemHandleExp; }

// Returns the batch function of the context's adapter. Returns null if the adapter has no such
// function, or if a layer intercepts urIPCOpenMemHandleExp and must see each open.
OpenMemHandles batchFunctionOf(ur_context_handle_t context) noexcept {
  auto open = openSlot(activeTable);
  if (open == openSlot(kUninitializedTable))
    return nullptr;
  if (open == openSlot(kDispatchTable)) // a handle's first word points to its adapter's table
    open = openSlot(**reinterpret_cast<const ur_dditable_t *const *>(context));
  const auto &adapters = loadedAdapters();
  const auto found = std::ranges::find_if(
      adapters, [open](const Adapter &adapter) { return openSlot(adapter.tables) == open; });
  return found == adapters.end() ? nullptr : found->openMemHandles;
}

ur_result_t openOneByOne(ur_context_handle_t context, ur_device_handle_t device,
                         std::uint32_t count, const void *const *data, const std::size_t *sizes,
                         void **memory) {
  std::vector<void *> addresses;
  addresses.reserve(count);
  base::ScopeGuard closeAll([&] {
    for (void *pointer : addresses)
      activeTable.IPCExp.pfnCloseMemHandleExp(context, pointer);
  });
  for (std::uint32_t i = 0; i < count; ++i) {
    void *pointer = nullptr;
    const ur_result_t result = activeTable.IPCExp.pfnOpenMemHandleExp(
        context, device, const_cast<void *>(data[i]), sizes[i], &pointer);
    if (result != UR_RESULT_SUCCESS)
      return result;
    addresses.push_back(pointer);
  }
  closeAll.dismiss();
  std::ranges::copy(addresses, memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t openMemHandles(ur_context_handle_t context, ur_device_handle_t device,
                           std::uint32_t count, const void *const *data, const std::size_t *sizes,
                           void **memory) {
  const OpenMemHandles open = batchFunctionOf(context);
  return (open ? open : openOneByOne)(context, device, count, data, sizes, memory);
}

} // namespace
} // namespace ur::loader

extern "C" UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandlesBatch(
    ur_context_handle_t hContext, ur_device_handle_t hDevice, uint32_t count,
    const void *const *ppHandleData, const size_t *pHandleDataSizes, void **ppMems) {
  // The result of the adapter or layer. It does not pass through Entry, which would replace the
  // error text of the adapter or layer.
  ur_result_t passedResult = UR_RESULT_SUCCESS;
  const ur_result_t result =
      ur::base::Entry("urIPCOpenMemHandlesBatch")
          .handle(hContext, "hContext")
          .handle(hDevice, "hDevice")
          .pointer(ppHandleData, "ppHandleData")
          .pointer(pHandleDataSizes, "pHandleDataSizes")
          .pointer(ppMems, "ppMems")
          .count(count, "count", UR_RESULT_ERROR_INVALID_SIZE)
          .elements(ppHandleData, count, "ppHandleData", UR_RESULT_ERROR_INVALID_NULL_POINTER)
          .call([&] {
            passedResult = ur::loader::openMemHandles(hContext, hDevice, count, ppHandleData,
                                                      pHandleDataSizes, ppMems);
          });
  return result == UR_RESULT_SUCCESS ? passedResult : result;
}
