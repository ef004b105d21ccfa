// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/entry.hpp"

#include <cstring>

namespace cuda_driver {
namespace {

template <class Value> CUresult store(void *data, Value value) {
  std::memcpy(data, &value, sizeof(value));
  return CUDA_SUCCESS;
}

CUresult attributeOf(void *data, CUpointer_attribute attribute, const Range &range) {
  switch (attribute) {
  case CU_POINTER_ATTRIBUTE_MEMORY_TYPE:
    return store(data, range.isHostMemory() && range.kind != MemoryKind::Managed
                           ? CU_MEMORYTYPE_HOST
                           : CU_MEMORYTYPE_DEVICE);
  case CU_POINTER_ATTRIBUTE_BUFFER_ID:
    return store(data, range.bufferId);
  case CU_POINTER_ATTRIBUTE_IS_MANAGED:
    return store(data, range.kind == MemoryKind::Managed);
  case CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
    return store(data, range.device);
  case CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE:
    return store(data, range.kind == MemoryKind::Device);
  case CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
    return store(data, range.kind == MemoryKind::Pool ? std::uintptr_t{1} : std::uintptr_t{0});
  default:
    throw Failure{CUDA_ERROR_INVALID_VALUE};
  }
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuPointerGetAttribute, hipPointerGetAttribute)(void *data,
                                                               CUpointer_attribute attribute,
                                                               CUdeviceptr address) {
  return entry(__func__, [&] {
    requirePointer(data);
    const auto range = addressSpace().findAt(address);
    require(range != nullptr, CUDA_ERROR_INVALID_VALUE);
    return attributeOf(data, attribute, *range);
  });
}
