// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Shows the adapters, platforms and devices that Unified Runtime finds, and their features.

#include "tools/urinfo/report.hpp"

#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

constexpr char kDescription[] =
    R"(Shows the adapters, platforms and devices that Unified Runtime finds on this machine, and the
features of each device: sharing memory, physical memory and events between processes, and related
features. If a device does not support a feature, the reason follows the table.
)";

constexpr char kFooter[] =
    R"(Examples:
  urinfo
  urinfo --verbose
  urinfo --json | jq '.adapters[].platforms[].devices[].selector'

urinfo names each device as in ONEAPI_DEVICE_SELECTOR, for example native_cpu:0. It shows all
devices of the loaded adapters. The loader does not load an adapter if the variable selects none
of the adapter's devices.

The loader searches its own directory and the directories in UR_ADAPTERS_SEARCH_PATH. If
UR_ADAPTERS_FORCE_LOAD is set, it loads only the libraries in this variable.
UR_LOG_LOADER='level:info;output:stderr' logs each attempt.

The JSON object contains the array "adapters". Each adapter contains "platforms", and each platform
contains "devices". Each adapter, platform and device contains "info", which maps the names of
queries to values, and "unanswered", which maps the names of failed queries to result codes. An
adapter also contains "log", the lines that it logged at level info during the queries. A device
also contains "support",
which maps the name of each support query to an object with "supported" and, if this is false,
"reason". Flags are arrays of names. Identifiers are in hexadecimal.

Exit code: 0, even if no device was found; 1 if the loader failed.
)";

} // namespace

int main(int argc, char **argv) {
  bool json = false;
  bool verbose = false;
  CLI::App app(kDescription, "urinfo");
  app.footer(kFooter);
  app.add_flag("--verbose", verbose,
               "also print the value of every info query and the adapters' logs");
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
