// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace host_driver {

// The driver's name in its output on standard error.
inline constexpr const char *kLibrary = "libze_host_driver";

// Returns the live objects and the misuse of this process, as one line of JSON.
std::string census();

// Appends the census to the file of ZE_HOST_DRIVER_CENSUS.
void writeCensus();

} // namespace host_driver
