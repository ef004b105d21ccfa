// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

#include <unified-runtime/ur_ddi.h>

namespace ur::test {

// Calls visit(getter, table) for every table, such as visit(urGetContextProcAddrTable,
// tables.Context). The getters come from the library that the program links.
template <typename Visit> void forEachTable(ur_dditable_t &tables, Visit visit) {
  visit(urGetAdapterProcAddrTable, tables.Adapter);
  visit(urGetPlatformProcAddrTable, tables.Platform);
  visit(urGetContextProcAddrTable, tables.Context);
  visit(urGetEventProcAddrTable, tables.Event);
  visit(urGetEventExpProcAddrTable, tables.EventExp);
  visit(urGetProgramProcAddrTable, tables.Program);
  visit(urGetProgramExpProcAddrTable, tables.ProgramExp);
  visit(urGetKernelProcAddrTable, tables.Kernel);
  visit(urGetQueueProcAddrTable, tables.Queue);
  visit(urGetQueueExpProcAddrTable, tables.QueueExp);
  visit(urGetSamplerProcAddrTable, tables.Sampler);
  visit(urGetMemProcAddrTable, tables.Mem);
  visit(urGetPhysicalMemProcAddrTable, tables.PhysicalMem);
  visit(urGetEnqueueProcAddrTable, tables.Enqueue);
  visit(urGetEnqueueExpProcAddrTable, tables.EnqueueExp);
  visit(urGetUSMProcAddrTable, tables.USM);
  visit(urGetUSMExpProcAddrTable, tables.USMExp);
  visit(urGetBindlessImagesExpProcAddrTable, tables.BindlessImagesExp);
  visit(urGetCommandBufferExpProcAddrTable, tables.CommandBufferExp);
  visit(urGetGraphExpProcAddrTable, tables.GraphExp);
  visit(urGetIPCExpProcAddrTable, tables.IPCExp);
  visit(urGetMemoryExportExpProcAddrTable, tables.MemoryExportExp);
  visit(urGetUsmP2PExpProcAddrTable, tables.UsmP2PExp);
  visit(urGetVirtualMemProcAddrTable, tables.VirtualMem);
  visit(urGetDeviceProcAddrTable, tables.Device);
  visit(urGetDeviceExpProcAddrTable, tables.DeviceExp);
}

inline ur_dditable_t tablesOfLibrary() {
  ur_dditable_t tables{};
  forEachTable(tables, [](auto getter, auto &table) { getter(UR_API_VERSION_CURRENT, &table); });
  return tables;
}

} // namespace ur::test
