// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/support/backend_name.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>

#include <unified-runtime/ur_print.hpp>

namespace ur::support {

std::string backendName(ur_backend_t backend) {
  static constexpr std::string_view kPrefix = "UR_BACKEND_";
  std::ostringstream text; // the text that any version of ur_print.hpp prints
  text << backend;
  std::string name = text.str();
  if (!name.starts_with(kPrefix))
    return "backend " + std::to_string(static_cast<int>(backend));
  name.erase(0, kPrefix.size());
  std::ranges::transform(name, name.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

} // namespace ur::support
