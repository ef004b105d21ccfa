// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/select_binary.hpp"

#include "base/error.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ur::kit {

std::uint32_t selectBinary(std::span<const ur_device_binary_t> binaries,
                           std::span<const std::string_view> bestFirst) {
  for (const std::string_view target : bestFirst) {
    const auto found = std::ranges::find_if(binaries, [&](const ur_device_binary_t &binary) {
      return binary.pDeviceTargetSpec && binary.pDeviceTargetSpec == target;
    });
    if (found != binaries.end())
      return static_cast<std::uint32_t>(found - binaries.begin());
  }
  base::raise(UR_RESULT_ERROR_INVALID_BINARY,
              "none of the {} binaries is for one of the targets {}", binaries.size(),
              fmt::join(bestFirst, ", "));
}

} // namespace ur::kit
