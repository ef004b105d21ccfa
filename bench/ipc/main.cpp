// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What sharing costs: the median time of get, put, open and close for each kind of object, and of a
// fully checked open of 2 MiB beside the kernel calls that it cannot do without.

#include "bench/ipc/bare_path.hpp"
#include "bench/ipc/exporter.hpp"
#include "bench/ipc/stopwatch.hpp"
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

constexpr std::chrono::minutes kPatience{5};
constexpr double kBar = 1.5;

// One kind: its handle from the other process is opened and closed, an object of this process is
// exported and put.
template <typename Kind> class Row {
public:
  Row(const Session &session, Channel &exporter) : session_(session) {
    if (!session.entry().supports(Kind::kQuery))
      return;
    foreign_ = exporter.receive();
    own_.emplace(session, kSize);
  }

  void run() {
    if (!own_)
      return;
    void *data = nullptr;
    std::size_t size = 0;
    typename Kind::Object object = nullptr;
    check(get_.time([&] { return Kind::get(session_, own_->get(), &data, &size); }), Kind::kGet);
    check(put_.time([&] { return Kind::put(session_, data); }), "put");
    check(
        open_.time([&] { return Kind::open(session_, foreign_.data(), foreign_.size(), &object); }),
        Kind::kOpen);
    check(close_.time([&] { return Kind::close(session_, object); }), "close");
  }

  void print() const {
    if (own_)
      fmt::print("{:<16} {:8.2f} {:8.2f} {:8.2f} {:8.2f}\n", Kind::kName, get_.medianMicroseconds(),
                 put_.medianMicroseconds(), open_.medianMicroseconds(),
                 close_.medianMicroseconds());
    else
      fmt::print("{:<16} not offered\n", Kind::kName);
  }

  HandleBytes foreign() const { return foreign_; }

private:
  const Session &session_;
  HandleBytes foreign_;
  std::optional<Owned<Kind>> own_;
  Stopwatch get_;
  Stopwatch put_;
  Stopwatch open_;
  Stopwatch close_;
};

// A mapping costs only when it is used: both ways touch their first byte.
void touch(void *memory) { *static_cast<volatile char *>(memory) = 1; }

// The checked open against the bare path, each up to the first byte and back to nothing.
class Comparison {
public:
  Comparison(const Session &session, HandleBytes handle, pid_t exporter, int descriptor)
      : session_(session), handle_(std::move(handle)), exporter_(exporter),
        descriptor_(descriptor) {}

  void run() {
    bare_.time([&] {
      void *memory = mapBare(exporter_, descriptor_, kSize);
      touch(memory);
      unmapBare(memory, kSize);
    });
    checked_.time([&] {
      const Opened<MemoryKind> memory(session_, handle_);
      touch(memory.get());
    });
  }

  bool printAndJudge() const {
    const double ratio = checked_.medianMicroseconds() / bare_.medianMicroseconds();
    fmt::print("\n2 MiB of another process, mapped, touched and unmapped\n"
               "{:<16} {:8.2f}\n{:<16} {:8.2f}  {:.2f} times the bare path (bar: {:.2f})\n",
               "bare pidfd path", bare_.medianMicroseconds(), "open and close",
               checked_.medianMicroseconds(), ratio, kBar);
    return ratio <= kBar;
  }

private:
  const Session &session_;
  HandleBytes handle_;
  pid_t exporter_;
  int descriptor_;
  Stopwatch bare_;
  Stopwatch checked_;
};

bool hostReaches(const DeviceEntry &device) {
  ur_device_type_t type{};
  UR_CHECK(urDeviceGetInfo(device.device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, nullptr));
  return type == UR_DEVICE_TYPE_CPU;
}

int measure(unsigned rounds) {
  ChildProcess exporter({"--exporter"}, Clock::now() + kPatience);
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  try {
    const int plain = exporter.channel().receiveValue<int>();
    Row<MemoryKind> memory(session, exporter.channel());
    Row<PhysicalMemoryKind> physicalMemory(session, exporter.channel());
    Row<EventKind> event(session, exporter.channel());
    std::optional<Comparison> comparison;
    if (!memory.foreign().empty() && hostReaches(session.entry()))
      comparison.emplace(session, memory.foreign(), exporter.pid(), plain);

    for (unsigned round = 0; round < rounds; ++round) {
      memory.run();
      physicalMemory.run();
      event.run();
      if (comparison)
        comparison->run();
    }

    fmt::print("{}: {}, medians of {} rounds in microseconds\n\n{:<16} {:>8} {:>8} {:>8} {:>8}\n",
               backendName(session.entry().backend), session.entry().name(), rounds, "", "get",
               "put", "open", "close");
    memory.print();
    physicalMemory.print();
    event.print();
    return !comparison || comparison->printAndJudge() ? 0 : 1;
  } catch (const PeerGone &) {
    throw std::runtime_error("the exporting process ended: " + exporter.wait().text() + "\n" +
                             exporter.log());
  }
}

} // namespace

int main(int argc, char **argv) {
  unsigned rounds = 3000;
  bool isExporter = false;
  CLI::App app("Measures get, put, open and close of shared objects. Exit code 1: a checked open "
               "costs more than 1.5 times the bare kernel calls.",
               "ur-bench-ipc");
  app.add_option("--rounds", rounds)->check(CLI::Range(1u, 1000000u))->capture_default_str();
  app.add_flag("--exporter", isExporter)->group(""); // how the program starts its second process
  CLI11_PARSE(app, argc, argv);

  try {
    if (!isExporter)
      return measure(rounds);
    static Channel channel = channelToParent(Clock::now() + kPatience);
    const Runtime runtime;
    runExporter(runtime.firstDevice(), channel);
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-bench-ipc: %s\n", error.what());
    return 1;
  }
}
