// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A vendor's loader of another version: it returns UNSUPPORTED_VERSION for the overlay's version.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>

namespace {

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t, std::uint32_t, ur_platform_handle_t *,
                                   std::uint32_t *count) {
  *count = 7;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t, ur_adapter_info_t, std::size_t,
                                      void *value, std::size_t *) {
  *static_cast<ur_backend_t *>(value) = UR_BACKEND_OPENCL;
  return UR_RESULT_SUCCESS;
}

ur_dditable_t table{};
ur_dditable_t *adapter = &table; // the first word of a handle points to its table

} // namespace

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(ur_device_init_flags_t,
                                                 ur_loader_config_handle_t) {
  table.Adapter.pfnGetInfo = adapterGetInfo;
  table.Platform.pfnGet = platformGet;
  setenv("SET_AT_START", "1", 1); // as other threads may do
  return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(std::uint32_t, ur_adapter_handle_t *adapters,
                                                 std::uint32_t *count) {
  *adapters = reinterpret_cast<ur_adapter_handle_t>(&adapter);
  *count = 1;
  return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t,
                                                              ur_adapter_dditable_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
}

} // extern "C"
