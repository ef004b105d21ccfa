// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/adapter.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/native_cpu/callbacks.hpp"

ur_adapter_handle_t_::ur_adapter_handle_t_() : Object(ur::kit::kIdentity.table), platform(this) {}

ur_adapter_handle_t_::~ur_adapter_handle_t_() { ur::native_cpu::callbacks().joinIdleThread(); }
