// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Allocates and frees device memory: cuMemAlloc and similar functions.
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/export_directory.hpp"
#include "fakes/cuda/misuse.hpp"
#include "fakes/cuda/small_blocks.hpp"
#include "fakes/cuda/switches.hpp"

namespace cuda_driver {
namespace {

std::shared_ptr<Range> makeDeviceRange(MemoryKind kind, std::size_t size, const Context &context) {
  require(size != 0, CUDA_ERROR_INVALID_VALUE);
  requireMemory(size);
  auto range = std::make_shared<Range>();
  range->kind = kind;
  range->size = size;
  range->context = context.handle;
  range->device = context.device;
  range->bufferId = addressSpace().nextBufferId();
  if (size <= SmallBlocks::kMaxSize) {
    smallBlocks().allocate(*range);
  } else {
    const std::size_t backingSize = roundUp(size, kDevicePage);
    range->backing = std::make_shared<Backing>(backingSize);
    range->reservation = addressSpace().reserve(backingSize, range->start);
  }
  range->data = range->backing->data() + range->offset;
  return range;
}

CUresult allocate(CUdeviceptr *memory, MemoryKind kind, std::size_t size, const Context &context) {
  requirePointer(memory);
  const std::shared_ptr<Range> range = makeDeviceRange(kind, size, context);
  addressSpace().add(range);
  if (kind == MemoryKind::Device)
    exportDirectory().recordAllocation(*range);
  *memory = range->start;
  return CUDA_SUCCESS;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemAlloc_v2, hipMalloc)(CUdeviceptr *memory, std::size_t size) {
  return entry(__func__,
               [&] { return allocate(memory, MemoryKind::Device, size, *currentContext()); });
}

// Waits for all work of the memory's context, so no pending command uses the memory.
DRIVER_FUNCTION(cuMemFree_v2, hipFree)(CUdeviceptr memory) {
  return entry(__func__, [&] {
    if (memory == 0)
      return;
    const auto range = addressSpace().findAt(memory);
    if (range == nullptr)
      reportMisuse("cuMemFree of memory that is not allocated");
    require(range != nullptr && range->start == memory, CUDA_ERROR_INVALID_VALUE);
    require(range->kind == MemoryKind::Device || range->kind == MemoryKind::Pool ||
                range->kind == MemoryKind::Managed,
            CUDA_ERROR_INVALID_VALUE);
    contextOf(range->context)->synchronize();
    exportDirectory().recordFree(memory);
    const auto removedRange =
        addressSpace().remove(memory, {MemoryKind::Device, MemoryKind::Pool, MemoryKind::Managed});
    require(removedRange != nullptr, CUDA_ERROR_INVALID_VALUE);
  });
}

DRIVER_FUNCTION(cuMemAllocAsync, hipMallocAsync)(CUdeviceptr *memory, std::size_t size,
                                                 CUstream handle) {
  return entry(__func__, [&] {
    currentContext();
    require(switches().has("pools"), CUDA_ERROR_NOT_SUPPORTED);
    const auto stream = streamOf(handle);
    const CUresult result = allocate(memory, MemoryKind::Pool, size, *stream->context);
    submit(*stream, Command());
    return result;
  });
}

DRIVER_FUNCTION(cuMemFreeAsync, hipFreeAsync)(CUdeviceptr memory, CUstream handle) {
  return entry(__func__, [&] {
    currentContext();
    const auto stream = streamOf(handle);
    const auto range = addressSpace().findAt(memory);
    require(range != nullptr && range->start == memory && range->kind == MemoryKind::Pool,
            CUDA_ERROR_INVALID_VALUE);
    submit(*stream, [memory] { addressSpace().remove(memory, {MemoryKind::Pool}); });
  });
}

DRIVER_FUNCTION(cuMemGetAddressRange_v2,
                hipMemGetAddressRange)(CUdeviceptr *start, std::size_t *size, CUdeviceptr address) {
  return entry(__func__, [&] {
    currentContext();
    const auto range = addressSpace().findAt(address);
    require(range != nullptr, CUDA_ERROR_NOT_FOUND);
    if (start != nullptr)
      *start = range->start;
    if (size != nullptr)
      *size = range->size;
  });
}
