// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a call costs on its way through a loader, compared within one run: numbers of different runs
// differ by more than the loaders do. Ways that differ by an instruction or two may come out in
// either order, since what a processor makes of a call and a return so close together decides;
// check_instructions.py counts what is there.
#include "bench/calls/measured_process.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

using ur::bench::MeasuredProcess;
using ur::bench::Times;

struct Way {
  std::string name;
  std::string loader; // empty: without one
  bool intercept;
  std::vector<Times> batches = {};
};

std::vector<Way> waysThrough(const std::vector<std::string> &otherLoaders) {
  std::vector<Way> ways{{"adapter called directly", "", false},
                        {"this loader, direct", LOADER_LIBRARY, false},
                        {"this loader, intercepted", LOADER_LIBRARY, true}};
  for (const std::string &loader : otherLoaders) {
    ways.push_back({loader + ", direct", loader, false});
    ways.push_back({loader + ", intercepted", loader, true});
  }
  return ways;
}

// Each round asks every process once, so that what disturbs the machine hits all alike.
void measure(std::vector<Way> &ways, int rounds) {
  std::vector<std::unique_ptr<MeasuredProcess>> processes;
  for (const Way &way : ways)
    processes.push_back(std::make_unique<MeasuredProcess>(
        std::vector<std::string>{"--measure=" + way.loader},
        std::vector<std::string>{"UR_ADAPTERS_FORCE_LOAD='" TRIVIAL_ADAPTER "'",
                                 fmt::format("UR_ENABLE_LOADER_INTERCEPT={:d}", way.intercept)}));
  for (const auto &process : processes)
    process->measureBatch(); // warms up
  for (int round = 0; round < rounds; ++round)
    for (std::size_t i = 0; i < ways.size(); ++i)
      ways[i].batches.push_back(processes[i]->measureBatch());
}

double median(const std::vector<Times> &batches, std::size_t function) {
  std::vector<double> times;
  for (const Times &batch : batches)
    times.push_back(batch[function]);
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

void print(const std::vector<Way> &ways, int rounds) {
  fmt::print("ns a call, median of {} batches\n\n", rounds);
  fmt::print("{:>16} {:>19}\n", "urAdapterRetain", "urEnqueueUSMMemcpy");
  for (const Way &way : ways)
    fmt::print("{:>16.2f} {:>19.2f}  {}\n", median(way.batches, 0), median(way.batches, 1),
               way.name);
}

} // namespace

int main(int argc, char **argv) {
  CLI::App app("Compares what a call costs through this loader and through others.");
  std::vector<std::string> otherLoaders;
  int rounds = 101;
  std::string measured;
  app.add_option("loaders", otherLoaders, "Loader libraries to compare with")
      ->check(CLI::ExistingFile);
  app.add_option("--rounds", rounds, "Batches of each kind")->check(CLI::PositiveNumber);
  // Hidden: how this program starts itself.
  auto *measureOption = app.add_option("--measure", measured)->group("")->expected(0, 1);
  CLI11_PARSE(app, argc, argv);

  try {
    if (measureOption->count() != 0)
      return ur::bench::measureForParent(measured, TRIVIAL_ADAPTER);
    std::vector<Way> ways = waysThrough(otherLoaders);
    measure(ways, rounds);
    print(ways, rounds);
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "calls: {}\n", error.what());
    return 1;
  }
}
