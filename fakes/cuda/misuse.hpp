// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/host/misuses.hpp"

namespace cuda_driver {

// The driver's name in its output on standard error.
inline constexpr const char *kLibrary = "cuda host driver";

using host_driver::reportMisuse;

} // namespace cuda_driver
