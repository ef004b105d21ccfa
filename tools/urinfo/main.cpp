// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Shows the adapters, platforms and devices that Unified Runtime finds and what they support.

#include "tools/urinfo/report.hpp"

#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

constexpr char kDescription[] =
    R"(Shows the adapters, platforms and devices that Unified Runtime finds on this machine, and which
of its features each device supports: sharing memory, physical memory and events between processes,
and what goes with it. Where a device does not support a feature, a reason stands below the table.
)";

constexpr char kFooter[] =
    R"(Examples:
  urinfo
  urinfo --verbose
  urinfo --json | jq '.adapters[].platforms[].devices[].selector'

Devices are named as ONEAPI_DEVICE_SELECTOR names them, native_cpu:0 for instance. All are shown,
but an adapter of which that variable selects no device is not even loaded.

Adapters are looked for beside the loader, in the directories of UR_ADAPTERS_SEARCH_PATH, or as
listed in UR_ADAPTERS_FORCE_LOAD. UR_LOG_LOADER='level:info;output:stderr' tells what was tried.

The JSON object has one array, adapters; each adapter has platforms and each platform devices. All
three have info, an object from the names of queries to their values, and unanswered, one from
names to result codes. A device also has support, from the names of support queries to supported
and, where that is false, reason; an adapter also has log, the lines that it logged at level info
meanwhile. Flags are arrays of names, identifiers are in hexadecimal.

Exit code: 0, also where nothing was found; 1 where the loader failed.
)";

} // namespace

int main(int argc, char **argv) {
  bool json = false;
  bool verbose = false;
  CLI::App app(kDescription, "urinfo");
  app.footer(kFooter);
  app.add_flag("--verbose", verbose,
               "also print the value of every info query and what adapters say");
  app.add_flag("--json", json, "print everything as JSON");
  CLI11_PARSE(app, argc, argv);

  using namespace ur::urinfo;
  try {
    const Inventory inventory = takeInventory();
    if (json)
      fmt::print("{}\n", jsonReport(inventory).dump(2, ' ', false, Json::error_handler_t::replace));
    else
      fmt::print("{}", textReport(inventory, verbose));
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "urinfo: {}\n", error.what());
    return 1;
  }
}
