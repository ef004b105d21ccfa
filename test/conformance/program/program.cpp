// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/program.hpp"

#include "test/conformance/histories/search.hpp"
#include "test/conformance/program/inventory.hpp"
#include "test/conformance/program/reports.hpp"
#include "test/conformance/program/run.hpp"
#include "test/conformance/program/summary.hpp"
#include "test/conformance/program/test_list.hpp"
#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>

#include <CLI/CLI.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace ur::conformance {
namespace {

constexpr char kDescription[] =
    R"(Tests whether a Unified Runtime adapter follows the rules of the API: every function, with right
and wrong arguments, and sharing of memory, physical memory and events within a process and between
processes. Claimed features must work; other functions must return UNSUPPORTED_FEATURE.)";

constexpr char kFooter[] =
    R"(Examples:
  ur-ipc-conformance --adapter ./libur_adapter_mine.so.0
  ur-ipc-conformance --device 1 --filter 'urQueue*:Put/*' --html report.html
  ur-ipc-conformance --adapter ./libur_adapter_mine.so.0 --histories 10000 --seed 7

--quick leaves out the tests with many threads or many objects. A test that repeats for each command
runs only for the first command. An adapter conforms if it passes all tests.

Without --adapter the loader looks for adapters as usual. The tests of each device run in a separate
process: a crash or a hang fails one test, and the run continues. A test is skipped only for a
feature that the device does not claim; the skips are listed at the end.

--histories replaces the tests with random histories: sequences of calls in several processes. The
program compares each step with a model of the API. It shortens a failing history and prints its
steps, which --replay runs again.

Exit code: 0 nothing failed, 1 a test failed, 2 wrong usage or no device.)";

struct Options {
  std::optional<std::filesystem::path> adapter;
  std::optional<std::size_t> device;
  std::string filter = "*";
  bool quick = false;
  int seed = 0; // 0: the tests run in the suite's order
  bool list = false;
  int timeout = 120;
  std::string junit;
  std::string html;
  std::string json;
  histories::SearchOptions histories;
  std::string replay;

  bool runsHistories() const { return histories.count || histories.seconds || !replay.empty(); }
};

void addOptions(CLI::App &app, Options &options) {
  app.footer(kFooter);
  app.add_option("--adapter", options.adapter, "test the devices of this library")
      ->type_name("LIB")
      ->check(CLI::ExistingFile);
  app.add_option("--device", options.device, "test this device only, counted from 0")
      ->type_name("N");
  app.add_option(
         "--filter", options.filter,
         "run the tests that match these patterns: use * and ?, separate patterns with colons, and "
         "write patterns of tests to leave out after a minus sign")
      ->type_name("PATTERN");
  app.add_flag("--quick", options.quick, "run only the most useful tests that take little time");
  CLI::Option *list =
      app.add_flag("--list", options.list, "print the names of the tests without running them");
  app.add_option("--shuffle", options.seed,
                 "run the tests in a different order for each seed, to find tests that depend "
                 "on others")
      ->type_name("SEED")
      ->check(CLI::Range(1, 99999)) // the range that GoogleTest accepts
      ->excludes(list);
  app.add_option("--timeout", options.timeout, "the time limit of a test")
      ->type_name("SECONDS")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--junit", options.junit, "write a report in JUnit's XML format")
      ->type_name("FILE");
  app.add_option("--html", options.html, "write a report as one page for a browser")
      ->type_name("FILE");
  app.add_option("--json", options.json, "write all results as JSON")->type_name("FILE");
}

void addHistoryOptions(CLI::App &app, Options &options) {
  constexpr const char *kGroup = "Random histories";
  histories::SearchOptions &search = options.histories;
  app.add_option("--histories", search.count,
                 "run N random histories in several processes instead of the tests, and "
                 "compare each step with a model of the API")
      ->type_name("N")
      ->group(kGroup);
  app.add_option("--histories-seconds", search.seconds, "run histories for this time")
      ->type_name("SECONDS")
      ->check(CLI::PositiveNumber)
      ->group(kGroup);
  app.add_option(
         "--seed", search.seed,
         "the same seed gives the same histories; the default is a new seed, which is printed")
      ->type_name("SEED")
      ->group(kGroup);
  app.add_option("--steps", search.steps, "the number of steps of a history")
      ->type_name("N")
      ->check(CLI::PositiveNumber)
      ->capture_default_str()
      ->group(kGroup);
  app.add_option("--processes", search.processes, "the maximum number of processes")
      ->type_name("N")
      ->check(CLI::Range(1, 16))
      ->capture_default_str()
      ->group(kGroup);
  app.add_option("--replay", options.replay,
                 "run the printed steps of a failing history; - reads them from the "
                 "standard input")
      ->type_name("FILE")
      ->group(kGroup);
}

std::string now() { return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr))); }

Json functionList() {
  Json functions = Json::array();
  for (const test::ApiFunction &function : test::apiFunctions())
    functions.push_back(
        {{"name", function.name}, {"feature", function.feature}, {"query", function.query}});
  return functions;
}

void write(const std::string &file, const std::string &text) {
  if (file.empty())
    return;
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  if (!stream.flush())
    throw std::runtime_error(fmt::format("cannot write {}", file));
}

std::vector<std::string> selectTests(const Options &options) {
  const std::vector<std::string> names = testNames(options.filter);
  return options.quick ? quickSetOf(names) : names;
}

// Returns a note for the line of totals. It is empty for the whole suite in its usual order.
std::string noteForTotals(const Options &options, std::size_t runCount, std::size_t omittedCount) {
  std::string note;
  if (options.quick)
    note += fmt::format("; the quick set: {} of {} tests were left out", omittedCount,
                        runCount + omittedCount);
  if (options.seed != 0)
    note += fmt::format("; shuffled with seed {}", options.seed);
  return note;
}

// Returns the chosen device, or all devices.
Json chooseDevices(const Json &devices, const Options &options) {
  if (devices.empty())
    throw std::runtime_error(
        "no adapter found a device; set UR_LOG_LOADER='level:info;output:stderr' "
        "to see which adapters the loader tried");
  if (!options.device)
    return devices;
  if (*options.device >= devices.size())
    throw std::runtime_error(
        fmt::format("there is no device {}; the number of devices is {}, and the first is device 0",
                    *options.device, devices.size()));
  return Json::array({devices[*options.device]});
}

int runHistories(const Options &options, const Json &devices) {
  bool allAgree = true;
  for (const Json &device : devices) {
    fmt::print("device {}: {}\n", device["index"].get<std::size_t>(),
               device["name"].get<std::string>());
    std::fflush(stdout);
    setenv(test::kDeviceVariable, std::to_string(device["index"].get<std::size_t>()).c_str(), 1);
    allAgree &= options.replay.empty() ? histories::search(options.histories)
                                       : histories::replay(options.replay, options.histories);
  }
  return allAgree ? 0 : 1;
}

int run(const Options &options) {
  if (options.adapter)
    setenv("UR_ADAPTERS_FORCE_LOAD", std::filesystem::absolute(*options.adapter).c_str(), 1);
  if (options.runsHistories())
    return runHistories(options,
                        chooseDevices(findDevices(std::chrono::seconds(options.timeout)), options));
  const std::vector<std::string> names = selectTests(options);
  if (names.empty())
    throw std::runtime_error(fmt::format("no test{} matches {}; --list prints all names",
                                         options.quick ? " of the quick set" : "", options.filter));

  const std::chrono::seconds timeout(options.timeout);
  Json devices = chooseDevices(findDevices(timeout), options);
  const std::size_t omittedCount = testNames(options.filter).size() - names.size();
  const std::string note = noteForTotals(options, names.size(), omittedCount);
  const auto begin = std::chrono::steady_clock::now();
  const std::string startTime = now();
  Totals totals;
  for (Json &device : devices) {
    printDevice(device, names.size());
    ProgressPrinter progress(names.size());
    const auto results =
        runOnDevice(device["index"], names, options.seed, timeout,
                    [&progress](const TestResult &result) { progress.add(result); });
    progress.clearLine();
    totals += printTotals(results, note);
    device["tests"] = results;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;

  Json report{
      {"program", "ur-ipc-conformance"},
      {"version", UR_IPC_VERSION},
      {"started", startTime},
      {"seconds", seconds.count()},
      {"environment", takeEnvironment()},
      {"functions", functionList()},
      {"devices", devices},
      {"totals",
       {{"passed", totals.passed}, {"failed", totals.failed}, {"skipped", totals.skipped}}}};
  if (options.quick)
    report["left out"] = omittedCount;
  if (options.seed != 0)
    report["seed"] = options.seed;
  write(options.json, textOf(report, 2) + '\n');
  write(options.junit, junitReport(report));
  write(options.html, htmlReport(report));
  return totals.failed == 0 ? 0 : 1;
}

} // namespace

int runProgram(int argc, char **argv) {
  Options options;
  CLI::App app(kDescription, "ur-ipc-conformance");
  addOptions(app, options);
  addHistoryOptions(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError &error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  try {
    if (!options.list)
      return run(options);
    for (const std::string &name : selectTests(options))
      fmt::print("{}\n", name);
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "ur-ipc-conformance: {}\n", error.what());
    return 2;
  }
}

} // namespace ur::conformance
