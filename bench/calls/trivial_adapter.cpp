// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter whose functions do nothing, so that a call of one costs what leads to it.
#include <unified-runtime/ur_ddi.h>

#include <cstddef>
#include <cstdint>

namespace {
extern const ur_dditable_t kTable;
}

struct ur_adapter_handle_t_ {
  const ur_dditable_t *table = &kTable;
};

namespace {

ur_adapter_handle_t_ adapter;

ur_result_t UR_APICALL adapterGet(std::uint32_t n, ur_adapter_handle_t *out, std::uint32_t *count) {
  if (out && n > 0)
    *out = &adapter;
  if (count)
    *count = 1;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL adapterRetain(ur_adapter_handle_t) { return UR_RESULT_SUCCESS; }

ur_result_t UR_APICALL usmMemcpy(ur_queue_handle_t, bool, void *, const void *, std::size_t,
                                 std::uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_SUCCESS;
}

const ur_dditable_t kTable = [] {
  ur_dditable_t table{};
  table.Adapter.pfnGet = adapterGet;
  table.Adapter.pfnRetain = adapterRetain;
  table.Enqueue.pfnUSMMemcpy = usmMemcpy;
  return table;
}();

} // namespace

extern "C" {

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t,
                                                              ur_adapter_dditable_t *table) {
  *table = kTable.Adapter;
  return UR_RESULT_SUCCESS;
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t,
                                                              ur_enqueue_dditable_t *table) {
  *table = kTable.Enqueue;
  return UR_RESULT_SUCCESS;
}

} // extern "C"
