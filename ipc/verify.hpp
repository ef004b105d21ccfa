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

// Proves that a handle matches a live export of an allowed process, in the five steps of
// Verifier. Steps 1 and 3 run once per cached exporter, and steps 2 and 4 in every open. Step 5
// runs unless this process has the object open already. docs/explanation/security.md lists the
// facts, and the attacks that each fact stops.
namespace ur::ipc {

// Thrown if a step is impossible, because the kernel lacks the call, or a sandbox forbids the call
// or hides a file. The importer then tries the next transport. After any other failure, which is a
// base::Error, the importer tries no other transport.
struct Refusal {
  const char *step;
  int error;
};

// Thrown if the kernel forbids this process to inspect the exporter's descriptors.
struct InspectionDenied : Refusal {};
// Thrown if the kernel forbids statx for every file.
struct StatDenied : InspectionDenied {};

constexpr bool isRefusal(int error) noexcept {
  return error == ENOSYS || error == EPERM || error == EACCES;
}

// The reason why a handle is stale. The code is ESRCH if the exporter has ended.
struct StaleReason {
  constexpr StaleReason(const char *what, int systemCode = 0) : text(what), code(systemCode) {}
  const char *text;
  int code;
};

// Throws INVALID_VALUE. For a handle with a newer layout, throws UNSUPPORTED_VERSION instead,
// because this library may have misread the handle.
[[noreturn]] void raiseStale(const Handle &handle, const StaleReason &reason);

// Throws after all transports have failed: INVALID_ARGUMENT, or UNSUPPORTED_FEATURE if the kernel
// lacks every step.
[[noreturn]] void raiseRefused(const base::OsCalls &os, const Handle &handle,
                               const std::vector<Refusal> &refusals);

// Returns if `uid` is this process's user or listed in UR_IPC_ALLOW_UIDS. Otherwise throws
// - Refusal if UR_IPC_ALLOW_GIDS lists groups, because only a connection to the broker proves the
//   exporter's groups
// - INVALID_ARGUMENT if UR_IPC_ALLOW_GIDS lists no group.
//
// Always throws INVALID_ARGUMENT for a user that this user namespace does not map.
void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid);

// Returns whether the process at the other end of a socket is allowed: requireAllowedUser() accepts
// its user, or UR_IPC_ALLOW_GIDS lists its effective group or one of its supplementary groups.
// Returns false if its user is not mapped. `peer` is the socket's SO_PEERCRED, and `ownUid` the
// effective user of this process. Kernel interface: SO_PEERGROUPS, whose groups date from the same
// moment as `peer`.
bool isAllowedPeer(const base::OsCalls &os, const ProcessIdentity &self, const Config &config,
                   uid_t ownUid, int socket, const ucred &peer) noexcept;

// Throws INVALID_ARGUMENT unless the process at the other end of a socket is allowed.
void requireAllowedPeer(const Handle &handle, const Opener &opener, int socket, const ucred &peer);

// Returns whether the kernel probably forbids pidfd_getfd to importers of the same user: Yama's
// scope is above 0, or pidfd_getfd fails even on this process (`pid`). The answer is a guess, so
// importers try pidfd_getfd each time.
bool kernelDeniesImporters(const base::OsCalls &os, pid_t pid) noexcept;

// A handle's claims about its exporter and the exporter's table.
struct ExporterClaim {
  explicit ExporterClaim(const Handle &handle) noexcept
      : bootId(handle.bootId), pidNamespace(handle.pidNamespace), pid(handle.pid),
        tableFd(handle.tableFd), startTicks(handle.startTicks), pidfdInode(handle.pidfdInode) {}

  bool operator==(const ExporterClaim &) const = default;

  BootId bootId;
  std::uint64_t pidNamespace;
  std::uint32_t pid;
  std::int32_t tableFd;
  std::uint64_t startTicks;
  std::uint64_t pidfdInode;
};

// The identity, type and owner of an inspected file.
struct FileStatus {
  dev_t device;
  ino_t inode;
  mode_t mode;
  uid_t user;

  bool isSameFile(const FileStatus &other) const noexcept {
    return device == other.device && inode == other.inode;
  }
};

// Two descriptors that stay bound to one process even if its pid is reused. A descriptor that could
// not be opened is empty, and its error is the errno.
struct ExporterProcess {
  base::UniqueFd pidfd;
  int pidfdError = 0;
  base::UniqueFd directory; // /proc/PID
  int directoryError = 0;
};

// An exporter with proven facts, which stay true while the descriptors are open: which process it
// is, and that its table is a sealed memfd. Its user and its lock on the table can change, so each
// open verifies them again.
struct Exporter {
  ExporterClaim claim;
  ExporterProcess process;
  base::UniqueFd table;
  FileStatus tableStatus;
};

enum class Access : std::uint8_t { ReadOnly, ReadWrite };

// A memory file of another process, after this process has opened it.
struct OpenedMemory {
  base::UniqueFd fd;
  MemoryFacts facts;
};

// The ways to fetch an object from the exporter. The importer reopens memory through /proc. It uses
// pidfd_getfd for other files, and for memory if the kernel denies the inspection through /proc.
// The broker is the last fallback. With Fabric, the importer fetches nothing: the driver finds the
// memory of another machine by the driver's handle.
enum class Transport : std::uint8_t {
  OwnTable = 0,
  Pidfd = 1,
  ProcReopen = 2,
  Broker = 3,
  Fabric = 4
};

// Globally unique name of an exported object, never reused, not even after the exporter ends. If an
// exporter gives a wrong number or inode, it deceives importers only about its own objects.
struct ObjectName {
  bool operator==(const ObjectName &) const = default;

  ExporterClaim exporter;
  ObjectId object;
  std::uint64_t inode; // 0 for a kind whose objects have no inode
};

// A verified handle. resolve() proved that the export was live at one moment during the call. With
// Transport::Fabric, nothing about the exporter is proven.
struct Resolved {
  Handle handle;
  TableEntry entry{}; // set by verifyExports()
  // Empty for this process's own objects, and for objects without a number in the table (older
  // versions). Also empty if the kernel hides the object, or if only the exporter's broker or
  // another machine can identify the object.
  std::optional<ObjectName> name{};
  // ExportRequest::object if this process is the exporter, null otherwise.
  const void *localObject = nullptr;

  Transport transport{};
  std::shared_ptr<const Exporter> exporter{}; // null for broker and fabric, and in the exporter
  std::vector<Refusal> refusals{};            // why earlier transports failed
  base::UniqueFd fdFromBroker{}; // the object that the broker sent; import() moves it out
};

// Verifies handles of one exporter. Opening or closing an unknown file may block or have side
// effects: the file may be on a network or FUSE server, be a terminal, or be locked by this
// process. So the verifier first inspects each file with statx or O_PATH, which do not open the
// file. Each step throws Refusal, and INVALID_VALUE if the process has ended.
class Verifier {
public:
  // `handle` must have passed check() and must outlive the verifier.
  Verifier(const Handle &handle, const Opener &opener) noexcept
      : handle_(handle), opener_(opener) {}

  // Step 1: finds the process. Kernel interfaces: pidfd_open, fstat, /proc/PID/stat.
  ExporterProcess openProcess() const;

  // Step 2: returns the process's user. Throws INVALID_ARGUMENT if the policy does not allow the
  // user. Must succeed before the verifier opens any file of the process. Kernel interfaces:
  // PIDFD_GET_INFO, /proc/PID/status.
  uid_t verifyUser(const ExporterProcess &process) const;

  // Step 3: opens the process's table. Throws INVALID_VALUE unless the claimed descriptor is a
  // memfd with the seals of a table.
  std::shared_ptr<const Exporter> openTable(ExporterProcess process);

  // Step 4: proves that
  // - the exporter holds the lock on its table, and its user owns the table
  // - each entry is live and matches its handle
  // - the exporter has each object open.
  //
  // Fills the handles' entries and names. Throws INVALID_VALUE for a stale or forged handle.
  // Returns false if the lock, the table's descriptor or the user has changed, because the exporter
  // may have made another table.
  [[nodiscard]] bool verifyExports(const Exporter &exporter, std::span<Resolved> handles) const;

  // Step 5: fetches the object, inspects it, then reads the entry again. Returns no descriptor for
  // a kind of object without one. Throws INVALID_VALUE if the export has ended or the file is not
  // the object, and OUT_OF_RESOURCES on shortage.
  base::UniqueFd fetchObject(const Resolved &resolved);

  // Return the transport that fetched the last object, and the transports that the kernel refused
  // before it.
  Transport transport() const noexcept { return transport_; }
  const std::vector<Refusal> &refusals() const noexcept { return refusals_; }

  // Inspects the process's descriptor `fd`, and opens its memory file with a new description. Needs
  // no permission to trace the process. Throws
  // - InspectionDenied or Refusal
  // - INVALID_VALUE if the process has ended, or if the file is not a memfd
  // - OUT_OF_RESOURCES if a process holds a lease on the file (F_SETLEASE).
  OpenedMemory reopen(const ExporterProcess &process, int fd, Access access) const;

  // Duplicates the process's descriptor `fd`, if it refers to a memfd or a driver's file. If the
  // process replaces the file after the inspection, closes the new file again and throws. Throws
  // Refusal, and INVALID_VALUE as reopen() does. Kernel interface: pidfd_getfd.
  base::UniqueFd fetchDescriptor(const ExporterProcess &process, int fd) const;

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
  bool verifyObject(const Exporter &exporter, const Resolved &resolved) const;
  FileStatus inspect(const ExporterProcess &process, int fd) const;
  std::optional<FileStatus> inspectIfAllowed(const ExporterProcess &process, int fd) const;
  FileStatus statusOf(int fd) const;
  base::UniqueFd openPath(const ExporterProcess &process, int fd) const;
  base::UniqueFd openPathThroughThreads(const ExporterProcess &process, int fd) const;
  bool isMemory(const FileStatus &status) const noexcept;
  void requireShareable(const FileStatus &status) const;
  void requireNotOwnTable(const FileStatus &status) const;

  const Handle &handle_;
  const Opener &opener_;
  std::vector<Refusal> refusals_;
  Transport transport_ = Transport::ProcReopen;
};

// Returns whether process `pid` holds the POSIX lock on its table. `pid` is the number in this
// process's pid namespace. The kernel drops the lock when the process exits, runs another program
// (execve) or closes any descriptor of the table. Kernel interface: fcntl(F_OFD_GETLK), which
// reports the holder.
bool ownerHoldsLock(const base::OsCalls &os, int table, std::uint32_t pid) noexcept;

} // namespace ur::ipc
