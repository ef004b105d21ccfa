// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Shares memory, physical memory and an event between two processes on every device that claims to
// support it, checks each byte, and measures the time.

#include "tools/demo/coordinator.hpp"
#include "tools/demo/role.hpp"
#include "tools/support/child_process.hpp"

#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>

int main(int argc, char **argv) {
  ur::demo::Options options;
  std::string role;
  unsigned timeoutSeconds = 60;

  CLI::App app(
      "Shares memory, physical memory and events between a producer and a consumer process "
      "on every device\nthat supports it, checks every byte both ways and compares copy "
      "speeds. Exit code 0: all checks passed.",
      "ur-ipc-demo");
  app.add_option("--size", options.mebibytes, "MiB to share in each check")
      ->check(CLI::Range(1u, 1u << 20))
      ->capture_default_str();
  app.add_option("--adapter", options.adapter, "check only this adapter, such as native_cpu");
  app.add_option("--timeout", timeoutSeconds, "the time limit of one check, in seconds")
      ->check(CLI::Range(1u, 3600u))
      ->capture_default_str();
  app.add_option("--role", role)->group(""); // internal: starts the two processes
  app.footer(
      "The loader searches for adapters in its own directory and in UR_ADAPTERS_SEARCH_PATH, or "
      "loads\nthe files in UR_ADAPTERS_FORCE_LOAD. UR_LOG_LOADER=level:info;output:stderr shows "
      "its "
      "attempts.\n");
  CLI11_PARSE(app, argc, argv);
  options.timeout = std::chrono::seconds(timeoutSeconds);

  try {
    if (role.empty())
      return ur::demo::coordinate(options);
    static ur::support::Channel channel =
        ur::support::channelToParent(ur::support::Clock::now() + options.timeout);
    ur::demo::runRole(channel);
    return 0;
  } catch (const std::exception &error) {
    std::fprintf(stderr, "ur-ipc-demo: %s\n", error.what());
    return 1;
  }
}
