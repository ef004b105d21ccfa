// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The names of the driver's result codes.
#include "fakes/cuda/entry.hpp"

#include <algorithm>
#include <array>

namespace cuda_driver {
namespace {

struct ErrorName {
  CUresult code;
  const char *name;
};

#define ERROR_NAME(cuda, hip)                                                                      \
  ErrorName { cuda, DRIVER_NAME(#cuda, #hip) }
constexpr std::array kErrorNames = {
    ERROR_NAME(CUDA_SUCCESS, hipSuccess),
    ERROR_NAME(CUDA_ERROR_INVALID_VALUE, hipErrorInvalidValue),
    ERROR_NAME(CUDA_ERROR_OUT_OF_MEMORY, hipErrorOutOfMemory),
    ERROR_NAME(CUDA_ERROR_NOT_INITIALIZED, hipErrorNotInitialized),
    ERROR_NAME(CUDA_ERROR_DEINITIALIZED, hipErrorDeinitialized),
    ERROR_NAME(CUDA_ERROR_NO_DEVICE, hipErrorNoDevice),
    ERROR_NAME(CUDA_ERROR_INVALID_DEVICE, hipErrorInvalidDevice),
    ERROR_NAME(CUDA_ERROR_INVALID_CONTEXT, hipErrorInvalidContext),
    ERROR_NAME(CUDA_ERROR_MAP_FAILED, hipErrorMapFailed),
    ERROR_NAME(CUDA_ERROR_ALREADY_MAPPED, hipErrorAlreadyMapped),
    ERROR_NAME(CUDA_ERROR_ECC_UNCORRECTABLE, hipErrorECCNotCorrectable),
    ERROR_NAME(CUDA_ERROR_PEER_ACCESS_UNSUPPORTED, hipErrorPeerAccessUnsupported),
    ERROR_NAME(CUDA_ERROR_OPERATING_SYSTEM, hipErrorOperatingSystem),
    ERROR_NAME(CUDA_ERROR_INVALID_HANDLE, hipErrorInvalidHandle),
    ERROR_NAME(CUDA_ERROR_ILLEGAL_STATE, hipErrorIllegalState),
    ERROR_NAME(CUDA_ERROR_NOT_FOUND, hipErrorNotFound),
    ERROR_NAME(CUDA_ERROR_NOT_READY, hipErrorNotReady),
    ERROR_NAME(CUDA_ERROR_ILLEGAL_ADDRESS, hipErrorIllegalAddress),
    ERROR_NAME(CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED, hipErrorPeerAccessAlreadyEnabled),
    ERROR_NAME(CUDA_ERROR_PEER_ACCESS_NOT_ENABLED, hipErrorPeerAccessNotEnabled),
    ERROR_NAME(CUDA_ERROR_CONTEXT_IS_DESTROYED, hipErrorContextIsDestroyed),
    ERROR_NAME(CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED, hipErrorHostMemoryAlreadyRegistered),
    ERROR_NAME(CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED, hipErrorHostMemoryNotRegistered),
    ERROR_NAME(CUDA_ERROR_LAUNCH_FAILED, hipErrorLaunchFailure),
    ERROR_NAME(CUDA_ERROR_NOT_PERMITTED, hipErrorNotPermitted),
    ERROR_NAME(CUDA_ERROR_NOT_SUPPORTED, hipErrorNotSupported),
    ERROR_NAME(CUDA_ERROR_UNKNOWN, hipErrorUnknown),
};

const ErrorName *find(CUresult code) {
  const auto match = std::ranges::find(kErrorNames, code, &ErrorName::code);
  return match == kErrorNames.end() ? nullptr : &*match;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

#ifdef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT const char *hipGetErrorName(CUresult code) {
  const ErrorName *match = find(code);
  return match ? match->name : "hipErrorUnknown";
}
#else
DRIVER_EXPORT CUresult cuGetErrorName(CUresult code, const char **name) {
  return entry<Requirement::Nothing>(__func__, [&] {
    requirePointer(name);
    const ErrorName *match = find(code);
    *name = match ? match->name : nullptr;
    return match ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}
#endif
