// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists the objects that the processes of this machine share.

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
    R"(Lists objects that processes on this machine share through Unified Runtime's IPC functions,
one per line: its exporter, its kind, its number of handles, and the processes that have it open.
)";

constexpr char kFooter[] =
    R"(Examples:
  ur-ipc-ls
  ur-ipc-ls --leaks
  ur-ipc-ls --json | jq '.exports[] | select(.program == "trainer")'

Columns:
  device     as in ONEAPI_DEVICE_SELECTOR; a number if no adapter here has the device
  handles    number of handles that are not put yet: importers can open them now
  age        of the oldest handle
  opened by  processes that have the object open or mapped, except the exporter. Known for memory
             files and dma-bufs; a ? if the kernel does not report it

All columns except the last come from the exporters' tables. ur-ipc-ls reads them with the same code
and the same rights as an importer. It fetches no descriptor and waits for no process. The last
lines count the processes that it could not read: only root can inspect other users' processes, and
only a process in the outer pid namespace sees all processes. The text shows the first thousand
objects of a process; --all and --json show all. The search stops after UR_IPC_TIMEOUT_MS.

Control characters in a program's name appear as \xNN or \u{NNNN}.

The JSON object has exports, an array of objects with pid, uid, program, adapter, device, kind,
bytes, handles, age_seconds and opened_by (null if it is not known), and not_seen. With --watch
each repetition prints one line of JSON.

Exit code: 0; 1 if the search failed.
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
  app.add_flag("--leaks", selection.leaksOnly, "only objects that no visible importer has open");
  app.add_flag("--watch", watch, "repeat each second, until interrupted");
  app.add_flag("--all", all, "also show more than a thousand objects of one process");
  app.add_flag("--json", json, "print everything as JSON, as with --all");
  app.add_option("--role", role)->group(""); // internal: starts the helper process
  CLI11_PARSE(app, argc, argv);
  if (!all && !json)
    selection.mostRowsOfProcess = kMostRowsOfProcess;

  try {
    if (!role.empty()) {
      auto channel =
          ur::support::channelToParent(ur::support::Clock::now() + std::chrono::minutes(1));
      sendDevices(channel);
      return 0;
    }
    std::optional<DeviceNames> devices; // found once, when the first row needs a name
    do {
      const Listing listing = list(ur::ipc::Config::fromEnvironment(ur::base::os()), selection);
      if (!devices && !listing.exports.empty())
        devices = findDevices();
      print(listing, devices.value_or(DeviceNames()), json, watch);
      if (std::fflush(stdout) != 0)
        return 1; // the reader has closed the pipe
      if (watch)
        std::this_thread::sleep_for(std::chrono::seconds(1));
    } while (watch);
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "ur-ipc-ls: {}\n", error.what());
    return 1;
  }
}
