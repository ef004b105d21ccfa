// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Measures the median times of Get, Put, Open and Close for each kind of object. For memory of a
// CPU device, compares an Open of 2 MiB, with all its checks, with the kernel calls that an Open
// needs.

#include "bench/ipc/bare_path.hpp"
#include "bench/ipc/exporter.hpp"
#include "bench/ipc/stopwatch.hpp"
#include "bench/report/report.hpp"
#include "tools/support/backend_name.hpp"
#include "tools/support/child_process.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstdio>
#include <exception>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

using namespace ur::support;
using namespace ur::bench;

constexpr std::chrono::minutes kTimeout{5};
constexpr double kMaxRatio = 1.5;
constexpr int kWarmUpOpens = 16; // after this many opens, each open makes the same kernel calls

// Measures one kind of object: Get and Put of an object of this process, and Open and Close of the
// exporter's handle.
template <typename Kind> class Row {
public:
  Row(const Session &session, Channel &exporter) : session_(session) {
    if (!session.entry().supports(Kind::kQuery))
      return;
    exporterHandle_ = exporter.receive();
    object_.emplace(session, kSize);
  }

  void run() {
    if (!object_)
      return;
    void *data = nullptr;
    std::size_t size = 0;
    typename Kind::Object object = nullptr;
    check(get_.time([&] { return Kind::get(session_, object_->get(), &data, &size); }), Kind::kGet);
    void *secondData = nullptr;
    check(laterGet_.time([&] { return Kind::get(session_, object_->get(), &secondData, &size); }),
          Kind::kGet);
    check(Kind::put(session_, secondData), "put");
    check(put_.time([&] { return Kind::put(session_, data); }), "put");
    check(open_.time([&] {
      return Kind::open(session_, exporterHandle_.data(), exporterHandle_.size(), &object);
    }),
          Kind::kOpen);
    check(close_.time([&] { return Kind::close(session_, object); }), "close");
  }

  void print() const {
    if (object_)
      fmt::print("{:<16} {:8.2f} {:9.2f} {:8.2f} {:8.2f} {:8.2f}\n", Kind::kName,
                 get_.medianMicroseconds(), laterGet_.medianMicroseconds(),
                 put_.medianMicroseconds(), open_.medianMicroseconds(),
                 close_.medianMicroseconds());
    else
      fmt::print("{:<16} not supported\n", Kind::kName);
  }

  void addTo(Report &report) const {
    if (object_)
      report.add("the cost of a handle", Kind::kName, "us",
                 {{"Get without an earlier handle", get_.medianMicroseconds()},
                  {"Get with an earlier handle", laterGet_.medianMicroseconds()},
                  {"Put", put_.medianMicroseconds()},
                  {"Open", open_.medianMicroseconds()},
                  {"Close", close_.medianMicroseconds()}});
  }

  HandleBytes exporterHandle() const { return exporterHandle_; }

private:
  const Session &session_;
  HandleBytes exporterHandle_;
  std::optional<Owned<Kind>> object_;
  Stopwatch get_;
  Stopwatch laterGet_; // a Get of an object that already has a handle
  Stopwatch put_;
  Stopwatch open_;
  Stopwatch close_;
};

// Writes the first byte, because the kernel does a part of its work at the first access.
void touch(void *memory) { *static_cast<volatile char *>(memory) = 1; }

// Compares a checked open and its close with the bare kernel calls, with and without an access to
// the first byte.
class Comparison {
public:
  Comparison(const Session &session, HandleBytes handle, pid_t exporter, int descriptor)
      : session_(session), handle_(std::move(handle)), exporter_(exporter),
        descriptor_(descriptor) {}

  void run() {
    for (Times *times : {&touchedTimes_, &untouchedTimes_}) {
      const bool isTouched = times == &touchedTimes_;
      const auto access = [&](void *memory) {
        if (isTouched)
          touch(memory);
      };
      const auto unmap = [&](void *memory) {
        access(memory);
        unmapMemory(memory, kSize);
      };
      times->bareMap.time([&] { unmap(mapUnchecked(exporter_, descriptor_, kSize)); });
      times->inspectedMap.time(
          [&] { unmap(mapAfterInspection(exporter_, descriptor_, descriptor_, kSize)); });
      const auto openAndClose = [&] {
        const Opened<MemoryKind> memory(session_, handle_);
        access(memory.get());
      };
      times->firstOpen.time(openAndClose);
      const Opened<MemoryKind> openMemory(session_, handle_);
      times->furtherOpen.time(openAndClose);
      for (int i = 0; i < kWarmUpOpens; ++i)
        openAndClose();
      times->laterOpen.time(openAndClose);
    }
  }

  bool printAndCheck() const {
    fmt::print(
        "\nTimes to map and unmap 2 MiB of another process. The first two columns are kernel calls "
        "without checks. First open: no other memory of the exporter is open. Further open: the "
        "memory is already open. Later open: after {} further opens. In brackets: the ratios to "
        "the first and to the second column; the limit of the second ratio is {:.2f}\n\n"
        "{:<16} {:>12} {:>16} {:>20} {:>20} {:>20}\n",
        kWarmUpOpens, kMaxRatio, "", "pidfd_getfd", "inspect and reopen", "first open",
        "further open", "later open");
    const bool passed = touchedTimes_.printAndCheck("touched");
    return untouchedTimes_.printAndCheck("untouched") && passed;
  }

  void addTo(Report &report) const {
    touchedTimes_.addTo(report, "with access to the first byte");
    untouchedTimes_.addTo(report, "without access");
  }

private:
  struct Times {
    Stopwatch bareMap;
    Stopwatch inspectedMap;
    Stopwatch firstOpen;
    Stopwatch furtherOpen; // an open of memory that is already open
    Stopwatch laterOpen;   // an open after kWarmUpOpens further opens

    bool printAndCheck(const char *name) const {
      fmt::print("{:<16} {:12.2f} {:16.2f} {:>20} {:>20} {:>20}\n", name,
                 bareMap.medianMicroseconds(), inspectedMap.medianMicroseconds(),
                 textWithRatios(firstOpen), textWithRatios(furtherOpen), textWithRatios(laterOpen));
      return std::max({ratio(firstOpen, inspectedMap), ratio(furtherOpen, inspectedMap),
                       ratio(laterOpen, inspectedMap)}) <= kMaxRatio;
    }

    void addTo(Report &report, const char *name) const {
      report.add(
          "opening and closing 2 MiB of another process's memory", name, "us",
          {{"pidfd_getfd, without checks", bareMap.medianMicroseconds()},
           {"inspect and reopen, without proof", inspectedMap.medianMicroseconds()},
           {"first Open and Close", firstOpen.medianMicroseconds()},
           {"repeated Open and Close", furtherOpen.medianMicroseconds()},
           {fmt::format("after {} repeated opens", kWarmUpOpens), laterOpen.medianMicroseconds()}});
    }

  private:
    static double ratio(const Stopwatch &time, const Stopwatch &baseline) {
      return time.medianMicroseconds() / baseline.medianMicroseconds();
    }
    std::string textWithRatios(const Stopwatch &time) const {
      return fmt::format("{:.2f} ({:.2f}, {:.2f})", time.medianMicroseconds(), ratio(time, bareMap),
                         ratio(time, inspectedMap));
    }
  };

  const Session &session_;
  HandleBytes handle_;
  pid_t exporter_;
  int descriptor_;
  Times touchedTimes_;
  Times untouchedTimes_;
};

bool isHostDevice(const DeviceEntry &device) {
  ur_device_type_t type{};
  UR_CHECK(urDeviceGetInfo(device.device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, nullptr));
  return type == UR_DEVICE_TYPE_CPU;
}

int measure(unsigned rounds, const std::string &json) {
  ChildProcess exporter({"--exporter"}, Clock::now() + kTimeout);
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  try {
    const int plainFd = exporter.channel().receiveValue<int>();
    Row<MemoryKind> memory(session, exporter.channel());
    Row<PhysicalMemoryKind> physicalMemory(session, exporter.channel());
    Row<EventKind> event(session, exporter.channel());
    std::optional<Comparison> comparison;
    if (!memory.exporterHandle().empty() && isHostDevice(session.entry()))
      comparison.emplace(session, memory.exporterHandle(), exporter.pid(), plainFd);

    for (unsigned round = 0; round < rounds; ++round) {
      memory.run();
      physicalMemory.run();
      event.run();
      if (comparison)
        comparison->run();
    }

    fmt::print(
        "{}: {}, medians of {} rounds in microseconds\n\n{:<16} {:>8} {:>9} {:>8} {:>8} {:>8}\n",
        backendName(session.entry().backend), session.entry().name(), rounds, "", "get",
        "later get", "put", "open", "close");
    memory.print();
    physicalMemory.print();
    event.print();

    Report report;
    memory.addTo(report);
    physicalMemory.addTo(report);
    event.addTo(report);
    if (comparison)
      comparison->addTo(report);
    report.write(json);
    return !comparison || comparison->printAndCheck() ? 0 : 1;
  } catch (const ChannelClosed &) {
    throw std::runtime_error("the exporting process exited: " + exporter.wait().text() + "\n" +
                             exporter.log());
  }
}

} // namespace

int main(int argc, char **argv) {
  unsigned rounds = 3000;
  bool isExporter = false;
  std::string json;
  CLI::App app("Measures get, put, open and close of shared objects. Exit code 1: a checked open "
               "takes more than 1.5 times as long as the kernel calls that inspect and reopen.",
               "ur-bench-ipc");
  app.add_option("--rounds", rounds)->check(CLI::Range(1u, 1000000u))->capture_default_str();
  app.add_option("--json", json, "write the medians as JSON, too")->type_name("FILE");
  app.add_flag("--exporter", isExporter)->group(""); // internal: starts the second process
  CLI11_PARSE(app, argc, argv);

  try {
    if (!isExporter)
      return measure(rounds, json);
    static Channel channel = channelToParent(Clock::now() + kTimeout);
    const Runtime runtime;
    runExporter(runtime.firstDevice(), channel);
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-bench-ipc: %s\n", error.what());
    return 1;
  }
}
