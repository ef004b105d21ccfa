// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>

void destroy(ur_context_handle_t context) noexcept {
  for (const auto &[deleter, userData] : context->deleters)
    deleter(userData);
  delete context;
}

namespace ur {
namespace {

constinit std::atomic<std::size_t> contextCount{0};

} // namespace

kit::Context::Context(std::span<const ur_device_handle_t> contextDevices)
    : Object(kIdentity.table), devices(contextDevices.begin(), contextDevices.end()),
      adapter(devices.front()->platform->adapter) {
  ++contextCount;
}

kit::Context::~Context() {
  if (--contextCount == 0)
    exchange().evictExporters();
}

void backend::urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                              const ur_context_properties_t *pProperties,
                              ur_context_handle_t *phContext) {
  if (pProperties) {
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, "context properties");
    kit::requireDeclared(pProperties->flags, UR_CONTEXT_FLAGS_MASK, "context flags");
  }
  const std::span devices(phDevices, DeviceCount);
  kit::requireOnePlatform(devices, kit::kIdentity.table);
  *phContext = new ur_context_handle_t_(devices);
}

void backend::urContextRetain(ur_context_handle_t hContext) { hContext->retain(); }
void backend::urContextRelease(ur_context_handle_t hContext) { kit::release(hContext); }

void backend::urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
    return writer.value(static_cast<uint32_t>(hContext->devices.size()));
  case UR_CONTEXT_INFO_DEVICES:
    return writer.array(std::span<const ur_device_handle_t>(hContext->devices));
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return writer.value(hContext->references());
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return writer.value(ur_bool_t{true});
  default:
    writer.raiseUnsupported(propName);
  }
}

void backend::urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                          ur_context_extended_deleter_t pfnDeleter,
                                          void *pUserData) {
  const std::lock_guard lock(hContext->deletersMutex);
  hContext->deleters.emplace_back(pfnDeleter, pUserData);
}

} // namespace ur
