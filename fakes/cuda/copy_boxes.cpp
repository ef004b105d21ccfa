// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/copy.hpp"
#include "fakes/cuda/entry.hpp"

using namespace cuda_driver;

#ifdef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT CUresult hipMemcpy2DAsync(CUdeviceptr to, std::size_t toPitch, CUdeviceptr from,
                                        std::size_t fromPitch, std::size_t width,
                                        std::size_t height, int kind, CUstream stream) {
  return entry(__func__, [&] {
    require(kind >= 0 && kind <= 4, CUDA_ERROR_INVALID_VALUE);
    require(height <= 1 || (fromPitch >= width && toPitch >= width), CUDA_ERROR_INVALID_VALUE);
    return copy({to, toPitch}, {from, fromPitch}, {width, height}, stream, Return::WhenSubmitted);
  });
}
#else
namespace {

CUdeviceptr startOf(CUmemorytype type, const void *host, CUdeviceptr device) {
  require(type == CU_MEMORYTYPE_HOST || type == CU_MEMORYTYPE_DEVICE ||
              type == CU_MEMORYTYPE_UNIFIED,
          CUDA_ERROR_INVALID_VALUE);
  return type == CU_MEMORYTYPE_HOST ? reinterpret_cast<CUdeviceptr>(host) : device;
}

} // namespace

DRIVER_EXPORT CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *box, CUstream stream) {
  return entry(__func__, [&] {
    requirePointer(box);
    require(box->Height <= 1 ||
                (box->srcPitch >= box->WidthInBytes && box->dstPitch >= box->WidthInBytes),
            CUDA_ERROR_INVALID_VALUE);
    const Side from{startOf(box->srcMemoryType, box->srcHost, box->srcDevice) + box->srcXInBytes +
                        box->srcY * box->srcPitch,
                    box->srcPitch};
    const Side to{startOf(box->dstMemoryType, box->dstHost, box->dstDevice) + box->dstXInBytes +
                      box->dstY * box->dstPitch,
                  box->dstPitch};
    return copy(to, from, {box->WidthInBytes, box->Height}, stream, Return::WhenSubmitted);
  });
}
#endif
