// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "generated/base/slots.hpp"

namespace ur::tracing {

class Arguments;

// Reads the arguments of a call. Generated, one for each parameter block; addresses in the block
// may be null.
template <typename Block> void read(Arguments &arguments, const Block &block);
template <> inline void read(Arguments &, const slots::NoArguments &) {}

// The exported data that a Put takes back; null for functions that take back nothing. Generated.
const void *withdrawnBy(ur_function_t function, const void *block) noexcept;

template <typename T> const void *pointee(T *const *argument) noexcept {
  return argument ? *argument : nullptr;
}

} // namespace ur::tracing
