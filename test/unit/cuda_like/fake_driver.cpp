// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A driver whose device is the host: what the CUDA and HIP adapters call, each under its driver's
// own name and with its own numbers. Commands are done when they are enqueued. It ends the process
// when the adapter breaks a rule that a driver would not report: objects left behind, commands
// without the right context.
//
// FAKE_DRIVER_DEVICES is the number of its devices, 1 where it is not set.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifdef FAKE_HIP
#include "adapters/hip/attributes.hpp"
#define DRIVER_NAME(cuda, hip) hip
#else
#include "adapters/cuda/attributes.hpp"
#define DRIVER_NAME(cuda, hip) cuda
#endif

#define DRIVER_FUNCTION(cuda, hip)                                                                 \
  extern "C" __attribute__((visibility("default"))) Code DRIVER_NAME(cuda, hip)

namespace {

using namespace ur::cuda_like;
using ur::DRIVER_NAME(cuda, hip)::kAttributes;

constexpr std::size_t kMemory = std::size_t{1} << 30;

std::atomic<int> liveObjects{0};
thread_local Context current = nullptr;

[[noreturn]] void endOver(const char *mistake) {
  std::fprintf(stderr, "fake driver: %s\n", mistake);
  std::abort();
}

int devices() {
  const char *number = std::getenv("FAKE_DRIVER_DEVICES");
  return number ? std::atoi(number) : 1;
}

Context contextOf(Device device) {
  static char contexts[16];
  return reinterpret_cast<Context>(&contexts[device]);
}

using Clock = std::chrono::steady_clock;

struct FakeEvent {
  bool timed;
  bool recorded;
  Clock::time_point time;
};
FakeEvent *in(Event event) { return reinterpret_cast<FakeEvent *>(event); }

struct FakeStream {
  Context context;
};
FakeStream *in(Stream stream) { return reinterpret_cast<FakeStream *>(stream); }

Code makeInContext() {
  if (!current)
    return kInvalidContext;
  ++liveObjects;
  return kSuccess;
}

Code command(Stream stream) {
  if (stream && in(stream)->context != current)
    endOver("a command's stream is not of the current context");
  return current ? kSuccess : kInvalidContext;
}

Code allocate(void **memory, std::size_t size) {
  if (size > kMemory)
    return kOutOfMemory;
  const Code code = makeInContext();
  if (code == kSuccess)
    *memory = std::aligned_alloc(256, (size + 255) / 256 * 256);
  return code;
}

Code release(void *memory) {
  --liveObjects;
  std::free(memory);
  return kSuccess;
}

template <typename T> Code fill(void *memory, T value, std::size_t count, Stream stream) {
  std::fill_n(static_cast<T *>(memory), count, value);
  return command(stream);
}

Code fillRows(void *memory, std::size_t pitch, unsigned char value, std::size_t width,
              std::size_t height, Stream stream) {
  for (std::size_t row = 0; row < height; ++row)
    std::memset(static_cast<char *>(memory) + row * pitch, value, width);
  return command(stream);
}

int attributeValue(int name) {
  switch (name) {
  case kAttributes.maxThreadsPerBlock:
  case kAttributes.maxBlockDimX:
  case kAttributes.maxBlockDimY:
    return 1024;
  case kAttributes.maxBlockDimZ:
    return 64;
  case kAttributes.maxGridDimX:
    return 0x7fffffff;
  case kAttributes.maxGridDimY:
  case kAttributes.maxGridDimZ:
    return 65535;
  case kAttributes.warpSize:
    return 32;
  case kAttributes.multiprocessorCount:
    return 4;
  case kAttributes.clockRate:
  case kAttributes.memoryClockRate:
    return 1'500'000;
  case kAttributes.memoryBusWidth:
    return 256;
  case kAttributes.computeCapabilityMajor:
    return 9;
  case kAttributes.computeCapabilityMinor:
  case kAttributes.eccEnabled:
  case kAttributes.integrated:
    return 0;
  case kAttributes.managedMemory:
  case kAttributes.concurrentManagedAccess:
  case kAttributes.hostNativeAtomics:
  case kAttributes.pageableMemoryAccess:
    return 1;
  case kAttributes.maxSharedMemoryPerBlock:
  case kAttributes.totalConstantMemory:
  case kAttributes.maxRegistersPerBlock:
  case kAttributes.l2CacheSize:
    return 65536;
  default:
    endOver("an attribute that the driver's header does not have");
  }
}

const char *nameOf(Code code) { return code == kNoDevice ? "FAKE_NO_DEVICE" : "FAKE_ERROR"; }

} // namespace

DRIVER_FUNCTION(cuInit, hipInit)(unsigned) { return devices() == 0 ? kNoDevice : kSuccess; }
DRIVER_FUNCTION(cuDriverGetVersion, hipDriverGetVersion)(int *version) {
  *version = DRIVER_NAME(12040, 60140092);
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGetCount, hipGetDeviceCount)(int *count) {
  *count = devices();
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGet, hipDeviceGet)(Device *device, int ordinal) {
  *device = ordinal;
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGetName, hipDeviceGetName)(char *name, int size, Device device) {
  std::snprintf(name, static_cast<std::size_t>(size), "Fake device %d", device);
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGetAttribute, hipDeviceGetAttribute)(int *value, int name, Device) {
  *value = attributeValue(name);
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceTotalMem_v2, hipDeviceTotalMem)(std::size_t *bytes, Device) {
  *bytes = kMemory;
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGetUuid, hipDeviceGetUuid)(void *uuid, Device device) {
  std::memset(uuid, 'a' + device, 16);
  return kSuccess;
}
DRIVER_FUNCTION(cuDeviceGetPCIBusId, hipDeviceGetPCIBusId)(char *id, int size, Device device) {
  std::snprintf(id, static_cast<std::size_t>(size), "0000:%02x:00.0", device + 1);
  return kSuccess;
}

DRIVER_FUNCTION(cuDevicePrimaryCtxRetain, hipDevicePrimaryCtxRetain)(Context *context,
                                                                     Device device) {
  *context = contextOf(device);
  return kSuccess;
}
DRIVER_FUNCTION(cuDevicePrimaryCtxRelease_v2, hipDevicePrimaryCtxRelease)(Device) {
  if (liveObjects != 0)
    endOver("a context is released before its streams, events and memory");
  return kSuccess;
}
DRIVER_FUNCTION(cuCtxGetCurrent, hipCtxGetCurrent)(Context *context) {
  *context = current;
  return kSuccess;
}
DRIVER_FUNCTION(cuCtxSetCurrent, hipCtxSetCurrent)(Context context) {
  current = context;
  return kSuccess;
}
DRIVER_FUNCTION(cuCtxSynchronize, hipDeviceSynchronize)() {
  return current ? kSuccess : kInvalidContext;
}

DRIVER_FUNCTION(cuStreamCreate, hipStreamCreateWithFlags)(Stream *stream, unsigned) {
  const Code code = makeInContext();
  if (code == kSuccess)
    *stream = reinterpret_cast<Stream>(new FakeStream{current});
  return code;
}
DRIVER_FUNCTION(cuStreamDestroy_v2, hipStreamDestroy)(Stream stream) {
  --liveObjects;
  delete in(stream);
  return kSuccess;
}
DRIVER_FUNCTION(cuStreamSynchronize, hipStreamSynchronize)(Stream) { return kSuccess; }
DRIVER_FUNCTION(cuStreamQuery, hipStreamQuery)(Stream) { return kSuccess; }
DRIVER_FUNCTION(cuStreamWaitEvent, hipStreamWaitEvent)(Stream stream, Event event, unsigned) {
  if (!in(event)->recorded)
    endOver("a stream waits for an event that nobody records");
  return command(stream);
}

DRIVER_FUNCTION(cuEventCreate, hipEventCreateWithFlags)(Event *event, unsigned flags) {
  const Code code = makeInContext();
  if (code == kSuccess)
    *event = reinterpret_cast<Event>(
        new FakeEvent{(flags & kEventDisableTiming) == 0, false, Clock::time_point()});
  return code;
}
DRIVER_FUNCTION(cuEventDestroy_v2, hipEventDestroy)(Event event) {
  --liveObjects;
  delete in(event);
  return kSuccess;
}
DRIVER_FUNCTION(cuEventRecord, hipEventRecord)(Event event, Stream stream) {
  in(event)->recorded = true;
  in(event)->time = Clock::now();
  return command(stream);
}
DRIVER_FUNCTION(cuEventQuery, hipEventQuery)(Event) { return kSuccess; }
DRIVER_FUNCTION(cuEventSynchronize, hipEventSynchronize)(Event) { return kSuccess; }
DRIVER_FUNCTION(cuEventElapsedTime, hipEventElapsedTime)(float *milliseconds, Event start,
                                                         Event end) {
  if (!in(start)->timed || !in(end)->timed)
    return kInvalidHandle;
  *milliseconds = std::chrono::duration<float, std::milli>(in(end)->time - in(start)->time).count();
  return kSuccess;
}

DRIVER_FUNCTION(cuMemGetInfo_v2, hipMemGetInfo)(std::size_t *free, std::size_t *total) {
  *free = kMemory / 2;
  *total = kMemory;
  return current ? kSuccess : kInvalidContext;
}
DRIVER_FUNCTION(cuMemAlloc_v2, hipMalloc)(void **memory, std::size_t size) {
  return allocate(memory, size);
}
DRIVER_FUNCTION(cuMemHostAlloc, hipHostMalloc)(void **memory, std::size_t size, unsigned) {
  return allocate(memory, size);
}
DRIVER_FUNCTION(cuMemAllocManaged, hipMallocManaged)(void **memory, std::size_t size, unsigned) {
  return allocate(memory, size);
}
DRIVER_FUNCTION(cuMemFree_v2, hipFree)(void *memory) { return release(memory); }
DRIVER_FUNCTION(cuMemFreeHost, hipHostFree)(void *memory) { return release(memory); }

DRIVER_FUNCTION(cuMemsetD8Async, hipMemsetD8Async)(void *memory, unsigned char value,
                                                   std::size_t count, Stream stream) {
  return fill(memory, value, count, stream);
}
DRIVER_FUNCTION(cuMemsetD16Async, hipMemsetD16Async)(void *memory, unsigned short value,
                                                     std::size_t count, Stream stream) {
  return fill(memory, value, count, stream);
}
DRIVER_FUNCTION(cuMemsetD32Async, hipMemsetD32Async)(void *memory, unsigned value,
                                                     std::size_t count, Stream stream) {
  return fill(memory, value, count, stream);
}

// What the two drivers do not have alike.
#ifdef FAKE_HIP
DRIVER_FUNCTION(, hipMemcpyAsync)(void *destination, const void *source, std::size_t size, int kind,
                                  Stream stream) {
  if (kind != 4)
    return kInvalidValue;
  std::memmove(destination, source, size);
  return command(stream);
}
DRIVER_FUNCTION(, hipMemset2DAsync)(void *memory, std::size_t pitch, int value, std::size_t width,
                                    std::size_t height, Stream stream) {
  return fillRows(memory, pitch, static_cast<unsigned char>(value), width, height, stream);
}
extern "C" __attribute__((visibility("default"))) const char *hipGetErrorName(Code code) {
  return nameOf(code);
}
#else
DRIVER_FUNCTION(cuMemcpyAsync, )(void *destination, const void *source, std::size_t size,
                                 Stream stream) {
  std::memmove(destination, source, size);
  return command(stream);
}
DRIVER_FUNCTION(cuMemsetD2D8Async, )(void *memory, std::size_t pitch, unsigned char value,
                                     std::size_t width, std::size_t height, Stream stream) {
  return fillRows(memory, pitch, value, width, height, stream);
}
DRIVER_FUNCTION(cuGetErrorName, )(Code code, const char **name) {
  *name = nameOf(code);
  return kSuccess;
}
#endif
