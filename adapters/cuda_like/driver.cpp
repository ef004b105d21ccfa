// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/driver.hpp"

#include "adapters/cuda_like/facts.hpp"
#include "adapters/kit/descriptor_shortage.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>
#include <cerrno>

namespace ur::cuda_like {
namespace {

struct ResultMapping {
  Code code;
  ur_result_t result;
};

constexpr std::array kResultMappings{
    ResultMapping{kInvalidValue, UR_RESULT_ERROR_INVALID_VALUE},
    ResultMapping{kOutOfMemory, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY},
    ResultMapping{kNotInitialized, UR_RESULT_ERROR_UNINITIALIZED},
    ResultMapping{kDeinitialized, UR_RESULT_ERROR_UNINITIALIZED},
    ResultMapping{kNoDevice, UR_RESULT_ERROR_DEVICE_NOT_FOUND},
    ResultMapping{kInvalidDevice, UR_RESULT_ERROR_INVALID_DEVICE},
    ResultMapping{kInvalidContext, UR_RESULT_ERROR_INVALID_CONTEXT},
    ResultMapping{kEccUncorrectable, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kPeerAccessUnsupported, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
    ResultMapping{kInvalidHandle, UR_RESULT_ERROR_INVALID_VALUE},
    ResultMapping{kIllegalAddress, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kLaunchTimeout, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kAssertFailed, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kHardwareStackError, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kIllegalInstruction, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kMisalignedAddress, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kInvalidAddressSpace, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kInvalidProgramCounter, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kLaunchFailed, UR_RESULT_ERROR_DEVICE_LOST},
    ResultMapping{kNotSupported, UR_RESULT_ERROR_UNSUPPORTED_FEATURE},
};

// Loads the functions that every driver has, and that have the same name in CUDA and HIP.
void loadCommon(kit::DriverLibrary &library, Driver &driver) {
  const auto load = [&](auto &function, const char *name, const char *version = "") {
    library.load(function, fmt::format("{}{}{}", kFacts.functionPrefix, name, version).c_str());
  };
  load(driver.init, "Init");
  load(driver.driverVersion, "DriverGetVersion");
  load(driver.device, "DeviceGet");
  load(driver.deviceName, "DeviceGetName");
  load(driver.deviceAttribute, "DeviceGetAttribute");
  load(driver.deviceTotalMemory, "DeviceTotalMem", kFacts.versionSuffix);
  load(driver.devicePciBusId, "DeviceGetPCIBusId");
  load(driver.primaryContextRetain, "DevicePrimaryCtxRetain");
  load(driver.primaryContextRelease, "DevicePrimaryCtxRelease", kFacts.versionSuffix);
  load(driver.contextGetCurrent, "CtxGetCurrent");
  load(driver.contextSetCurrent, "CtxSetCurrent");
  load(driver.streamCreate, "StreamCreateWithPriority");
  load(driver.streamDestroy, "StreamDestroy", kFacts.versionSuffix);
  load(driver.streamSynchronize, "StreamSynchronize");
  load(driver.streamQuery, "StreamQuery");
  load(driver.streamWaitEvent, "StreamWaitEvent");
  load(driver.eventDestroy, "EventDestroy", kFacts.versionSuffix);
  load(driver.eventRecord, "EventRecord");
  load(driver.eventQuery, "EventQuery");
  load(driver.eventSynchronize, "EventSynchronize");
  load(driver.eventElapsedTime, "EventElapsedTime");
  load(driver.memoryInfo, "MemGetInfo", kFacts.versionSuffix);
  load(driver.fill8, "MemsetD8Async");
  load(driver.fill16, "MemsetD16Async");
  load(driver.fill32, "MemsetD32Async");
  load(driver.callHost, "LaunchHostFunc");
  load(driver.pointerAttribute, "PointerGetAttribute");
  load(driver.contextDevice, "CtxGetDevice");
  load(driver.contextDestroy, "CtxDestroy", kFacts.versionSuffix);
}

// Loads the functions that a driver may lack, and that have the same name in CUDA and HIP.
void loadOptional(const kit::DriverLibrary &library, Driver &driver) {
  const auto load = [&](auto &function, const char *name, const char *version = "") {
    library.loadOptional(function,
                         fmt::format("{}{}{}", kFacts.functionPrefix, name, version).c_str());
  };
  load(driver.peerAttribute, "DeviceGetP2PAttribute");
  load(driver.enablePeer, "CtxEnablePeerAccess");
  load(driver.disablePeer, "CtxDisablePeerAccess");
  load(driver.objectGranularity, "MemGetAllocationGranularity");
  load(driver.objectCreate, "MemCreate");
  load(driver.objectRelease, "MemRelease");
  load(driver.objectExport, "MemExportToShareableHandle");
  load(driver.objectImport, "MemImportFromShareableHandle");
  load(driver.rangeReserve, "MemAddressReserve");
  load(driver.rangeFree, "MemAddressFree");
  load(driver.rangeMap, "MemMap");
  load(driver.rangeUnmap, "MemUnmap");
  load(driver.rangeSetAccess, "MemSetAccess");
  load(driver.pointerFact, "PointerGetAttribute");
  load(driver.rangeOfPointer, "MemGetAddressRange", kFacts.versionSuffix);
  load(driver.objectRetain, "MemRetainAllocationHandle");
  load(driver.objectProperties, "MemGetAllocationPropertiesFromHandle");
  load(driver.legacyGet, "IpcGetMemHandle");
  load(driver.legacyOpen, "IpcOpenMemHandle", kFacts.versionSuffix);
  load(driver.legacyClose, "IpcCloseMemHandle");
  load(driver.streamWriteWord, "StreamWriteValue64", kFacts.versionSuffix);
}

// Wraps a function that waits for work or releases an object. In a forked child, the driver is not
// initialized, and the function could wait for the parent's work forever. So in a child, the
// wrapper returns kNotInitialized without a call of the driver.
template <auto kMember> struct OnlyInParent;
template <typename... Parameters, Code (*Driver::*kMember)(Parameters...)>
struct OnlyInParent<kMember> {
  static inline Code (*function)(Parameters...) = nullptr;
  static inline std::uint32_t generation = 0;

  static Code call(Parameters... parameters) {
    return base::forkGeneration() == generation ? function(parameters...) : kNotInitialized;
  }
};

template <auto... kMembers> void disableInChildren(Driver &driver) {
  const auto keep = [&]<auto kMember>() {
    if (!(driver.*kMember))
      return;
    OnlyInParent<kMember>::function = driver.*kMember;
    OnlyInParent<kMember>::generation = base::forkGeneration();
    driver.*kMember = OnlyInParent<kMember>::call;
  };
  (keep.template operator()<kMembers>(), ...);
}

std::uint32_t openGeneration = 0; // the base::forkGeneration() when open() ran

const Driver *open() {
  static constinit base::Immortal<Driver> instance;
  openGeneration = base::forkGeneration();
  Driver &functions = instance.get();
  kit::DriverLibrary library = kFacts.open(functions);
  loadCommon(library, functions);
  loadOptional(library, functions);
  if (!library.isUsable()) {
    kit::log().info("cannot load {}: {}", kFacts.platform, library.problem());
    return nullptr;
  }
  disableInChildren<&Driver::contextSynchronize, &Driver::streamSynchronize, &Driver::streamQuery,
                    &Driver::eventSynchronize, &Driver::eventQuery, &Driver::primaryContextRelease,
                    &Driver::streamDestroy, &Driver::eventDestroy, &Driver::free, &Driver::freeHost,
                    &Driver::hostUnregister, &Driver::rangeUnmap, &Driver::rangeFree,
                    &Driver::objectRelease>(functions);
  if (const Code code = functions.init(0); code != kSuccess) {
    const char *name = functions.errorName(code);
    kit::log().info("cannot use {}: the driver does not start: {} ({})", kFacts.platform,
                    name ? name : "unknown error", code);
    return nullptr;
  }
  return &functions;
}

} // namespace

const Driver *findDriver() {
  static const Driver *const instance = open();
  return instance;
}

void requireDriver() {
  if (base::forkGeneration() != openGeneration)
    raiseDriverError(kNotInitialized, "use the driver in a forked child");
}

std::string driverVersion() {
  int version = 0;
  check(driver().driverVersion(&version), "get the driver's version");
  return kFacts.versionText(version);
}

namespace {

bool mayBeOutOfDescriptors(Code code) noexcept {
  return code == kOutOfMemory || code == kOperatingSystem || code == kUnknown;
}

ur_result_t resultOf(Code code) noexcept {
  const auto mapping = std::ranges::find(kResultMappings, code, &ResultMapping::code);
  return mapping != kResultMappings.end() ? mapping->result : UR_RESULT_ERROR_ADAPTER_SPECIFIC;
}

std::string textOf(Code code, const char *call) {
  const char *name = driver().errorName(code);
  return fmt::format("cannot {}: {} ({})", call, name ? name : "unknown error", code);
}

} // namespace

void raiseDriverError(Code code, const char *call) {
  if (mayBeOutOfDescriptors(code) && kit::outOfDescriptors())
    throw base::Error(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                      textOf(code, call) + kit::kFewDescriptorsLeft, EMFILE);
  throw base::Error(resultOf(code), textOf(code, call), code);
}

bool isDeviceLoss(Code code) noexcept { return resultOf(code) == UR_RESULT_ERROR_DEVICE_LOST; }

void logIfFailed(Code code, const char *call) noexcept {
  if (code != kSuccess && code != kDeinitialized)
    kit::log().warning("{}", textOf(code, call));
}

UniqueStream makeStream(ur_queue_flags_t flags) {
  int leastPriority = 0;
  int greatestPriority = 0;
  check(driver().streamPriorities(&leastPriority, &greatestPriority),
        "get the priorities of streams");
  const int priority = flags & UR_QUEUE_FLAG_PRIORITY_HIGH  ? greatestPriority
                       : flags & UR_QUEUE_FLAG_PRIORITY_LOW ? leastPriority
                                                            : 0;
  Stream stream = nullptr;
  check(driver().streamCreate(&stream, kStreamNonBlocking, priority), "create a stream");
  return UniqueStream(stream);
}

UniqueEvent makeEvent(unsigned flags) {
  Event event = nullptr;
  check(driver().eventCreate(&event, flags), "create an event");
  return UniqueEvent(event);
}

std::int64_t nanosecondsBetween(Event start, Event end) {
  float milliseconds = 0;
  check(driver().eventElapsedTime(&milliseconds, start, end), "get the time between two events");
  return static_cast<std::int64_t>(double{milliseconds} * 1e6);
}

} // namespace ur::cuda_like
