// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// The tables of an adapter's library: the function that fills each table, and the offset and size
// of the table in ur_dditable_t.

#include <array>
#include <cstddef>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

struct TableSpan {
  const char *getter;
  std::size_t offset;
  std::size_t size;
};

inline constexpr std::array kTableSpans{
    TableSpan{"urGetAdapterProcAddrTable", offsetof(ur_dditable_t, Adapter),
              sizeof(ur_adapter_dditable_t)},
    TableSpan{"urGetPlatformProcAddrTable", offsetof(ur_dditable_t, Platform),
              sizeof(ur_platform_dditable_t)},
    TableSpan{"urGetContextProcAddrTable", offsetof(ur_dditable_t, Context),
              sizeof(ur_context_dditable_t)},
    TableSpan{"urGetEventProcAddrTable", offsetof(ur_dditable_t, Event),
              sizeof(ur_event_dditable_t)},
    TableSpan{"urGetEventExpProcAddrTable", offsetof(ur_dditable_t, EventExp),
              sizeof(ur_event_exp_dditable_t)},
    TableSpan{"urGetProgramProcAddrTable", offsetof(ur_dditable_t, Program),
              sizeof(ur_program_dditable_t)},
    TableSpan{"urGetProgramExpProcAddrTable", offsetof(ur_dditable_t, ProgramExp),
              sizeof(ur_program_exp_dditable_t)},
    TableSpan{"urGetKernelProcAddrTable", offsetof(ur_dditable_t, Kernel),
              sizeof(ur_kernel_dditable_t)},
    TableSpan{"urGetQueueProcAddrTable", offsetof(ur_dditable_t, Queue),
              sizeof(ur_queue_dditable_t)},
    TableSpan{"urGetQueueExpProcAddrTable", offsetof(ur_dditable_t, QueueExp),
              sizeof(ur_queue_exp_dditable_t)},
    TableSpan{"urGetSamplerProcAddrTable", offsetof(ur_dditable_t, Sampler),
              sizeof(ur_sampler_dditable_t)},
    TableSpan{"urGetMemProcAddrTable", offsetof(ur_dditable_t, Mem), sizeof(ur_mem_dditable_t)},
    TableSpan{"urGetPhysicalMemProcAddrTable", offsetof(ur_dditable_t, PhysicalMem),
              sizeof(ur_physical_mem_dditable_t)},
    TableSpan{"urGetEnqueueProcAddrTable", offsetof(ur_dditable_t, Enqueue),
              sizeof(ur_enqueue_dditable_t)},
    TableSpan{"urGetEnqueueExpProcAddrTable", offsetof(ur_dditable_t, EnqueueExp),
              sizeof(ur_enqueue_exp_dditable_t)},
    TableSpan{"urGetUSMProcAddrTable", offsetof(ur_dditable_t, USM), sizeof(ur_usm_dditable_t)},
    TableSpan{"urGetUSMExpProcAddrTable", offsetof(ur_dditable_t, USMExp),
              sizeof(ur_usm_exp_dditable_t)},
    TableSpan{"urGetBindlessImagesExpProcAddrTable", offsetof(ur_dditable_t, BindlessImagesExp),
              sizeof(ur_bindless_images_exp_dditable_t)},
    TableSpan{"urGetCommandBufferExpProcAddrTable", offsetof(ur_dditable_t, CommandBufferExp),
              sizeof(ur_command_buffer_exp_dditable_t)},
    TableSpan{"urGetGraphExpProcAddrTable", offsetof(ur_dditable_t, GraphExp),
              sizeof(ur_graph_exp_dditable_t)},
    TableSpan{"urGetIPCExpProcAddrTable", offsetof(ur_dditable_t, IPCExp),
              sizeof(ur_ipc_exp_dditable_t)},
    TableSpan{"urGetMemoryExportExpProcAddrTable", offsetof(ur_dditable_t, MemoryExportExp),
              sizeof(ur_memory_export_exp_dditable_t)},
    TableSpan{"urGetUsmP2PExpProcAddrTable", offsetof(ur_dditable_t, UsmP2PExp),
              sizeof(ur_usm_p2p_exp_dditable_t)},
    TableSpan{"urGetVirtualMemProcAddrTable", offsetof(ur_dditable_t, VirtualMem),
              sizeof(ur_virtual_mem_dditable_t)},
    TableSpan{"urGetDeviceProcAddrTable", offsetof(ur_dditable_t, Device),
              sizeof(ur_device_dditable_t)},
    TableSpan{"urGetDeviceExpProcAddrTable", offsetof(ur_dditable_t, DeviceExp),
              sizeof(ur_device_exp_dditable_t)},
};

} // namespace ur::kit
