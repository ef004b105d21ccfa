// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// What the library exports.

#include "base/entry.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "generated/runtime/fingerprint.hpp"

extern "C" {

UR_DLLEXPORT extern const char urIpcTableFingerprint[];
const char urIpcTableFingerprint[sizeof(ur::kTableFingerprint)] = UR_IPC_TABLE_FINGERPRINT;

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Adapter, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Platform, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Context, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version,
                                                            ur_event_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Event, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.EventExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Program, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetProgramExpProcAddrTable(ur_api_version_t version, ur_program_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.ProgramExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Kernel, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version,
                                                            ur_queue_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Queue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.QueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Sampler, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version,
                                                          ur_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Mem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetPhysicalMemProcAddrTable(ur_api_version_t version, ur_physical_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.PhysicalMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Enqueue, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetEnqueueExpProcAddrTable(ur_api_version_t version, ur_enqueue_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.EnqueueExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version,
                                                          ur_usm_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.USM, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.USMExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(
    ur_api_version_t version, ur_bindless_images_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.BindlessImagesExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(
    ur_api_version_t version, ur_command_buffer_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.CommandBufferExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.GraphExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.IPCExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(
    ur_api_version_t version, ur_memory_export_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.MemoryExportExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetUsmP2PExpProcAddrTable(ur_api_version_t version, ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.UsmP2PExp, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetVirtualMemProcAddrTable(ur_api_version_t version, ur_virtual_mem_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.VirtualMem, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.Device, pDdiTable);
}

UR_DLLEXPORT ur_result_t UR_APICALL
urGetDeviceExpProcAddrTable(ur_api_version_t version, ur_device_exp_dditable_t *pDdiTable) {
  return ur::base::copyTable(version, ur::backend::kDdiTable.DeviceExp, pDdiTable);
}

} // extern "C"
