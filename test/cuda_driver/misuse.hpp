// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace cuda_driver {

// What the driver calls itself on standard error.
inline constexpr const char *kLibrary = "cuda host driver";

// What the application did that no driver has to tell: a handle that was destroyed, a double free.
// Aborts where CU_HOST_DRIVER_ABORT asks for it.
void reportMisuse(const std::string &what);

} // namespace cuda_driver
