// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/adapter.hpp"

#include "adapters/level_zero/common/callbacks.hpp"
#include "adapters/level_zero/common/generation_choice.hpp"
#include "adapters/level_zero/common/log.hpp"
#include "generation.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/immortal.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/only_adapter.hpp"

namespace {

ur::adapter::OnlyAdapter &onlyAdapter() {
  static auto &instance = ur::adapter::immortal<ur::adapter::OnlyAdapter>();
  return instance;
}

void logFailure(ur_result_t result, const char *message) noexcept {
  ur::ze::log().error("{} (result {})", message, static_cast<int>(result));
}

} // namespace

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::lz::kDdiTable) {
  ur::adapter::setFailureObserver(logFailure);
  if (ur::ze::servesThisProcess())
    platforms = ur::ze::findPlatforms(this);
}

void destroy(ur_adapter_handle_t adapter) noexcept {
  onlyAdapter().forget(adapter);
  delete adapter;
  ur::ze::callbacks().joinIdleThread();
}

namespace ur {

ur_result_t lz::urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                             uint32_t *pNumAdapters) {
  onlyAdapter().get(NumEntries, phAdapters, pNumAdapters, [] { return new ur_adapter_handle_t_; });
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urAdapterRetain(ur_adapter_handle_t hAdapter) {
  hAdapter->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urAdapterRelease(ur_adapter_handle_t hAdapter) {
  if (hAdapter->release())
    destroy(hAdapter);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urAdapterGetLastError(ur_adapter_handle_t, const char **ppMessage,
                                      int32_t *pError) {
  *ppMessage = adapter::lastErrorMessage();
  *pError = adapter::lastErrorCode();
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                 size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_ADAPTER_INFO_BACKEND:
    return write.value(UR_BACKEND_LEVEL_ZERO);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return write.value(hAdapter->references());
  case UR_ADAPTER_INFO_VERSION:
    return write.value(ze::kAdapterVersion);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t lz::urAdapterSetLoggerCallback(ur_adapter_handle_t,
                                           ur_logger_callback_t pfnLoggerCallback, void *pUserData,
                                           ur_logger_level_t level) {
  ze::log().setCallback(pfnLoggerCallback, pUserData, level);
  return UR_RESULT_SUCCESS;
}

ur_result_t lz::urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t level) {
  ze::log().setCallbackLevel(level);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
