// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace host_driver {

// Aborts where ZE_HOST_DRIVER_ABORT asks for it.
void reportMisuse(std::string what);

} // namespace host_driver
