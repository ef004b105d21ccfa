// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace cuda_driver {

// What the application did that no driver tells: a handle that was destroyed, a double free.
void reportMisuse(const std::string &what);

} // namespace cuda_driver
