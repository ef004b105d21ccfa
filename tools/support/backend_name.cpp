// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/backend_name.hpp"

#include <unified-runtime/ur_print.hpp>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace ur::support {

std::string backendName(ur_backend_t backend) {
  static constexpr std::string_view kPrefix = "UR_BACKEND_";
  const char *enumerator = details::name(backend);
  if (!enumerator)
    return "backend " + std::to_string(details::numberOf(backend));
  std::string name = enumerator;
  name.erase(0, kPrefix.size());
  std::ranges::transform(name, name.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

} // namespace ur::support
