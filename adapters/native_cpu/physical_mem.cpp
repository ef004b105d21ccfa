// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/physical_mem.hpp"

#include <utility>

#include "adapters/common/memory_file.hpp"
#include "adapters/native_cpu/exchange.hpp"
#include "adapters/native_cpu/identity.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "generated/adapters/native_cpu/functions.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/immortal.hpp"
#include "runtime/adapter/info_writer.hpp"

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(
    ur_context_handle_t owner, ur_device_handle_t memoryDevice, ur::ipc::UniqueFd memoryFile,
    std::size_t memorySize, ur_physical_mem_flags_t memoryFlags, bool isImported)
    : Object(ur::native_cpu::kIdentity.table), context(owner), device(memoryDevice),
      file(std::move(memoryFile)), size(memorySize), flags(memoryFlags), imported(isImported) {
  if (imported)
    ur::native_cpu::openedPhysicalMemory().insert(this);
}

void destroy(ur_physical_mem_handle_t memory) noexcept {
  if (memory->imported)
    ur::native_cpu::openedPhysicalMemory().erase(memory);
  else
    ur::native_cpu::exchange().revoke(memory);
  delete memory;
}

namespace ur {

ur::adapter::HandleRegistry<ur_physical_mem_handle_t> &native_cpu::openedPhysicalMemory() {
  static auto &registry = adapter::immortal<adapter::HandleRegistry<ur_physical_mem_handle_t>>();
  return registry;
}

ur_result_t native_cpu::urPhysicalMemCreate(ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice, size_t size,
                                            const ur_physical_mem_properties_t *pProperties,
                                            ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                         "physical memory properties");
    adapter::requireDeclared(pProperties->flags, UR_PHYSICAL_MEM_FLAGS_MASK,
                             "physical memory flags");
  }
  if (size == 0 || !isMultiple(size, pageSize()))
    adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are no multiple of the granularity, {}",
                   size, pageSize());
  *phPhysicalMem =
      new ur_physical_mem_handle_t_(hContext, hDevice, ipc::createMemoryFile("ur-physical", size),
                                    size, pProperties ? pProperties->flags : 0, false);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  hPhysicalMem->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (hPhysicalMem->release())
    destroy(hPhysicalMem);
  return UR_RESULT_SUCCESS;
}

ur_result_t native_cpu::urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                             ur_physical_mem_info_t propName, size_t propSize,
                                             void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return write.value(hPhysicalMem->context.get());
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return write.value(hPhysicalMem->device);
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return write.value(hPhysicalMem->size);
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return write.value(ur_physical_mem_properties_t{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                    nullptr, hPhysicalMem->flags});
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return write.value(hPhysicalMem->references());
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

} // namespace ur
