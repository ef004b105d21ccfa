// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/program/test_result.hpp"

namespace ur::conformance {

// What the loader finds: for each device its index, names, versions and claims.
Json takeInventory();

// The machine and the variables that steer loader, adapters and drivers.
Json takeEnvironment();

} // namespace ur::conformance
