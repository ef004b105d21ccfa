// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Runs a program with the loader's tracing layer, and summarizes the trace.

#include "tools/urtrace/line_log.hpp"
#include "tools/urtrace/options.hpp"
#include "tools/urtrace/program.hpp"
#include "tools/urtrace/statistics.hpp"
#include "tools/urtrace/temporary_file.hpp"
#include "tools/urtrace/trace_array.hpp"
#include "tools/urtrace/variables.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>

#include <fmt/core.h>

namespace ur::urtrace {
namespace {

std::string valueOf(const char *variable) {
  const char *value = std::getenv(variable);
  return value ? value : "";
}

int runWithLines(const Options &options) {
  std::optional<LineLog> log; // empty if the user has set another destination
  if (valueOf("UR_LOG_TRACING").empty())
    log.emplace();
  return run(options.command, variablesFor({.lines = log ? log->settings() : "", .trace = ""},
                                           options.filter, valueOf("UR_ENABLE_LAYERS")));
}

int runWithTrace(const Options &options, const std::string &trace) {
  openTrace(trace);
  const int code = run(options.command, variablesFor({.lines = "", .trace = trace}, options.filter,
                                                     valueOf("UR_ENABLE_LAYERS")));
  closeTrace(trace);
  return code;
}

void printStatistics(const std::string &path) {
  std::ifstream trace(path);
  const Statistics statistics = readStatistics(trace);
  if (statistics.processes.empty())
    fmt::print(stderr,
               "urtrace: nothing was traced: the program did not initialize Unified Runtime, or "
               "uses a loader without the layer UR_LAYER_TRACING\n");
  else
    fmt::print(stderr, "{}", statistics.table());
}

int trace(const Options &options) {
  if (options.printsLines())
    return runWithLines(options);
  std::optional<TemporaryFile> temporaryFile;
  if (options.json.empty())
    temporaryFile.emplace();
  const std::string path =
      temporaryFile ? temporaryFile->path() : std::filesystem::absolute(options.json).string();
  const int code = runWithTrace(options, path);
  if (options.stats)
    printStatistics(path);
  return code;
}

} // namespace
} // namespace ur::urtrace

int main(int argc, char **argv) {
  using namespace ur::urtrace;
  const auto commandLine = parseCommandLine(argc, argv);
  if (const int *code = std::get_if<int>(&commandLine))
    return *code;
  try {
    return trace(std::get<Options>(commandLine));
  } catch (const std::exception &error) {
    fmt::print(stderr, "urtrace: {}\n", error.what());
    return kUrtraceFailed;
  }
}
