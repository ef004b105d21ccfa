// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Measures sharing with the CUDA adapter and with the driver's own calls, in one run of two
// processes: memory and copies of each size, then signals.

#include "bench/cuda/exporter.hpp"
#include "bench/cuda/measurement.hpp"
#include "tools/support/child_process.hpp"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

using namespace ur::support;
using namespace ur::bench;

constexpr std::chrono::minutes kTimeout{10};

Results measure(const Amounts &amounts, std::size_t exportersDevice) {
  ChildProcess exporter({"--exporter", "--exporters-device", std::to_string(exportersDevice)},
                        Clock::now() + kTimeout);
  try {
    const Runtime runtime;
    const Parties parties(cudaDevice(runtime, 0));
    Measurement measurement(parties, exporter.channel(), exporter.pid());
    Results results = measurement.run(amounts);
    results.exportersDevice = exportersDevice;
    if (const ExitStatus status = exporter.wait(); !status.success())
      throw ChannelClosed(status.text());
    return results;
  } catch (const ChannelClosed &) {
    throw std::runtime_error("the exporting process exited: " + exporter.wait().text() + "\n" +
                             exporter.log());
  }
}

void write(const std::string &file, const std::string &text) {
  std::ofstream stream(file);
  stream << text;
  if (!stream.flush())
    throw std::runtime_error("cannot write " + file);
}

} // namespace

int main(int argc, char **argv) {
  Amounts amounts;
  std::string adapter;
  std::string json;
  std::size_t exportersDevice = 0;
  bool check = false;
  bool isExporter = false;
  CLI::App app(
      "Measures sharing of memory and events by the CUDA adapter, compared with the driver's own "
      "calls.",
      "ur-bench-cuda");
  app.add_option("--adapter", adapter, "the library to measure; by default the loader finds one")
      ->type_name("LIB")
      ->check(CLI::ExistingFile);
  app.add_option("--rounds", amounts.rounds, "rounds, each with new memory")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  app.add_option("--signals", amounts.signals, "signals in each direction")
      ->check(CLI::Range(1, 1000000))
      ->capture_default_str();
  app.add_option("--sizes", amounts.sizes,
                 "sizes of memory; sizes above an eighth of the free memory are reduced to it")
      ->type_name("MIB")
      ->delimiter(',')
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  app.add_option("--exporters-device", exportersDevice,
                 "the device that exports memory and events; device 0 opens them, and has all "
                 "memory that is not shared")
      ->type_name("NUMBER")
      ->capture_default_str();
  app.add_option("--json", json, "also write the results as JSON")->type_name("FILE");
  app.add_flag("--check", check,
               "only check that everything runs, with little memory and few rounds");
  app.add_flag("--exporter", isExporter)->group(""); // internal: starts the second process
  CLI11_PARSE(app, argc, argv);

  try {
    if (isExporter) {
      static Channel channel = channelToParent(Clock::now() + kTimeout);
      runExporter(channel, exportersDevice);
      return 0;
    }
    if (check)
      amounts = {3, 10, {2}, 4};
    if (!adapter.empty())
      setenv("UR_ADAPTERS_FORCE_LOAD", std::filesystem::absolute(adapter).c_str(), 1);
    const Results results = measure(amounts, exportersDevice);
    fmt::print("{}", results.text());
    if (!json.empty())
      write(json, results.json());
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-bench-cuda: %s\n", error.what());
    return 1;
  }
}
