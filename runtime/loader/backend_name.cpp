// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/backend_name.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ur::loader {

std::optional<ur_backend_t> backendNamed(std::string_view name) noexcept {
  static constexpr std::array<std::pair<std::string_view, ur_backend_t>, 6> kBackends{{
      {"cuda", UR_BACKEND_CUDA},
      {"hip", UR_BACKEND_HIP},
      {"level_zero", UR_BACKEND_LEVEL_ZERO},
      {"native_cpu", UR_BACKEND_NATIVE_CPU},
      {"offload", UR_BACKEND_OFFLOAD},
      {"opencl", UR_BACKEND_OPENCL},
  }};
  const auto *found = std::find_if(kBackends.begin(), kBackends.end(),
                                   [name](const auto &entry) { return entry.first == name; });
  if (found == kBackends.end())
    return std::nullopt;
  return found->second;
}

} // namespace ur::loader
