// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"

#include <algorithm>
#include <cstring>

namespace cuda_driver {
namespace {

// No value crosses the end of a piece: pieces are whole pages, and addresses are multiples of the
// value's size.
template <class Value>
void fillPart(const Extent &extent, std::size_t offset, std::size_t bytes, Value value) {
  extent.visit(offset, bytes, [&](std::byte *data, std::size_t size) {
    std::fill_n(reinterpret_cast<Value *>(data), size / sizeof(Value), value);
  });
}

template <class Value>
CUresult fill(CUdeviceptr memory, std::size_t pitch, Value value, std::size_t width,
              std::size_t height, CUstream handle) {
  const auto stream = streamOf(handle);
  if (width == 0 || height == 0)
    return CUDA_SUCCESS;
  const std::size_t rowSize = width * sizeof(Value);
  require(memory % sizeof(Value) == 0 && (height == 1 || pitch % sizeof(Value) == 0),
          CUDA_ERROR_INVALID_VALUE);
  require(height == 1 || pitch >= rowSize, CUDA_ERROR_INVALID_VALUE);
  const std::size_t span = (height - 1) * pitch + rowSize;
  const int device = stream->context->device;
  require(!addressSpace().extent(memory, span, Access::Write, device).isPageable(),
          CUDA_ERROR_INVALID_VALUE);
  submit(*stream, [=] {
    const Extent extent = addressSpace().extentOfRunningCommand(memory, span, Access::Write, device,
                                                                CUDA_ERROR_ILLEGAL_ADDRESS);
    if (extent.isPageable())
      throw DeviceFault{};
    for (std::size_t row = 0; row < height; ++row)
      fillPart(extent, row * pitch, rowSize, value);
  });
  return CUDA_SUCCESS;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemsetD8Async, hipMemsetD8Async)(CUdeviceptr memory, unsigned char value,
                                                   std::size_t count, CUstream stream) {
  return entry(__func__, [&] { return fill(memory, 0, value, count, 1, stream); });
}

DRIVER_FUNCTION(cuMemsetD16Async, hipMemsetD16Async)(CUdeviceptr memory, unsigned short value,
                                                     std::size_t count, CUstream stream) {
  return entry(__func__, [&] { return fill(memory, 0, value, count, 1, stream); });
}

DRIVER_FUNCTION(cuMemsetD32Async, hipMemsetD32Async)(CUdeviceptr memory, unsigned value,
                                                     std::size_t count, CUstream stream) {
  return entry(__func__, [&] { return fill(memory, 0, value, count, 1, stream); });
}

DRIVER_FUNCTION(cuMemsetD2D8Async, hipMemsetD2D8Async)(CUdeviceptr memory, std::size_t pitch,
                                                       unsigned char value, std::size_t width,
                                                       std::size_t height, CUstream stream) {
  return entry(__func__, [&] { return fill(memory, pitch, value, width, height, stream); });
}

#ifdef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT CUresult hipMemset2DAsync(CUdeviceptr memory, std::size_t pitch, int value,
                                        std::size_t width, std::size_t height, CUstream stream) {
  return entry(__func__, [&] {
    return fill(memory, pitch, static_cast<unsigned char>(value), width, height, stream);
  });
}
#endif
