// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/transport.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/export_table.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/peer_table.hpp"
#include "ipc/process_identity.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace ur::ipc {
namespace {

void requireTable(const Handle &handle, const MemoryFacts &facts) {
  // Without this a hostile exporter could hand out a file whose reads never return.
  if (!hasSeals(facts.seals, kTableSeals)) // also where it has none (-1)
    raiseStale(handle, "the process has no table of exports there");
}

std::optional<ObjectName> nameOf(const Handle &handle, const TableEntry &entry) {
  if (entry.object == ObjectId::None)
    return std::nullopt;
  return ObjectName{.exporter = ExporterClaim(handle), .object = entry.object};
}

// What is open here already, counted once more. Nothing is taken, so nobody is asked but the
// exporter's table, as it is now, and the kernel whether the exporter still has that.
std::optional<Fetched> countedAgain(const Handle &handle, const KnownExporters &known,
                                    const CountAgain &countAgain) {
  auto exporter = countAgain ? known.find(ExporterClaim(handle)) : nullptr;
  if (!exporter)
    return std::nullopt;
  const TableEntry entry = exporter->table.readOften(handle);
  if (!standsFor(entry, handle))
    return std::nullopt;
  const std::optional<ObjectName> name = nameOf(handle, entry);
  if (!name || !isServed(exporter->table.fd()) ||
      !countAgain(*name, handle.objectSize, handle.offset))
    return std::nullopt;
  return Fetched{
      .object = {}, .rung = Rung::ProcReopen, .exporter = std::move(exporter), .wasCounted = true};
}

// Fetches what a handle names from its exporter. Notes what was refused on the way.
class Fetch {
public:
  Fetch(const Handle &handle, const Opener &opener, KnownExporters &known,
        std::vector<Refused> &refusals)
      : handle_(handle), opener_(opener), known_(known),
        exporter_(known.find(ExporterClaim(handle))),
        peer_(exporter_ ? Peer(handle, opener, exporter_->process) : Peer(handle, opener)),
        refusals_(refusals) {}

  Fetched run() {
    std::optional<TableEntry> entry = entryInKnownTable();
    const bool isKnown = entry.has_value();
    if (!isKnown) {
      exporter_ =
          std::make_shared<const Exporter>(ExporterClaim(handle_), peer_.process(), openTable());
      entry = exporter_->table.read(handle_);
    }
    if (!standsFor(*entry, handle_))
      raiseStale(handle_, "the export was put or freed, or the handle was never given out");
    std::optional<PeerMemory> memory;
    base::UniqueFd object;
    if (entry->objectFd >= 0 && handle_.objectInode != 0)
      memory = this->memory(entry->objectFd, Access::ReadWrite);
    else if (entry->objectFd >= 0)
      object = take(entry->objectFd);
    // Between the read and the take the number may have come to name another file.
    if (exporter_->table.read(handle_) != *entry)
      raiseStale(handle_, "the export was put or freed while it was opened");
    if (handle_.objectInode != 0) {
      if (!memory)
        raiseStale(handle_, "there is no object in its entry");
      requireSharedMemory(handle_, opener_.self, memory->facts);
      object = std::move(memory->fd);
    }
    if (!isKnown)
      exporter_ = known_.add(std::move(exporter_));
    const std::optional<ObjectName> name = exporter_ ? nameOf(handle_, *entry) : std::nullopt;
    return {
        .object = std::move(object), .rung = rung_, .exporter = std::move(exporter_), .name = name};
  }

private:
  // None where the table may be another one by now: of an adapter that was loaded anew, or of the
  // program that the process runs since (execve). Memory proves itself by its inode, anything else
  // stands for the handle only if the exporter still has that table.
  std::optional<TableEntry> entryInKnownTable() {
    if (!exporter_)
      return std::nullopt;
    const TableEntry entry = exporter_->table.read(handle_);
    if (!standsFor(entry, handle_))
      return std::nullopt;
    try {
      if (handle_.objectInode == 0 && !isServed(exporter_->table.fd()) &&
          !peer_.holds(handle_.tableFd, exporter_->table.fd()))
        return std::nullopt;
    } catch (const Refused &) {
      return std::nullopt;
    }
    return entry;
  }

  base::UniqueFd openTable() {
    PeerMemory table = memory(handle_.tableFd, Access::ReadOnly);
    requireTable(handle_, table.facts);
    return std::move(table.fd);
  }

  base::UniqueFd take(int fd) {
    rung_ = Rung::Pidfd;
    return peer_.take(fd);
  }

  // Once it was seen it is reopened or nothing: a peer can have its memory refuse that, and put
  // another file in its place.
  PeerMemory memory(int fd, Access access) {
    try {
      return peer_.reopen(fd, access);
    } catch (const Unseen &unseen) {
      refusals_.push_back(unseen);
    }
    base::UniqueFd taken = take(fd);
    const MemoryFacts facts = factsOf(handle_, taken.get());
    return {.fd = std::move(taken), .facts = facts};
  }

  const Handle &handle_;
  const Opener &opener_;
  KnownExporters &known_;
  std::shared_ptr<const Exporter> exporter_;
  const Peer peer_;
  std::vector<Refused> &refusals_;
  Rung rung_ = Rung::ProcReopen;
};

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
  base::raiseWithCode(
      missing ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : UR_RESULT_ERROR_INVALID_ARGUMENT,
      refusals.empty() ? 0 : refusals.back().error,
      "cannot take the descriptor from process {}: {}{}; {}", handle.pid, steps, note,
      handle.brokerName == BrokerName{}
          ? "set UR_IPC_BROKER=on in the exporter"
          : "its broker is there: list this process's user in UR_IPC_ALLOW_UIDS in the "
            "exporter, and leave UR_IPC_BROKER on here");
}

} // namespace

Fetched fetchObject(const Handle &handle, const Opener &opener, KnownExporters &known,
                    const CountAgain &countAgain) {
  const bool isNear = handle.pidNamespace == opener.self.pidNamespace;
  const bool hasBroker =
      handle.brokerName != BrokerName{} && opener.config.broker != BrokerMode::Off;
  // What has no descriptor is a word of the exporter's, who alone knows whether it still holds.
  const bool asks = hasBroker && handle.objectFd < 0;
  const bool fetches = isNear && !asks;
  if (fetches)
    if (std::optional<Fetched> counted = countedAgain(handle, known, countAgain))
      return *std::move(counted);

  Fetched fetched{};
  std::vector<Refused> refusals;
  const auto succeeds = [&](const auto &fetch) {
    try {
      fetched = fetch();
      return true;
    } catch (const Refused &refused) {
      refusals.push_back(refused);
      return false;
    }
  };
  if ((fetches && succeeds([&] { return Fetch(handle, opener, known, refusals).run(); })) ||
      (hasBroker && succeeds([&] {
         return Fetched{.object = askBroker(handle, opener), .rung = Rung::Broker};
       })))
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
