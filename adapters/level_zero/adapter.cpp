// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/adapter.hpp"

#include "adapters/kit/callbacks.hpp"
#include "adapters/kit/identity.hpp"
#include "adapters/level_zero/functions.hpp"
#include "adapters/level_zero/serving.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table) {
  if (ur::level_zero::servesThisProcess())
    platforms_ = ur::level_zero::findPlatforms(this);
}

ur_adapter_handle_t_::~ur_adapter_handle_t_() { ur::kit::callbacks().joinIdleThread(); }
