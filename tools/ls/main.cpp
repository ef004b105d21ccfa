// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists what the processes of this machine share.

#include "tools/ls/devices.hpp"
#include "tools/ls/listing.hpp"
#include "tools/ls/report.hpp"
#include "tools/support/child_process.hpp"

#include <cstdio>
#include <exception>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <unistd.h>

namespace {

constexpr char kDescription[] =
    R"(Lists what processes of this machine share through Unified Runtime's IPC functions, a line an
object: who exports it, what it is, how many handles of it are out, and who has it open.
)";

constexpr char kFooter[] =
    R"(Examples:
  ur-ipc-ls
  ur-ipc-ls --leaks
  ur-ipc-ls --json | jq '.exports[] | select(.program == "trainer")'

Columns:
  device     as ONEAPI_DEVICE_SELECTOR names it; a number where no adapter here knows it
  handles    got and not put: others can open these at this moment
  age        of the oldest of them
  opened by  processes that have the object open or mapped, the exporter left out. Seen of memory
             files and dma-bufs; a ? stands where the kernel does not tell

All of it but the last column is what the exporters' tables say. They are read by the same code and
with the same rights as handles are opened with; nothing is taken and nobody is waited for. What was
not seen stands below: processes of other users are looked into by root only, and those of other pid
namespaces from the outer one only. The text shows the first thousand objects of a process; --all and
--json show all. The search stops after UR_IPC_TIMEOUT_MS.

Characters of a program's name that steer a terminal are shown as \xNN or \u{NNNN}.

The JSON object has exports, an array of objects with pid, uid, program, adapter, device, kind,
bytes, handles, age_seconds and opened_by (null where it is not known), and not_seen. With --watch
each look is one line of JSON.

Exit code: 0; 1 where the look failed.
)";

// Programs share far fewer objects; a terminal shows this many at once.
constexpr std::size_t kMostRowsOfProcess = 1000;

void print(const ur::ls::Listing &listing, const ur::ls::DeviceNames &devices, bool json,
           bool watch) {
  if (json)
    printJson(stdout, listing, devices, watch);
  else
    fmt::print("{}{}", watch && isatty(STDOUT_FILENO) ? "\x1b[H\x1b[2J" : "",
               textReport(listing, devices));
}

} // namespace

int main(int argc, char **argv) {
  using namespace ur::ls;
  bool json = false;
  bool all = false;
  bool watch = false;
  Selection selection;
  std::string role;
  CLI::App app(kDescription, "ur-ipc-ls");
  app.footer(kFooter);
  app.add_flag("--leaks", selection.leaksOnly,
               "only what nobody is seen to have open but its exporter");
  app.add_flag("--watch", watch, "look again each second, until interrupted");
  app.add_flag("--all", all, "also what one process shares beyond a thousand objects");
  app.add_flag("--json", json, "print everything as JSON, as with --all");
  app.add_option("--role", role)->group(""); // how the program starts its helper
  CLI11_PARSE(app, argc, argv);
  if (!all && !json)
    selection.mostRowsOfProcess = kMostRowsOfProcess;

  try {
    if (!role.empty()) {
      auto channel =
          ur::support::channelToParent(ur::support::Clock::now() + std::chrono::minutes(1));
      tellDevices(channel);
      return 0;
    }
    std::optional<DeviceNames> devices; // asked for once, when there is something to name
    do {
      const Listing listing = list(ur::ipc::Config::fromEnvironment(ur::base::os()), selection);
      if (!devices && !listing.exports.empty())
        devices = findDevices();
      print(listing, devices.value_or(DeviceNames()), json, watch);
      if (std::fflush(stdout) != 0)
        return 1; // nobody reads any more
      if (watch)
        std::this_thread::sleep_for(std::chrono::seconds(1));
    } while (watch);
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "ur-ipc-ls: {}\n", error.what());
    return 1;
  }
}
