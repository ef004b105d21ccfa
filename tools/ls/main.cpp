// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lists the objects that the processes of this machine share.

#include "tools/ls/devices.hpp"
#include "tools/ls/listing.hpp"
#include "tools/ls/metrics.hpp"
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
  handles    number of handles for which the exporter has not called Put yet
  age        of the oldest handle
  opened by  processes that have the object open or mapped, except the exporter. ? if the kernel does
             not report them: it reports only memory files and dma-bufs

The columns from adapter to age come from the exporters' tables. ur-ipc-ls reads them with the same
code and the same rights as an importer. It fetches no descriptor and waits for no process. The last
lines count the processes that it could not read: only root can inspect other users' processes, and
only a process in the host's pid namespace sees all processes. The text shows the first thousand
objects of a process; --all and --json show all. The search stops after UR_IPC_TIMEOUT_MS.

--prometheus prints metrics for a textfile collector: the objects and bytes that are exported and
open, the number of importers, the age of the oldest object that no process has open, and the
orphans (objects whose exporter has exited).
docs/how_to/monitoring.md lists the metrics. With --watch each repetition ends with an empty line.

Control characters in a program's name appear as \xNN or \u{NNNN}.

The JSON object has two members. "exports" is an array of objects with pid, uid, program, adapter,
device, kind, bytes, handles, age_seconds and opened_by (null if it is not known). "not_seen" counts
the processes that ur-ipc-ls could not read, and says whether the system may hide processes. With --watch each repetition prints one line of JSON.

Exit code: 0; 1 if the search failed.
)";

// Most programs share far fewer objects, and a terminal can still show this number of rows.
constexpr std::size_t kMaxRowsOfProcess = 1000;
// These limits bound the memory of a scrape to about 90 MiB for rows. The timeout bounds other
// memory.
constexpr std::size_t kMaxRowsOfProcessInScrape = 65536;
constexpr std::size_t kMaxRowsOfScrape = 4 * kMaxRowsOfProcessInScrape;

constexpr std::chrono::seconds kDeviceTimeout{5};

enum class Format { Text, Json, Prometheus };

void print(const ur::ls::Listing &listing, const ur::ls::DeviceNames &devices, Format format,
           bool watch) {
  if (format == Format::Prometheus)
    fmt::print("{}{}", metrics(listing, devices), watch ? "\n" : "");
  else if (format == Format::Json)
    printJson(stdout, listing, devices, watch);
  else
    fmt::print("{}{}", watch && isatty(STDOUT_FILENO) ? "\x1b[H\x1b[2J" : "",
               textReport(listing, devices));
}

} // namespace

int main(int argc, char **argv) {
  using namespace ur::ls;
  bool json = false;
  bool prometheus = false;
  bool all = false;
  bool watch = false;
  Selection selection;
  std::string role;
  CLI::App app(kDescription, "ur-ipc-ls");
  app.footer(kFooter);
  app.add_flag("--leaks", selection.leaksOnly, "only objects that no visible importer has open");
  app.add_flag("--watch", watch, "repeat every second until interrupted");
  app.add_flag("--all", all, "show all objects of a process, not only the first thousand");
  app.add_flag("--json", json, "print everything as JSON, as with --all");
  app.add_flag("--prometheus", prometheus, "print metrics in the text format of Prometheus")
      ->excludes("--json")
      ->excludes("--leaks")
      ->excludes("--all");
  app.add_option("--role", role)->group(""); // internal: starts the helper process
  CLI11_PARSE(app, argc, argv);
  const Format format = prometheus ? Format::Prometheus : json ? Format::Json : Format::Text;
  if (prometheus) {
    selection.maxRowsOfProcess = kMaxRowsOfProcessInScrape;
    selection.maxRows = kMaxRowsOfScrape;
  } else if (!all && !json) {
    selection.maxRowsOfProcess = kMaxRowsOfProcess;
  }

  try {
    if (!role.empty()) {
      auto channel =
          ur::support::channelToParent(ur::support::Clock::now() + std::chrono::minutes(1));
      sendDevices(channel);
      return 0;
    }
    std::optional<DeviceNames> devices; // found once, when the first row needs a name
    do {
      auto config = ur::ipc::Config::fromEnvironment(ur::base::os());
      if (prometheus && !devices) {
        // A scrape finds the names first, within the same timeout as the rows.
        const ur::ipc::Deadline deadline(ur::base::os(), config.timeout);
        devices = findDevices(config.timeout / 2);
        config.timeout = deadline.remaining();
      }
      const Listing listing = list(config, selection);
      if (!devices && !listing.exports.empty())
        devices = findDevices(kDeviceTimeout);
      print(listing, devices.value_or(DeviceNames()), format, watch);
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
