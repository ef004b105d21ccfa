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

// What is known of a handle's exporter from what was opened before.
struct Known {
  std::shared_ptr<const Exporter> exporter;
  std::optional<TableEntry> entry; // as it is now, if it stands for the handle
  bool isServed = false;           // the exporter still has that table
};

Known lookUp(const Handle &handle, const KnownExporters &exporters) {
  Known known{.exporter = exporters.find(ExporterClaim(handle)), .entry = std::nullopt};
  if (!known.exporter)
    return known;
  const TableEntry entry = known.exporter->table.readOften(handle);
  if (standsFor(entry, handle)) {
    known.entry = entry;
    known.isServed = isServed(known.exporter->table.fd());
  }
  return known;
}

// What is open here already, counted once more. Nothing is taken, so nobody is asked but the
// exporter's table, as it is now, and the kernel whether the exporter still has that.
bool isCountedAgain(const Handle &handle, const Known &known, const CountAgain &countAgain) {
  if (!countAgain || !known.entry || !known.isServed)
    return false;
  const std::optional<ObjectName> name = nameOf(handle, *known.entry);
  return name && countAgain(*name, handle.objectSize, handle.offset);
}

// Fetches what a handle names from its exporter. Notes what was refused on the way.
class Fetch {
public:
  Fetch(const Handle &handle, const Opener &opener, const Known &known, KnownExporters &exporters,
        std::vector<Refused> &refusals)
      : handle_(handle), opener_(opener), known_(known), exporters_(exporters),
        exporter_(known.exporter),
        peer_(exporter_ ? Peer(handle, opener, exporter_->process, known.isServed)
                        : Peer(handle, opener)),
        refusals_(refusals) {}

  Fetched run() {
    const std::optional<TableEntry> known = entryInKnownTable();
    if (!known)
      exporter_ =
          std::make_shared<const Exporter>(ExporterClaim(handle_), peer_.process(), openTable());
    const TableEntry entry = known ? *known : exporter_->table.read(handle_);
    if (!known && !standsFor(entry, handle_))
      raiseStale(handle_, "the export was put or freed, or the handle was never given out");
    std::optional<PeerObject> object;
    if (entry.objectFd >= 0)
      object = fetch(entry.objectFd);
    // Between the read and the take the number may have come to name another file, of the program
    // that the process runs by now even: what is memory is known by its inode besides.
    const bool isMemory = handle_.objectInode != 0;
    if (exporter_->table.readOften(handle_) != entry || (object && !isMemory && !isServedStill()))
      raiseStale(handle_, "the export was put or freed while it was opened");
    if (isMemory) {
      if (!object)
        raiseStale(handle_, "there is no object in its entry");
      requireSharedMemory(handle_, opener_.self, object->facts);
    }
    if (!known)
      exporter_ = exporters_.add(std::move(exporter_));
    const std::optional<ObjectName> name = exporter_ ? nameOf(handle_, entry) : std::nullopt;
    return {.object = object ? std::move(object->fd) : base::UniqueFd(),
            .rung = rung_,
            .exporter = std::move(exporter_),
            .name = name};
  }

private:
  // None also where the table may be another one by now: of an adapter that was loaded anew, or of
  // the program that the process runs since (execve). An entry stands for the handle only if the
  // exporter still has that table.
  std::optional<TableEntry> entryInKnownTable() const {
    try {
      if (!known_.entry || known_.isServed || peer_.holds(handle_.tableFd, exporter_->table.fd()))
        return known_.entry;
    } catch (const Refused &) { // nobody tells
    }
    return std::nullopt;
  }

  bool isServedStill() const {
    try {
      const int table = exporter_->table.fd();
      return isServed(table) || peer_.holds(handle_.tableFd, table);
    } catch (const Refused &) { // nobody tells
      return true;
    }
  }

  base::UniqueFd openTable() {
    std::optional<PeerObject> table = peer_.takeTrustedMemory(handle_.tableFd);
    if (!table)
      table = reopen(handle_.tableFd, Access::ReadOnly);
    requireTable(handle_, table->facts);
    return std::move(table->fd);
  }

  PeerObject fetch(int fd) {
    if (std::optional<PeerObject> taken = peer_.takeTrusted(fd)) {
      rung_ = Rung::Pidfd;
      return *std::move(taken);
    }
    return handle_.objectInode != 0 ? reopen(fd, Access::ReadWrite) : PeerObject{.fd = take(fd)};
  }

  base::UniqueFd take(int fd) {
    base::UniqueFd taken = peer_.take(fd);
    rung_ = Rung::Pidfd;
    return taken;
  }

  // Once it was seen it is reopened or nothing: a peer can have its memory refuse that, and put
  // another file in its place.
  PeerObject reopen(int fd, Access access) {
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
  const Known &known_;
  KnownExporters &exporters_;
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

Fetched fetchObject(const Handle &handle, const Opener &opener, KnownExporters &exporters,
                    const CountAgain &countAgain) {
  const bool isNear = handle.pidNamespace == opener.self.pidNamespace;
  const bool hasBroker =
      handle.brokerName != BrokerName{} && opener.config.broker != BrokerMode::Off;
  // What has no descriptor is a word of the exporter's, who alone knows whether it still holds.
  const bool asks = hasBroker && handle.objectFd < 0;
  const bool fetches = isNear && !asks;
  Known known = fetches ? lookUp(handle, exporters) : Known{};
  if (isCountedAgain(handle, known, countAgain))
    return {.object = {},
            .rung = Rung::ProcReopen,
            .exporter = std::move(known.exporter),
            .wasCounted = true};

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
  if ((fetches &&
       succeeds([&] { return Fetch(handle, opener, known, exporters, refusals).run(); })) ||
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
