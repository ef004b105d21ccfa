// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace host_driver {

// Adds a line to the file that tests read, if there is one. A process that cannot aborts: a report
// that is lost would leave a test with nothing to fail on.
void appendReport(const char *library, const std::string &path, const std::string &line);

// Adds the report of a call that came after the driver's end.
void appendLateCall(const char *library, const std::string &path, const char *function);

} // namespace host_driver
