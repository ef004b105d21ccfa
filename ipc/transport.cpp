// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/transport.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/export_table.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/process_identity.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ur::ipc {
namespace {

void requireTable(const Handle &handle, int fd) {
  const int seals = base::os().fcntl(fd, F_GET_SEALS, 0);
  // Without this a hostile exporter could hand out a file whose reads never return.
  if (seals < 0 || !hasSeals(seals, kTableSeals))
    raiseStale(handle, "the process has no table of exports there");
}

TableEntry readEntry(const Handle &handle, int table) {
  TableEntry entry;
  const ssize_t size = base::retryInterrupted(base::os().pread, table, &entry, sizeof entry,
                                              entryOffset(slotOf(handle.serial)));
  if (size < 0)
    base::raiseSystem(errno, "cannot read the table of exports of process {}: pread", handle.pid);
  if (size != sizeof entry)
    raiseStale(handle, "its entry lies beyond the table of exports");
  return entry;
}

// The user behind the object. Memory tells the one that made it, which the kernel keeps with the
// file and which costs nothing to learn; for other objects it is the user of the process.
uid_t verifyObject(const Peer &peer, const Handle &handle, const base::UniqueFd &object) {
  if (handle.objectInode == 0)
    return peer.user();
  if (!object)
    raiseStale(handle, "there is no object in its entry");
  return requireSharedMemory(handle, object.get());
}

base::UniqueFd takeObject(const Peer &peer, const Handle &handle, const Opener &opener) {
  const base::UniqueFd table = peer.take(handle.tableFd, Access::ReadOnly);
  requireTable(handle, table.get());
  const TableEntry before = readEntry(handle, table.get());
  if (!standsFor(before, handle))
    raiseStale(handle, "the export was put or freed, or the handle was never given out");
  base::UniqueFd object =
      before.objectFd >= 0 ? peer.take(before.objectFd, Access::ReadWrite) : base::UniqueFd();
  // Between the read and the take the number may have come to name another file.
  if (readEntry(handle, table.get()) != before)
    raiseStale(handle, "the export was put or freed while it was opened");
  requireAllowedUser(handle, opener, verifyObject(peer, handle, object));
  return object;
}

// Reopening makes sense of memory only; a device's descriptor has no file behind it.
bool canReopen(const Handle &handle) noexcept {
  return handle.objectInode != 0 || handle.objectFd < 0;
}

// kernel.yama.ptrace_scope; empty where the kernel has no Yama.
std::string yamaScope() {
  const ProcFile file(AT_FDCWD, "/proc/sys/kernel/yama/ptrace_scope");
  return std::string(file.text().substr(0, file.text().find('\n')));
}

[[noreturn]] void raiseRefused(const Handle &handle, const std::vector<Refused> &refusals) {
  std::string steps;
  for (const Refused &refusal : refusals)
    steps += fmt::format("{}{}: {}", steps.empty() ? "" : ", ", refusal.step,
                         base::errorName(refusal.error));
  const bool missing =
      std::ranges::all_of(refusals, [](const Refused &refusal) { return refusal.error == ENOSYS; });
  const std::string scope = yamaScope();
  const std::string note =
      scope.empty() ? "" : fmt::format(" (kernel.yama.ptrace_scope={})", scope);
  base::raise(missing ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : UR_RESULT_ERROR_INVALID_ARGUMENT,
              "cannot take the descriptor from process {}: {}{}; set UR_IPC_BROKER=on in the "
              "exporter",
              handle.pid, steps, note);
}

} // namespace

Fetched fetchObject(const Handle &handle, const Opener &opener) {
  Fetched fetched{};
  std::vector<Refused> refusals;
  const auto standsOn = [&](Rung rung, const auto &fetch) {
    try {
      fetched = {.object = fetch(), .rung = rung};
      return true;
    } catch (const Refused &refused) {
      refusals.push_back(refused);
      return false;
    }
  };
  const bool isNear = handle.pidNamespace == opener.self.pidNamespace;
  const bool hasBroker = handle.brokerName != BrokerName{};
  if ((isNear && standsOn(Rung::Pidfd,
                          [&] { return takeObject(PidfdPeer(handle, opener), handle, opener); })) ||
      (isNear && canReopen(handle) &&
       standsOn(Rung::ProcReopen, [&] { return takeObject(ProcPeer(handle), handle, opener); })) ||
      (hasBroker && opener.config.broker != BrokerMode::Off &&
       standsOn(Rung::Broker, [&] { return askBroker(handle, opener); })))
    return fetched;
  raiseRefused(handle, refusals);
}

bool kernelRefusesPeers(pid_t pid) noexcept {
  const std::string scope = yamaScope();
  if (!scope.empty() && scope != "0")
    return true;
  const base::UniqueFd self(base::os().pidfdOpen(pid, 0));
  if (!self)
    return isRefusal(errno);
  const base::UniqueFd again(base::os().pidfdGetfd(self.get(), self.get(), 0));
  return !again && isRefusal(errno);
}

} // namespace ur::ipc
