// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/copy.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"

namespace cuda_driver {
namespace {

CUdeviceptr numberOf(const void *pointer) { return reinterpret_cast<CUdeviceptr>(pointer); }

CUresult copy(CUdeviceptr to, CUdeviceptr from, std::size_t size, CUstream stream,
              Return returnTime) {
  return copy(Side{to}, Side{from}, Box{size}, stream, returnTime);
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

#ifndef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t size,
                                     CUstream stream) {
  return entry(__func__, [&] { return copy(to, from, size, stream, Return::WhenSubmitted); });
}

DRIVER_EXPORT CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext, CUdeviceptr from,
                                         CUcontext fromContext, std::size_t size, CUstream stream) {
  return entry(__func__, [&] {
    contextOf(toContext);
    contextOf(fromContext);
    return copy(Side{to}, Side{from}, Box{size}, stream, Return::WhenSubmitted, Accessor::Owners);
  });
}
#else
DRIVER_EXPORT CUresult hipMemcpyPeerAsync(CUdeviceptr to, CUdevice toDevice, CUdeviceptr from,
                                          CUdevice fromDevice, std::size_t size, CUstream stream) {
  return entry(__func__, [&] {
    requireDevice(toDevice);
    requireDevice(fromDevice);
    return copy(Side{to}, Side{from}, Box{size}, stream, Return::WhenSubmitted, Accessor::Owners);
  });
}

DRIVER_EXPORT CUresult hipMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t size, int kind,
                                      CUstream stream) {
  return entry(__func__, [&] {
    require(kind >= 0 && kind <= 4, CUDA_ERROR_INVALID_VALUE);
    return copy(to, from, size, stream, Return::WhenSubmitted);
  });
}
#endif

DRIVER_FUNCTION(cuMemcpyDtoD_v2, hipMemcpyDtoD)(CUdeviceptr to, CUdeviceptr from,
                                                std::size_t size) {
  return entry(__func__, [&] { return copy(to, from, size, nullptr, Return::WhenSubmitted); });
}

DRIVER_FUNCTION(cuMemcpyHtoD_v2, hipMemcpyHtoD)(CUdeviceptr to, const void *from,
                                                std::size_t size) {
  return entry(__func__, [&] { return copy(to, numberOf(from), size, nullptr, Return::WhenDone); });
}

DRIVER_FUNCTION(cuMemcpyDtoH_v2, hipMemcpyDtoH)(void *to, CUdeviceptr from, std::size_t size) {
  return entry(__func__, [&] { return copy(numberOf(to), from, size, nullptr, Return::WhenDone); });
}

DRIVER_FUNCTION(cuMemcpyDtoDAsync_v2, hipMemcpyDtoDAsync)(CUdeviceptr to, CUdeviceptr from,
                                                          std::size_t size, CUstream stream) {
  return entry(__func__, [&] { return copy(to, from, size, stream, Return::WhenSubmitted); });
}
