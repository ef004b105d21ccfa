// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/finished_call.hpp"

#include <string>

#include <sys/types.h>

namespace ur::tracing {

// Events of the Chrome trace event format, as JSON text without a line end:
// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU

// Names the process in the timeline.
std::string processEvent(pid_t process, const std::string &name);

// A complete event. Times are microseconds of the monotonic clock, which all processes share.
std::string callEvent(pid_t process, const FinishedCall &call);

// One end of an arrow from a Get to the Opens of the same handle, tied to the call's event.
std::string flowEvent(pid_t process, const FinishedCall &call, const Arguments::Passage &passage);

} // namespace ur::tracing
