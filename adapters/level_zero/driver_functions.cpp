// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/driver_functions.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/last_error.hpp"
#include "adapters/level_zero/result.hpp"

namespace ur::level_zero {
namespace {

// The answer of the first candidate that is more than a name.
template <typename Function, typename Call>
ze_result_t callFirst(const std::vector<Newer<Function>> &candidates, const Call &call) {
  ze_result_t result = ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
  for (const Newer<Function> &candidate : candidates) {
    result = call(candidate);
    if (!isMissing(result))
      break;
  }
  return result;
}

template <typename Function> Function as(void *address) {
  return reinterpret_cast<Function>(address);
}

} // namespace

DriverFunctions::DriverFunctions(ze_driver_handle_t driver) : driver_(driver) {
  intercepted_ = rawHandle(ZEL_HANDLE_DRIVER, driver) != driver;
  UR_ZE_CHECK(zeDriverGetApiVersion, driver, &version_);
  putMemory_ = find<newer::MemPutIpcHandleFn>({"zeMemPutIpcHandle"});
  putEventPool_ = find<newer::EventPoolPutIpcHandleFn>({"zeEventPoolPutIpcHandle"});
  getProperties_ = find<newer::PhysicalMemGetPropertiesFn>({"zePhysicalMemGetProperties"});
  synchronize_ = find<newer::CommandListHostSynchronizeFn>({"zeCommandListHostSynchronize"});
  findCounterBased();
  const auto descriptions =
      find<newer::DriverGetLastErrorDescriptionFn>({"zeDriverGetLastErrorDescription"});
  if (!descriptions.empty())
    setErrorSource(descriptions.front().handle(ZEL_HANDLE_DRIVER, driver),
                   descriptions.front().call);
}

void *DriverFunctions::extension(const char *name) const noexcept {
  void *address = nullptr;
  const ze_result_t result =
      functions().zeDriverGetExtensionFunctionAddress(driver_, name, &address);
  return result == ZE_RESULT_SUCCESS ? address : nullptr;
}

template <typename Function>
std::vector<Newer<Function>>
DriverFunctions::find(std::initializer_list<const char *> names) const {
  std::vector<Newer<Function>> found;
  for (const char *name : names) {
    if (void *address = newerLoaderFunction(name))
      found.push_back({as<Function>(address), false});
    if (void *address = extension(name))
      found.push_back({as<Function>(address), true});
  }
  return found;
}

void DriverFunctions::findCounterBased() {
  const auto lookUp = [this](const char *origin, bool raw, ze_structure_type_t type,
                             const std::string &prefix, const char *create) {
    const auto address = [&](const std::string &name) {
      return raw ? extension(name.c_str()) : newerLoaderFunction(name.c_str());
    };
    CounterBasedApi api{
        .origin = origin,
        .raw = raw,
        .descriptorType = type,
        .create = as<newer::EventCounterBasedCreateFn>(address(prefix + create)),
        .getIpcHandle =
            as<newer::EventCounterBasedGetIpcHandleFn>(address(prefix + "GetIpcHandle")),
        .openIpcHandle =
            as<newer::EventCounterBasedOpenIpcHandleFn>(address(prefix + "OpenIpcHandle")),
        .closeIpcHandle =
            as<newer::EventCounterBasedCloseIpcHandleFn>(address(prefix + "CloseIpcHandle"))};
    if (!api.create)
      return;
    if (raw && intercepted_) {
      kit::log().info(
          "{}: not used, since the loader intercepts: it would take the events that the "
          "driver makes for its own",
          origin);
      return;
    }
    counterBased_.push_back(std::move(api));
  };
  lookUp("the loader's zeEventCounterBased functions", false, newer::kEventCounterBasedDesc,
         "zeEventCounterBased", "Create");
  lookUp("the driver's zeEventCounterBased functions", true, newer::kEventCounterBasedDesc,
         "zeEventCounterBased", "Create");
  lookUp("the driver's zexCounterBasedEvent functions", true, newer::kZexCounterBasedEventDesc,
         "zexCounterBasedEvent", "Create2");
}

ze_result_t DriverFunctions::putMemory(ze_context_handle_t context,
                                       const ze_ipc_mem_handle_t &handle) const {
  return callFirst(putMemory_, [&](const auto &put) {
    return put.call(put.handle(ZEL_HANDLE_CONTEXT, context), handle);
  });
}

ze_result_t DriverFunctions::putEventPool(ze_context_handle_t context,
                                          const ze_ipc_event_pool_handle_t &handle) const {
  return callFirst(putEventPool_, [&](const auto &put) {
    return put.call(put.handle(ZEL_HANDLE_CONTEXT, context), handle);
  });
}

ze_result_t DriverFunctions::getProperties(ze_context_handle_t context,
                                           ze_physical_mem_handle_t memory,
                                           newer::PhysicalMemProperties &properties) const {
  return callFirst(getProperties_, [&](const auto &get) {
    return get.call(get.handle(ZEL_HANDLE_CONTEXT, context),
                    get.handle(ZEL_HANDLE_PHYSICAL_MEM, memory), &properties);
  });
}

ze_result_t DriverFunctions::synchronize(ze_command_list_handle_t list) const {
  return callFirst(synchronize_, [&](const auto &wait) {
    return wait.call(wait.handle(ZEL_HANDLE_COMMAND_LIST, list), UINT64_MAX);
  });
}

} // namespace ur::level_zero
