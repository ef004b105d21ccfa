// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/adapter.hpp"

#include "adapters/level_zero/common/callbacks.hpp"
#include "adapters/level_zero/common/generation_choice.hpp"
#include "generation.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::lz::kDdiTable) {
  if (ur::ze::servesThisProcess())
    platforms_ = ur::ze::findPlatforms(this);
}

ur_adapter_handle_t_::~ur_adapter_handle_t_() { ur::ze::callbacks().joinIdleThread(); }
