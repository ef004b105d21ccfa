// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/variables.hpp"

namespace ur::urtrace {

Variables variablesFor(const Destinations &destinations, const std::string &filter,
                       const std::string &layers) {
  // The loader enables a layer once, even if it is named twice.
  Variables variables{
      {"UR_ENABLE_LAYERS", layers.empty() ? "UR_LAYER_TRACING" : layers + ",UR_LAYER_TRACING"}};
  const auto set = [&](const char *name, const std::string &value) {
    if (!value.empty())
      variables[name] = value;
  };
  set("UR_LOG_TRACING", destinations.lines);
  set("UR_TRACE_FILE", destinations.trace);
  set("UR_TRACE_FILTER", filter);
  return variables;
}

} // namespace ur::urtrace
