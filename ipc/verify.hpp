// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "ipc/memory_file.hpp"

#include <cerrno>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

// The proof that a handle stands for a live export of an allowed process. Every open runs all of
// it, an open of memory that is open already included. It asks the kernel each time and remembers
// nothing. docs/explanation/security.md lists the facts and the attacks that each one stops.
namespace ur::ipc {

// Thrown when the kernel or a sandbox lacks or forbids a step (ENOSYS, EPERM, EACCES): the next
// transport is tried. Everything else is final and thrown as a base::Error.
struct Refused {
  const char *step;
  int error;
};

// The kernel forbids inspecting the exporter's descriptors.
struct InspectionDenied : Refused {};
// The kernel forbids statx for every file.
struct StatDenied : InspectionDenied {};

constexpr bool isRefusal(int error) noexcept {
  return error == ENOSYS || error == EPERM || error == EACCES;
}

// Why a handle is stale; the code is ESRCH if the exporter has ended.
struct StaleReason {
  constexpr StaleReason(const char *what, int systemCode = 0) : text(what), code(systemCode) {}
  const char *text;
  int code;
};

// Throws INVALID_VALUE, or UNSUPPORTED_VERSION for a handle of a newer layout, which this library
// may have misunderstood.
[[noreturn]] void raiseStale(const Handle &handle, const StaleReason &reason);

// Throws INVALID_ARGUMENT, or UNSUPPORTED_FEATURE if the kernel lacks every step, for a handle
// whose object no transport can fetch.
[[noreturn]] void raiseRefused(const base::OsCalls &os, const Handle &handle,
                               const std::vector<Refused> &refusals);

// Throws INVALID_ARGUMENT unless `uid` is this process's user or listed in UR_IPC_ALLOW_UIDS. `uid`
// is what the kernel says about the exporter; the user in the handle is only a claim.
void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid);

// Whether other processes of the same user will probably be refused descriptors that they cannot
// reopen: Yama is stricter than scope 0, or pidfd_getfd is refused or missing even on ourselves
// (`pid`). An answer of no proves nothing about others, so openers ask the kernel each time.
bool kernelRefusesPeers(const base::OsCalls &os, pid_t pid) noexcept;

// What a handle says about its exporter and the exporter's table.
struct ExporterClaim {
  explicit ExporterClaim(const Handle &handle) noexcept
      : pid(handle.pid), tableFd(handle.tableFd), startTicks(handle.startTicks),
        pidfdInode(handle.pidfdInode) {}

  bool operator==(const ExporterClaim &) const = default;

  std::uint32_t pid;
  std::int32_t tableFd;
  std::uint64_t startTicks;
  std::uint64_t pidfdInode;
};

// What identifies a file that was inspected, and its owner.
struct FileStatus {
  dev_t device;
  ino_t inode;
  mode_t mode;
  uid_t user;

  bool isSameFile(const FileStatus &other) const noexcept {
    return device == other.device && inode == other.inode;
  }
};

// Two descriptors that stay bound to one process, whatever becomes of its pid. One of the two may
// be missing, with the reason.
struct ExporterProcess {
  base::UniqueFd pidfd;
  int pidfdError = 0;
  base::UniqueFd directory; // /proc/PID
  int directoryError = 0;
};

// What the proof found of an exporter that stays true while the descriptors are open: which process
// it is, and that the table is a sealed memfd. Whether that process still has the table, and as
// which user, is asked again for each handle.
struct Exporter {
  ExporterClaim claim;
  ExporterProcess process;
  base::UniqueFd table;
  FileStatus tableStatus; // of the file: device and inode
};

enum class Access : std::uint8_t { ReadOnly, ReadWrite };

// A memory file of another process, open here.
struct OpenedMemory {
  base::UniqueFd fd;
  MemoryFacts facts;
};

// How an object comes from the exporter. Memory is reopened, what cannot be reopened comes by
// pidfd_getfd; memory does so too where /proc refuses, and the broker is asked last.
enum class Transport : std::uint8_t { OwnTable = 0, Pidfd = 1, ProcReopen = 2, Broker = 3 };

// Name of an exported object: never reused, not even after the exporter ends. Two handles with
// equal names stand for one object of one exporter. An exporter that lies about an object's number
// or inode deceives an importer about its own objects only.
struct ObjectName {
  bool operator==(const ObjectName &) const = default;

  ExporterClaim exporter;
  ObjectId object;
  std::uint64_t inode; // 0 for a kind without
};

// A handle that passed the proof, at a moment during the call that returned it.
struct Resolved {
  Handle handle;
  TableEntry entry{}; // which stands for it; of the direct transports
  // By which the caller finds the object among those that it has open. Empty if the kernel hides
  // the object, if only the exporter's broker knows it, and for this process's own objects.
  std::optional<ObjectName> name{};
  // ExportRequest::object when the exporter is this very process, null otherwise.
  const void *localObject = nullptr;

  Transport transport{};
  std::shared_ptr<const Exporter> exporter{}; // null for its broker, and in this process
  std::vector<Refused> refusals{};            // of transports that were tried before
  base::UniqueFd brokered{}; // the object, which came with the broker's word; import takes it
};

// The proof for handles of one exporter. Descriptors of the exporter may be of files whose opening
// or closing hangs or has effects: of a network or user-space file system, a terminal, a file that
// this process has locked. So each one is inspected before it is opened or taken: by statx, or
// through a descriptor with O_PATH, which runs no operation of the file.
class Verifier {
public:
  // `handle` outlives the verifier; its claims that need no other process are checked already.
  Verifier(const Handle &handle, const Opener &opener) noexcept
      : handle_(handle), opener_(opener) {}

  // Step 1: the process. Throws Refused if neither a pidfd nor /proc/PID can be had, INVALID_VALUE
  // if the process has ended. Kernel interfaces: pidfd_open, fstat, /proc/PID/stat.
  ExporterProcess openProcess() const;

  // Step 2: its user, which the policy must allow. Nothing of the process is opened or taken
  // before. Throws INVALID_ARGUMENT, INVALID_VALUE if the process has ended. Kernel interfaces:
  // PIDFD_GET_INFO, /proc/PID/status.
  uid_t verifyUser(const ExporterProcess &process) const;

  // Step 3: its table, a memfd with the seals of a table. Throws INVALID_VALUE.
  std::shared_ptr<const Exporter> openTable(ExporterProcess process);

  // Step 4: the exports. The table is the exporter's own, made by the user that it runs as; each
  // entry is live and stands for its handle, and the exporter holds the object. Fills the handles'
  // entries and names. Throws INVALID_VALUE for a stale or forged handle; returns false if the
  // exporter has given up the table, which says nothing about a table that it may have since.
  [[nodiscard]] bool verifyExports(const Exporter &exporter, std::span<Resolved> handles) const;

  // Step 5: the object. Empty for a kind without descriptor. What is returned was inspected after
  // it was fetched, and the entry was still live then. Throws as above, Refused.
  base::UniqueFd fetchObject(const Resolved &resolved);

  // How the last object came, and what was refused on the way.
  Transport transport() const noexcept { return transport_; }
  const std::vector<Refused> &refusals() const noexcept { return refusals_; }

  // Opens the memory behind the process's `fd` anew: the very file that was inspected, with a
  // description of our own. Needs no right to trace. Throws InspectionDenied and Refused;
  // INVALID_VALUE if the process has ended or has no memfd there, OUT_OF_RESOURCES where somebody's
  // lease (F_SETLEASE) is in the way.
  OpenedMemory reopen(const ExporterProcess &process, int fd, Access access) const;

  // A duplicate of the process's `fd`, if that is a memfd or of a kind that drivers share. Between
  // the inspection and the call the process may put another file in its place, which is held for a
  // moment and refused. Throws Refused; INVALID_VALUE as above. Kernel interface: pidfd_getfd.
  base::UniqueFd take(const ExporterProcess &process, int fd) const;

private:
  template <typename Parse>
  auto readProcFile(const ExporterProcess &process, const char *step, const char *name,
                    Parse parse) const;
  void openPidfd(ExporterProcess &process) const;
  void openDirectory(ExporterProcess &process) const;
  void verifyIdentity(const ExporterProcess &process) const;
  bool hasEnded(const ExporterProcess &process) const;
  OpenedMemory fetchMemory(const ExporterProcess &process, int fd, Access access);
  TableEntry readEntry(const Exporter &exporter, const Handle &handle) const;
  std::optional<uid_t> verifyOwner(const Exporter &exporter) const;
  bool seesObject(const Exporter &exporter, const Resolved &resolved) const;
  FileStatus inspect(const ExporterProcess &process, int fd) const;
  std::optional<FileStatus> inspectIfAllowed(const ExporterProcess &process, int fd) const;
  FileStatus statusOf(int fd) const;
  base::UniqueFd openPath(const ExporterProcess &process, int fd) const;
  base::UniqueFd openPathThroughThreads(const ExporterProcess &process, int fd) const;
  bool isMemory(const FileStatus &status) const noexcept;
  void requireShareable(const FileStatus &status) const;

  const Handle &handle_;
  const Opener &opener_;
  std::vector<Refused> refusals_;
  Transport transport_ = Transport::ProcReopen;
};

// Whether the process `pid` holds the lock that shows a table to be its own. The kernel drops the
// lock when the process ends, runs another program (execve), or closes the table; its number is
// translated into this process's pid namespace. Kernel interface: fcntl(F_OFD_GETLK).
bool ownerHoldsLock(const base::OsCalls &os, int table, std::uint32_t pid) noexcept;

} // namespace ur::ipc
