// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Hints about managed memory, which this driver checks and has no use for.
#include "test/cuda_driver/address_space.hpp"
#include "test/cuda_driver/context.hpp"
#include "test/cuda_driver/entry.hpp"

namespace cuda_driver {
namespace {

constexpr CUdevice kHost = -1;

void requireManaged(CUdeviceptr memory, std::size_t size) {
  const auto range = addressSpace().around(memory);
  require(size != 0 && range != nullptr && range->kind == MemoryKind::Managed &&
              size <= range->size - (memory - range->start),
          CUDA_ERROR_INVALID_VALUE);
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuMemPrefetchAsync, hipMemPrefetchAsync)(CUdeviceptr memory, std::size_t size,
                                                         CUdevice device, CUstream stream) {
  return entry(__func__, [&] {
    currentContext();
    if (device != kHost)
      requireDevice(device);
    requireManaged(memory, size);
    submit(*streamOf(stream), Command());
  });
}

DRIVER_FUNCTION(cuMemAdvise, hipMemAdvise)(CUdeviceptr memory, std::size_t size,
                                           CUmem_advise advice, CUdevice device) {
  return entry(__func__, [&] {
    currentContext();
    require(advice >= 1 && advice <= 6, CUDA_ERROR_INVALID_VALUE);
    if (device != kHost)
      requireDevice(device);
    requireManaged(memory, size);
  });
}
