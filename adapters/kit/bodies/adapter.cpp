// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of the adapter handle. A library has only one adapter.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/kit/info_writer.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"

#include <mutex>

namespace {

// Releasing the last reference destroys the adapter. A later urAdapterGet makes a new one.
struct OnlyAdapter {
  ur::base::ForkSafeMutex mutex;
  ur_adapter_handle_t handle = nullptr;
};

OnlyAdapter &onlyAdapter() {
  static constinit ur::base::Immortal<OnlyAdapter> instance;
  return instance.get();
}

void logFailure(ur_result_t result, const char *message) noexcept {
  ur::kit::log().error("{} (result {})", message, static_cast<int>(result));
}

} // namespace

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table) {}

std::span<const ur_platform_handle_t> ur_adapter_handle_t_::platforms() {
  return platforms_
      .get([this] {
        auto driverPlatforms = ur::backend::findPlatforms(this);
        if (!driverPlatforms.handles().empty())
          ur::base::lockFirstAtFork(); // after the driver has registered its fork handlers
        return driverPlatforms;
      })
      .handles();
}

void destroy(ur_adapter_handle_t adapter) noexcept {
  {
    const std::lock_guard lock(onlyAdapter().mutex);
    if (onlyAdapter().handle == adapter)
      onlyAdapter().handle = nullptr;
  }
  delete adapter;
}

namespace ur {

void backend::urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                           uint32_t *pNumAdapters) {
  if (phAdapters && NumEntries == 0)
    base::raise(
        UR_RESULT_ERROR_INVALID_SIZE,
        "the array for adapters has size 0; pass the number of its elements, or a null array");
  if (phAdapters) {
    const std::lock_guard lock(onlyAdapter().mutex);
    if (!onlyAdapter().handle || !onlyAdapter().handle->retainIfAlive()) {
      base::setFailureObserver(logFailure);
      onlyAdapter().handle = new ur_adapter_handle_t_;
    }
    *phAdapters = onlyAdapter().handle;
  }
  if (pNumAdapters)
    *pNumAdapters = 1;
}

void backend::urAdapterRetain(ur_adapter_handle_t hAdapter) { hAdapter->retain(); }
void backend::urAdapterRelease(ur_adapter_handle_t hAdapter) { kit::release(hAdapter); }

void backend::urAdapterGetLastError(ur_adapter_handle_t, const char **ppMessage, int32_t *pError) {
  *ppMessage = base::lastErrorMessage();
  *pError = base::lastErrorCode();
}

void backend::urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                               size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_ADAPTER_INFO_BACKEND:
    return writer.value(kit::kIdentity.backend);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return writer.value(hAdapter->references());
  case UR_ADAPTER_INFO_VERSION:
    return writer.value(kit::kIdentity.version);
  default:
    writer.raiseUnsupported(propName);
  }
}

void backend::urAdapterSetLoggerCallback(ur_adapter_handle_t,
                                         ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                         ur_logger_level_t level) {
  kit::log().setCallback(pfnLoggerCallback, pUserData, level);
}

void backend::urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t level) {
  kit::log().setCallbackLevel(level);
}

} // namespace ur
