// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/session.hpp"

#include <cstdint>
#include <stdexcept>

namespace ur::support {
namespace {

std::vector<ur_platform_handle_t> platformsOf(ur_adapter_handle_t adapter) {
  std::uint32_t count = 0;
  UR_CHECK(urPlatformGet(adapter, 0, nullptr, &count));
  std::vector<ur_platform_handle_t> platforms(count);
  if (count != 0)
    UR_CHECK(urPlatformGet(adapter, count, platforms.data(), nullptr));
  return platforms;
}

std::vector<ur_device_handle_t> devicesOf(ur_platform_handle_t platform) {
  std::uint32_t count = 0;
  UR_CHECK(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
  std::vector<ur_device_handle_t> devices(count);
  if (count != 0)
    UR_CHECK(urDeviceGetSelected(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
  return devices;
}

} // namespace

std::string DeviceEntry::name() const {
  std::size_t size = 0;
  UR_CHECK(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, 0, nullptr, &size));
  std::string text(size, '\0');
  UR_CHECK(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, size, text.data(), nullptr));
  text.resize(text.find('\0'));
  return text;
}

bool DeviceEntry::supports(ur_device_info_t query) const {
  ur_bool_t answer = false;
  const ur_result_t result = urDeviceGetInfo(device, query, sizeof(answer), &answer, nullptr);
  return result == UR_RESULT_SUCCESS && answer;
}

Runtime::Runtime() {
  UR_CHECK(urLoaderInit(0, nullptr));
  std::uint32_t count = 0;
  UR_CHECK(urAdapterGet(0, nullptr, &count));
  std::vector<ur_adapter_handle_t> handles(count);
  if (count != 0)
    UR_CHECK(urAdapterGet(count, handles.data(), nullptr));
  for (ur_adapter_handle_t handle : handles)
    adapters_.emplace_back(handle);

  for (ur_adapter_handle_t adapter : handles) {
    DeviceEntry entry;
    entry.adapter = adapter;
    UR_CHECK(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(entry.backend),
                              &entry.backend, nullptr));
    for (ur_platform_handle_t platform : platformsOf(adapter)) {
      entry.platform = platform;
      for (ur_device_handle_t device : devicesOf(platform)) {
        entry.device = device;
        devices_.push_back(entry);
      }
    }
  }
}

Runtime::~Runtime() {
  devices_.clear();
  adapters_.clear(); // before the loader unloads their libraries
  urLoaderTearDown();
}

const DeviceEntry &Runtime::firstDevice() const {
  if (devices_.empty())
    throw std::runtime_error("no adapter found a device: UR_LOG_LOADER='level:info;output:stderr' "
                             "shows what the loader tried");
  return devices_.front();
}

Session::Session(const DeviceEntry &entry) : entry_(entry) {
  UR_CHECK(urContextCreate(1, &entry_.device, nullptr, context_.out()));
  UR_CHECK(urQueueCreate(context_.get(), entry_.device, nullptr, queue_.out()));
}

void Session::copy(void *destination, const void *source, std::size_t size) const {
  UR_CHECK(urEnqueueUSMMemcpy(queue_.get(), true, destination, source, size, 0, nullptr, nullptr));
}

} // namespace ur::support
