// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/attributes.hpp"

#include <fmt/format.h>

namespace ur::cuda {
namespace {

using cuda_like::Code;

Code (*cuGetErrorName)(Code code, const char **name) = nullptr;

const char *errorName(Code code) {
  const char *name = nullptr;
  return cuGetErrorName(code, &name) == cuda_like::kSuccess ? name : nullptr;
}

// CUDA_MEMCPY2D.
struct Rows {
  struct Side {
    std::size_t x = 0, y = 0;
    int type;
    void *host;
    void *device;
    void *array = nullptr;
    std::size_t pitch;
  };
  Side source, destination;
  std::size_t width, height;
};
Code (*cuMemcpy2DAsync)(const Rows *rows, cuda_like::Stream stream) = nullptr;

Rows::Side sideOf(void *memory, bool isOfDevice, std::size_t pitch) {
  constexpr int kHost = 1;
  constexpr int kDevice = 2;
  if (isOfDevice)
    return {.type = kDevice, .host = nullptr, .device = memory, .pitch = pitch};
  return {.type = kHost, .host = memory, .device = nullptr, .pitch = pitch};
}

Code copyRows(void *destination, std::size_t destinationPitch, const void *source,
              std::size_t sourcePitch, std::size_t width, std::size_t height, int direction,
              cuda_like::Stream stream) {
  const Rows rows{sideOf(const_cast<void *>(source), (direction & 2) != 0, sourcePitch),
                  sideOf(destination, (direction & 1) != 0, destinationPitch), width, height};
  return cuMemcpy2DAsync(&rows, stream);
}

Code (*cuMemcpyPeerAsync)(void *destination, cuda_like::Context to, const void *source,
                          cuda_like::Context from, std::size_t size,
                          cuda_like::Stream stream) = nullptr;

Code copyPeer(void *destination, const cuda_like::PeerSide &to, const void *source,
              const cuda_like::PeerSide &from, std::size_t size, cuda_like::Stream stream) {
  return cuMemcpyPeerAsync(destination, to.context, source, from.context, size, stream);
}

// Formats the result of cuDriverGetVersion: 12040 is 12.4.
std::string versionText(int version) {
  return fmt::format("{}.{}", version / 1000, version % 1000 / 10);
}

// cuda.h maps the names without a version to the versioned names below.
kit::DriverLibrary open(cuda_like::Driver &driver) {
  kit::DriverLibrary library{"libcuda.so.1"};
  library.load(cuGetErrorName, "cuGetErrorName");
  driver.errorName = errorName;
  library.load(driver.deviceCount, "cuDeviceGetCount");
  library.load(driver.deviceUuid, "cuDeviceGetUuid_v2");
  library.load(driver.contextSynchronize, "cuCtxSynchronize");
  library.load(driver.streamPriorities, "cuCtxGetStreamPriorityRange");
  library.load(driver.eventCreate, "cuEventCreate");
  library.load(driver.allocateDevice, "cuMemAlloc_v2");
  library.load(driver.allocateHost, "cuMemHostAlloc");
  library.load(driver.allocateManaged, "cuMemAllocManaged");
  library.load(driver.free, "cuMemFree_v2");
  library.load(driver.freeHost, "cuMemFreeHost");
  library.load(driver.copy, "cuMemcpyAsync");
  library.load(driver.fillRows, "cuMemsetD2D8Async");
  library.loadOptional(driver.streamWords, "cuStreamBatchMemOp_v2");
  library.load(cuMemcpy2DAsync, "cuMemcpy2DAsync_v2");
  driver.copyRows = copyRows;
  library.loadOptional(cuMemcpyPeerAsync, "cuMemcpyPeerAsync");
  if (cuMemcpyPeerAsync)
    driver.copyPeer = copyPeer;
  library.loadOptional(driver.hostRegister, "cuMemHostRegister_v2");
  library.loadOptional(driver.hostUnregister, "cuMemHostUnregister");
  library.loadOptional(driver.hostDevicePointer, "cuMemHostGetDevicePointer_v2");
  library.loadOptional(driver.streamWaitWord, "cuStreamWaitValue64_v2");
  return library;
}

} // namespace
} // namespace ur::cuda

constinit const ur::cuda_like::Facts ur::cuda_like::kFacts{
    .platform = "NVIDIA CUDA",
    .vendor = "NVIDIA Corporation",
    .vendorId = 0x10de,
    .binaryTarget = UR_DEVICE_BINARY_TARGET_NVPTX64,
    .attributes = cuda::kAttributes,
    .peerAccess = 2,
    .peerAtomics = 3,
    .fabricHandles = 128,
    .versionText = cuda::versionText,
    .allocationAdvice =
        "in PyTorch PYTORCH_CUDA_ALLOC_CONF=backend:native or expandable_segments:True, in JAX "
        "any XLA_PYTHON_CLIENT_ALLOCATOR except cuda_async, in CuPy any allocator except "
        "MemoryAsyncPool; to share a pool that was created for sharing, call "
        "cuMemPoolExportToShareableHandle",
    .smallMemoryVariable = "UR_IPC_CUDA_SMALL",
    .repeatsExportSetup = true,
    .functionPrefix = "cu",
    .versionSuffix = "_v2",
    .open = cuda::open,
};
