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

Devices have their names in ONEAPI_DEVICE_SELECTOR, for example native_cpu:0. urinfo shows all of
them, but the loader does not load an adapter if that variable selects none of its devices.

The loader looks for adapters in its own directory and in those of UR_ADAPTERS_SEARCH_PATH, or
loads those in UR_ADAPTERS_FORCE_LOAD. UR_LOG_LOADER='level:info;output:stderr' logs each attempt.

The JSON object has one array, adapters; each adapter has platforms and each platform devices. All
three have info, an object that maps names of queries to values, and unanswered, which maps names
to result codes. A device also has support, which maps names of support queries to supported
and, if that is false, reason; an adapter also has log, the lines that it logged at level info
during the queries. Flags are arrays of names, identifiers are in hexadecimal.

Exit code: 0, also if no device was found; 1 if the loader failed.
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
