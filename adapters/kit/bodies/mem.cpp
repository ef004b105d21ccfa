// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions for the reference counts and properties of buffers, which all adapters share.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"

namespace ur {

void backend::urMemRetain(ur_mem_handle_t hMem) { hMem->retain(); }
void backend::urMemRelease(ur_mem_handle_t hMem) { kit::release(hMem); }

void backend::urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                           void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_MEM_INFO_SIZE:
    return writer.value(hMemory->size);
  case UR_MEM_INFO_CONTEXT:
    return writer.value(hMemory->context.get());
  case UR_MEM_INFO_REFERENCE_COUNT:
    return writer.value(hMemory->references());
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
