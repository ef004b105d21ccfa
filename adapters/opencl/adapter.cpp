// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/adapter.hpp"

#include "adapters/opencl/driver.hpp"
#include "adapters/opencl/log.hpp"
#include "generated/adapters/opencl/functions.hpp"
#include "runtime/adapter/error.hpp"
#include "runtime/adapter/immortal.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/only_adapter.hpp"

namespace {

namespace opencl = ur::opencl;

ur::adapter::OnlyAdapter &onlyAdapter() {
  static auto &instance = ur::adapter::immortal<ur::adapter::OnlyAdapter>();
  return instance;
}

void logFailure(ur_result_t result, const char *message) noexcept {
  opencl::log().error("{} (result {})", message, static_cast<int>(result));
}

// None where the driver manager finds no driver.
std::vector<cl_platform_id> platformIds() {
  const opencl::Driver *driver = opencl::findDriver();
  cl_uint count = 0;
  if (!driver || driver->clGetPlatformIDs(0, nullptr, &count) != CL_SUCCESS)
    return {};
  std::vector<cl_platform_id> ids(count);
  if (count != 0 && driver->clGetPlatformIDs(count, ids.data(), nullptr) != CL_SUCCESS)
    return {};
  return ids;
}

} // namespace

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(opencl::kDdiTable) {
  ur::adapter::setFailureObserver(logFailure);
}

std::span<const ur_platform_handle_t> ur_adapter_handle_t_::platforms() {
  std::call_once(looked_, [this] {
    for (cl_platform_id id : platformIds()) {
      auto platform = std::make_unique<ur_platform_handle_t_>(this, id);
      if (platform->devices().empty())
        continue;
      handles_.push_back(platform.get());
      platforms_.push_back(std::move(platform));
    }
    opencl::log().info("{} OpenCL platforms have devices", handles_.size());
  });
  return handles_;
}

void destroy(ur_adapter_handle_t adapter) noexcept {
  onlyAdapter().forget(adapter);
  delete adapter;
}

namespace ur {

ur_result_t opencl::urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                 uint32_t *pNumAdapters) {
  onlyAdapter().get(NumEntries, phAdapters, pNumAdapters, [] { return new ur_adapter_handle_t_; });
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urAdapterRetain(ur_adapter_handle_t hAdapter) {
  hAdapter->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urAdapterRelease(ur_adapter_handle_t hAdapter) {
  if (hAdapter->release())
    destroy(hAdapter);
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urAdapterGetLastError(ur_adapter_handle_t, const char **ppMessage,
                                          int32_t *pError) {
  *ppMessage = adapter::lastErrorMessage();
  *pError = adapter::lastErrorCode();
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urAdapterGetInfo(ur_adapter_handle_t hAdapter, ur_adapter_info_t propName,
                                     size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_ADAPTER_INFO_BACKEND:
    return write.value(UR_BACKEND_OPENCL);
  case UR_ADAPTER_INFO_REFERENCE_COUNT:
    return write.value(hAdapter->references());
  case UR_ADAPTER_INFO_VERSION:
    return write.value(uint32_t{1});
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t opencl::urAdapterSetLoggerCallback(ur_adapter_handle_t,
                                               ur_logger_callback_t pfnLoggerCallback,
                                               void *pUserData, ur_logger_level_t level) {
  log().setCallback(pfnLoggerCallback, pUserData, level);
  return UR_RESULT_SUCCESS;
}

ur_result_t opencl::urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t level) {
  log().setCallbackLevel(level);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
