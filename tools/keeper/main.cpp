// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/config.hpp"
#include "tools/keeper/backup.hpp"
#include "tools/keeper/client.hpp"
#include "tools/keeper/server.hpp"
#include "tools/keeper/service.hpp"
#include "tools/keeper/socket.hpp"
#include "tools/keeper/standby.hpp"
#include "tools/keeper/systemd.hpp"
#include "tools/processes/process.hpp"
#include "tools/support/text_table.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/core.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <unistd.h>

namespace {

constexpr char kDescription[] =
    R"(Holds memory under names, so that the memory outlives the process that made it. Programs in
Python use ur_ipc.keep, ur_ipc.attach, ur_ipc.kept and ur_ipc.drop. Programs in C and C++ include
ur-ipc/ur_ipc_keeper.h.
)";

constexpr char kFooter[] = R"(Examples:
  ur-ipc-keeper &
  ur-ipc-keeper --standby &
  ur-ipc-keeper --list
  ur-ipc-keeper --max-bytes 64GiB --max-objects 1000

The keeper holds descriptors. It loads no driver and does not map the memory. It listens at the
socket ur-ipc-keeper in the user's runtime directory, or at the socket that systemd passes. If
NVIDIA_DRA_LOCAL_IPC_DIR names a directory, as in pods, the socket is below this directory.

To serve other users, list them in the keeper's UR_IPC_ALLOW_UIDS, and list the keeper's user in
UR_IPC_ALLOW_UIDS of their processes. Alternatively, the keeper and these processes may list a
common group in UR_IPC_ALLOW_GIDS.

If the keeper exits, its standby takes over, or systemd restarts it with the stored descriptors.
Without a standby and without systemd, the names are lost. Memory that a process has attached stays
until that process closes it.

Exit code: 0 after success. 1 if the keeper cannot start; with --list, if no keeper runs; with
--standby, if the running keeper has disconnected the standby.
)";

using namespace ur::keeper;

// Raises the soft limit to the hard limit, because each object needs a descriptor. Returns the
// limit.
std::uint64_t raiseFileLimit(const ur::base::OsCalls &os) {
  rlimit limit{};
  ur::base::requireSystem(os.getFileLimit(&limit), "cannot read the limit for descriptors");
  limit.rlim_cur = limit.rlim_max;
  os.setFileLimit(&limit);
  return limit.rlim_cur;
}

// Raises the soft limit to the hard limit. Throws if there is still a limit: it would also apply to
// memory files, so a takeover could lose versions.
void requireUnlimitedFiles(const ur::base::OsCalls &os) {
  rlimit limit{};
  ur::base::requireSystem(os.getFileSizeLimit(&limit), "cannot read the file size limit");
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_FSIZE, &limit);
  if (limit.rlim_max != RLIM_INFINITY)
    ur::base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                    "the file size limit of {} bytes also applies to memory files, so versions "
                    "could be lost; start the keeper with an unlimited size (ulimit -Hf)",
                    limit.rlim_max);
}

ur::base::UniqueFd stopSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return ur::base::UniqueFd(ur::base::requireSystem(signalfd(-1, &signals, SFD_CLOEXEC),
                                                    "cannot wait for signals: signalfd"));
}

// Returns the device of the driver's file. The descriptors of the driver's objects have the same
// device.
dev_t deviceOf(const ur::base::OsCalls &os, const std::string &file) {
  struct stat status{};
  return os.stat(file.c_str(), &status) == 0 ? status.st_dev : 0;
}

// Only a broker can pass descriptors to processes of other users.
ur::ipc::Config configOf(const ur::base::OsCalls &os) {
  auto config = ur::ipc::Config::fromEnvironment(os);
  config.putRevokes = true;
  if (config.broker == ur::ipc::BrokerMode::Auto && config.allowsOtherUsers(os.geteuid()))
    config.broker = ur::ipc::BrokerMode::On;
  return config;
}

void serve(const ur::base::OsCalls &os, Amount limit, const std::string &driverFile,
           bool isStandby) {
  const ur::ipc::Config config = configOf(os);
  std::signal(SIGPIPE, SIG_IGN); // the reader of the log may have exited
  requireUnlimitedFiles(os);
  // Limits each user to an eighth of the descriptors, so that no user can take all of them.
  limit.objects = std::min(limit.objects, raiseFileLimit(os) / 8);
  PassedDescriptors passedDescriptors = takePassedDescriptors(os);
  const bool hasListener = static_cast<bool>(passedDescriptors.listener);
  if (isStandby && hasListener)
    ur::base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                    "a keeper that systemd starts has no standby; remove --standby from the unit");
  Takeover takeover;
  if (isStandby)
    takeover = standBy(os, config);
  auto stopSignal = stopSignals(); // before the first thread
  Socket socket = hasListener ? Socket(std::move(passedDescriptors.listener))
                              : Socket(os, config, std::move(takeover.lock));
  // Never destroyed: after an error, the next keeper needs the copies.
  auto &backup = *new Backup(connectToStore(os), !hasListener);
  auto &service = *new Service(limit, config, deviceOf(os, driverFile), backup);
  service.restore(std::move(isStandby ? takeover.descriptors : passedDescriptors.stored));
  Server server(service, config, std::move(socket.listener), std::move(stopSignal));
  server.run();
  service.close();
  socket.removeFile();
  std::_Exit(EXIT_SUCCESS); // threads may still serve requests
}

void printList(const ur::base::OsCalls &os) {
  using ur::support::TextTable;
  using enum TextTable::Align;
  TextTable table({Left, Right, Left, Right, Right, Right});
  table.add({"name", "version", "owner", "bytes", "objects", "age in s"});
  for (const Entry &entry : requestList(os, ur::ipc::Config::fromEnvironment(os)))
    table.add({std::string(textOf(entry.name)), std::to_string(entry.version),
               ur::processes::userName(entry.owner), std::to_string(entry.bytes),
               std::to_string(entry.objects), std::to_string(entry.ageSeconds)});
  fmt::print("{}", table.text());
  if (std::fflush(stdout) != 0)
    ur::base::raiseSystem(errno, "cannot write the list");
}

} // namespace

int main(int argc, char **argv) {
  const ur::base::OsCalls &os = ur::base::systemCalls();
  // Half of the memory, because the kernel cannot reclaim host memory in the keeper.
  Amount limit{.bytes = static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) / 2 *
                        static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)),
               .objects = 4096};
  bool isList = false;
  bool isStandby = false;
  std::string driverFile = "/dev/nvidiactl";
  CLI::App app(kDescription, "ur-ipc-keeper");
  app.footer(kFooter);
  app.add_flag("--list", isList, "print what the running keeper holds");
  app.add_flag("--standby", isStandby,
               "receive copies from the running keeper, and take over when it exits")
      ->excludes("--list");
  app.add_option("--max-bytes", limit.bytes,
                 "maximum total size of a user's objects, by default half of the machine's memory")
      ->transform(CLI::AsSizeValue(false));
  app.add_option(
      "--max-objects", limit.objects,
      "maximum number of a user's objects, by default 4096, and at most an eighth of the "
      "descriptor limit");
  app.add_option(
         "--driver-file", driverFile,
         "a device file of the GPU driver, which identifies the driver's descriptors, by default "
         "/dev/nvidiactl")
      ->type_name("FILE");
  CLI11_PARSE(app, argc, argv);
  try {
    if (isList)
      printList(os);
    else
      serve(os, limit, driverFile, isStandby);
    return 0;
  } catch (const std::exception &error) {
    fmt::print(stderr, "ur-ipc-keeper: {}\n", error.what());
    return 1;
  }
}
