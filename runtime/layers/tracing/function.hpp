// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>

#include <unified-runtime/ur_api.h>

namespace ur::tracing {

class Arguments;

// The layer's description of one API function.
struct Function {
  const char *name; // "urContextCreate"
  ur_function_t id;

  // Reads the arguments in `block`, the function's ur_*_params_t. Addresses in the block may be
  // null.
  void (*read)(Arguments &arguments, const void *block);
};

// Returns all functions with a table slot.
std::span<const Function> functions() noexcept;

// Reads the arguments of a call. Generated for each type of parameter block. Addresses in the block
// may be null.
template <typename Block> void read(Arguments &arguments, const Block &block);

// Returns the exported data that a Put releases, or null for other functions. Generated.
const void *handleDataOfPut(ur_function_t function, const void *block) noexcept;

template <typename T> const void *pointee(T *const *argument) noexcept {
  return argument ? *argument : nullptr;
}

} // namespace ur::tracing
