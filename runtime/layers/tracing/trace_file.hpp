// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"
#include "runtime/layers/tracing/arguments.hpp"
#include "runtime/layers/tracing/function.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>
#include <unistd.h>

namespace ur::tracing {

using Clock = std::chrono::steady_clock; // the same in all processes of a machine

// A call that has returned.
struct FinishedCall {
  const Function &function;
  const Arguments &arguments;
  ur_result_t result;
  Clock::time_point begin;
  Clock::time_point end;
  pid_t thread;
  std::optional<ur_code_location_t> caller; // the caller that the application reported
};

// Returns a name such as "producer --size 16". It contains the arguments, because they distinguish
// processes of one program. `commandLine` has the format of /proc/PID/cmdline, where every word
// ends in a NUL. Omits the program's folder, and cuts the name after 80 bytes.
std::string processName(std::string_view commandLine);

// Returns the name of the calling process.
std::string processName();

// Events of the Chrome trace event format, as JSON text without a line end:
// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU

// Returns the event that names the process in the timeline.
std::string processEvent(pid_t process, const std::string &name);

// Returns the event of a whole call. Times are microseconds of the clock that all processes share.
std::string callEvent(pid_t process, const FinishedCall &call);

// Returns one end of an arrow, which leads from a Get to the Opens of the same handle. The viewer
// attaches it to the call's event.
std::string flowEvent(pid_t process, const FinishedCall &call, const Arguments::Handle &handle);

// A Chrome trace file, a JSON array of events that several processes write at the same time.
//
// Each event is one line. A single write appends it, and the kernel does not interleave the write
// with other writes. So the events of a process stay in the file even if the process crashes. No
// process closes the array, because other processes may still write. Perfetto and chrome://tracing
// accept an open array; append a `]` to get valid JSON.
//
// Thread-safe.
class TraceFile {
public:
  // Opens or creates the file, and writes the first event of this process. Appends to an existing
  // file. Throws std::system_error, and std::runtime_error for a file that is not a trace.
  TraceFile(std::string path, std::string_view firstEvent);

  // Appends events, which are joined with kSeparator and have one line each. Throws
  // std::system_error.
  void append(std::string_view events);

  static constexpr std::string_view kSeparator = ",\n";

private:
  [[noreturn]] void fail(const char *call) const;
  bool isEmpty() const;
  void writeWhole(std::string_view text);

  std::string path_;
  base::UniqueHandle<int, close, -1> fd_;
};

} // namespace ur::tracing
