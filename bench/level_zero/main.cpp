// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Measures sharing with several Level Zero adapters, and without an adapter, in one run. Only one
// adapter of a process gets a device, so each adapter has its own processes. The processes take
// turns, so that changes of the machine's speed affect all of them equally.

#include "bench/level_zero/bare.hpp"
#include "bench/level_zero/series.hpp"
#include "tools/support/child_process.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

using namespace ur::support;
using namespace ur::bench;

constexpr std::chrono::minutes kTimeout{10};
constexpr std::string_view kBare = "bare";
constexpr int kRoundsPerTurn = 20;
constexpr const char *kKinds[] = {MemoryKind::kName, PhysicalMemoryKind::kName, EventKind::kName};

// Times of get, put, open and close in nanoseconds; 0 if the device does not support the kind.
using Times = std::array<std::uint64_t, 4>;
struct Medians {
  std::array<Times, std::size(kKinds)> firstCalls; // the first get and the first open
  std::array<Times, std::size(kKinds)> laterCalls; // later calls
};

Times mediansOf(const Stopwatches &times) {
  const auto nanoseconds = [](const Stopwatch &watch) {
    return static_cast<std::uint64_t>(watch.medianMicroseconds() * 1000);
  };
  return {nanoseconds(times.get), nanoseconds(times.put), nanoseconds(times.open),
          nanoseconds(times.close)};
}

void load(const std::string &library) { setenv("UR_ADAPTERS_FORCE_LOAD", library.c_str(), 1); }

void exportTurns(const std::string &library, Channel &importer) {
  if (library == kBare) {
    const BareSession session;
    while (const int count = importer.receiveValue<int>())
      offer<BareMemoryKind>(session, importer, count);
    return;
  }
  load(library);
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  while (const int count = importer.receiveValue<int>()) {
    if (session.entry().supports(MemoryKind::kQuery))
      offer<MemoryKind>(session, importer, count);
    if (session.entry().supports(PhysicalMemoryKind::kQuery))
      offer<PhysicalMemoryKind>(session, importer, count);
    if (session.entry().supports(EventKind::kQuery))
      offer<EventKind>(session, importer, count);
  }
}

// Runs the parent's turns. The parent sends the number of rounds of each turn, and 0 to stop.
template <typename Turn> void takeTurns(Channel &parent, Channel &exporter, Turn &&turn) {
  for (;;) {
    const int rounds = parent.receiveValue<int>();
    exporter.sendValue(rounds);
    if (rounds == 0)
      return;
    turn(rounds);
    parent.sendValue(rounds);
  }
}

template <typename Kind> class OptionalSeries {
public:
  explicit OptionalSeries(const Session &session) {
    if (session.entry().supports(Kind::kQuery))
      series_.emplace(session);
  }

  void turn(Channel &exporter, int rounds) {
    if (series_)
      series_->turn(exporter, rounds);
  }
  Times firstCalls() const { return series_ ? mediansOf(series_->firstCalls()) : Times{}; }
  Times laterCalls() const { return series_ ? mediansOf(series_->laterCalls()) : Times{}; }

private:
  std::optional<Series<Kind, Session>> series_;
};

void measure(const std::string &library, Channel &parent) {
  ChildProcess process({"--exporter", library}, Clock::now() + kTimeout);
  Channel &exporter = process.channel();
  if (library == kBare) {
    const BareSession session;
    Series<BareMemoryKind, BareSession> memory(session);
    takeTurns(parent, exporter, [&](int rounds) { memory.turn(exporter, rounds); });
    parent.sendValue(Medians{{mediansOf(memory.firstCalls())}, {mediansOf(memory.laterCalls())}});
    return;
  }
  load(library);
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  OptionalSeries<MemoryKind> memory(session);
  OptionalSeries<PhysicalMemoryKind> physicalMemory(session);
  OptionalSeries<EventKind> event(session);
  takeTurns(parent, exporter, [&](int rounds) {
    memory.turn(exporter, rounds);
    physicalMemory.turn(exporter, rounds);
    event.turn(exporter, rounds);
  });
  parent.sendValue(Medians{{memory.firstCalls(), physicalMemory.firstCalls(), event.firstCalls()},
                           {memory.laterCalls(), physicalMemory.laterCalls(), event.laterCalls()}});
}

struct Column {
  Column(std::string columnName, const std::string &library)
      : name(std::move(columnName)), process({"--measure", library}, Clock::now() + kTimeout) {}

  std::string name;
  ChildProcess process;
  Medians medians = {};
};

std::vector<std::unique_ptr<Column>> columnsOf(const std::vector<std::string> &adapters) {
  std::vector<std::unique_ptr<Column>> columns;
  columns.push_back(std::make_unique<Column>("bare calls", std::string(kBare)));
  for (const std::string &adapter : adapters) {
    const std::size_t equals = adapter.find('=');
    if (equals == std::string::npos)
      throw std::runtime_error("write NAME=LIBRARY instead of " + adapter);
    columns.push_back(std::make_unique<Column>(
        adapter.substr(0, equals), std::filesystem::absolute(adapter.substr(equals + 1)).string()));
  }
  return columns;
}

void print(const std::vector<std::unique_ptr<Column>> &columns, const char *title,
           std::array<Times, std::size(kKinds)> Medians::*member) {
  fmt::print("\n{}\n", title);
  for (std::size_t kind = 0; kind < std::size(kKinds); ++kind) {
    fmt::print("{:<16} {:>8} {:>8} {:>8} {:>8}\n", kKinds[kind], "get", "put", "open", "close");
    for (const auto &column : columns) {
      const Times &times = (column->medians.*member)[kind];
      if (times == Times{})
        continue;
      fmt::print("  {:<14}", column->name);
      for (const std::uint64_t time : times)
        fmt::print(" {:8.2f}", static_cast<double>(time) / 1000);
      fmt::print("\n");
    }
  }
}

void compare(const std::vector<std::string> &adapters, int rounds) {
  const auto columns = columnsOf(adapters);
  const Column *current = nullptr;
  try {
    for (int finishedRounds = 0; finishedRounds < rounds; finishedRounds += kRoundsPerTurn)
      for (const auto &column : columns) {
        current = column.get();
        column->process.channel().sendValue(kRoundsPerTurn);
        static_cast<void>(column->process.channel().receiveValue<int>());
      }
    for (const auto &column : columns) {
      current = column.get();
      column->process.channel().sendValue(0);
      column->medians = column->process.channel().receiveValue<Medians>();
    }
  } catch (const ChannelClosed &) {
    throw std::runtime_error(current->name + ": the measuring process exited\n" +
                             current->process.log());
  }
  fmt::print("medians of {} rounds in microseconds\n", rounds);
  print(columns, "The first get of an object, the first open of a handle", &Medians::firstCalls);
  print(columns, "Later calls", &Medians::laterCalls);
}

} // namespace

int main(int argc, char **argv) {
  int rounds = 2000;
  std::string measuredLibrary;
  std::string exporterLibrary;
  std::vector<std::string> adapters;
  CLI::App app("Measures get, put, open and close of shared objects on Level Zero adapters, and of "
               "memory by Level Zero's own calls.",
               "ur-bench-level-zero");
  app.add_option("--rounds", rounds)
      ->check(CLI::Range(kRoundsPerTurn, 1000000))
      ->capture_default_str();
  app.add_option("adapters", adapters, "a name for each adapter, and its library")
      ->type_name("NAME=LIBRARY");
  app.add_option("--measure", measuredLibrary)->group(""); // internal: starts the processes
  app.add_option("--exporter", exporterLibrary)->group("");
  CLI11_PARSE(app, argc, argv);

  try {
    if (measuredLibrary.empty() && exporterLibrary.empty()) {
      compare(adapters, rounds);
      return 0;
    }
    static Channel channel = channelToParent(Clock::now() + kTimeout);
    if (!measuredLibrary.empty())
      measure(measuredLibrary, channel);
    else
      exportTurns(exporterLibrary, channel);
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-bench-level-zero: %s\n", error.what());
    return 1;
  }
}
