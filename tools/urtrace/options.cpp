// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/options.hpp"

#include "runtime/layers/tracing/expression.hpp"

#include <stdexcept>

#include <CLI/CLI.hpp>

namespace ur::urtrace {
namespace {

constexpr char kDescription[] =
    R"(Runs PROGRAM and shows the Unified Runtime calls that it and the processes it starts make.

Without options each call is a line on stderr once it has ended: its arguments by name, its result,
how long it took, and the thread. With --stats or --json the lines are left out.
)";

constexpr char kFooter[] =
    R"(Examples:
  urtrace -- ./program --its-option
  urtrace --filter '^urIPC' -- ./program
  urtrace --stats --json trace.json -- ./program

The table of --stats has a line a function: calls, errors (results other than UR_RESULT_SUCCESS),
and of the time between call and return the total, the mean, and the values that 50 and 99 of 100
calls do not exceed.

The file of --json holds the calls of all processes on one timeline, with arrows from the export of
an IPC handle to where it is opened; https://ui.perfetto.dev and chrome://tracing show it.

What can be seen: programs that use this project's loader (libur_loader.so.0), and processes they
start that inherit their environment. urtrace waits for PROGRAM alone; what other processes do
after its end is not counted and may be missing in the file.

Environment given to PROGRAM:
  UR_ENABLE_LAYERS  UR_LAYER_TRACING is added
  UR_LOG_TRACING    where the lines go; one that is set already is kept, for instance
                    'level:debug;flush:debug;output:stderr', which also tells when a call begins
                    and so shows calls that never return
  UR_TRACE_FILE     the trace of --json, or a temporary one for --stats
  UR_TRACE_FILTER   the expression of --filter

Exit code: that of PROGRAM; 128 + N where signal N ended it; 127 where PROGRAM was not found and
126 where it could not be run; 125 where urtrace itself failed or its command line is wrong.
)";

// CLI11 cannot say that the program belongs behind two dashes.
class Formatter : public CLI::Formatter {
public:
  std::string make_usage(const CLI::App *, std::string) const override {
    return "Usage: urtrace [OPTIONS] -- PROGRAM [ARGUMENT]...\n";
  }
  std::string make_positionals(const CLI::App *) const override { return {}; }
};

// CLI11 takes whatever comes next for the value of an option.
std::string checkIsNoOption(const std::string &text) {
  return text.starts_with('-') ? text + " stands where a value is due" : std::string();
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
                 "write a Chrome trace to this file; one that is there is replaced")
      ->option_text("FILE")
      ->check(checkIsNoOption);
  app.add_option("--filter", options.filter,
                 "only functions in whose name this extended regular expression is found")
      ->option_text("EXPRESSION")
      ->check(checkIsNoOption)
      ->check(checkExpression);
  app.add_flag("--stats", options.stats, "print a table of all functions on stderr at the end");
  app.add_option("PROGRAM", options.command)->required();
  try {
    app.parse(argc, argv);
    return options;
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : kFailed;
  }
}

} // namespace ur::urtrace
