// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/adapter/backend_option.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "runtime/adapter/error.hpp"

namespace ur::adapter {

const char *backendOption(const char *frontendOption) {
  static constexpr std::array<const char *, 5> kOptions{"", "-O0", "-O1", "-O2", "-O3"};
  const auto option = std::find(kOptions.begin(), kOptions.end(), std::string_view(frontendOption));
  if (option == kOptions.end())
    raise(UR_RESULT_ERROR_INVALID_VALUE,
          "no backend option stands for '{}'; known are -O0, -O1, -O2, -O3 and none",
          frontendOption);
  return *option;
}

} // namespace ur::adapter
