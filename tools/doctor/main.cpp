// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reports why sharing between processes does not work on this machine, and the remedies.

#include "tools/demo/role.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/inventory.hpp"
#include "tools/doctor/report.hpp"
#include "tools/support/child_process.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iterator>
#include <limits>
#include <optional>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

namespace {

constexpr char kDescription[] =
    R"(Tests whether processes on this machine can share memory, physical memory and events, and
reports each problem with its remedy.
)";

constexpr char kFooter[] =
    R"(Examples:
  ur-ipc-doctor                    # in the program's container, as its user, with its variables
  ur-ipc-doctor --fix-hints
  ur-ipc-doctor --pid 4711         # can this user open the exports of process 4711?
  ur-ipc-doctor --handle file      # can this user open the handle in the file?
  ur-ipc-doctor --json | jq '.findings[] | select(.verdict != "ok")'

The doctor checks these subjects, in this order:
  - the kernel, and the required system calls: the doctor makes each call
  - Yama, seccomp, namespaces, the container and the user
  - descriptors, memory, the commit limit, processes and the directory for sockets
  - the variables of docs/environment.md, and misspelled variables
  - the loader, the adapters, the reason if an adapter was not loaded, drivers and devices, and
    which objects each device can share
Then two processes share an object of each kind on each device that supports it.

--pid makes the same system calls as an open of one of that process's handles, and prints the
transport: /proc, pidfd_getfd or the process's broker. The doctor keeps no descriptor.
--handle calls the adapter's urIPCOpen* with the handle in the file, and closes the object.
The file contains the bytes of urIPCGet*, or bytes(handle) of the Python package.

A line that begins with an arrow names the place to apply a remedy, and then the remedy. If a
problem has several remedies, one of them is sufficient, unless some are for the exporter and others
for the importer.

The JSON object has two members. The verdict is the worst verdict of all findings: ok, warning or
problem. The findings are an array of objects with check, verdict, text and remedies. Each remedy
has where and text.

Exit code: 0 if all checks pass, 1 with warnings, 2 with problems.
)";

using namespace ur::doctor;

// Runs a process that the doctor has started: for the inventory, for opening one handle, or for the
// demo.
int runRole(const std::string &role) {
  auto channel = ur::support::channelToParent(ur::support::Clock::now() + std::chrono::minutes(1));
  if (role == "inventory")
    sendInventory(channel);
  else if (role == "opener")
    openReceivedHandle(channel);
  else
    ur::demo::runRole(channel);
  return 0;
}

Findings checkAll(const ur::ipc::Config &config) {
  const SystemFacts facts = inspectSystem();
  Findings findings;
  const auto add = [&](Findings part) { std::ranges::move(part, std::back_inserter(findings)); };
  add(checkKernel(facts, config));
  add(checkConfinement(facts, config));
  add(checkResources(config));
  const bool canStartProcesses = findings.back().check != kProcesses;
  add(checkEnvironment());
  if (!canStartProcesses)
    return findings;
  add(checkAdapters());
  add(checkRoundTrips());
  return findings;
}

} // namespace

int main(int argc, char **argv) {
  bool json = false;
  bool hints = false;
  pid_t pid = 0;
  std::optional<std::string> handle;
  std::string role;
  unsigned timeout = 0;
  CLI::App app(kDescription, "ur-ipc-doctor");
  app.footer(kFooter);
  app.add_option("--pid", pid, "check whether exports of this process could be opened")
      ->check(CLI::Range(1, std::numeric_limits<pid_t>::max(), "POSITIVE"))
      ->type_name("PID");
  app.add_option("--handle", handle, "check whether the handle in this file could be opened")
      ->type_name("FILE")
      ->excludes("--pid");
  app.add_flag("--fix-hints", hints, "print only the remedies, ready to paste");
  app.add_flag("--json", json, "print everything as JSON");
  app.add_option("--role", role)->group(""); // internal: starts the processes
  app.add_option("--timeout", timeout)->group("");
  CLI11_PARSE(app, argc, argv);

  // Without this, the limit on the size of files would kill the doctor before it can report the
  // limit.
  std::signal(SIGXFSZ, SIG_IGN);
  try {
    if (!role.empty())
      return runRole(role);
    const auto config = ur::ipc::Config::fromEnvironment(ur::base::os());
    const Findings findings = pid != 0 ? checkProcess(pid, config)
                              : handle ? checkHandle(*handle, config)
                                       : checkAll(config);
    if (json)
      fmt::print("{}\n", jsonReport(findings).dump(2, ' ', false,
                                                   nlohmann::json::error_handler_t::replace));
    else
      fmt::print("{}", hints ? fixHints(findings) : textReport(findings));
    return static_cast<int>(worstOf(findings));
  } catch (const std::exception &error) {
    fmt::print(stderr, "ur-ipc-doctor: {}\n", error.what());
    return static_cast<int>(Verdict::Problem);
  }
}
