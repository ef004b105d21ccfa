// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <map>
#include <string>

namespace ur::urtrace {

using Variables = std::map<std::string, std::string>;

// Where the traced processes write; empty for what they do not.
struct Destinations {
  std::string lines; // value of UR_LOG_TRACING
  std::string trace; // absolute path
};

// What the program's environment needs besides `layers`, the value of UR_ENABLE_LAYERS so far.
Variables variablesFor(const Destinations &destinations, const std::string &filter,
                       const std::string &layers);

} // namespace ur::urtrace
