// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Host memory that the device can access: pinned, managed, and the application's own.
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/misuse.hpp"
#include "fakes/cuda/switches.hpp"
#include "fakes/host/process_pages.hpp"

namespace cuda_driver {
namespace {

using host_driver::PageAccess;
using host_driver::pagesAt;
using host_driver::PagesOfProcess;

std::uintptr_t allocateHost(MemoryKind kind, std::size_t size) {
  require(size != 0, CUDA_ERROR_INVALID_VALUE);
  const auto context = currentContext();
  require(size <= switches().memory, CUDA_ERROR_OUT_OF_MEMORY);
  auto range = std::make_shared<Range>();
  range->kind = kind;
  range->size = size;
  range->pages = std::make_shared<HostPages>(size);
  range->data = range->pages->data();
  range->start = reinterpret_cast<std::uintptr_t>(range->data);
  range->context = context->handle;
  range->device = context->device;
  range->bufferId = addressSpace().nextBufferId();
  addressSpace().add(range);
  return range->start;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemHostAlloc, hipHostMalloc)(void **memory, std::size_t size, unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(memory);
    constexpr unsigned kKnownFlags = DRIVER_NAME(7U, ~0U);
    require((flags & ~kKnownFlags) == 0, CUDA_ERROR_INVALID_VALUE);
    *memory = reinterpret_cast<void *>(allocateHost(MemoryKind::Host, size));
  });
}

DRIVER_FUNCTION(cuMemFreeHost, hipHostFree)(void *memory) {
  return entry(__func__, [&] {
    const auto range = addressSpace().findAt(reinterpret_cast<std::uintptr_t>(memory));
    require(range != nullptr && range->kind == MemoryKind::Host, CUDA_ERROR_INVALID_VALUE);
    contextOf(range->context)->synchronize();
    const auto removedRange =
        addressSpace().remove(reinterpret_cast<std::uintptr_t>(memory), {MemoryKind::Host});
    require(removedRange != nullptr, CUDA_ERROR_INVALID_VALUE);
  });
}

DRIVER_FUNCTION(cuMemAllocManaged, hipMallocManaged)(CUdeviceptr *memory, std::size_t size,
                                                     unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(memory);
    require(flags == CU_MEM_ATTACH_GLOBAL || flags == CU_MEM_ATTACH_HOST, CUDA_ERROR_INVALID_VALUE);
    *memory = allocateHost(MemoryKind::Managed, size);
  });
}

DRIVER_FUNCTION(cuMemHostRegister_v2, hipHostRegister)(void *memory, std::size_t size,
                                                       unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(memory);
    require(size != 0 && (flags & ~15U) == 0, CUDA_ERROR_INVALID_VALUE);
    const auto context = currentContext();
    const auto start = reinterpret_cast<std::uintptr_t>(memory);
    const PagesOfProcess pages = pagesAt(start, size);
    require(pages.access != PageAccess::None, CUDA_ERROR_INVALID_VALUE);
    require(pages.access != PageAccess::Read || (flags & CU_MEMHOSTREGISTER_READ_ONLY) != 0,
            CUDA_ERROR_INVALID_VALUE);
    auto range = std::make_shared<Range>();
    range->kind = MemoryKind::Registered;
    range->start = start;
    range->size = size;
    range->data = static_cast<std::byte *>(memory);
    range->readOnly = (flags & CU_MEMHOSTREGISTER_READ_ONLY) != 0;
    range->registeredPages = pages;
    range->context = context->handle;
    range->device = context->device;
    range->bufferId = addressSpace().nextBufferId();
    require(addressSpace().addIfFree(range), CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED);
  });
}

DRIVER_FUNCTION(cuMemHostUnregister, hipHostUnregister)(void *memory) {
  return entry(__func__, [&] {
    requirePointer(memory);
    CUcontext owner = nullptr;
    {
      const auto range = addressSpace().findAt(reinterpret_cast<std::uintptr_t>(memory));
      require(range != nullptr && range->kind == MemoryKind::Registered,
              CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
      owner = range->context;
      // A real device would keep using the pages that were registered.
      const PagesOfProcess pages = pagesAt(range->start, range->size);
      if (pages.access != PageAccess::None && range->registeredPages.areReplacedBy(pages))
        reportMisuse(
            "cuMemHostUnregister: the process replaced the pages while they were registered");
    }
    contextOf(owner)->synchronize();
    auto removedRange =
        addressSpace().remove(reinterpret_cast<std::uintptr_t>(memory), {MemoryKind::Registered});
    require(removedRange != nullptr, CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED);
    // The application may unmap the memory next, so running commands must complete first.
    addressSpace().waitForUsers(std::move(removedRange));
  });
}

DRIVER_FUNCTION(cuMemHostGetDevicePointer_v2,
                hipHostGetDevicePointer)(CUdeviceptr *address, void *memory, unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(address);
    require(flags == 0, CUDA_ERROR_INVALID_VALUE);
    currentContext();
    const auto range = addressSpace().findAt(reinterpret_cast<std::uintptr_t>(memory));
    require(range != nullptr && range->isHostMemory(), CUDA_ERROR_INVALID_VALUE);
    *address = reinterpret_cast<CUdeviceptr>(memory);
  });
}
