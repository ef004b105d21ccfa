// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace host_driver {

// Appends a line to the file, unless `path` is empty. Aborts on failure, because a test must not
// pass without its report.
void appendReport(const char *library, const std::string &path, const std::string &line);

// Appends a report of a call after the driver's teardown.
void appendLateCall(const char *library, const std::string &path, const char *function);

} // namespace host_driver
