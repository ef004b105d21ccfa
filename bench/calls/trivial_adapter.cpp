// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// An adapter whose functions do nothing, so that a measured call contains only the path to the
// adapter.
#include <cstddef>
#include <cstdint>

#include <unified-runtime/ur_ddi.h>

namespace {

extern const ur_dditable_t kTable;

// The object that every handle of this adapter points to.
struct Object {
  const ur_dditable_t *table = &kTable;
};

template <typename Handle> ur_result_t writeHandle(Handle *handle, Object &object) {
  if (handle)
    *handle = reinterpret_cast<Handle>(&object);
  return UR_RESULT_SUCCESS;
}

template <typename Handle> ur_result_t list(Handle *handles, std::uint32_t *count, Object &object) {
  if (count)
    *count = 1;
  return writeHandle(handles, object);
}

Object adapter, platform, device, context, queue;
char openedMemory[2];

ur_result_t UR_APICALL adapterGet(std::uint32_t, ur_adapter_handle_t *handles,
                                  std::uint32_t *count) {
  return list(handles, count, adapter);
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t, std::uint32_t,
                                   ur_platform_handle_t *handles, std::uint32_t *count) {
  return list(handles, count, platform);
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t, ur_device_type_t, std::uint32_t,
                                 ur_device_handle_t *handles, std::uint32_t *count) {
  return list(handles, count, device);
}

ur_result_t UR_APICALL contextCreate(std::uint32_t, const ur_device_handle_t *,
                                     const ur_context_properties_t *, ur_context_handle_t *handle) {
  return writeHandle(handle, context);
}

ur_result_t UR_APICALL queueCreate(ur_context_handle_t, ur_device_handle_t,
                                   const ur_queue_properties_t *, ur_queue_handle_t *handle) {
  return writeHandle(handle, queue);
}

ur_result_t UR_APICALL usmMemcpy(ur_queue_handle_t, bool, void *, const void *, std::size_t,
                                 std::uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL openMemory(ur_context_handle_t, ur_device_handle_t, void *, std::size_t,
                                  void **memory) {
  *memory = &openedMemory;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL closeMemory(ur_context_handle_t, void *) { return UR_RESULT_SUCCESS; }

const ur_dditable_t kTable = [] {
  ur_dditable_t table{};
  table.Adapter.pfnGet = adapterGet;
  table.Adapter.pfnRetain = adapterRetain;
  table.Platform.pfnGet = platformGet;
  table.Device.pfnGet = deviceGet;
  table.Context.pfnCreate = contextCreate;
  table.Queue.pfnCreate = queueCreate;
  table.Enqueue.pfnUSMMemcpy = usmMemcpy;
  table.IPCExp.pfnOpenMemHandleExp = openMemory;
  table.IPCExp.pfnCloseMemHandleExp = closeMemory;
  return table;
}();

template <typename Table> ur_result_t copyTable(Table *table, const Table &functions) {
  *table = functions;
  return UR_RESULT_SUCCESS;
}

} // namespace

extern "C" {

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t,
                                                              ur_adapter_dditable_t *table) {
  return copyTable(table, kTable.Adapter);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t,
                                                               ur_platform_dditable_t *table) {
  return copyTable(table, kTable.Platform);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t,
                                                             ur_device_dditable_t *table) {
  return copyTable(table, kTable.Device);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t,
                                                              ur_context_dditable_t *table) {
  return copyTable(table, kTable.Context);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t,
                                                            ur_queue_dditable_t *table) {
  return copyTable(table, kTable.Queue);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t,
                                                              ur_enqueue_dditable_t *table) {
  return copyTable(table, kTable.Enqueue);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t,
                                                             ur_ipc_exp_dditable_t *table) {
  return copyTable(table, kTable.IPCExp);
}

} // extern "C"
