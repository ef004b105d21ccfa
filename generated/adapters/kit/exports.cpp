// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions and data that an adapter's library exports: the getters of its tables, the
// fingerprint of the tables' layout, and a count of error texts. Each adapter links this file.

#include "adapters/kit/identity.hpp"
#include "base/entry.hpp"
#include "generated/base/fingerprint.hpp"

using ur::base::copyTable;
using ur::kit::exportedTable;

extern "C" {

UR_DLLEXPORT extern const char urIpcTableFingerprint[];
const char urIpcTableFingerprint[sizeof(ur::kTableFingerprint)] = UR_IPC_TABLE_FINGERPRINT;

// Returns how often this library has stored a last error on this thread. The loader saves the
// number when it stores its own last error. If the number has grown, the adapter's is newer.
UR_DLLEXPORT std::uint64_t urIpcRefusals() { return ur::base::storedErrorCount(); }

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Adapter, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Platform, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Context, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Event, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().EventExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Program, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().ProgramExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Kernel, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Queue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().QueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Sampler, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Mem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().PhysicalMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Enqueue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().EnqueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().USM, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().USMExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().BindlessImagesExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().CommandBufferExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().GraphExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().IPCExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().MemoryExportExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().UsmP2PExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().VirtualMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().Device, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
  return copyTable(version, exportedTable().DeviceExp, pDdiTable);
}

} // extern "C"
