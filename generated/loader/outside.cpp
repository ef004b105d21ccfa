// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// Exports the functions of Unified Runtime outside this interface, so that programs that link to
// them start. The headers do not declare these functions.

#include "runtime/loader/dispatch.hpp"

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithIL(void *a1, void *a2, size_t a3, void *a4,
                                                          void *a5) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithIL>(
      "urProgramCreateWithIL", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(void *a1, uint32_t a2, void *a3,
                                                              void *a4, void *a5, void *a6,
                                                              void *a7) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithBinary>(
      "urProgramCreateWithBinary", a1, a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramBuild(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnBuild>(
      "urProgramBuild", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCompile(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCompile>(
      "urProgramCompile", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramLink(void *a1, uint32_t a2, void *a3, void *a4,
                                                  void *a5) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnLink>(
      "urProgramLink", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramRetain(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnRetain>(
      "urProgramRetain", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramRelease(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnRelease>(
      "urProgramRelease", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetFunctionPointer(void *a1, void *a2, void *a3,
                                                                void *a4) {
  return ur::loader::forward<&ur_dditable_t::Program,
                             &ur_program_dditable_t::pfnGetFunctionPointer>(
      "urProgramGetFunctionPointer", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetGlobalVariablePointer(void *a1, void *a2, void *a3,
                                                                      void *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::Program,
                             &ur_program_dditable_t::pfnGetGlobalVariablePointer>(
      "urProgramGetGlobalVariablePointer", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetInfo(void *a1, uint32_t a2, size_t a3, void *a4,
                                                     void *a5) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetInfo>(
      "urProgramGetInfo", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetBuildInfo(void *a1, void *a2, uint32_t a3,
                                                          size_t a4, void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetBuildInfo>(
      "urProgramGetBuildInfo", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramSetSpecializationConstants(void *a1, uint32_t a2,
                                                                        void *a3) {
  return ur::loader::forward<&ur_dditable_t::Program,
                             &ur_program_dditable_t::pfnSetSpecializationConstants>(
      "urProgramSetSpecializationConstants", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetNativeHandle>(
      "urProgramGetNativeHandle", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(uintptr_t a1, void *a2,
                                                                    void *a3, void *a4) {
  return ur::loader::forward<&ur_dditable_t::Program,
                             &ur_program_dditable_t::pfnCreateWithNativeHandle>(
      "urProgramCreateWithNativeHandle", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(void *a1, uint32_t a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::ProgramExp,
                             &ur_program_exp_dditable_t::pfnDynamicLinkExp>(
      "urProgramDynamicLinkExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramBuildExp(void *a1, uint32_t a2, void *a3, uint32_t a4,
                                                      void *a5) {
  return ur::loader::forward<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnBuildExp>(
      "urProgramBuildExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCompileExp(void *a1, uint32_t a2, void *a3,
                                                        uint32_t a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnCompileExp>(
      "urProgramCompileExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramLinkExp(void *a1, uint32_t a2, void *a3, uint32_t a4,
                                                     uint32_t a5, void *a6, void *a7, void *a8) {
  return ur::loader::forward<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnLinkExp>(
      "urProgramLinkExp", a1, a2, a3, a4, a5, a6, a7, a8);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelCreate(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnCreate>(
      "urKernelCreate", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetInfo(void *a1, uint32_t a2, size_t a3, void *a4,
                                                    void *a5) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetInfo>(
      "urKernelGetInfo", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetGroupInfo(void *a1, void *a2, uint32_t a3, size_t a4,
                                                         void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetGroupInfo>(
      "urKernelGetGroupInfo", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSubGroupInfo(void *a1, void *a2, uint32_t a3,
                                                            size_t a4, void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSubGroupInfo>(
      "urKernelGetSubGroupInfo", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelRetain(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRetain>(
      "urKernelRetain", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelRelease(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRelease>(
      "urKernelRelease", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetNativeHandle(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetNativeHandle>(
      "urKernelGetNativeHandle", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelCreateWithNativeHandle(uintptr_t a1, void *a2, void *a3,
                                                                   void *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::Kernel,
                             &ur_kernel_dditable_t::pfnCreateWithNativeHandle>(
      "urKernelCreateWithNativeHandle", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSize(void *a1, void *a2,
                                                                      uint32_t a3, void *a4,
                                                                      void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Kernel,
                             &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSize>(
      "urKernelGetSuggestedLocalWorkSize", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelGetSuggestedLocalWorkSizeWithArgs(void *a1, void *a2,
                                                                              uint32_t a3, void *a4,
                                                                              void *a5, uint32_t a6,
                                                                              void *a7, void *a8) {
  return ur::loader::forward<&ur_dditable_t::Kernel,
                             &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSizeWithArgs>(
      "urKernelGetSuggestedLocalWorkSizeWithArgs", a1, a2, a3, a4, a5, a6, a7, a8);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelSetExecInfo(void *a1, uint32_t a2, size_t a3, void *a4,
                                                        void *a5) {
  return ur::loader::forward<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSetExecInfo>(
      "urKernelSetExecInfo", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelSetSpecializationConstants(void *a1, uint32_t a2,
                                                                       void *a3) {
  return ur::loader::forward<&ur_dditable_t::Kernel,
                             &ur_kernel_dditable_t::pfnSetSpecializationConstants>(
      "urKernelSetSpecializationConstants", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urKernelSuggestMaxCooperativeGroupCount(void *a1, void *a2,
                                                                            uint32_t a3, void *a4,
                                                                            size_t a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Kernel,
                             &ur_kernel_dditable_t::pfnSuggestMaxCooperativeGroupCount>(
      "urKernelSuggestMaxCooperativeGroupCount", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginGraphCaptureExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::QueueExp,
                             &ur_queue_exp_dditable_t::pfnBeginGraphCaptureExp>(
      "urQueueBeginGraphCaptureExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginCaptureIntoGraphExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::QueueExp,
                             &ur_queue_exp_dditable_t::pfnBeginCaptureIntoGraphExp>(
      "urQueueBeginCaptureIntoGraphExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueEndGraphCaptureExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::QueueExp,
                             &ur_queue_exp_dditable_t::pfnEndGraphCaptureExp>(
      "urQueueEndGraphCaptureExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueIsGraphCaptureEnabledExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::QueueExp,
                             &ur_queue_exp_dditable_t::pfnIsGraphCaptureEnabledExp>(
      "urQueueIsGraphCaptureEnabledExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetGraphExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnGetGraphExp>(
      "urQueueGetGraphExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreate(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnCreate>(
      "urSamplerCreate", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerRetain(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRetain>(
      "urSamplerRetain", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerRelease(void *a1) {
  return ur::loader::forward<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRelease>(
      "urSamplerRelease", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetInfo(void *a1, uint32_t a2, size_t a3, void *a4,
                                                     void *a5) {
  return ur::loader::forward<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetInfo>(
      "urSamplerGetInfo", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerGetNativeHandle(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetNativeHandle>(
      "urSamplerGetNativeHandle", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urSamplerCreateWithNativeHandle(uintptr_t a1, void *a2,
                                                                    void *a3, void *a4) {
  return ur::loader::forward<&ur_dditable_t::Sampler,
                             &ur_sampler_dditable_t::pfnCreateWithNativeHandle>(
      "urSamplerCreateWithNativeHandle", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreate(void *a1, uint32_t a2, void *a3, void *a4,
                                                     void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageCreate>(
      "urMemImageCreate", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemImageCreateWithNativeHandle(uintptr_t a1, void *a2,
                                                                     void *a3, void *a4, void *a5,
                                                                     void *a6) {
  return ur::loader::forward<&ur_dditable_t::Mem,
                             &ur_mem_dditable_t::pfnImageCreateWithNativeHandle>(
      "urMemImageCreateWithNativeHandle", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemImageGetInfo(void *a1, uint32_t a2, size_t a3, void *a4,
                                                      void *a5) {
  return ur::loader::forward<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageGetInfo>(
      "urMemImageGetInfo", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageRead(ur_queue_handle_t a1, void *a2, bool a3,
                                                          ur_rect_offset_t a4, ur_rect_region_t a5,
                                                          size_t a6, size_t a7, void *a8,
                                                          uint32_t a9, const ur_event_handle_t *a10,
                                                          void *a11) {
  return ur::loader::forward<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageRead>(
      "urEnqueueMemImageRead", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageWrite(
    ur_queue_handle_t a1, void *a2, bool a3, ur_rect_offset_t a4, ur_rect_region_t a5, size_t a6,
    size_t a7, void *a8, uint32_t a9, const ur_event_handle_t *a10, void *a11) {
  return ur::loader::forward<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageWrite>(
      "urEnqueueMemImageWrite", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemImageCopy(ur_queue_handle_t a1, void *a2, void *a3,
                                                          ur_rect_offset_t a4, ur_rect_offset_t a5,
                                                          ur_rect_region_t a6, uint32_t a7,
                                                          const ur_event_handle_t *a8, void *a9) {
  return ur::loader::forward<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageCopy>(
      "urEnqueueMemImageCopy", a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t a1, void *a2, void *a3, bool a4, size_t a5, size_t a6, void *a7, uint32_t a8,
    const ur_event_handle_t *a9, void *a10) {
  return ur::loader::forward<&ur_dditable_t::Enqueue,
                             &ur_enqueue_dditable_t::pfnDeviceGlobalVariableWrite>(
      "urEnqueueDeviceGlobalVariableWrite", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t a1, void *a2, void *a3, bool a4, size_t a5, size_t a6, void *a7, uint32_t a8,
    const ur_event_handle_t *a9, void *a10) {
  return ur::loader::forward<&ur_dditable_t::Enqueue,
                             &ur_enqueue_dditable_t::pfnDeviceGlobalVariableRead>(
      "urEnqueueDeviceGlobalVariableRead", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueReadHostPipe(ur_queue_handle_t a1, void *a2, void *a3,
                                                          bool a4, void *a5, size_t a6, uint32_t a7,
                                                          const ur_event_handle_t *a8, void *a9) {
  return ur::loader::forward<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnReadHostPipe>(
      "urEnqueueReadHostPipe", a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueWriteHostPipe(ur_queue_handle_t a1, void *a2, void *a3,
                                                           bool a4, void *a5, size_t a6,
                                                           uint32_t a7, const ur_event_handle_t *a8,
                                                           void *a9) {
  return ur::loader::forward<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnWriteHostPipe>(
      "urEnqueueWriteHostPipe", a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t a1, void *a2, uint32_t a3, void *a4, void *a5, void *a6, uint32_t a7,
    void *a8, void *a9, uint32_t a10, const ur_event_handle_t *a11, void *a12) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnKernelLaunchWithArgsExp>(
      "urEnqueueKernelLaunchWithArgsExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(ur_queue_handle_t a1, void *a2,
                                                               size_t a3, void *a4, uint32_t a5,
                                                               const ur_event_handle_t *a6,
                                                               void *a7, void *a8) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnUSMDeviceAllocExp>(
      "urEnqueueUSMDeviceAllocExp", a1, a2, a3, a4, a5, a6, a7, a8);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(ur_queue_handle_t a1, void *a2,
                                                               size_t a3, void *a4, uint32_t a5,
                                                               const ur_event_handle_t *a6,
                                                               void *a7, void *a8) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnUSMSharedAllocExp>(
      "urEnqueueUSMSharedAllocExp", a1, a2, a3, a4, a5, a6, a7, a8);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(ur_queue_handle_t a1, void *a2,
                                                             size_t a3, void *a4, uint32_t a5,
                                                             const ur_event_handle_t *a6, void *a7,
                                                             void *a8) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnUSMHostAllocExp>(
      "urEnqueueUSMHostAllocExp", a1, a2, a3, a4, a5, a6, a7, a8);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t a1, void *a2, void *a3,
                                                        uint32_t a4, const ur_event_handle_t *a5,
                                                        void *a6) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMFreeExp>(
      "urEnqueueUSMFreeExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueCommandBufferExp(ur_queue_handle_t a1, void *a2,
                                                              uint32_t a3,
                                                              const ur_event_handle_t *a4,
                                                              void *a5) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnCommandBufferExp>(
      "urEnqueueCommandBufferExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueHostTaskExp(ur_queue_handle_t a1, void *a2, void *a3,
                                                         void *a4, uint32_t a5,
                                                         const ur_event_handle_t *a6, void *a7) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnHostTaskExp>("urEnqueueHostTaskExp", a1,
                                                                         a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueNativeCommandExp(ur_queue_handle_t a1, void *a2,
                                                              void *a3, uint32_t a4, void *a5,
                                                              void *a6, uint32_t a7,
                                                              const ur_event_handle_t *a8,
                                                              void *a9) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp,
                             &ur_enqueue_exp_dditable_t::pfnNativeCommandExp>(
      "urEnqueueNativeCommandExp", a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueGraphExp(ur_queue_handle_t a1, void *a2, uint32_t a3,
                                                      const ur_event_handle_t *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnGraphExp>(
      "urEnqueueGraphExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(void *a1, void *a2, void *a3, void *a4) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolCreateExp>(
      "urUSMPoolCreateExp", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolDestroyExp>(
      "urUSMPoolDestroyExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::USMExp,
                             &ur_usm_exp_dditable_t::pfnPoolGetDefaultDevicePoolExp>(
      "urUSMPoolGetDefaultDevicePoolExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(void *a1, uint32_t a2, void *a3, void *a4) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolGetInfoExp>(
      "urUSMPoolGetInfoExp", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(void *a1, uint32_t a2, void *a3,
                                                        size_t a4) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolSetInfoExp>(
      "urUSMPoolSetInfoExp", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::USMExp,
                             &ur_usm_exp_dditable_t::pfnPoolSetDevicePoolExp>(
      "urUSMPoolSetDevicePoolExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::USMExp,
                             &ur_usm_exp_dditable_t::pfnPoolGetDevicePoolExp>(
      "urUSMPoolGetDevicePoolExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(void *a1, void *a2, void *a3, size_t a4) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolTrimToExp>(
      "urUSMPoolTrimToExp", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPitchedAllocExp(void *a1, void *a2, void *a3, void *a4,
                                                         size_t a5, size_t a6, size_t a7, void *a8,
                                                         void *a9) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPitchedAllocExp>(
      "urUSMPitchedAllocExp", a1, a2, a3, a4, a5, a6, a7, a8, a9);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMImportExp(void *a1, void *a2, size_t a3) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnImportExp>(
      "urUSMImportExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMReleaseExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnReleaseExp>(
      "urUSMReleaseExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageHandleDestroyExp(void *a1,
                                                                                   void *a2,
                                                                                   uintptr_t a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnUnsampledImageHandleDestroyExp>(
      "urBindlessImagesUnsampledImageHandleDestroyExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageHandleDestroyExp(void *a1, void *a2,
                                                                                 uintptr_t a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnSampledImageHandleDestroyExp>(
      "urBindlessImagesSampledImageHandleDestroyExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageAllocateExp(void *a1, void *a2, void *a3,
                                                                     void *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImageAllocateExp>(
      "urBindlessImagesImageAllocateExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageFreeExp(void *a1, void *a2, uintptr_t a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImageFreeExp>(
      "urBindlessImagesImageFreeExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesUnsampledImageCreateExp(void *a1, void *a2,
                                                                            uintptr_t a3, void *a4,
                                                                            void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnUnsampledImageCreateExp>(
      "urBindlessImagesUnsampledImageCreateExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSampledImageCreateExp(void *a1, void *a2,
                                                                          uintptr_t a3, void *a4,
                                                                          void *a5, void *a6,
                                                                          void *a7) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnSampledImageCreateExp>(
      "urBindlessImagesSampledImageCreateExp", a1, a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageCopyExp(
    ur_queue_handle_t a1, void *a2, void *a3, void *a4, void *a5, void *a6, void *a7, void *a8,
    uint32_t a9, uint32_t a10, uint32_t a11, const ur_event_handle_t *a12, void *a13) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImageCopyExp>(
      "urBindlessImagesImageCopyExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImageGetInfoExp(void *a1, uintptr_t a2,
                                                                    uint32_t a3, void *a4,
                                                                    void *a5) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImageGetInfoExp>(
      "urBindlessImagesImageGetInfoExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageMemoryHandleTypeSupportExp(
    void *a1, void *a2, void *a3, void *a4, uint32_t a5, void *a6) {
  return ur::loader::forward<
      &ur_dditable_t::BindlessImagesExp,
      &ur_bindless_images_exp_dditable_t::pfnGetImageMemoryHandleTypeSupportExp>(
      "urBindlessImagesGetImageMemoryHandleTypeSupportExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageUnsampledHandleSupportExp(
    void *a1, void *a2, void *a3, void *a4, uint32_t a5, void *a6) {
  return ur::loader::forward<
      &ur_dditable_t::BindlessImagesExp,
      &ur_bindless_images_exp_dditable_t::pfnGetImageUnsampledHandleSupportExp>(
      "urBindlessImagesGetImageUnsampledHandleSupportExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesGetImageSampledHandleSupportExp(
    void *a1, void *a2, void *a3, void *a4, uint32_t a5, void *a6) {
  return ur::loader::forward<
      &ur_dditable_t::BindlessImagesExp,
      &ur_bindless_images_exp_dditable_t::pfnGetImageSampledHandleSupportExp>(
      "urBindlessImagesGetImageSampledHandleSupportExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapGetLevelExp(void *a1, void *a2,
                                                                      uintptr_t a3, uint32_t a4,
                                                                      void *a5) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnMipmapGetLevelExp>(
      "urBindlessImagesMipmapGetLevelExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMipmapFreeExp(void *a1, void *a2,
                                                                  uintptr_t a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnMipmapFreeExp>(
      "urBindlessImagesMipmapFreeExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalMemoryExp(void *a1, void *a2,
                                                                            size_t a3, uint32_t a4,
                                                                            void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImportExternalMemoryExp>(
      "urBindlessImagesImportExternalMemoryExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalArrayExp(void *a1, void *a2,
                                                                        void *a3, void *a4,
                                                                        void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnMapExternalArrayExp>(
      "urBindlessImagesMapExternalArrayExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesMapExternalLinearMemoryExp(void *a1, void *a2,
                                                                               uint64_t a3,
                                                                               uint64_t a4,
                                                                               void *a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnMapExternalLinearMemoryExp>(
      "urBindlessImagesMapExternalLinearMemoryExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalMemoryExp(void *a1, void *a2,
                                                                             void *a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnReleaseExternalMemoryExp>(
      "urBindlessImagesReleaseExternalMemoryExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesFreeMappedLinearMemoryExp(void *a1, void *a2,
                                                                              void *a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnFreeMappedLinearMemoryExp>(
      "urBindlessImagesFreeMappedLinearMemoryExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesSupportsImportingHandleTypeExp(void *a1,
                                                                                   uint32_t a2,
                                                                                   void *a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnSupportsImportingHandleTypeExp>(
      "urBindlessImagesSupportsImportingHandleTypeExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesImportExternalSemaphoreExp(void *a1, void *a2,
                                                                               uint32_t a3,
                                                                               void *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnImportExternalSemaphoreExp>(
      "urBindlessImagesImportExternalSemaphoreExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urBindlessImagesReleaseExternalSemaphoreExp(void *a1, void *a2,
                                                                                void *a3) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnReleaseExternalSemaphoreExp>(
      "urBindlessImagesReleaseExternalSemaphoreExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL
urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t a1, void *a2, bool a3, uint64_t a4,
                                         uint32_t a5, const ur_event_handle_t *a6, void *a7) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnWaitExternalSemaphoreExp>(
      "urBindlessImagesWaitExternalSemaphoreExp", a1, a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL
urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t a1, void *a2, bool a3, uint64_t a4,
                                           uint32_t a5, const ur_event_handle_t *a6, void *a7) {
  return ur::loader::forward<&ur_dditable_t::BindlessImagesExp,
                             &ur_bindless_images_exp_dditable_t::pfnSignalExternalSemaphoreExp>(
      "urBindlessImagesSignalExternalSemaphoreExp", a1, a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferCreateExp(void *a1, void *a2, void *a3,
                                                             void *a4) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnCreateExp>(
      "urCommandBufferCreateExp", a1, a2, a3, a4);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferRetainExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnRetainExp>(
      "urCommandBufferRetainExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferReleaseExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnReleaseExp>(
      "urCommandBufferReleaseExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferFinalizeExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnFinalizeExp>(
      "urCommandBufferFinalizeExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchExp(
    void *a1, void *a2, uint32_t a3, void *a4, void *a5, void *a6, uint32_t a7, void *a8,
    uint32_t a9, void *a10, uint32_t a11, const ur_event_handle_t *a12, void *a13, void *a14,
    void *a15) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchExp>(
      "urCommandBufferAppendKernelLaunchExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12,
      a13, a14, a15);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendKernelLaunchWithArgsExp(
    void *a1, void *a2, uint32_t a3, void *a4, void *a5, void *a6, uint32_t a7, void *a8,
    uint32_t a9, void *a10, uint32_t a11, void *a12, uint32_t a13, const ur_event_handle_t *a14,
    void *a15, void *a16, void *a17) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchWithArgsExp>(
      "urCommandBufferAppendKernelLaunchWithArgsExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11,
      a12, a13, a14, a15, a16, a17);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMMemcpyExp(
    void *a1, void *a2, void *a3, size_t a4, uint32_t a5, void *a6, uint32_t a7,
    const ur_event_handle_t *a8, void *a9, void *a10, void *a11) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendUSMMemcpyExp>(
      "urCommandBufferAppendUSMMemcpyExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMFillExp(
    void *a1, void *a2, void *a3, size_t a4, size_t a5, uint32_t a6, void *a7, uint32_t a8,
    const ur_event_handle_t *a9, void *a10, void *a11, void *a12) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendUSMFillExp>(
      "urCommandBufferAppendUSMFillExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyExp(
    void *a1, void *a2, void *a3, size_t a4, size_t a5, size_t a6, uint32_t a7, void *a8,
    uint32_t a9, const ur_event_handle_t *a10, void *a11, void *a12, void *a13) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyExp>(
      "urCommandBufferAppendMemBufferCopyExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12,
      a13);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteExp(
    void *a1, void *a2, size_t a3, size_t a4, void *a5, uint32_t a6, void *a7, uint32_t a8,
    const ur_event_handle_t *a9, void *a10, void *a11, void *a12) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteExp>(
      "urCommandBufferAppendMemBufferWriteExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadExp(
    void *a1, void *a2, size_t a3, size_t a4, void *a5, uint32_t a6, void *a7, uint32_t a8,
    const ur_event_handle_t *a9, void *a10, void *a11, void *a12) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadExp>(
      "urCommandBufferAppendMemBufferReadExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferCopyRectExp(
    void *a1, void *a2, void *a3, ur_rect_offset_t a4, ur_rect_offset_t a5, ur_rect_region_t a6,
    size_t a7, size_t a8, size_t a9, size_t a10, uint32_t a11, void *a12, uint32_t a13,
    const ur_event_handle_t *a14, void *a15, void *a16, void *a17) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyRectExp>(
      "urCommandBufferAppendMemBufferCopyRectExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11,
      a12, a13, a14, a15, a16, a17);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferWriteRectExp(
    void *a1, void *a2, ur_rect_offset_t a3, ur_rect_offset_t a4, ur_rect_region_t a5, size_t a6,
    size_t a7, size_t a8, size_t a9, void *a10, uint32_t a11, void *a12, uint32_t a13,
    const ur_event_handle_t *a14, void *a15, void *a16, void *a17) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteRectExp>(
      "urCommandBufferAppendMemBufferWriteRectExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11,
      a12, a13, a14, a15, a16, a17);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferReadRectExp(
    void *a1, void *a2, ur_rect_offset_t a3, ur_rect_offset_t a4, ur_rect_region_t a5, size_t a6,
    size_t a7, size_t a8, size_t a9, void *a10, uint32_t a11, void *a12, uint32_t a13,
    const ur_event_handle_t *a14, void *a15, void *a16, void *a17) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadRectExp>(
      "urCommandBufferAppendMemBufferReadRectExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11,
      a12, a13, a14, a15, a16, a17);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendMemBufferFillExp(
    void *a1, void *a2, void *a3, size_t a4, size_t a5, size_t a6, uint32_t a7, void *a8,
    uint32_t a9, const ur_event_handle_t *a10, void *a11, void *a12, void *a13) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferFillExp>(
      "urCommandBufferAppendMemBufferFillExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12,
      a13);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMPrefetchExp(
    void *a1, void *a2, size_t a3, uint32_t a4, uint32_t a5, void *a6, uint32_t a7,
    const ur_event_handle_t *a8, void *a9, void *a10, void *a11) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendUSMPrefetchExp>(
      "urCommandBufferAppendUSMPrefetchExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendUSMAdviseExp(
    void *a1, void *a2, size_t a3, uint32_t a4, uint32_t a5, void *a6, uint32_t a7,
    const ur_event_handle_t *a8, void *a9, void *a10, void *a11) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendUSMAdviseExp>(
      "urCommandBufferAppendUSMAdviseExp", a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferAppendNativeCommandExp(void *a1, void *a2,
                                                                          void *a3, void *a4,
                                                                          uint32_t a5, void *a6,
                                                                          void *a7) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnAppendNativeCommandExp>(
      "urCommandBufferAppendNativeCommandExp", a1, a2, a3, a4, a5, a6, a7);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateKernelLaunchExp(void *a1, uint32_t a2,
                                                                         void *a3) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnUpdateKernelLaunchExp>(
      "urCommandBufferUpdateKernelLaunchExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferUpdateSignalEventExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnUpdateSignalEventExp>(
      "urCommandBufferUpdateSignalEventExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL
urCommandBufferUpdateWaitEventsExp(void *a1, uint32_t a2, const ur_event_handle_t *a3) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnUpdateWaitEventsExp>(
      "urCommandBufferUpdateWaitEventsExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetInfoExp(void *a1, uint32_t a2, size_t a3,
                                                              void *a4, void *a5) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnGetInfoExp>(
      "urCommandBufferGetInfoExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urCommandBufferGetNativeHandleExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::CommandBufferExp,
                             &ur_command_buffer_exp_dditable_t::pfnGetNativeHandleExp>(
      "urCommandBufferGetNativeHandleExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphCreateExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnCreateExp>(
      "urGraphCreateExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphInstantiateGraphExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnInstantiateGraphExp>(
      "urGraphInstantiateGraphExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphDestroyExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnDestroyExp>(
      "urGraphDestroyExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphDestroyExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnExecutableGraphDestroyExp>(
      "urGraphExecutableGraphDestroyExp", a1);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphIsEmptyExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnIsEmptyExp>(
      "urGraphIsEmptyExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphGetIdExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnGetIdExp>(
      "urGraphGetIdExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphSetDestructionCallbackExp(void *a1, void *a2, void *a3) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnSetDestructionCallbackExp>(
      "urGraphSetDestructionCallbackExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphDumpContentsExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnDumpContentsExp>("urGraphDumpContentsExp",
                                                                           a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphGetNativeHandleExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnGetNativeHandleExp>(
      "urGraphGetNativeHandleExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urGraphExecutableGraphGetNativeHandleExp(void *a1, void *a2) {
  return ur::loader::forward<&ur_dditable_t::GraphExp,
                             &ur_graph_exp_dditable_t::pfnExecutableGraphGetNativeHandleExp>(
      "urGraphExecutableGraphGetNativeHandleExp", a1, a2);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportAllocExportableMemoryExp(void *a1, void *a2,
                                                                           size_t a3, size_t a4,
                                                                           uint32_t a5, void *a6) {
  return ur::loader::forward<&ur_dditable_t::MemoryExportExp,
                             &ur_memory_export_exp_dditable_t::pfnAllocExportableMemoryExp>(
      "urMemoryExportAllocExportableMemoryExp", a1, a2, a3, a4, a5, a6);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportFreeExportableMemoryExp(void *a1, void *a2,
                                                                          void *a3) {
  return ur::loader::forward<&ur_dditable_t::MemoryExportExp,
                             &ur_memory_export_exp_dditable_t::pfnFreeExportableMemoryExp>(
      "urMemoryExportFreeExportableMemoryExp", a1, a2, a3);
}

UR_APIEXPORT ur_result_t UR_APICALL urMemoryExportExportMemoryHandleExp(void *a1, void *a2,
                                                                        uint32_t a3, void *a4,
                                                                        void *a5) {
  return ur::loader::forward<&ur_dditable_t::MemoryExportExp,
                             &ur_memory_export_exp_dditable_t::pfnExportMemoryHandleExp>(
      "urMemoryExportExportMemoryHandleExp", a1, a2, a3, a4, a5);
}

UR_APIEXPORT ur_result_t UR_APICALL urDeviceWaitExp(void *a1) {
  return ur::loader::forward<&ur_dditable_t::DeviceExp, &ur_device_exp_dditable_t::pfnWaitExp>(
      "urDeviceWaitExp", a1);
}

} // extern "C"
