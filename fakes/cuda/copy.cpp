// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/copy.hpp"

#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/switches.hpp"

#include <cstring>
#include <vector>

namespace cuda_driver {
namespace {

constexpr int kAnyDevice = -1;
// Pageable memory up to this size is copied when the command is submitted.
constexpr std::size_t kMaxCopiedAtSubmit = std::size_t{64} << 10;

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
  for (std::size_t row = 0; row < box.height; ++row)
    copyPart(destination, row * to.pitch, source, row * from.pitch, box.width);
}

Extent extentOf(const Side &side, const Box &box, Access access, int device) {
  return addressSpace().extentOfRunningCommand(side.address, box.spanOf(side), access, device);
}

std::vector<std::byte> bytesOf(const Extent &extent, std::size_t size) {
  std::vector<std::byte> bytes(size);
  std::byte *target = bytes.data();
  extent.visit(0, size, [&](const std::byte *data, std::size_t part) {
    std::memcpy(target, data, part);
    target += part;
  });
  return bytes;
}

std::function<void()> copyOfBytes(const Side &to, std::vector<std::byte> bytes, const Side &from,
                                  const Box &box, int device) {
  return [to, from, box, device, buffer = std::move(bytes)]() mutable {
    copyBox(extentOf(to, box, Access::Write, device), to,
            Extent({{nullptr, buffer.data(), buffer.size()}}), from, box);
  };
}

} // namespace

CUresult copy(const Side &to, const Side &from, const Box &box, CUstream handle, Return returnTime,
              Accessor accessor) {
  const auto stream = streamOf(handle);
  if (box.isEmpty())
    return CUDA_SUCCESS;
  const int device = accessor == Accessor::Owners ? kAnyDevice : stream->context->device;
  std::function<void()> work = [to, from, box, device] {
    copyBox(extentOf(to, box, Access::Write, device), to, extentOf(from, box, Access::Read, device),
            from, box);
  };
  {
    const Extent destination =
        addressSpace().extent(to.address, box.spanOf(to), Access::Write, device);
    const Extent source =
        addressSpace().extent(from.address, box.spanOf(from), Access::Read, device);
    if (!switches().stagesPageable)
      ; // the stream accesses pageable memory after the call returns
    else if (source.isPageable() && !destination.isPageable() &&
             box.spanOf(from) <= kMaxCopiedAtSubmit)
      work = copyOfBytes(to, bytesOf(source, box.spanOf(from)), from, box, device);
    else if (source.isPageable() || destination.isPageable() ||
             (source.isHostMemory() && destination.isHostMemory()))
      returnTime = Return::WhenDone; // the application may free the host memory after the call
  }
  const auto fence = submit(*stream, std::move(work));
  if (returnTime == Return::WhenDone)
    waitFor(*stream->context, fence);
  return CUDA_SUCCESS;
}

} // namespace cuda_driver
