// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <string>
#include <string_view>

#include <unistd.h>

namespace ur::tracing {

// A Chrome trace file, a JSON array of events that several processes write at the same time.
//
// One line an event, each appended whole by a single write, which the kernel does not mix with
// those of others; so the file holds every event of a process up to its end, whatever that end was.
// The array is not closed, as no process knows that it is the last: Perfetto and chrome://tracing
// take it like that, and with a `]` at the end it is JSON.
//
// Every member may be called from any thread.
class TraceFile {
public:
  // Opens the file or makes it, and writes the first event of this process. A file that is there
  // already is continued. Throws std::system_error, and std::runtime_error for a file that is no
  // open trace.
  TraceFile(std::string path, std::string_view firstEvent);

  // Events of one line each, joined with kSeparator. Throws std::system_error.
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
