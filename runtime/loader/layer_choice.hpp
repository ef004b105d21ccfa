// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <set>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::loader {

using LayerNames = std::set<std::string, std::less<>>;

// The layers to switch on: those of the configuration, which may be null, and those that
// UR_ENABLE_LAYERS lists. What the variable names and the loader does not have, it logs.
LayerNames chosenLayers(ur_loader_config_handle_t config);

} // namespace ur::loader
