// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Names and texts of the codes that the driver answers with.
#include "test/cuda_driver/entry.hpp"

#include <algorithm>
#include <array>

namespace cuda_driver {
namespace {

struct Named {
  CUresult code;
  const char *name;
  const char *text;
};

constexpr std::array kNamed = {
    Named{CUDA_SUCCESS, DRIVER_NAME("CUDA_SUCCESS", "hipSuccess"), "no error"},
    Named{CUDA_ERROR_INVALID_VALUE, DRIVER_NAME("CUDA_ERROR_INVALID_VALUE", "hipErrorInvalidValue"),
          "invalid argument"},
    Named{CUDA_ERROR_OUT_OF_MEMORY, DRIVER_NAME("CUDA_ERROR_OUT_OF_MEMORY", "hipErrorOutOfMemory"),
          "out of memory"},
    Named{CUDA_ERROR_NOT_INITIALIZED,
          DRIVER_NAME("CUDA_ERROR_NOT_INITIALIZED", "hipErrorNotInitialized"),
          "initialization error"},
    Named{CUDA_ERROR_DEINITIALIZED,
          DRIVER_NAME("CUDA_ERROR_DEINITIALIZED", "hipErrorDeinitialized"), "driver shutting down"},
    Named{CUDA_ERROR_NO_DEVICE, DRIVER_NAME("CUDA_ERROR_NO_DEVICE", "hipErrorNoDevice"),
          "no CUDA-capable device is detected"},
    Named{CUDA_ERROR_INVALID_DEVICE,
          DRIVER_NAME("CUDA_ERROR_INVALID_DEVICE", "hipErrorInvalidDevice"),
          "invalid device ordinal"},
    Named{CUDA_ERROR_INVALID_CONTEXT,
          DRIVER_NAME("CUDA_ERROR_INVALID_CONTEXT", "hipErrorInvalidContext"),
          "invalid device context"},
    Named{CUDA_ERROR_MAP_FAILED, DRIVER_NAME("CUDA_ERROR_MAP_FAILED", "hipErrorMapFailed"),
          "mapping of buffer object failed"},
    Named{CUDA_ERROR_ALREADY_MAPPED,
          DRIVER_NAME("CUDA_ERROR_ALREADY_MAPPED", "hipErrorAlreadyMapped"),
          "resource already mapped"},
    Named{CUDA_ERROR_ECC_UNCORRECTABLE,
          DRIVER_NAME("CUDA_ERROR_ECC_UNCORRECTABLE", "hipErrorECCNotCorrectable"),
          "uncorrectable ECC error encountered"},
    Named{CUDA_ERROR_PEER_ACCESS_UNSUPPORTED,
          DRIVER_NAME("CUDA_ERROR_PEER_ACCESS_UNSUPPORTED", "hipErrorPeerAccessUnsupported"),
          "peer access is not supported between these two devices"},
    Named{CUDA_ERROR_OPERATING_SYSTEM,
          DRIVER_NAME("CUDA_ERROR_OPERATING_SYSTEM", "hipErrorOperatingSystem"),
          "OS call failed or operation not supported on this OS"},
    Named{CUDA_ERROR_INVALID_HANDLE,
          DRIVER_NAME("CUDA_ERROR_INVALID_HANDLE", "hipErrorInvalidHandle"),
          "invalid resource handle"},
    Named{CUDA_ERROR_ILLEGAL_STATE, DRIVER_NAME("CUDA_ERROR_ILLEGAL_STATE", "hipErrorIllegalState"),
          "the operation cannot be performed in the present state"},
    Named{CUDA_ERROR_NOT_FOUND, DRIVER_NAME("CUDA_ERROR_NOT_FOUND", "hipErrorNotFound"),
          "named symbol not found"},
    Named{CUDA_ERROR_NOT_READY, DRIVER_NAME("CUDA_ERROR_NOT_READY", "hipErrorNotReady"),
          "device not ready"},
    Named{CUDA_ERROR_ILLEGAL_ADDRESS,
          DRIVER_NAME("CUDA_ERROR_ILLEGAL_ADDRESS", "hipErrorIllegalAddress"),
          "an illegal memory access was encountered"},
    Named{CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED,
          DRIVER_NAME("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", "hipErrorPeerAccessAlreadyEnabled"),
          "peer access is already enabled"},
    Named{CUDA_ERROR_PEER_ACCESS_NOT_ENABLED,
          DRIVER_NAME("CUDA_ERROR_PEER_ACCESS_NOT_ENABLED", "hipErrorPeerAccessNotEnabled"),
          "peer access has not been enabled"},
    Named{CUDA_ERROR_CONTEXT_IS_DESTROYED,
          DRIVER_NAME("CUDA_ERROR_CONTEXT_IS_DESTROYED", "hipErrorContextIsDestroyed"),
          "context is destroyed"},
    Named{CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
          DRIVER_NAME("CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED",
                      "hipErrorHostMemoryAlreadyRegistered"),
          "part or all of the requested memory range is already mapped"},
    Named{CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
          DRIVER_NAME("CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED", "hipErrorHostMemoryNotRegistered"),
          "pointer does not correspond to a registered memory region"},
    Named{CUDA_ERROR_LAUNCH_FAILED,
          DRIVER_NAME("CUDA_ERROR_LAUNCH_FAILED", "hipErrorLaunchFailure"),
          "unspecified launch failure"},
    Named{CUDA_ERROR_NOT_PERMITTED, DRIVER_NAME("CUDA_ERROR_NOT_PERMITTED", "hipErrorNotPermitted"),
          "operation not permitted"},
    Named{CUDA_ERROR_NOT_SUPPORTED, DRIVER_NAME("CUDA_ERROR_NOT_SUPPORTED", "hipErrorNotSupported"),
          "operation not supported"},
    Named{CUDA_ERROR_UNKNOWN, DRIVER_NAME("CUDA_ERROR_UNKNOWN", "hipErrorUnknown"),
          "unknown error"},
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

DRIVER_EXPORT const char *hipGetErrorString(CUresult code) {
  const Named *found = find(code);
  return found ? found->text : "unknown error";
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

DRIVER_EXPORT CUresult cuGetErrorString(CUresult code, const char **text) {
  return entry<Before::Nothing>(__func__, [&] {
    requirePointer(text);
    const Named *found = find(code);
    *text = found ? found->text : nullptr;
    return found ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}
#endif
