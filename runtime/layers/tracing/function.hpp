// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::tracing {

class Arguments;

// What the layer knows of one function of the API; `block` is its ur_*_params_t.
struct Function {
  const char *name; // "urContextCreate"
  ur_function_t id;

  // Reads the arguments. Addresses in the block may be null.
  void (*read)(Arguments &arguments, const void *block);
};

// All functions with a table slot.
std::span<const Function> functions() noexcept;

} // namespace ur::tracing
