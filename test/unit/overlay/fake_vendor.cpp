// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A vendor's adapter without devices. Its getters leave out two functions, like the getters of
// Unified Runtime's CUDA adapter. If FAKE_VENDOR_IS_NEWER is set, one getter also writes a
// function past the end of the table. If FAKE_VENDOR_IS_OLDER is set, all getters reject the
// current version. If FAKE_VENDOR_IS_HIP is set, the adapter reports the HIP backend.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>

namespace {

using Function = void (*)();

ur_result_t UR_APICALL fail() noexcept { return UR_RESULT_ERROR_UNINITIALIZED; }

ur_result_t UR_APICALL adapterGet(std::uint32_t count, ur_adapter_handle_t *adapters,
                                  std::uint32_t *available);

ur_result_t UR_APICALL adapterGetInfo(ur_adapter_handle_t, ur_adapter_info_t query,
                                      std::size_t size, void *value, std::size_t *) {
  const ur_backend_t backend = std::getenv("FAKE_VENDOR_IS_HIP") ? UR_BACKEND_HIP : UR_BACKEND_CUDA;
  if (query != UR_ADAPTER_INFO_BACKEND || size != sizeof(backend))
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  std::memcpy(value, &backend, sizeof(backend));
  return UR_RESULT_SUCCESS;
}

ur_dditable_t makeTable() {
  std::array<Function, sizeof(ur_dditable_t) / sizeof(Function)> slots{};
  slots.fill(reinterpret_cast<Function>(fail));
  ur_dditable_t result{};
  std::memcpy(&result, slots.data(), sizeof(result));
  result.Adapter.pfnGet = adapterGet;
  result.Adapter.pfnGetInfo = adapterGetInfo;
  result.EnqueueExp.pfnHostTaskExp = nullptr;
  result.USMExp.pfnImportExp = nullptr;
  return result;
}

ur_dditable_t table = makeTable();
ur_dditable_t *adapter = &table; // the first word of a handle points to its table

ur_result_t UR_APICALL adapterGet(std::uint32_t count, ur_adapter_handle_t *adapters,
                                  std::uint32_t *available) {
  if (count != 0)
    *adapters = reinterpret_cast<ur_adapter_handle_t>(&adapter);
  if (available)
    *available = 1;
  return UR_RESULT_SUCCESS;
}

template <typename Part>
ur_result_t fillIn(ur_api_version_t version, const Part &part, Part *result) {
  if (version != UR_API_VERSION_CURRENT || std::getenv("FAKE_VENDOR_IS_OLDER"))
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  std::array<Function, sizeof(Part) / sizeof(Function)> slots{};
  std::memcpy(slots.data(), &part, sizeof(part));
  for (std::size_t slot = 0; slot < slots.size(); ++slot)
    if (slots[slot])
      std::memcpy(reinterpret_cast<char *>(result) + slot * sizeof(Function), &slots[slot],
                  sizeof(Function));
  return UR_RESULT_SUCCESS;
}

} // namespace

#define FAKE_GETTER(name, part)                                                                    \
  UR_APIEXPORT ur_result_t UR_APICALL name(ur_api_version_t version,                               \
                                           decltype(ur_dditable_t::part) *result) {                \
    return fillIn(version, table.part, result);                                                    \
  }

extern "C" {

FAKE_GETTER(urGetAdapterProcAddrTable, Adapter)
FAKE_GETTER(urGetPlatformProcAddrTable, Platform)
FAKE_GETTER(urGetContextProcAddrTable, Context)
FAKE_GETTER(urGetEventProcAddrTable, Event)
FAKE_GETTER(urGetEventExpProcAddrTable, EventExp)
FAKE_GETTER(urGetProgramProcAddrTable, Program)
FAKE_GETTER(urGetProgramExpProcAddrTable, ProgramExp)
FAKE_GETTER(urGetKernelProcAddrTable, Kernel)
FAKE_GETTER(urGetQueueProcAddrTable, Queue)
FAKE_GETTER(urGetQueueExpProcAddrTable, QueueExp)
FAKE_GETTER(urGetSamplerProcAddrTable, Sampler)
FAKE_GETTER(urGetMemProcAddrTable, Mem)
FAKE_GETTER(urGetPhysicalMemProcAddrTable, PhysicalMem)
FAKE_GETTER(urGetEnqueueProcAddrTable, Enqueue)
FAKE_GETTER(urGetEnqueueExpProcAddrTable, EnqueueExp)
FAKE_GETTER(urGetUSMProcAddrTable, USM)
FAKE_GETTER(urGetUSMExpProcAddrTable, USMExp)
FAKE_GETTER(urGetBindlessImagesExpProcAddrTable, BindlessImagesExp)
FAKE_GETTER(urGetCommandBufferExpProcAddrTable, CommandBufferExp)
FAKE_GETTER(urGetGraphExpProcAddrTable, GraphExp)
FAKE_GETTER(urGetIPCExpProcAddrTable, IPCExp)
FAKE_GETTER(urGetMemoryExportExpProcAddrTable, MemoryExportExp)
FAKE_GETTER(urGetUsmP2PExpProcAddrTable, UsmP2PExp)
FAKE_GETTER(urGetVirtualMemProcAddrTable, VirtualMem)
FAKE_GETTER(urGetDeviceExpProcAddrTable, DeviceExp)

UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *result) {
  if (version == UR_API_VERSION_CURRENT && std::getenv("FAKE_VENDOR_IS_NEWER")) {
    const auto function = reinterpret_cast<Function>(fail);
    std::memcpy(result + 1, &function, sizeof(function));
  }
  return fillIn(version, table.Device, result);
}

} // extern "C"
