// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <atomic>
#include <cstdint>
#include <set>
#include <string>

#include <unified-runtime/ur_api.h>

namespace ur::loader {

using LayerNames = std::set<std::string, std::less<>>;

// Returns the layers that the configuration or UR_ENABLE_LAYERS enables. Logs a warning for each
// unknown name in the variable.
LayerNames chosenLayers(const ur_loader_config_handle_t_ &config);

} // namespace ur::loader

// The configuration for the first urLoaderInit. Unlike an adapter's handle, it does not begin with
// a pointer to a table.
struct ur_loader_config_handle_t_ {
  std::atomic<std::uint32_t> references = 1;
  bool mocking = false;
  ur::loader::LayerNames layers;
  ur_code_location_callback_t codeLocation = nullptr; // only the tracing layer calls it
  void *codeLocationUserData = nullptr;
};
