// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/physical_mem.hpp"

#include <utility>

#include "adapters/level_zero/common/device.hpp"
#include "adapters/level_zero/common/exchange.hpp"
#include "adapters/level_zero/common/external_fd.hpp"
#include "adapters/level_zero/common/granularity.hpp"
#include "generation.hpp"
#include "runtime/adapter/descriptor.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/immortal.hpp"
#include "runtime/adapter/info_writer.hpp"

namespace ze = ur::ze;

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(ur_context_handle_t owner,
                                                     ur_device_handle_t memoryDevice,
                                                     std::size_t memorySize,
                                                     ur_physical_mem_flags_t memoryFlags,
                                                     ur::ipc::UniqueFd file)
    : Object(ur::lz::kDdiTable), context(owner), device(memoryDevice), size(memorySize),
      nativeSize(ze::nativeSizeOf(owner, memoryDevice, memorySize)), flags(memoryFlags),
      imported(bool{file}), file_(std::move(file)),
      native(imported ? std::make_shared<ze::NativePhysical>(owner, memoryDevice, nativeSize,
                                                             file_.get())
                      : std::make_shared<ze::NativePhysical>(owner, memoryDevice, nativeSize)) {}

int ur_physical_mem_handle_t_::descriptor() {
  return imported ? file_.get() : native->descriptor();
}

std::shared_ptr<ze::NativePhysical> ur_physical_mem_handle_t_::makeAlias() {
  return std::make_shared<ze::NativePhysical>(context.get(), device, nativeSize, descriptor());
}

void destroy(ur_physical_mem_handle_t memory) noexcept {
  if (memory->imported)
    ze::openedPhysicalMemory().erase(memory);
  else
    ze::exchange().revoke(memory);
  delete memory;
}

namespace ur {

adapter::HandleRegistry<ur_physical_mem_handle_t> &ze::openedPhysicalMemory() {
  static auto &registry = adapter::immortal<adapter::HandleRegistry<ur_physical_mem_handle_t>>();
  return registry;
}

ur_result_t lz::urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                    size_t size, const ur_physical_mem_properties_t *pProperties,
                                    ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  if (pProperties) {
    adapter::requireType(*pProperties, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                         "physical memory properties");
    adapter::requireDeclared(pProperties->flags, UR_PHYSICAL_MEM_FLAGS_MASK,
                             "physical memory flags");
  }
  const std::size_t unit = ze::granularityOf(hContext, hDevice);
  if (size == 0 || size % unit != 0)
    adapter::raise(UR_RESULT_ERROR_INVALID_SIZE, "{} bytes are no multiple of the granularity, {}",
                   size, unit);
  *phPhysicalMem = new ur_physical_mem_handle_t_(hContext, hDevice, size,
                                                 pProperties ? pProperties->flags : 0, {});
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
  hPhysicalMem->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  if (hPhysicalMem->release())
    destroy(hPhysicalMem);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
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
