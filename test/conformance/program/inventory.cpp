// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/inventory.hpp"

#include "test/conformance/support/api_function.hpp"
#include "tools/support/backend_name.hpp"
#include "tools/support/session.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/core.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace ur::conformance {
namespace {

template <typename Query> std::string queryText(const Query &query) {
  std::size_t size = 0;
  if (query(0, nullptr, &size) != UR_RESULT_SUCCESS)
    return {};
  std::string text(size, '\0');
  if (query(size, text.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};
  text.resize(std::min(text.find('\0'), text.size()));
  return text;
}

std::string deviceText(ur_device_handle_t device, ur_device_info_t name) {
  return queryText([&](std::size_t size, void *value, std::size_t *sizeRet) {
    return urDeviceGetInfo(device, name, size, value, sizeRet);
  });
}

std::string platformText(ur_platform_handle_t platform, ur_platform_info_t name) {
  return queryText([&](std::size_t size, void *value, std::size_t *sizeRet) {
    return urPlatformGetInfo(platform, name, size, value, sizeRet);
  });
}

Json claimsOf(const support::DeviceEntry &entry) {
  Json claims = Json::object();
  for (const test::SupportQuery &query : test::supportQueries())
    claims[query.name] = entry.supports(query.value);
  return claims;
}

Json describe(const support::DeviceEntry &entry, std::size_t index) {
  return {{"index", index},
          {"name", entry.name()},
          {"backend", support::backendName(entry.backend)},
          {"platform", platformText(entry.platform, UR_PLATFORM_INFO_NAME)},
          {"platform version", platformText(entry.platform, UR_PLATFORM_INFO_VERSION)},
          {"driver version", deviceText(entry.device, UR_DEVICE_INFO_DRIVER_VERSION)},
          {"claims", claimsOf(entry)}};
}

bool isSetting(std::string_view variable) {
  constexpr std::array<std::string_view, 6> kPrefixes{"UR_",   "ONEAPI_", "SYCL_",
                                                      "CUDA_", "ZE_",     "OCL_"};
  return std::ranges::any_of(kPrefixes, [&](auto prefix) { return variable.starts_with(prefix); });
}

} // namespace

Json takeInventory() {
  const support::Runtime runtime;
  Json devices = Json::array();
  for (const support::DeviceEntry &entry : runtime.devices())
    devices.push_back(describe(entry, devices.size()));
  return devices;
}

Json takeEnvironment() {
  Json environment = Json::object();
  utsname system{};
  if (uname(&system) == 0) {
    environment["system"] = fmt::format("{} {}", system.sysname, system.release);
    environment["machine"] = system.machine;
  }
  environment["processors"] = sysconf(_SC_NPROCESSORS_ONLN);
  for (char **variable = environ; *variable; ++variable) {
    const std::string_view text = *variable;
    if (const std::size_t equal = text.find('='); equal != text.npos && isSetting(text))
      environment[std::string(text.substr(0, equal))] = text.substr(equal + 1);
  }
  return environment;
}

} // namespace ur::conformance
