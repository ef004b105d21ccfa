// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/layer_choice.hpp"

#include <atomic>
#include <cstdint>

#include <unified-runtime/ur_api.h>

// What the first urLoaderInit is given. Unlike adapters' handles it carries no table.
struct ur_loader_config_handle_t_ {
  std::atomic<std::uint32_t> references = 1;
  bool mocking = false;
  ur::loader::LayerNames layers;
  ur_code_location_callback_t codeLocation = nullptr; // asked by the tracing layer only
  void *codeLocationUserData = nullptr;
};
