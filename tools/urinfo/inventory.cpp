// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/inventory.hpp"

#include "tools/support/backend_name.hpp"
#include "tools/support/error.hpp"
#include "tools/support/unique_handle.hpp"
#include "tools/urinfo/adapter_log.hpp"

#include <cstdint>

#include <fmt/core.h>

namespace ur::urinfo {
namespace {

using support::CallFailed;

// Initializes the loader, and tears it down in the destructor.
class Loader {
public:
  Loader() { UR_CHECK(urLoaderInit(0, nullptr)); }
  ~Loader() { urLoaderTearDown(); }
  Loader(const Loader &) = delete;
  Loader &operator=(const Loader &) = delete;
};

template <typename Enum, typename Handle>
Answer query(ur_result_t(UR_APICALL *getInfo)(Handle, Enum, std::size_t, void *, std::size_t *),
             Handle handle, const Info &info) {
  const auto name = static_cast<Enum>(info.value);
  std::size_t size = 0;
  ur_result_t result = getInfo(handle, name, 0, nullptr, &size);
  std::vector<std::byte> bytes(size);
  if (result == UR_RESULT_SUCCESS && size != 0)
    result = getInfo(handle, name, size, bytes.data(), nullptr);
  return {&info, result, result == UR_RESULT_SUCCESS ? info.decode(bytes) : Json()};
}

template <typename Enum, typename Handle>
std::vector<Answer> queryAll(ur_result_t(UR_APICALL *getInfo)(Handle, Enum, std::size_t, void *,
                                                              std::size_t *),
                             Handle handle) {
  std::vector<Answer> answers;
  for (const Info &info : infosOf<Enum>())
    answers.push_back(query<Enum>(getInfo, handle, info));
  return answers;
}

ur_backend_t backendOf(ur_adapter_handle_t adapter) {
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, nullptr);
  return backend;
}

std::vector<ur_platform_handle_t> platformsOf(ur_adapter_handle_t adapter) {
  std::uint32_t count = 0;
  UR_CHECK(urPlatformGet(adapter, 0, nullptr, &count));
  std::vector<ur_platform_handle_t> platforms(count);
  if (count != 0)
    UR_CHECK(urPlatformGet(adapter, count, platforms.data(), nullptr));
  return platforms;
}

// Returns all devices, even those that ONEAPI_DEVICE_SELECTOR hides, because the numbers in the
// selector count hidden devices.
std::vector<ur_device_handle_t> devicesOf(ur_platform_handle_t platform) {
  std::uint32_t count = 0;
  UR_CHECK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0)
    UR_CHECK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
  return devices;
}

// Describes a platform and its devices. `number` is the number of the first device, and afterwards
// the next free number.
Platform describe(ur_platform_handle_t handle, const std::string &backend,
                  ur_adapter_handle_t adapter, std::size_t &number) {
  Platform platform;
  platform.answers = queryAll(urPlatformGetInfo, handle);
  try {
    for (ur_device_handle_t device : devicesOf(handle))
      platform.devices.push_back({fmt::format("{}:{}", backend, number++),
                                  queryAll(urDeviceGetInfo, device), supportOf(device, adapter)});
  } catch (const CallFailed &error) {
    platform.problem = error.what();
  }
  return platform;
}

Adapter describe(ur_adapter_handle_t handle) {
  const AdapterLog log(handle);
  Adapter adapter;
  adapter.answers = queryAll(urAdapterGetInfo, handle);
  adapter.backend = support::backendName(backendOf(handle));
  try {
    std::size_t devices = 0;
    for (ur_platform_handle_t platform : platformsOf(handle))
      adapter.platforms.push_back(describe(platform, adapter.backend, handle, devices));
  } catch (const CallFailed &error) {
    adapter.problem = error.what();
  }
  adapter.log = log.lines();
  return adapter;
}

} // namespace

Inventory takeInventory() {
  const Loader loader;
  std::uint32_t count = 0;
  UR_CHECK(urAdapterGet(0, nullptr, &count));
  std::vector<ur_adapter_handle_t> handles(count);
  if (count != 0)
    UR_CHECK(urAdapterGet(count, handles.data(), nullptr));
  std::vector<support::Adapter> references;
  for (ur_adapter_handle_t handle : handles)
    references.emplace_back(handle);

  Inventory inventory;
  for (ur_adapter_handle_t handle : handles)
    inventory.push_back(describe(handle));
  return inventory;
}

} // namespace ur::urinfo
