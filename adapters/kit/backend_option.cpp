// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend_option.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ur::kit {

const char *backendOption(const char *frontendOption, const OptimisationOptions &backendOptions) {
  const auto option =
      std::find(kFrontendOptions.begin(), kFrontendOptions.end(), std::string_view(frontendOption));
  if (option == kFrontendOptions.end())
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "no backend option stands for '{}'; known are -O0, -O1, -O2, -O3 and none",
                frontendOption);
  return backendOptions[static_cast<std::size_t>(option - kFrontendOptions.begin())];
}

} // namespace ur::kit
