// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Compares commands and memory of host adapters with the C library's functions, in one run. Each
// adapter and the C library have their own process. The processes take turns, so that changes of
// the machine's speed affect all of them equally. Start the program with `taskset -c 0` to measure
// one processor.

#include "bench/native_cpu/cases.hpp"
#include "bench/report/report.hpp"
#include "tools/support/child_process.hpp"
#include "tools/support/text_table.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <sched.h>

namespace {

using namespace ur::support;
using namespace ur::bench;

constexpr std::string_view kCLibrary = "C library";

// Runs the process that calls `library`: for each request, runs a batch of the requested case, and
// sends its time in nanoseconds.
void serve(const std::string &library, Channel &parent) {
  const auto operations = library == kCLibrary ? makeCLibrary() : makeAdapter(library);
  parent.sendValue(std::uint32_t{0}); // ready
  for (;;) {
    const auto number = parent.receiveValue<std::uint32_t>();
    const auto start = Clock::now();
    kCases[number].run(*operations);
    const std::chrono::nanoseconds duration = Clock::now() - start;
    parent.sendValue(static_cast<std::uint64_t>(duration.count()));
  }
}

// A measured library and its process. After a batch of a case has failed or timed out, skips
// later batches of this case.
class Column {
public:
  Column(std::string name, std::string library, std::chrono::seconds timeout)
      : name_(std::move(name)), library_(std::move(library)), timeout_(timeout) {}

  const std::string &name() const noexcept { return name_; }

  void runBatch(std::size_t number) {
    Results &results = results_[number];
    if (!results.problem.empty())
      return;
    try {
      if (!process_)
        start();
      Channel &channel = process_->channel();
      channel.extend(Clock::now() + timeout_);
      channel.sendValue(static_cast<std::uint32_t>(number));
      results.nanoseconds.push_back(channel.receiveValue<std::uint64_t>());
    } catch (const DeadlineMissed &) {
      results.problem = "timed out";
      process_.reset();
    } catch (const ChannelClosed &) {
      std::fprintf(stderr, "%s, %.*s: %s\n", name_.c_str(),
                   static_cast<int>(kCases[number].name.size()), kCases[number].name.data(),
                   process_->log().c_str());
      results.problem = "failed";
      process_.reset();
    }
  }

  // Returns nanoseconds per call, from the median of the batches.
  std::optional<double> nanosecondsPerCall(std::size_t number) const {
    std::vector<std::uint64_t> values = results_[number].nanoseconds;
    if (!results_[number].problem.empty() || values.empty())
      return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return static_cast<double>(*middle) / kCases[number].calls;
  }

  const std::string &problem(std::size_t number) const { return results_[number].problem; }

private:
  struct Results {
    std::vector<std::uint64_t> nanoseconds;
    std::string problem;
  };

  void start() {
    process_ = std::make_unique<ChildProcess>(std::vector<std::string>{"--measure", library_},
                                              Clock::now() + timeout_);
    static_cast<void>(process_->channel().receiveValue<std::uint32_t>());
  }

  const std::string name_;
  const std::string library_;
  const std::chrono::seconds timeout_;
  std::unique_ptr<ChildProcess> process_;
  std::array<Results, kCases.size()> results_;
};

std::vector<std::unique_ptr<Column>> columnsOf(const std::vector<std::string> &adapters,
                                               std::chrono::seconds timeout) {
  std::vector<std::unique_ptr<Column>> columns;
  columns.push_back(
      std::make_unique<Column>(std::string(kCLibrary), std::string(kCLibrary), timeout));
  for (const std::string &adapter : adapters) {
    const std::size_t equals = adapter.find('=');
    if (equals == std::string::npos)
      throw std::runtime_error("write NAME=LIBRARY instead of " + adapter);
    columns.push_back(std::make_unique<Column>(
        adapter.substr(0, equals), std::filesystem::absolute(adapter.substr(equals + 1)).string(),
        timeout));
  }
  return columns;
}

// Returns the text of a cell: the time or the rate, and the ratio to the C library if `base`
// is set. If the case failed, returns the problem.
std::string textOf(const Column &column, std::size_t number, std::optional<double> base) {
  const auto time = column.nanosecondsPerCall(number);
  if (!time)
    return column.problem(number);
  const Case &row = kCases[number];
  const auto bytes = static_cast<double>(row.bytes);
  std::string text =
      row.bytes == 0 ? fmt::format("{:.1f} ns", *time) : fmt::format("{:.2f} GB/s", bytes / *time);
  if (base)
    text += fmt::format(" ({:.2f})", row.bytes == 0 ? *time / *base : *base / *time);
  return text;
}

void print(const std::vector<std::unique_ptr<Column>> &columns) {
  using Align = TextTable::Align;
  std::vector<Align> alignments(columns.size() + 1, Align::Right);
  alignments.front() = Align::Left;
  TextTable table(alignments);
  std::vector<std::string> titles{""};
  for (const auto &column : columns)
    titles.push_back(column->name());
  table.add(titles);
  for (std::size_t number = 0; number < kCases.size(); ++number) {
    std::vector<std::string> cells{std::string(kCases[number].name)};
    for (const auto &column : columns)
      cells.push_back(textOf(
          *column, number,
          column == columns.front() ? std::nullopt : columns.front()->nanosecondsPerCall(number)));
    table.add(cells);
  }
  fmt::print("{}", table.text());
}

void write(const std::vector<std::unique_ptr<Column>> &columns, const std::string &json) {
  Report report;
  for (std::size_t number = 0; number < kCases.size(); ++number) {
    const auto bytes = static_cast<double>(kCases[number].bytes);
    std::vector<Report::Value> values;
    for (const auto &column : columns)
      if (const auto time = column->nanosecondsPerCall(number))
        values.push_back({column->name(), bytes == 0 ? *time : bytes / *time});
    report.add("commands and memory of native CPU, compared with the C library",
               std::string(kCases[number].name), bytes == 0 ? "ns" : "GB/s", values);
  }
  report.write(json);
}

void compare(const std::vector<std::string> &adapters, int rounds, std::chrono::seconds timeout,
             const std::string &json) {
  const auto columns = columnsOf(adapters, timeout);
  for (int round = 0; round < rounds; ++round)
    for (std::size_t number = 0; number < kCases.size(); ++number)
      for (const auto &column : columns)
        column->runBatch(number);
  cpu_set_t processors;
  CPU_ZERO(&processors);
  sched_getaffinity(0, sizeof(processors), &processors);
  fmt::print("medians of {} batches on {} processors; in brackets the ratio to the C library's "
             "time or rate\n\n",
             rounds, CPU_COUNT(&processors));
  print(columns);
  write(columns, json);
}

} // namespace

int main(int argc, char **argv) {
  int rounds = 101;
  int timeout = 30;
  std::string library;
  std::string json;
  std::vector<std::string> adapters;
  CLI::App app("Measures commands and memory of host adapters, compared with memcpy, memset and "
               "malloc.",
               "ur-bench-native-cpu");
  app.add_option("--rounds", rounds)->check(CLI::Range(1, 1000000))->capture_default_str();
  app.add_option("--timeout", timeout, "the time limit of a batch, in seconds")
      ->check(CLI::Range(1, 3600))
      ->capture_default_str();
  app.add_option("--json", json, "also write the medians as JSON")->type_name("FILE");
  app.add_option("adapters", adapters, "a name for each adapter, and its library")
      ->type_name("NAME=LIBRARY");
  app.add_option("--measure", library)->group(""); // internal: starts the processes
  CLI11_PARSE(app, argc, argv);

  try {
    if (library.empty()) {
      compare(adapters, rounds, std::chrono::seconds(timeout), json);
      return 0;
    }
    static Channel channel = channelToParent(Clock::now() + std::chrono::hours(1));
    serve(library, channel);
    return 0;
  } catch (const ChannelClosed &) {
    return 0; // the parent has received all results
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-bench-native-cpu: %s\n", error.what());
    return 1;
  }
}
