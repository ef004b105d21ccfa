// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/physical_mem.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/share.hpp"
#include "base/immortal.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>

namespace kit = ur::kit;

namespace {

std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> next{0};
  return next.fetch_add(1, std::memory_order_relaxed);
}

} // namespace

ur_physical_mem_handle_t_::ur_physical_mem_handle_t_(
    ur_context_handle_t owner, ur_device_handle_t memoryDevice, std::size_t bytes,
    ur_physical_mem_flags_t memoryFlags, bool isImported,
    std::unique_ptr<kit::PhysicalMemory> driverMemory)
    : Object(kit::kIdentity.table), context(owner), device(memoryDevice), size(bytes),
      flags(memoryFlags), imported(isImported), number(nextNumber()),
      memory(std::move(driverMemory)) {}

void destroy(ur_physical_mem_handle_t memory) noexcept {
  if (memory->imported) {
    kit::openedPhysicalMemory().erase(memory);
  } else {
    kit::shareablePhysicalMemory().erase(memory);
    kit::exchange().revoke(memory);
  }
  delete memory;
}

namespace ur {
namespace kit {
namespace {

// Returns the flags, or 0 for null properties. Throws for undeclared flags.
ur_physical_mem_flags_t flagsOf(const ur_physical_mem_properties_t *properties) {
  if (!properties)
    return 0;
  requireType(*properties, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, "physical memory properties");
  requireDeclared(properties->flags, UR_PHYSICAL_MEM_FLAGS_MASK, "physical memory flags");
  return properties->flags;
}

} // namespace

HandleRegistry<ur_physical_mem_handle_t> &openedPhysicalMemory() {
  static constinit base::Immortal<HandleRegistry<ur_physical_mem_handle_t>> registry;
  return registry.get();
}

HandleRegistry<ur_physical_mem_handle_t> &shareablePhysicalMemory() {
  static constinit base::Immortal<HandleRegistry<ur_physical_mem_handle_t>> registry;
  return registry.get();
}

} // namespace kit

void backend::urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  size_t size, const ur_physical_mem_properties_t *pProperties,
                                  ur_physical_mem_handle_t *phPhysicalMem) {
  hContext->require(hDevice);
  const ur_physical_mem_flags_t flags = kit::flagsOf(pProperties);
  const std::size_t granularity = backend::granularityOf(hContext, hDevice, 1);
  if (size == 0 || size % granularity != 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "the size of physical memory must be a positive multiple of the granularity, {1} "
                "bytes; it is {0} bytes",
                size, granularity);
  const bool isShareable = (flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC) != 0;
  auto memory = std::make_unique<ur_physical_mem_handle_t_>(
      hContext, hDevice, size, flags, false,
      backend::createPhysicalMemory(hContext, hDevice, size, isShareable));
  if (isShareable)
    kit::shareablePhysicalMemory().insert(memory.get());
  *phPhysicalMem = memory.release();
}

void backend::urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) { hPhysicalMem->retain(); }
void backend::urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
  kit::release(hPhysicalMem);
}

void backend::urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                   ur_physical_mem_info_t propName, size_t propSize,
                                   void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return writer.value(hPhysicalMem->context.get());
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return writer.value(hPhysicalMem->device);
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return writer.value(hPhysicalMem->size);
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return writer.value(ur_physical_mem_properties_t{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                     nullptr, hPhysicalMem->flags});
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return writer.value(hPhysicalMem->references());
  default:
    writer.raiseUnsupported(propName);
  }
}

} // namespace ur
