// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/error.hpp"

#include <cstdint>
#include <sstream>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <unified-runtime/ur_print.hpp>

namespace ur::support {
namespace {

// Returns "urUSMFree" for "urUSMFree(context, pointer)".
std::string_view functionOf(std::string_view call) { return call.substr(0, call.find('(')); }

std::string message(const char *call, ur_result_t result) {
  std::string text = fmt::format("{}: {}", functionOf(call), nameOf(result));
  if (const std::string details = lastErrorText(); !details.empty())
    text += ": " + details;
  return text;
}

} // namespace

CallFailed::CallFailed(const char *call, ur_result_t result)
    : std::runtime_error(message(call, result)), result_(result) {}

std::string nameOf(ur_result_t result) {
  std::ostringstream name;
  name << result;
  return name.str();
}

std::string lastErrorText() {
  std::uint32_t count = 0;
  if (urAdapterGet(0, nullptr, &count) != UR_RESULT_SUCCESS)
    return {};
  std::vector<ur_adapter_handle_t> adapters(count);
  if (count == 0 || urAdapterGet(count, adapters.data(), nullptr) != UR_RESULT_SUCCESS)
    return {};

  std::string text;
  for (ur_adapter_handle_t adapter : adapters) {
    const char *part = nullptr;
    std::int32_t driverCode = 0;
    if (urAdapterGetLastError(adapter, &part, &driverCode) == UR_RESULT_SUCCESS && part && *part) {
      text += text.empty() ? part : fmt::format("; {}", part);
      if (driverCode != 0)
        text += fmt::format(" (driver code {})", driverCode);
    }
    urAdapterRelease(adapter);
  }
  return text;
}

} // namespace ur::support
