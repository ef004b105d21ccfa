// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/attributes.hpp"

#include <fmt/format.h>

namespace ur::hip {
namespace {

using cuda_like::Code;
using cuda_like::Stream;

// hipMemcpyDefault: the driver derives the direction from the addresses.
constexpr int kCopyByAddress = 4;

Code (*hipMemcpyAsync)(void *, const void *, std::size_t, int kind, Stream) = nullptr;
Code (*hipMemset2DAsync)(void *, std::size_t pitch, int value, std::size_t width,
                         std::size_t height, Stream) = nullptr;

Code (*hipStreamWaitValue64)(Stream, void *word, std::uint64_t value, unsigned flags,
                             std::uint64_t mask) = nullptr;

Code (*hipMemcpyPeerAsync)(void *destination, cuda_like::Device to, const void *source,
                           cuda_like::Device from, std::size_t size, Stream) = nullptr;

Code copyPeer(void *destination, const cuda_like::PeerSide &to, const void *source,
              const cuda_like::PeerSide &from, std::size_t size, Stream stream) {
  return hipMemcpyPeerAsync(destination, to.device, source, from.device, size, stream);
}

Code waitWord(Stream stream, void *word, std::uint64_t value, unsigned flags) {
  return hipStreamWaitValue64(stream, word, value, flags, ~std::uint64_t{0});
}

Code copy(void *destination, const void *source, std::size_t size, Stream stream) {
  return hipMemcpyAsync(destination, source, size, kCopyByAddress, stream);
}

Code fillRows(void *memory, std::size_t pitch, unsigned char value, std::size_t width,
              std::size_t height, Stream stream) {
  return hipMemset2DAsync(memory, pitch, value, width, height, stream);
}

// Formats the result of hipDriverGetVersion: 60140092 is 6.1.40092.
std::string versionText(int version) {
  return fmt::format("{}.{}.{}", version / 10000000, version / 100000 % 100, version % 100000);
}

kit::DriverLibrary open(cuda_like::Driver &driver) {
  kit::DriverLibrary library{"libamdhip64.so.6", "libamdhip64.so.5", "libamdhip64.so"};
  library.load(driver.errorName, "hipGetErrorName");
  library.load(driver.deviceCount, "hipGetDeviceCount");
  library.load(driver.deviceUuid, "hipDeviceGetUuid");
  library.load(driver.contextSynchronize, "hipDeviceSynchronize");
  library.load(driver.streamPriorities, "hipDeviceGetStreamPriorityRange");
  library.load(driver.eventCreate, "hipEventCreateWithFlags");
  library.load(driver.allocateDevice, "hipMalloc");
  library.load(driver.allocateHost, "hipHostMalloc");
  library.load(driver.allocateManaged, "hipMallocManaged");
  library.load(driver.free, "hipFree");
  library.load(driver.freeHost, "hipHostFree");
  library.load(hipMemcpyAsync, "hipMemcpyAsync");
  driver.copy = copy;
  library.load(hipMemset2DAsync, "hipMemset2DAsync");
  driver.fillRows = fillRows;
  library.load(driver.copyRows, "hipMemcpy2DAsync"); // its `kind` has the values of `direction`
  library.loadOptional(hipMemcpyPeerAsync, "hipMemcpyPeerAsync");
  if (hipMemcpyPeerAsync)
    driver.copyPeer = copyPeer;
  library.loadOptional(driver.hostRegister, "hipHostRegister");
  library.loadOptional(driver.hostUnregister, "hipHostUnregister");
  library.loadOptional(driver.hostDevicePointer, "hipHostGetDevicePointer");
  library.loadOptional(hipStreamWaitValue64, "hipStreamWaitValue64");
  if (hipStreamWaitValue64)
    driver.streamWaitWord = waitWord;
  return library;
}

} // namespace
} // namespace ur::hip

constinit const ur::cuda_like::Facts ur::cuda_like::kFacts{
    .platform = "AMD HIP",
    .vendor = "Advanced Micro Devices, Inc.",
    .vendorId = 0x1002,
    .binaryTarget = UR_DEVICE_BINARY_TARGET_AMDGCN,
    .attributes = hip::kAttributes,
    .peerAccess = 1,
    .peerAtomics = 2,
    .fabricHandles = 0,
    .versionText = hip::versionText,
    .allocationAdvice =
        "in PyTorch PYTORCH_HIP_ALLOC_CONF=backend:native; to share a pool that was created "
        "for sharing, call hipMemPoolExportToShareableHandle",
    .smallMemoryVariable = "UR_IPC_HIP_SMALL",
    .repeatsExportSetup = false,
    .functionPrefix = "hip",
    .versionSuffix = "",
    .open = hip::open,
};
