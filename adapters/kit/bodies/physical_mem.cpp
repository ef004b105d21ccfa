// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/exchange.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

void destroy(ur_physical_mem_handle_t memory) noexcept {
  if (memory->imported)
    ur::parts::openedPhysicalMemory().erase(memory);
  else
    ur::kit::exchange().revoke(memory);
  delete memory;
}

namespace ur {

kit::HandleRegistry<ur_physical_mem_handle_t> &parts::openedPhysicalMemory() {
  static auto &registry = base::immortal<kit::HandleRegistry<ur_physical_mem_handle_t>>();
  return registry;
}

ur_result_t backend::urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  hPhysicalMem->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (hPhysicalMem->release())
    destroy(hPhysicalMem);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                          ur_physical_mem_info_t propName, size_t propSize,
                                          void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter write(propSize, pPropValue, pPropSizeRet);
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
    write.raiseUnknown(propName);
  }
}

ur_result_t backend::urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                                ur_physical_mem_handle_t hPhysMem) {
  // The object is read only once it is known to be there: it may have been closed before.
  if (!parts::openedPhysicalMemory().erase(hPhysMem))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the physical memory was not opened with urIPCOpenPhysMemHandleExp, or it is "
                "closed already");
  if (hPhysMem->context.get() != hContext) {
    parts::openedPhysicalMemory().insert(hPhysMem);
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT,
                "the physical memory was opened in another context");
  }
  return backend::urPhysicalMemRelease(hPhysMem);
}

} // namespace ur
