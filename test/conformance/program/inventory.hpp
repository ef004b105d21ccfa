// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/program/test_result.hpp"

namespace ur::conformance {

// Returns the loader's devices, each with its index, names, versions and claimed features.
Json takeInventory();

// Returns facts about the machine, and the variables that loader, adapters and drivers read.
Json takeEnvironment();

} // namespace ur::conformance
