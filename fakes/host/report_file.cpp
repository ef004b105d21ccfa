// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/report_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace host_driver {

void appendReport(const char *library, const std::string &path, const std::string &line) {
  if (path.empty())
    return;
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  // One write, so that lines of several processes do not mix.
  const std::string text = line + "\n";
  if (file < 0 || write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    std::fprintf(stderr, "%s: cannot write the census to '%s': %s\n", library, path.c_str(),
                 std::strerror(errno));
    std::abort();
  }
  close(file);
}

void appendLateCall(const char *library, const std::string &path, const char *function) {
  const std::string description = std::string(function) + " was called after the driver's teardown";
  std::fprintf(stderr, "%s: misuse: %s\n", library, description.c_str());
  const nlohmann::json report = {{"pid", getpid()}, {"clean", false}, {"misuse", {description}}};
  appendReport(library, path, report.dump());
}

} // namespace host_driver
