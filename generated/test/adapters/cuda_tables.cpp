// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The tables of the CUDA adapter: no slot is null, and every function that
// adapters/cuda/support.yml does not list answers UNSUPPORTED_FEATURE.

#include <unified-runtime/ur_ddi.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace {

class CudaTables : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_CURRENT, &tables.Adapter),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetPlatformProcAddrTable(UR_API_VERSION_CURRENT, &tables.Platform),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetContextProcAddrTable(UR_API_VERSION_CURRENT, &tables.Context),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetEventProcAddrTable(UR_API_VERSION_CURRENT, &tables.Event), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetEventExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.EventExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetProgramProcAddrTable(UR_API_VERSION_CURRENT, &tables.Program),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetProgramExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.ProgramExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetKernelProcAddrTable(UR_API_VERSION_CURRENT, &tables.Kernel), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetQueueProcAddrTable(UR_API_VERSION_CURRENT, &tables.Queue), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetQueueExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.QueueExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetSamplerProcAddrTable(UR_API_VERSION_CURRENT, &tables.Sampler),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetMemProcAddrTable(UR_API_VERSION_CURRENT, &tables.Mem), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetPhysicalMemProcAddrTable(UR_API_VERSION_CURRENT, &tables.PhysicalMem),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetEnqueueProcAddrTable(UR_API_VERSION_CURRENT, &tables.Enqueue),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetEnqueueExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.EnqueueExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetUSMProcAddrTable(UR_API_VERSION_CURRENT, &tables.USM), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetUSMExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.USMExp), UR_RESULT_SUCCESS);
    ASSERT_EQ(
        urGetBindlessImagesExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.BindlessImagesExp),
        UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetCommandBufferExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.CommandBufferExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetGraphExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.GraphExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetIPCExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.IPCExp), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetMemoryExportExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.MemoryExportExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetUsmP2PExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.UsmP2PExp),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetVirtualMemProcAddrTable(UR_API_VERSION_CURRENT, &tables.VirtualMem),
              UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetDeviceProcAddrTable(UR_API_VERSION_CURRENT, &tables.Device), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetDeviceExpProcAddrTable(UR_API_VERSION_CURRENT, &tables.DeviceExp),
              UR_RESULT_SUCCESS);
  }

  ur_dditable_t tables{};
};

TEST_F(CudaTables, HaveNoNullSlot) {
  std::array<void *, sizeof(ur_dditable_t) / sizeof(void *)> slots;
  std::memcpy(slots.data(), &tables, sizeof(tables));
  EXPECT_EQ(std::count(slots.begin(), slots.end(), nullptr), 0);
}

TEST_F(CudaTables, AreRefusedToOthers) {
  EXPECT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_0_11, &tables.Adapter),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetPlatformProcAddrTable(UR_API_VERSION_0_11, &tables.Platform),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetPlatformProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetContextProcAddrTable(UR_API_VERSION_0_11, &tables.Context),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetContextProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetEventProcAddrTable(UR_API_VERSION_0_11, &tables.Event),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetEventProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetEventExpProcAddrTable(UR_API_VERSION_0_11, &tables.EventExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetEventExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetProgramProcAddrTable(UR_API_VERSION_0_11, &tables.Program),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetProgramProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetProgramExpProcAddrTable(UR_API_VERSION_0_11, &tables.ProgramExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetProgramExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetKernelProcAddrTable(UR_API_VERSION_0_11, &tables.Kernel),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetKernelProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetQueueProcAddrTable(UR_API_VERSION_0_11, &tables.Queue),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetQueueProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetQueueExpProcAddrTable(UR_API_VERSION_0_11, &tables.QueueExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetQueueExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetSamplerProcAddrTable(UR_API_VERSION_0_11, &tables.Sampler),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetSamplerProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetMemProcAddrTable(UR_API_VERSION_0_11, &tables.Mem),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetMemProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetPhysicalMemProcAddrTable(UR_API_VERSION_0_11, &tables.PhysicalMem),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetPhysicalMemProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetEnqueueProcAddrTable(UR_API_VERSION_0_11, &tables.Enqueue),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetEnqueueProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetEnqueueExpProcAddrTable(UR_API_VERSION_0_11, &tables.EnqueueExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetEnqueueExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetUSMProcAddrTable(UR_API_VERSION_0_11, &tables.USM),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetUSMProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetUSMExpProcAddrTable(UR_API_VERSION_0_11, &tables.USMExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetUSMExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetBindlessImagesExpProcAddrTable(UR_API_VERSION_0_11, &tables.BindlessImagesExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetBindlessImagesExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetCommandBufferExpProcAddrTable(UR_API_VERSION_0_11, &tables.CommandBufferExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetCommandBufferExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetGraphExpProcAddrTable(UR_API_VERSION_0_11, &tables.GraphExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetGraphExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetIPCExpProcAddrTable(UR_API_VERSION_0_11, &tables.IPCExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetIPCExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetMemoryExportExpProcAddrTable(UR_API_VERSION_0_11, &tables.MemoryExportExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetMemoryExportExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetUsmP2PExpProcAddrTable(UR_API_VERSION_0_11, &tables.UsmP2PExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetUsmP2PExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetVirtualMemProcAddrTable(UR_API_VERSION_0_11, &tables.VirtualMem),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetVirtualMemProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetDeviceProcAddrTable(UR_API_VERSION_0_11, &tables.Device),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetDeviceProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urGetDeviceExpProcAddrTable(UR_API_VERSION_0_11, &tables.DeviceExp),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(urGetDeviceExpProcAddrTable(UR_API_VERSION_CURRENT, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(CudaTables, AnswerForFunctionsOutsideTheInterface) {
  EXPECT_EQ(tables.Program.pfnCreateWithIL(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnCreateWithBinary(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnBuild(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnCompile(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnLink(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnRetain(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnRelease(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnGetFunctionPointer(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnGetGlobalVariablePointer(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnGetInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnGetBuildInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnSetSpecializationConstants(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnGetNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Program.pfnCreateWithNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.ProgramExp.pfnDynamicLinkExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.ProgramExp.pfnBuildExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.ProgramExp.pfnCompileExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.ProgramExp.pfnLinkExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnCreate(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetGroupInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetSubGroupInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnRetain(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnRelease(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnCreateWithNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetSuggestedLocalWorkSize(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnGetSuggestedLocalWorkSizeWithArgs(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnSetExecInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnSetSpecializationConstants(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Kernel.pfnSuggestMaxCooperativeGroupCount(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.QueueExp.pfnBeginGraphCaptureExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.QueueExp.pfnBeginCaptureIntoGraphExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.QueueExp.pfnEndGraphCaptureExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.QueueExp.pfnIsGraphCaptureEnabledExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.QueueExp.pfnGetGraphExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnCreate(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnRetain(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnRelease(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnGetInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnGetNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Sampler.pfnCreateWithNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnImageCreate(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnBufferCreate(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnRetain(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnRelease(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnBufferPartition(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnGetNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnBufferCreateWithNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnImageCreateWithNativeHandle(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnGetInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Mem.pfnImageGetInfo(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferRead(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferWrite(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferReadRect(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferWriteRect(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferCopy(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferCopyRect(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferFill(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemImageRead(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemImageWrite(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemImageCopy(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemBufferMap(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnMemUnmap(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnUSMFill2D(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnUSMMemcpy2D(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnDeviceGlobalVariableWrite(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnDeviceGlobalVariableRead(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnReadHostPipe(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnWriteHostPipe(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnKernelLaunchWithArgsExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnUSMDeviceAllocExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnUSMSharedAllocExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnUSMHostAllocExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnUSMFreeExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnTimestampRecordingExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnCommandBufferExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnHostTaskExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnNativeCommandExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EnqueueExp.pfnGraphExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolCreateExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolDestroyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolGetDefaultDevicePoolExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolGetInfoExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolSetInfoExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolSetDevicePoolExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolGetDevicePoolExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPoolTrimToExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnPitchedAllocExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnHostAllocUnregisterExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnHostAllocRegisterExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnImportExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnReleaseExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnUnsampledImageHandleDestroyExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnSampledImageHandleDestroyExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImageAllocateExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImageFreeExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnUnsampledImageCreateExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnSampledImageCreateExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImageCopyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImageGetInfoExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnGetImageMemoryHandleTypeSupportExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnGetImageUnsampledHandleSupportExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnGetImageSampledHandleSupportExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnMipmapGetLevelExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnMipmapFreeExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImportExternalMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnMapExternalArrayExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnMapExternalLinearMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnReleaseExternalMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnFreeMappedLinearMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnSupportsImportingHandleTypeExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnImportExternalSemaphoreExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnReleaseExternalSemaphoreExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnWaitExternalSemaphoreExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.BindlessImagesExp.pfnSignalExternalSemaphoreExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnCreateExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnRetainExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnReleaseExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnFinalizeExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendKernelLaunchExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendUSMMemcpyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendUSMFillExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferCopyExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferWriteExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferReadExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferCopyRectExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferWriteRectExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferReadRectExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendMemBufferFillExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendUSMPrefetchExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendUSMAdviseExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnAppendNativeCommandExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnUpdateKernelLaunchExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnUpdateSignalEventExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnUpdateWaitEventsExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnGetInfoExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.CommandBufferExp.pfnGetNativeHandleExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnCreateExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnInstantiateGraphExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnDestroyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnExecutableGraphDestroyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnIsEmptyExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnGetIdExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnSetDestructionCallbackExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnDumpContentsExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnGetNativeHandleExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.GraphExp.pfnExecutableGraphGetNativeHandleExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.MemoryExportExp.pfnAllocExportableMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.MemoryExportExp.pfnFreeExportableMemoryExp(),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.MemoryExportExp.pfnExportMemoryHandleExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.DeviceExp.pfnWaitExp(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(CudaTables, AnswerForFunctionsTheAdapterLeavesOut) {
  EXPECT_EQ(tables.Platform.pfnGetNativeHandle({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Platform.pfnCreateWithNativeHandle({}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Context.pfnGetNativeHandle({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Context.pfnCreateWithNativeHandle({}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Event.pfnGetNativeHandle({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Event.pfnCreateWithNativeHandle({}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Event.pfnSetCallback({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.EventExp.pfnCreateExp({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Queue.pfnGetNativeHandle({}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Queue.pfnCreateWithNativeHandle({}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.PhysicalMem.pfnCreate({}, {}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.PhysicalMem.pfnRetain({}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.PhysicalMem.pfnRelease({}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.PhysicalMem.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Enqueue.pfnEventsWaitWithBarrierExt({}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USM.pfnPoolCreate({}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USM.pfnPoolRetain({}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USM.pfnPoolRelease({}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USM.pfnPoolGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.USMExp.pfnContextMemcpyExp({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnGetMemHandleExp({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnPutMemHandleExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnOpenMemHandleExp({}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnCloseMemHandleExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnGetPhysMemHandleExp({}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnPutPhysMemHandleExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnOpenPhysMemHandleExp({}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnClosePhysMemHandleExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnGetEventHandleExp({}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnPutEventHandleExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.IPCExp.pfnOpenEventHandleExp({}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.UsmP2PExp.pfnEnablePeerAccessExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.UsmP2PExp.pfnDisablePeerAccessExp({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.UsmP2PExp.pfnPeerAccessGetInfoExp({}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnGranularityGetInfo({}, {}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnReserve({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnFree({}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnMap({}, {}, {}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnUnmap({}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnSetAccess({}, {}, {}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.VirtualMem.pfnGetInfo({}, {}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Device.pfnGetNativeHandle({}, {}), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(tables.Device.pfnCreateWithNativeHandle({}, {}, {}, {}),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

// What an entry refuses before its body runs: the first required argument is null.
TEST_F(CudaTables, RefuseNull) {
  EXPECT_EQ(tables.Adapter.pfnRelease({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Adapter.pfnRetain({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Adapter.pfnGetLastError({}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Adapter.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Adapter.pfnSetLoggerCallback({}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Adapter.pfnSetLoggerCallbackLevel({}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Platform.pfnGet({}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Platform.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Platform.pfnGetApiVersion({}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Platform.pfnGetBackendOption({}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Context.pfnCreate({}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Context.pfnRetain({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Context.pfnRelease({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Context.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Context.pfnSetExtendedDeleter({}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Event.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Event.pfnGetProfilingInfo({}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Event.pfnWait({}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Event.pfnRetain({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Event.pfnRelease({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Queue.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Queue.pfnCreate({}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Queue.pfnRetain({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Queue.pfnRelease({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Queue.pfnFinish({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Queue.pfnFlush({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Enqueue.pfnEventsWait({}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Enqueue.pfnEventsWaitWithBarrier({}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Enqueue.pfnUSMFill({}, {}, {}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Enqueue.pfnUSMMemcpy({}, {}, {}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Enqueue.pfnUSMPrefetch({}, {}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Enqueue.pfnUSMAdvise({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.USM.pfnHostAlloc({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.USM.pfnDeviceAlloc({}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.USM.pfnSharedAlloc({}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.USM.pfnFree({}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.USM.pfnGetMemAllocInfo({}, {}, {}, {}, {}, {}),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Device.pfnGet({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Device.pfnGetInfo({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Device.pfnRetain({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Device.pfnRelease({}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(tables.Device.pfnPartition({}, {}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Device.pfnSelectBinary({}, {}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(tables.Device.pfnGetGlobalTimestamps({}, {}, {}), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

} // namespace
