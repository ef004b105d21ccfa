// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Measures the cost of a call through a loader. Compares loaders within one run, because the
// differences between runs are larger than the differences between loaders. If two methods differ
// by one or two instructions, either one may be faster, because the processor's prediction of calls
// and returns matters more.
#include "bench/calls/measured_process.hpp"
#include "bench/report/report.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

using namespace ur::bench;

constexpr std::size_t kDirect = 1;
constexpr std::size_t kParameterValidation = 3;

struct Method {
  std::string name;
  std::string loader; // empty: call the adapter without a loader
  bool intercept = false;
  std::string layers = {};
  std::vector<PerCall<double>> batches = {};
  PerCall<std::uint64_t> instructions = {};
};

std::vector<Method> listMethods(const std::vector<std::string> &otherLoaders) {
  std::vector<Method> methods{
      {"adapter called directly", ""},
      {"loader, direct dispatch", LOADER_LIBRARY},
      {"loader, dispatch through the handle", LOADER_LIBRARY, true},
      {"parameter validation", LOADER_LIBRARY, false, "UR_LAYER_PARAMETER_VALIDATION"},
      {"leak checking", LOADER_LIBRARY, false, "UR_LAYER_LEAK_CHECKING"},
      {"lifetime validation", LOADER_LIBRARY, false, "UR_LAYER_LIFETIME_VALIDATION"},
      {"full validation", LOADER_LIBRARY, false, "UR_LAYER_FULL_VALIDATION"},
      {"tracing, without output", LOADER_LIBRARY, false, "UR_LAYER_TRACING"},
      {"all layers", LOADER_LIBRARY, false, "UR_LAYER_FULL_VALIDATION,UR_LAYER_TRACING"}};
  for (const std::string &loader : otherLoaders) {
    methods.push_back({loader + ", direct dispatch", loader});
    methods.push_back({loader + ", dispatch through the handle", loader, true});
  }
  return methods;
}

std::vector<std::string> environmentOf(const Method &method) {
  return {"UR_ADAPTERS_FORCE_LOAD='" TRIVIAL_ADAPTER "'",
          fmt::format("UR_ENABLE_LOADER_INTERCEPT={:d}", method.intercept),
          "UR_ENABLE_LAYERS=" + method.layers, "UR_LOG_TRACING=level:quiet", "UR_TRACE_FILE="};
}

// Each round measures every process once, so that other load on the machine affects all of them
// equally.
void measure(std::vector<Method> &methods, int rounds) {
  std::vector<std::unique_ptr<MeasuredProcess>> processes;
  for (const Method &method : methods)
    processes.push_back(std::make_unique<MeasuredProcess>(
        std::vector<std::string>{"--measure=" + method.loader}, environmentOf(method)));
  for (const auto &process : processes)
    process->measureBatch(); // warms up
  for (std::size_t i = 0; i < methods.size(); ++i)
    methods[i].instructions = processes[i]->countInstructions();
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < methods.size(); ++i)
      methods[i].batches.push_back(processes[i]->measureBatch());
}

double median(const std::vector<PerCall<double>> &batches, std::size_t call) {
  std::vector<double> times;
  for (const PerCall<double> &batch : batches)
    times.push_back(batch[call]);
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

void print(const std::vector<Method> &methods, int rounds) {
  fmt::print("ns (median of {} batches) and instructions per call, with the adapter's function\n\n",
             rounds);
  for (const MeasuredCall &call : kMeasuredCalls)
    fmt::print("{:>29}", call.name);
  fmt::print("\n");
  for (const Method &method : methods) {
    for (std::size_t call = 0; call < kMeasuredCalls.size(); ++call)
      fmt::print("{:>18.2f} ns {:>7}", median(method.batches, call), method.instructions[call]);
    fmt::print("  {}\n", method.name);
  }
}

void write(const std::vector<Method> &methods, const std::string &json) {
  Report report;
  for (std::size_t call = 0; call < kMeasuredCalls.size(); ++call) {
    std::vector<Report::Value> values;
    for (const Method &method : methods)
      values.push_back({method.name, median(method.batches, call)});
    report.add("a call to an adapter that does nothing, through the loader and the layers",
               kMeasuredCalls[call].name, "ns", values);
  }
  report.write(json);
}

// Prints the cost of validation. Returns whether it takes at most `limit` instructions per
// parameter.
bool printValidationCost(const std::vector<Method> &methods, double limit) {
  fmt::print("\ninstructions of parameter validation per checked parameter\n");
  bool isWithinLimit = true;
  for (std::size_t call = 0; call < kMeasuredCalls.size(); ++call) {
    const auto extra = static_cast<double>(methods[kParameterValidation].instructions[call]) -
                       static_cast<double>(methods[kDirect].instructions[call]);
    const double perParameter = extra / static_cast<double>(kMeasuredCalls[call].parameters);
    isWithinLimit = isWithinLimit && perParameter <= limit;
    fmt::print("{:>8.1f}  {}{}\n", perParameter, kMeasuredCalls[call].name,
               perParameter <= limit ? "" : "  over the limit");
  }
  return isWithinLimit;
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app("Compares the cost of a call through this loader, its layers and other loaders.");
  std::vector<std::string> otherLoaders;
  int rounds = 101;
  double limit = 1e9;
  std::string measuredLoader;
  std::string json;
  app.add_option("loaders", otherLoaders, "Loader libraries to compare with")
      ->check(CLI::ExistingFile);
  app.add_option("--rounds", rounds, "Batches per method")->check(CLI::PositiveNumber);
  app.add_option("--max-check", limit,
                 "Fail if parameter validation takes more instructions per parameter than this");
  app.add_option("--json", json, "Also write the medians as JSON")->type_name("FILE");
  // Hidden, because only this program uses it, to start a child process.
  auto *measureOption = app.add_option("--measure", measuredLoader)->group("")->expected(0, 1);
  CLI11_PARSE(app, argc, argv);

  try {
    if (measureOption->count() != 0)
      return serveMeasurements(measuredLoader, TRIVIAL_ADAPTER);
    std::vector<Method> methods = listMethods(otherLoaders);
    measure(methods, rounds);
    print(methods, rounds);
    write(methods, json);
    return printValidationCost(methods, limit) ? 0 : 1;
  } catch (const std::exception &error) {
    fmt::print(stderr, "calls: {}\n", error.what());
    return 1;
  }
}
