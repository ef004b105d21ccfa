// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/ipc_fabric.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindIpcFabric([[maybe_unused]] nb::module_ &module) {}

} // namespace ur::python
