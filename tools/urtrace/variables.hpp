// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <map>
#include <string>

namespace ur::urtrace {

using Variables = std::map<std::string, std::string>;

// The files that the traced processes write. An empty text means no such file.
struct Destinations {
  std::string lines; // value of UR_LOG_TRACING
  std::string trace; // an absolute path
};

// Returns the program's additional variables. `layers` is the current value of UR_ENABLE_LAYERS.
Variables variablesFor(const Destinations &destinations, const std::string &filter,
                       const std::string &layers);

} // namespace ur::urtrace
