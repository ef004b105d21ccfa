// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/options.hpp"

#include "runtime/layers/tracing/expression.hpp"

#include <stdexcept>

#include <CLI/CLI.hpp>

namespace ur::urtrace {
namespace {

constexpr char kDescription[] =
    R"(Runs PROGRAM and shows the Unified Runtime calls of PROGRAM and of the processes that it starts.

Without options, urtrace prints a line to stderr when a call returns: its arguments by name, its
result, its duration, and the thread. With --stats or --json it prints no lines.
)";

constexpr char kFooter[] =
    R"(Examples:
  urtrace -- ./program --its-option
  urtrace --filter '^urIPC' -- ./program
  urtrace --stats --json trace.json -- ./program

The --stats table has one line per function, with the number of calls, the number of errors
(results other than UR_RESULT_SUCCESS), and the total, mean, 50th and 99th percentile of the
durations.

The --json file contains the calls of all processes on one timeline, with arrows from the export
of an IPC handle to its opens; https://ui.perfetto.dev and chrome://tracing show it.

urtrace traces programs that use this project's loader (libur_loader.so.0), and child processes
that inherit their environment. urtrace waits only for PROGRAM: it does not count the calls of other
processes after PROGRAM exits, and the file may lack them.

Environment given to PROGRAM:
  UR_ENABLE_LAYERS  UR_LAYER_TRACING is added
  UR_LOG_TRACING    destination of the lines, unless it is already set; to see calls that never
                    return, set 'level:debug;flush:debug;output:stderr', which also prints a line
                    when a call starts
  UR_TRACE_FILE     the trace of --json, or a temporary file for --stats
  UR_TRACE_FILTER   the expression of --filter

Exit code: PROGRAM's exit code; 128 + N if signal N killed it; 127 if PROGRAM was not found and
126 if it could not be run; 125 if urtrace itself failed or its command line is wrong.
)";

// CLI11's formatter does not show that the program follows two dashes.
class Formatter : public CLI::Formatter {
public:
  std::string make_usage(const CLI::App *, std::string) const override {
    return "Usage: urtrace [OPTIONS] -- PROGRAM [ARGUMENT]...\n";
  }
  std::string make_positionals(const CLI::App *) const override { return {}; }
};

// Rejects options as values, because CLI11 accepts any argument as the value of an option.
std::string rejectOption(const std::string &text) {
  return text.starts_with('-') ? text + " is not a value" : std::string();
}

std::string checkExpression(const std::string &text) {
  try {
    static_cast<void>(tracing::Expression(text));
    return {};
  } catch (const std::invalid_argument &error) {
    return text + ": " + error.what();
  }
}

} // namespace

std::variant<Options, int> parseCommandLine(int argc, const char *const *argv) {
  Options options;
  CLI::App app(kDescription, "urtrace");
  app.formatter(std::make_shared<Formatter>());
  app.footer(kFooter);
  app.add_option("--json", options.json,
                 "write a Chrome trace to this file, replacing an existing one")
      ->option_text("FILE")
      ->check(rejectOption);
  app.add_option("--filter", options.filter,
                 "only functions whose names match this extended regular expression")
      ->option_text("EXPRESSION")
      ->check(rejectOption)
      ->check(checkExpression);
  app.add_flag("--stats", options.stats, "print a table of all functions on stderr at the end");
  app.add_option("PROGRAM", options.command)->required();
  try {
    app.parse(argc, argv);
    return options;
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : kUrtraceFailed;
  }
}

} // namespace ur::urtrace
