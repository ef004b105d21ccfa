// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/descriptor_shortage.hpp"
#include "base/error.hpp"
#include "base/unique_handle.hpp"
#include "ipc/handle.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>

namespace ur::cuda_like {

// Handles of the CUDA and HIP drivers: a device is a number, other handles are pointers.
using Device = int;
struct ContextTag;
struct StreamTag;
struct EventTag;
using Context = ContextTag *;
using Stream = StreamTag *;
using Event = EventTag *;

// A driver's result. CUDA and HIP use the same numbers for the results below.
using Code = int;
inline constexpr Code kSuccess = 0;
inline constexpr Code kInvalidValue = 1;
inline constexpr Code kOutOfMemory = 2;
inline constexpr Code kNotInitialized = 3;
inline constexpr Code kDeinitialized = 4;
inline constexpr Code kNoDevice = 100;
inline constexpr Code kInvalidDevice = 101;
inline constexpr Code kInvalidContext = 201;
inline constexpr Code kMapFailed = 205;
inline constexpr Code kEccUncorrectable = 214;
inline constexpr Code kPeerAccessUnsupported = 217;
inline constexpr Code kOperatingSystem = 304;
inline constexpr Code kInvalidHandle = 400;
inline constexpr Code kNotReady = 600;
inline constexpr Code kIllegalAddress = 700;
inline constexpr Code kLaunchTimeout = 702;
inline constexpr Code kPeerAccessAlreadyEnabled = 704;
inline constexpr Code kPeerAccessNotEnabled = 705;
inline constexpr Code kAssertFailed = 710;
inline constexpr Code kHardwareStackError = 714;
inline constexpr Code kIllegalInstruction = 715;
inline constexpr Code kMisalignedAddress = 716;
inline constexpr Code kInvalidAddressSpace = 717;
inline constexpr Code kInvalidProgramCounter = 718;
inline constexpr Code kLaunchFailed = 719;
inline constexpr Code kNotPermitted = 800;
inline constexpr Code kNotSupported = 801;
inline constexpr Code kUnknown = 999;

// Flags with the same values in CUDA and HIP.
inline constexpr unsigned kStreamNonBlocking = 1;
inline constexpr unsigned kEventDefault = 0;
inline constexpr unsigned kEventDisableTiming = 2;
inline constexpr unsigned kHostMemoryPortable = 1; // for all contexts
inline constexpr unsigned kManagedGlobal = 1;      // for all streams
inline constexpr unsigned kRegisteredPortable = 1; // for all contexts
inline constexpr unsigned kRegisteredMapped = 2;   // with an address for devices
inline constexpr unsigned kWaitUntilAtLeast = 0;
inline constexpr int kMemoryType = 2; // an attribute of pointers
inline constexpr int kHostMemory = 1; // a value of this attribute

// An object: memory without an address. 0 means no object.
using ObjectHandle = std::uint64_t;

// The structs CUmemLocation, CUmemAllocationProp and CUmemAccessDesc. HIP has the same structs
// under other names.
struct Location {
  int type = 1; // a device
  Device device;
};
struct ObjectProperties {
  int type = 1; // pinned
  int exportedAs;
  Location location;
  void *unused = nullptr;
  struct {
    unsigned char compression = 0;
    unsigned char directRdma = 0;
    unsigned short usage = 0;
    unsigned char reserved[4]{};
  } flags{};
};
struct Access {
  Location location;
  int rights;
};
inline constexpr int kNoExport = 0;
inline constexpr int kDescriptor = 1; // this and kFabric: bits of export and import types
inline constexpr int kFabric = 8;
inline constexpr int kNoAccess = 0;
inline constexpr int kReadAccess = 1;
inline constexpr int kWriteAccess = 3;
inline constexpr int kMinimumGranularity = 0;

// Pointer attributes, with the numbers that CUDA and HIP share.
enum class PointerFact : int {
  BufferId = 7,
  IsManaged = 8,
  DeviceNumber = 9,
  IsLegacyCapable = 10,
  Pool = 17,
};

inline constexpr unsigned kLazyPeerAccess = 1;

// CUstreamBatchMemOpParams for 64-bit words.
struct WordOperation {
  static constexpr int kAwait = 4;
  static constexpr int kWrite = 5;

  int operation;
  void *word;
  std::uint64_t value;
  unsigned flags = 0;
  std::uint64_t unused[2]{};
};
static_assert(sizeof(WordOperation) == 48);
inline constexpr std::size_t kMaxWords = 255; // operations in one call of streamWords

// A side of a copy between two devices. CUDA identifies it by the context, HIP by the device.
struct PeerSide {
  Device device;
  Context context;
};

// The functions of the CUDA or HIP driver that this adapter uses. Most take the same arguments in
// both drivers; Facts::open adapts the few that differ. The functions take the address of device
// memory as a pointer. CUDA's CUdeviceptr is a 64-bit integer with the same value.
struct Driver {
  Code (*init)(unsigned flags) = nullptr;
  Code (*driverVersion)(int *version) = nullptr;
  const char *(*errorName)(Code code) = nullptr; // returns null for an unknown code

  Code (*deviceCount)(int *count) = nullptr;
  Code (*device)(Device *device, int ordinal) = nullptr;
  Code (*deviceName)(char *name, int size, Device device) = nullptr;
  Code (*deviceAttribute)(int *value, int attribute, Device device) = nullptr;
  Code (*deviceTotalMemory)(std::size_t *bytes, Device device) = nullptr;
  Code (*deviceUuid)(void *uuid, Device device) = nullptr; // 16 bytes
  Code (*devicePciBusId)(char *id, int size, Device device) = nullptr;

  Code (*primaryContextRetain)(Context *context, Device device) = nullptr;
  Code (*primaryContextRelease)(Device device) = nullptr;
  Code (*contextGetCurrent)(Context *context) = nullptr;
  Code (*contextSetCurrent)(Context context) = nullptr;
  Code (*contextSynchronize)() = nullptr; // waits for the current context
  Code (*contextDevice)(Device *device) = nullptr;
  Code (*contextDestroy)(Context context) = nullptr;

  Code (*streamPriorities)(int *leastPriority,
                           int *greatestPriority) = nullptr; // priorities in the current context
  Code (*streamCreate)(Stream *stream, unsigned flags, int priority) = nullptr;
  Code (*streamDestroy)(Stream stream) = nullptr;
  Code (*streamSynchronize)(Stream stream) = nullptr;
  Code (*streamQuery)(Stream stream) = nullptr;
  Code (*streamWaitEvent)(Stream stream, Event event, unsigned flags) = nullptr;

  Code (*eventCreate)(Event *event, unsigned flags) = nullptr;
  Code (*eventDestroy)(Event event) = nullptr;
  Code (*eventRecord)(Event event, Stream stream) = nullptr;
  Code (*eventQuery)(Event event) = nullptr;
  Code (*eventSynchronize)(Event event) = nullptr;
  Code (*eventElapsedTime)(float *milliseconds, Event start, Event end) = nullptr;

  Code (*memoryInfo)(std::size_t *free,
                     std::size_t *total) = nullptr; // memory of the current context's device
  Code (*allocateDevice)(void **memory, std::size_t size) = nullptr;
  Code (*allocateHost)(void **memory, std::size_t size, unsigned flags) = nullptr;
  Code (*allocateManaged)(void **memory, std::size_t size, unsigned flags) = nullptr;
  Code (*free)(void *memory) = nullptr; // frees device memory and managed memory
  Code (*freeHost)(void *memory) = nullptr;

  Code (*copy)(void *destination, const void *source, std::size_t size, Stream stream) = nullptr;
  Code (*fill8)(void *memory, unsigned char value, std::size_t count, Stream stream) = nullptr;
  Code (*fill16)(void *memory, unsigned short value, std::size_t count, Stream stream) = nullptr;
  Code (*fill32)(void *memory, unsigned value, std::size_t count, Stream stream) = nullptr;
  // Fills `width` bytes of each of `height` rows that begin `pitch` bytes apart.
  Code (*fillRows)(void *memory, std::size_t pitch, unsigned char value, std::size_t width,
                   std::size_t height, Stream stream) = nullptr;

  // Copies `width` bytes of each of `height` rows. `direction` has a bit for each side in device
  // memory: 1 for the destination, 2 for the source.
  Code (*copyRows)(void *destination, std::size_t destinationPitch, const void *source,
                   std::size_t sourcePitch, std::size_t width, std::size_t height, int direction,
                   Stream stream) = nullptr;
  // Calls a host function in stream order. The function must not call the driver.
  Code (*callHost)(Stream stream, void (*function)(void *), void *argument) = nullptr;
  Code (*pointerAttribute)(void *value, int attribute, const void *memory) = nullptr;

  // The functions below are null in drivers that lack them.
  Code (*peerAttribute)(int *value, int attribute, Device device, Device peer) = nullptr;
  // Enable and disable the current context's access to all memory that another context allocated
  // without objects.
  Code (*enablePeer)(Context peer, unsigned flags) = nullptr;
  Code (*disablePeer)(Context peer) = nullptr;
  // Copies between the memory of two devices, which need no access to each other.
  Code (*copyPeer)(void *destination, const PeerSide &to, const void *source, const PeerSide &from,
                   std::size_t size, Stream stream) = nullptr;

  Code (*objectGranularity)(std::size_t *bytes, const ObjectProperties *, int option) = nullptr;
  Code (*objectCreate)(ObjectHandle *object, std::size_t size, const ObjectProperties *,
                       unsigned long long flags) = nullptr;
  Code (*objectRelease)(ObjectHandle object) = nullptr;
  // Export and import an object as a descriptor or a fabric handle. `shareableHandle` points to the
  // descriptor or handle, with one exception: objectImport takes a descriptor as the value of the
  // pointer.
  Code (*objectExport)(void *shareableHandle, ObjectHandle object, int handleType,
                       unsigned long long flags) = nullptr;
  Code (*objectImport)(ObjectHandle *object, void *shareableHandle, int handleType) = nullptr;
  Code (*rangeReserve)(void **start, std::size_t size, std::size_t alignment, void *hint,
                       unsigned long long flags) = nullptr;
  Code (*rangeFree)(void *start, std::size_t size) = nullptr;
  Code (*rangeMap)(void *start, std::size_t size, std::size_t offset, ObjectHandle object,
                   unsigned long long flags) = nullptr;
  Code (*rangeUnmap)(void *start, std::size_t size) = nullptr;
  Code (*rangeSetAccess)(void *start, std::size_t size, const Access *accesses,
                         std::size_t count) = nullptr;

  // Functions for host memory that devices access.
  Code (*hostRegister)(void *memory, std::size_t size, unsigned flags) = nullptr;
  Code (*hostUnregister)(void *memory) = nullptr;
  Code (*hostDevicePointer)(void **deviceAddress, void *memory, unsigned flags) = nullptr;
  Code (*streamWriteWord)(Stream stream, void *word, std::uint64_t value, unsigned flags) = nullptr;
  Code (*streamWaitWord)(Stream stream, void *word, std::uint64_t value, unsigned flags) = nullptr;
  // Enqueues up to kMaxWords operations in order. Null for HIP, whose function does not keep the
  // order.
  Code (*streamWords)(Stream stream, unsigned count, WordOperation *operations,
                      unsigned flags) = nullptr;

  // Functions for foreign memory.
  Code (*pointerFact)(void *value, PointerFact fact, const void *pointer) = nullptr;
  Code (*rangeOfPointer)(void **start, std::size_t *size, const void *pointer) = nullptr;
  Code (*objectRetain)(ObjectHandle *object, const void *pointer) = nullptr;
  Code (*objectProperties)(ObjectProperties *, ObjectHandle object) = nullptr;
  // Functions for the driver's own IPC handles.
  Code (*legacyGet)(ipc::DriverHandle *handle, void *pointer) = nullptr;
  Code (*legacyOpen)(void **start, ipc::DriverHandle handle, unsigned flags) = nullptr;
  Code (*legacyClose)(void *start) = nullptr;

  bool canQueryPointers() const noexcept {
    return pointerFact && rangeOfPointer && objectRetain && objectProperties;
  }
  bool hasLegacyIpc() const noexcept { return legacyGet && legacyOpen && legacyClose; }
  bool hasObjects() const noexcept {
    return objectGranularity && objectCreate && objectRelease && objectExport && objectImport &&
           rangeReserve && rangeFree && rangeMap && rangeUnmap && rangeSetAccess;
  }
  bool registersHostMemory() const noexcept {
    return hostRegister && hostUnregister && hostDevicePointer;
  }
  bool hasWords() const noexcept {
    return registersHostMemory() && streamWriteWord && streamWaitWord;
  }
};

// Returns the driver, which the first call opens and initializes. Logs the reason and returns null
// if there is no usable driver.
const Driver *findDriver();

// Returns the driver. Call it only if findDriver() has returned a driver, for example with one of
// the driver's objects.
inline const Driver &driver() { return *findDriver(); }

// Throws UNINITIALIZED in a forked child, where the driver does not work. Call it before taking a
// lock that another thread of the parent may have held.
void requireDriver();

// Returns the driver's version, such as "12.4".
std::string driverVersion();

// Throws the result that corresponds to a driver's error code. The message contains the driver's
// name for the code.
[[noreturn]] void raiseDriverError(Code code, const char *call);

// Returns whether the code reports the loss of a device. After a loss, every call in the device's
// context returns this code, and no further command runs.
bool isDeviceLoss(Code code) noexcept;

inline void check(Code code, const char *call) {
  if (code != kSuccess)
    raiseDriverError(code, call);
}

// Checks a call that allocates device memory. Throws OUT_OF_DEVICE_MEMORY for kOutOfMemory, unless
// this process is out of descriptors: the driver reports that shortage with the same code.
inline void checkDeviceMemory(Code code, const char *call) {
  if (code == kOutOfMemory && !kit::outOfDescriptors())
    throw base::Error(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
                      fmt::format("cannot {}: the device does not have enough memory left", call),
                      code);
  check(code, call);
}

// Logs a failure that the caller cannot report, such as one in a destructor. Ignores
// kDeinitialized, because the driver releases its objects when it shuts down.
void logIfFailed(Code code, const char *call) noexcept;

// Makes a context the thread's current one. The destructor restores the previous context.
class CurrentContext {
public:
  explicit CurrentContext(Context context) {
    check(driver().contextGetCurrent(&previousContext_), "get the current context");
    isSwitched_ = previousContext_ != context;
    if (isSwitched_)
      check(driver().contextSetCurrent(context), "make a context the current one");
  }
  CurrentContext(const CurrentContext &) = delete;
  CurrentContext &operator=(const CurrentContext &) = delete;
  ~CurrentContext() {
    if (isSwitched_)
      driver().contextSetCurrent(previousContext_);
  }

private:
  Context previousContext_ = nullptr;
  bool isSwitched_ = false;
};

// Calls `call` in the context. Ignores failures, because the driver has released the objects of a
// destroyed context.
template <typename Call> void releaseInContext(Context context, const Call &call) noexcept {
  try {
    const CurrentContext current(context);
    call();
  } catch (const std::exception &) {
  }
}

template <auto kRelease> struct Release {
  template <typename Handle> void operator()(Handle handle) const noexcept {
    (driver().*kRelease)(handle);
  }
};
using UniqueStream = base::UniqueHandle<Stream, Release<&Driver::streamDestroy>{}>;
using UniqueEvent = base::UniqueHandle<Event, Release<&Driver::eventDestroy>{}>;

// Creates a stream of the current context that is not ordered with the default stream.
UniqueStream makeStream(ur_queue_flags_t flags = 0);

// Creates an event of the current context.
UniqueEvent makeEvent(unsigned flags);

// Returns the time from `start` to `end`. It is negative if `start` was recorded later.
std::int64_t nanosecondsBetween(Event start, Event end);

} // namespace ur::cuda_like
