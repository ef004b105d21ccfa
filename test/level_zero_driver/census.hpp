// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <string>

#include <level_zero/ze_api.h>

namespace host_driver {

// What of this process is alive, and what it did wrong, as one line of JSON.
std::string census();

// Appends the census to the file of ZE_HOST_DRIVER_CENSUS.
void writeCensus();
// A line for a call that came after the driver's end.
void writeLateCall(const std::string &path, const char *function);

// The census while the process runs. Size is the buffer's size, and is set to what the text takes
// with its final NUL; a null buffer asks for the size.
using GetCensusFn = ze_result_t(ZE_APICALL *)(std::size_t *size, char *text);
ze_result_t getCensus(std::size_t *size, char *text);

} // namespace host_driver
