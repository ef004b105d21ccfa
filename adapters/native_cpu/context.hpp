// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handles.hpp"
#include "adapters/native_cpu/platform.hpp"

struct ur_context_handle_t_ : ur::kit::Context {
  using Context::Context;
  ~ur_context_handle_t_();

  // Remembers that it was asked for.
  ur_context_handle_t native();
};
