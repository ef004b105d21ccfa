// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/cuda_driver/address_space.hpp"
#include "test/cuda_driver/context.hpp"
#include "test/cuda_driver/entry.hpp"

#include <cstring>
#include <vector>

namespace cuda_driver {
namespace {

constexpr int kAnyDevice = -1;
// How much of the host's pageable memory a stream takes along with the command.
constexpr std::size_t kMostTaken = std::size_t{64} << 10;

// One side of a copy of boxes: rows at a distance of `row` bytes, slices at one of `slice`.
struct Side {
  CUdeviceptr address;
  std::size_t row = 0;
  std::size_t slice = 0;
};

struct Box {
  std::size_t width;
  std::size_t height = 1;
  std::size_t depth = 1;

  bool empty() const { return width == 0 || height == 0 || depth == 0; }
  std::size_t spanOf(const Side &side) const {
    return (depth - 1) * side.slice + (height - 1) * side.row + width;
  }
};

void copyPart(const Extent &destination, std::size_t to, const Extent &source, std::size_t from,
              std::size_t size) {
  source.visit(from, size, [&](const std::byte *data, std::size_t part) {
    destination.visit(to, part, [&](std::byte *target, std::size_t length) {
      std::memmove(target, data, length);
      data += length;
    });
    to += part;
  });
}

void copyBox(const Extent &destination, const Side &to, const Extent &source, const Side &from,
             const Box &box) {
  for (std::size_t slice = 0; slice < box.depth; ++slice)
    for (std::size_t row = 0; row < box.height; ++row)
      copyPart(destination, slice * to.slice + row * to.row, source,
               slice * from.slice + row * from.row, box.width);
}

Extent lookAgain(const Side &side, const Box &box, Access access, int device) {
  return addressSpace().extentAtWork(side.address, box.spanOf(side), access, device);
}

std::vector<std::byte> bytesOf(const Extent &extent, std::size_t size) {
  std::vector<std::byte> bytes(size);
  std::byte *at = bytes.data();
  extent.visit(0, size, [&](const std::byte *data, std::size_t part) {
    std::memcpy(at, data, part);
    at += part;
  });
  return bytes;
}

std::function<void()> copyOfTaken(const Side &to, std::vector<std::byte> bytes, const Side &from,
                                  const Box &box, int device) {
  return [to, from, box, device, taken = std::move(bytes)]() mutable {
    copyBox(lookAgain(to, box, Access::Write, device), to,
            Extent({{nullptr, taken.data(), taken.size()}}), from, box);
  };
}

enum class Return { WhenSubmitted, WhenDone };

CUresult copy(const Side &to, const Side &from, const Box &box, CUstream handle, Return when,
              bool asPeer = false) {
  const auto context = currentContext();
  const auto stream = streamOf(handle);
  if (box.empty())
    return CUDA_SUCCESS;
  const int device = asPeer ? kAnyDevice : stream->context->device;
  std::function<void()> work = [to, from, box, device] {
    copyBox(lookAgain(to, box, Access::Write, device), to,
            lookAgain(from, box, Access::Read, device), from, box);
  };
  {
    const Extent destination =
        addressSpace().extent(to.address, box.spanOf(to), Access::Write, device);
    const Extent source =
        addressSpace().extent(from.address, box.spanOf(from), Access::Read, device);
    if (source.isPageable() && !destination.isPageable() && box.spanOf(from) <= kMostTaken)
      work = copyOfTaken(to, bytesOf(source, box.spanOf(from)), from, box, device);
    else if (source.isPageable() || destination.isPageable())
      when = Return::WhenDone; // the application may free it as soon as the call is back
  }
  const auto mark = submit(*stream, std::move(work));
  if (when == Return::WhenDone)
    waitFor(*stream->context, mark);
  return CUDA_SUCCESS;
}

CUdeviceptr numberOf(const void *pointer) { return reinterpret_cast<CUdeviceptr>(pointer); }

CUresult copy(CUdeviceptr to, CUdeviceptr from, std::size_t size, CUstream stream, Return when) {
  return copy(Side{to}, Side{from}, Box{size}, stream, when);
}

CUdeviceptr startOf(CUmemorytype type, const void *host, CUdeviceptr device) {
  require(type == CU_MEMORYTYPE_HOST || type == CU_MEMORYTYPE_DEVICE ||
              type == CU_MEMORYTYPE_UNIFIED,
          CUDA_ERROR_INVALID_VALUE);
  return type == CU_MEMORYTYPE_HOST ? numberOf(host) : device;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

#ifndef CUDA_DRIVER_AS_HIP
DRIVER_EXPORT CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, std::size_t size) {
  return entry(__func__, [&] { return copy(to, from, size, nullptr, Return::WhenDone); });
}

DRIVER_EXPORT CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, std::size_t size,
                                     CUstream stream) {
  return entry(__func__, [&] { return copy(to, from, size, stream, Return::WhenSubmitted); });
}

DRIVER_EXPORT CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *box, CUstream stream) {
  return entry(__func__, [&] {
    requirePointer(box);
    require(box->srcLOD == 0 && box->dstLOD == 0, CUDA_ERROR_INVALID_VALUE);
    const std::size_t sourceSlice = box->srcPitch * box->srcHeight;
    const std::size_t destinationSlice = box->dstPitch * box->dstHeight;
    require(box->Depth <= 1 || (box->srcHeight >= box->Height && box->dstHeight >= box->Height),
            CUDA_ERROR_INVALID_VALUE);
    require(box->Height <= 1 ||
                (box->srcPitch >= box->WidthInBytes && box->dstPitch >= box->WidthInBytes),
            CUDA_ERROR_INVALID_VALUE);
    const Side from{startOf(box->srcMemoryType, box->srcHost, box->srcDevice) + box->srcXInBytes +
                        box->srcY * box->srcPitch + box->srcZ * sourceSlice,
                    box->srcPitch, sourceSlice};
    const Side to{startOf(box->dstMemoryType, box->dstHost, box->dstDevice) + box->dstXInBytes +
                      box->dstY * box->dstPitch + box->dstZ * destinationSlice,
                  box->dstPitch, destinationSlice};
    return copy(to, from, {box->WidthInBytes, box->Height, box->Depth}, stream,
                Return::WhenSubmitted);
  });
}

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

DRIVER_EXPORT CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext toContext, CUdeviceptr from,
                                         CUcontext fromContext, std::size_t size, CUstream stream) {
  return entry(__func__, [&] {
    contextOf(toContext);
    contextOf(fromContext);
    return copy(Side{to}, Side{from}, Box{size}, stream, Return::WhenSubmitted, true);
  });
}
#else
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

DRIVER_FUNCTION(cuMemcpyHtoDAsync_v2, hipMemcpyHtoDAsync)(CUdeviceptr to, const void *from,
                                                          std::size_t size, CUstream stream) {
  return entry(__func__,
               [&] { return copy(to, numberOf(from), size, stream, Return::WhenSubmitted); });
}

DRIVER_FUNCTION(cuMemcpyDtoHAsync_v2, hipMemcpyDtoHAsync)(void *to, CUdeviceptr from,
                                                          std::size_t size, CUstream stream) {
  return entry(__func__,
               [&] { return copy(numberOf(to), from, size, stream, Return::WhenSubmitted); });
}
