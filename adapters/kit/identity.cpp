// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/identity.hpp"

#include <algorithm>

namespace ur::kit {

std::optional<ur_bool_t> featureSupport(ur_device_info_t query) noexcept {
  const auto found = std::ranges::find(kIdentity.features, query, &FeatureAnswer::query);
  if (found == kIdentity.features.end())
    return std::nullopt;
  return found->supported;
}

} // namespace ur::kit
