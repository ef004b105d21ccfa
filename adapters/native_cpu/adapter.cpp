// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/adapter.hpp"

#include "adapters/kit/callbacks.hpp"
#include "adapters/kit/identity.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table), platform(this) {}

ur_adapter_handle_t_::~ur_adapter_handle_t_() { ur::kit::callbacks().joinIdleThread(); }
