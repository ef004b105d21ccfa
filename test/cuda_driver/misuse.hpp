// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace cuda_driver {

// The driver's name on standard error.
inline constexpr const char *kLibrary = "cuda host driver";

// Reports a mistake of the application that a real driver need not report, such as a double free.
// Aborts if CU_HOST_DRIVER_ABORT is set.
void reportMisuse(const std::string &what);

} // namespace cuda_driver
