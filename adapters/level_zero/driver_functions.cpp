// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/driver_functions.hpp"

#include "adapters/kit/log.hpp"

#include <algorithm>
#include <string_view>

namespace ur::level_zero {
namespace {

template <typename Function> Function as(void *address) {
  return reinterpret_cast<Function>(address);
}

bool hasExtension(ze_driver_handle_t driver, std::string_view name) {
  const auto extensions =
      enumerate("zeDriverGetExtensionProperties", functions().zeDriverGetExtensionProperties,
                ze_driver_extension_properties_t{}, driver);
  return std::ranges::any_of(extensions, [&](const auto &entry) { return entry.name == name; });
}

} // namespace

DriverFunctions::DriverFunctions(ze_driver_handle_t driver) : driver_(driver) {
  loaderIntercepts_ = rawHandle(ZEL_HANDLE_DRIVER, driver) != driver;
  UR_ZE_CHECK(zeDriverGetApiVersion, driver, &version_);
  find(putMemoryHandle, "zeMemPutIpcHandle");
  find(putEventPoolHandle, "zeEventPoolPutIpcHandle");
  find(getPhysMemProperties, "zePhysicalMemGetProperties");
  find(getMemoryHandle, "zeMemGetIpcHandleWithProperties");
  find(synchronize, "zeCommandListHostSynchronize");
  sharesRanges_ = hasExtension(driver, newer::kExtensionIpcPhysMemHandleRange);
  findCounterBasedApi("the loader's zeEventCounterBased functions", false,
                      newer::kEventCounterBasedDesc, "zeEventCounterBased", "Create");
  findCounterBasedApi("the driver's zeEventCounterBased functions", true,
                      newer::kEventCounterBasedDesc, "zeEventCounterBased", "Create");
  findCounterBasedApi("the driver's zexCounterBasedEvent functions", true,
                      newer::kZexCounterBasedEventDesc, "zexCounterBasedEvent", "Create2");
  findErrorDescriptions();
}

void *DriverFunctions::extension(const char *name) const noexcept {
  void *address = nullptr;
  const ze_result_t result =
      functions().zeDriverGetExtensionFunctionAddress(driver_, name, &address);
  return result == ZE_RESULT_SUCCESS ? address : nullptr;
}

template <typename Function>
void DriverFunctions::find(NewerFunction<Function> &function, const char *name) const {
  if (void *address = newerLoaderFunction(name))
    function.add(address, false);
  if (void *address = extension(name))
    function.add(address, true);
}

void DriverFunctions::findErrorDescriptions() const {
  constexpr const char *kName = "zeDriverGetLastErrorDescription";
  if (void *address = newerLoaderFunction(kName))
    setErrorTextFunction(driver_, as<newer::DriverGetLastErrorDescriptionFn>(address));
  else if (void *driverFunction = extension(kName))
    setErrorTextFunction(rawHandle(ZEL_HANDLE_DRIVER, driver_),
                         as<newer::DriverGetLastErrorDescriptionFn>(driverFunction));
}

void DriverFunctions::findCounterBasedApi(const char *origin, bool raw, ze_structure_type_t type,
                                          const std::string &prefix, const char *create) {
  const auto address = [&](const std::string &name) {
    return raw ? extension(name.c_str()) : newerLoaderFunction(name.c_str());
  };
  CounterBasedApi api{
      .origin = origin,
      .descriptorType = type,
      .create = as<newer::EventCounterBasedCreateFn>(address(prefix + create)),
      .getIpcHandle = as<newer::EventCounterBasedGetIpcHandleFn>(address(prefix + "GetIpcHandle")),
      .openIpcHandle =
          as<newer::EventCounterBasedOpenIpcHandleFn>(address(prefix + "OpenIpcHandle")),
      .closeIpcHandle =
          as<newer::EventCounterBasedCloseIpcHandleFn>(address(prefix + "CloseIpcHandle"))};
  if (!api.create)
    return;
  if (raw && loaderIntercepts_)
    kit::log().info("{}: not used, because the intercepting loader would mistake the driver's "
                    "events for its own",
                    origin);
  else
    apis_.push_back(std::move(api));
}

} // namespace ur::level_zero
