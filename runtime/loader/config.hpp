// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <set>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::loader {

using LayerNames = std::set<std::string, std::less<>>;

// The layers to switch on: those of the configuration, and those that UR_ENABLE_LAYERS lists. What
// the variable names and the loader does not have, it logs.
LayerNames chosenLayers(const ur_loader_config_handle_t_ &config);

} // namespace ur::loader

// What the first urLoaderInit is given. Unlike adapters' handles it carries no table.
struct ur_loader_config_handle_t_ {
  std::atomic<std::uint32_t> references = 1;
  bool mocking = false;
  ur::loader::LayerNames layers;
  ur_code_location_callback_t codeLocation = nullptr; // asked by the tracing layer only
  void *codeLocationUserData = nullptr;
};
