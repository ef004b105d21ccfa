// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The names of the driver's result codes.
#include "fakes/cuda/entry.hpp"

#include <algorithm>
#include <array>

namespace cuda_driver {
namespace {

struct Named {
  CUresult code;
  const char *name;
};

#define NAMED(cuda, hip)                                                                           \
  Named { cuda, DRIVER_NAME(#cuda, #hip) }
constexpr std::array kNamed = {
    NAMED(CUDA_SUCCESS, hipSuccess),
    NAMED(CUDA_ERROR_INVALID_VALUE, hipErrorInvalidValue),
    NAMED(CUDA_ERROR_OUT_OF_MEMORY, hipErrorOutOfMemory),
    NAMED(CUDA_ERROR_NOT_INITIALIZED, hipErrorNotInitialized),
    NAMED(CUDA_ERROR_DEINITIALIZED, hipErrorDeinitialized),
    NAMED(CUDA_ERROR_NO_DEVICE, hipErrorNoDevice),
    NAMED(CUDA_ERROR_INVALID_DEVICE, hipErrorInvalidDevice),
    NAMED(CUDA_ERROR_INVALID_CONTEXT, hipErrorInvalidContext),
    NAMED(CUDA_ERROR_MAP_FAILED, hipErrorMapFailed),
    NAMED(CUDA_ERROR_ALREADY_MAPPED, hipErrorAlreadyMapped),
    NAMED(CUDA_ERROR_ECC_UNCORRECTABLE, hipErrorECCNotCorrectable),
    NAMED(CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, hipErrorPeerAccessUnsupported),
    NAMED(CUDA_ERROR_OPERATING_SYSTEM, hipErrorOperatingSystem),
    NAMED(CUDA_ERROR_INVALID_HANDLE, hipErrorInvalidHandle),
    NAMED(CUDA_ERROR_ILLEGAL_STATE, hipErrorIllegalState),
    NAMED(CUDA_ERROR_NOT_FOUND, hipErrorNotFound),
    NAMED(CUDA_ERROR_NOT_READY, hipErrorNotReady),
    NAMED(CUDA_ERROR_ILLEGAL_ADDRESS, hipErrorIllegalAddress),
    NAMED(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, hipErrorPeerAccessAlreadyEnabled),
    NAMED(CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, hipErrorPeerAccessNotEnabled),
    NAMED(CUDA_ERROR_CONTEXT_IS_DESTROYED, hipErrorContextIsDestroyed),
    NAMED(CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, hipErrorHostMemoryAlreadyRegistered),
    NAMED(CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, hipErrorHostMemoryNotRegistered),
    NAMED(CUDA_ERROR_LAUNCH_FAILED, hipErrorLaunchFailure),
    NAMED(CUDA_ERROR_NOT_PERMITTED, hipErrorNotPermitted),
    NAMED(CUDA_ERROR_NOT_SUPPORTED, hipErrorNotSupported),
    NAMED(CUDA_ERROR_UNKNOWN, hipErrorUnknown),
};

const Named *find(CUresult code) {
  const auto found = std::ranges::find(kNamed, code, &Named::code);
  return found == kNamed.end() ? nullptr : &*found;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

#ifdef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT const char *hipGetErrorName(CUresult code) {
  const Named *found = find(code);
  return found ? found->name : "hipErrorUnknown";
}
#else
DRIVER_EXPORT CUresult cuGetErrorName(CUresult code, const char **name) {
  return entry<Before::Nothing>(__func__, [&] {
    requirePointer(name);
    const Named *found = find(code);
    *name = found ? found->name : nullptr;
    return found ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}
#endif
