// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <string_view>

namespace ur::tracing {

// "producer --size 16": what the user typed tells the processes of one program apart. `commandLine`
// is laid out like /proc/PID/cmdline: every word ends in a NUL. The folder of the program is left
// out, and so is what makes the name too long for a timeline.
std::string processName(std::string_view commandLine);

// Of the calling process.
std::string processName();

} // namespace ur::tracing
