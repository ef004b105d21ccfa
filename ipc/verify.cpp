// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/verify.hpp"

#include "base/error.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <dirent.h>
#include <fmt/format.h>
#include <sys/sysmacros.h>

namespace ur::ipc {
namespace {

constexpr StaleReason kEnded("the process has ended", ESRCH);
constexpr StaleReason kReused("the process has ended and another process has its pid", ESRCH);
constexpr StaleReason kNoDescriptor("the process has ended or has no such descriptor");
constexpr StaleReason
    kNotLive("the export was put or freed, or the exporter never made the handle");
constexpr StaleReason kOtherObject("its descriptor now refers to another object");

constexpr std::size_t kLongestNumber = 20; // characters of -2^63

// Appends a number to `prefix` without allocating memory.
template <std::size_t Size>
std::array<char, Size + kLongestNumber> pathOf(const char (&prefix)[Size], std::int64_t number) {
  std::array<char, Size + kLongestNumber> path{};
  std::to_chars(std::copy_n(prefix, Size - 1, path.begin()), path.end() - 1, number);
  return path;
}

// Throws for a failed step. `error` is 0 if the step returned an invalid answer.
template <typename Thrown = Refusal>
[[noreturn]] void raiseFailed(const Handle &handle, const char *step, int error,
                              const StaleReason &reason = kEnded) {
  if (isRefusal(error))
    throw Thrown{Refusal{step, error}};
  if (error == ESRCH || error == ENOENT || error == EBADF || error == 0)
    raiseStale(handle, reason);
  base::raiseSystem(error, "cannot reach process {}: {}", handle.pid, step);
}

// Uses AT_STATX_DONT_SYNC, so that the kernel does not wait for the server of a FUSE or network
// file system.
std::optional<FileStatus> statusAt(const base::OsCalls &os, int directory,
                                   const char *path) noexcept {
  struct statx status;
  if (os.statx(directory, path, AT_EMPTY_PATH | AT_STATX_DONT_SYNC,
               STATX_TYPE | STATX_INO | STATX_UID, &status) != 0)
    return std::nullopt;
  return FileStatus{.device = makedev(status.stx_dev_major, status.stx_dev_minor),
                    .inode = status.stx_ino,
                    .mode = status.stx_mode,
                    .user = status.stx_uid};
}

// Returns kernel.yama.ptrace_scope, or an empty text if the kernel has no Yama.
std::string yamaScope(const base::OsCalls &os) {
  const ProcFile file(os, AT_FDCWD, "/proc/sys/kernel/yama/ptrace_scope");
  return std::string(file.text().substr(0, file.text().find('\n')));
}

} // namespace

void raiseStale(const Handle &handle, const StaleReason &reason) {
  if (handle.version > kHandleVersion)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "the IPC handle has layout version {} and this library reads up to {}: {}; update "
                "the library in the process that opens it",
                handle.version, kHandleVersion, reason.text);
  base::raiseWithCode(
      UR_RESULT_ERROR_INVALID_VALUE, reason.code,
      "the IPC handle (serial {:#x} of process {}) is stale or forged: {}; get a new one from "
      "the exporter, which must not put it before this process has opened it",
      handle.serial, handle.pid, reason.text);
}

void raiseRefused(const base::OsCalls &os, const Handle &handle,
                  const std::vector<Refusal> &refusals) {
  std::string steps;
  for (const Refusal &refusal : refusals)
    steps += fmt::format("{}{}: {}", steps.empty() ? "" : ", ", refusal.step,
                         base::errorName(refusal.error));
  const bool kernelLacksCalls =
      std::ranges::all_of(refusals, [](const Refusal &refusal) { return refusal.error == ENOSYS; });
  const std::string scope = yamaScope(os);
  const std::string note =
      scope.empty() ? "" : fmt::format(" (kernel.yama.ptrace_scope={})", scope);
  base::raiseWithCode(
      kernelLacksCalls ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : UR_RESULT_ERROR_INVALID_ARGUMENT,
      refusals.back().error, "cannot fetch the descriptor from process {}: {}{}; {}", handle.pid,
      steps, note,
      handle.brokerName == BrokerName{}
          ? "set UR_IPC_BROKER=on in the exporter"
          : "the exporter has a broker: list this process's user in UR_IPC_ALLOW_UIDS in the "
            "exporter, and do not set UR_IPC_BROKER=off in this process");
}

namespace {

// The overflow user stands for every user that this user namespace does not map.
bool isMapped(const base::OsCalls &os, const ProcessIdentity &self, uid_t uid) noexcept {
  return uid != self.overflowUid || mapsAllUsers(os);
}

// Returns whether the peer of a socket is in a listed group. Checks only the effective group if the
// kernel has no SO_PEERGROUPS (before Linux 4.13), or if the peer has more than 256 groups. The
// overflow group never counts, because it stands for every unmapped group.
bool isInListedGroup(const base::OsCalls &os, const Config &config, int socket,
                     gid_t effective) noexcept {
  if (config.allowedGids.empty())
    return false;
  constexpr std::size_t kMaxGroups = 256;
  std::array<gid_t, kMaxGroups + 1> groups{effective};
  socklen_t size = kMaxGroups * sizeof(gid_t);
  if (os.getsockopt(socket, SOL_SOCKET, SO_PEERGROUPS, &groups[1], &size) != 0)
    size = 0;
  const std::optional<gid_t> unmapped = overflowGid(os);
  return std::ranges::any_of(std::span(groups).first(1 + size / sizeof(gid_t)), [&](gid_t group) {
    return group != unmapped &&
           std::ranges::find(config.allowedGids, group) != config.allowedGids.end();
  });
}

[[noreturn]] void raiseDisallowed(const Handle &handle, const Opener &opener, uid_t uid) {
  if (!isMapped(opener.os, opener.self, uid))
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
                        "process {} appears as user {}, like every user that this user namespace "
                        "does not map, so its real user is unknown; map the user (uid_map) in the "
                        "namespace of this process, or run both processes as a user other than {}",
                        handle.pid, uid, uid);
  base::raiseWithCode(
      UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
      "the IPC handle is from user {} (process {}) and this process runs as user {}; list the "
      "other user in UR_IPC_ALLOW_UIDS in both processes, or one of its groups in "
      "UR_IPC_ALLOW_GIDS{}",
      uid, handle.pid, opener.effectiveUid, opener.config.ignoredItems);
}

} // namespace

void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid) {
  const bool isMappedUser = isMapped(opener.os, opener.self, uid);
  if (isMappedUser && opener.config.allows(uid, opener.effectiveUid))
    return;
  if (isMappedUser && !opener.config.allowedGids.empty())
    throw Refusal{"proof of a listed group without a broker", EPERM};
  raiseDisallowed(handle, opener, uid);
}

bool isAllowedPeer(const base::OsCalls &os, const ProcessIdentity &self, const Config &config,
                   uid_t ownUid, int socket, const ucred &peer) noexcept {
  return isMapped(os, self, peer.uid) &&
         (config.allows(peer.uid, ownUid) || isInListedGroup(os, config, socket, peer.gid));
}

void requireAllowedPeer(const Handle &handle, const Opener &opener, int socket, const ucred &peer) {
  if (!isAllowedPeer(opener.os, opener.self, opener.config, opener.effectiveUid, socket, peer))
    raiseDisallowed(handle, opener, peer.uid);
}

bool kernelDeniesImporters(const base::OsCalls &os, pid_t pid) noexcept {
  const std::string scope = yamaScope(os);
  if (!scope.empty() && scope != "0")
    return true;
  const base::UniqueFd self(os.pidfdOpen(pid, 0), os);
  if (!self)
    return isRefusal(errno);
  const base::UniqueFd duplicate(os.pidfdGetfd(self.get(), self.get(), 0), os);
  return !duplicate && isRefusal(errno);
}

// Step 1. A pidfd and a descriptor of /proc/PID always refer to the same process, even if the
// kernel reuses the process's id. On Linux 6.9 or later, the inode of the pidfd identifies the
// process, because the kernel never reuses such an inode. On older kernels, the start time
// identifies it.

ExporterProcess Verifier::openProcess() const {
  ExporterProcess process;
  openPidfd(process);
  openDirectory(process);
  if (!process.pidfd && !process.directory)
    throw Refusal{"open of /proc/PID", process.directoryError};
  verifyIdentity(process);
  return process;
}

void Verifier::openPidfd(ExporterProcess &process) const {
  process.pidfd =
      base::UniqueFd(opener_.os.pidfdOpen(static_cast<pid_t>(handle_.pid), 0), opener_.os);
  if (process.pidfd)
    return;
  process.pidfdError = errno;
  // EINVAL: the pid is invalid. ENOENT: the pid is now the id of a thread, so its process has
  // ended.
  if (process.pidfdError == EINVAL)
    raiseStale(handle_, kEnded);
  if (!isRefusal(process.pidfdError))
    raiseFailed(handle_, "pidfd_open", process.pidfdError);
}

void Verifier::openDirectory(ExporterProcess &process) const {
  std::optional<std::int64_t> number = handle_.pid;
  if (!opener_.self.procHasOurPids) {
    // The mounted /proc belongs to another pid namespace. The fdinfo of our pidfd in this /proc
    // contains the pid in that namespace.
    const ProcFile info(opener_.os, AT_FDCWD,
                        pathOf("/proc/thread-self/fdinfo/", process.pidfd.get()).data());
    number = pidIn(info.text());
    process.directoryError = ENOENT;
    if (!number)
      return;
  }
  process.directory =
      base::UniqueFd(base::retryInterrupted(opener_.os.open, pathOf("/proc/", *number).data(),
                                            O_PATH | O_DIRECTORY | O_CLOEXEC, 0),
                     opener_.os);
  if (process.directory)
    return;
  process.directoryError = errno;
  // A pidfd without a directory means that /proc hides the process, or that the process has ended.
  // verifyUser() finds out which.
  if (!isRefusal(process.directoryError) && !(process.pidfd && process.directoryError == ENOENT))
    raiseFailed(handle_, "open of /proc/PID", process.directoryError);
}

template <typename Parse>
auto Verifier::readProcFile(const ExporterProcess &process, const char *step, const char *name,
                            Parse parse) const {
  if (!process.directory)
    throw Refusal{"open of /proc/PID", process.directoryError};
  const ProcFile file(opener_.os, process.directory.get(), name);
  const auto value = parse(file.text());
  // If the process is alive but the file is missing, /proc hides the process (hidepid).
  if (file.error() == ENOENT && process.pidfd && !hasEnded(process))
    throw Refusal{step, ENOENT};
  if (!value)
    raiseFailed(handle_, step, file.error());
  return *value;
}

void Verifier::verifyIdentity(const ExporterProcess &process) const {
  if (process.pidfd && handle_.pidfdInode != 0 && opener_.self.pidfdInode != 0) {
    struct stat status{};
    base::requireSystem(opener_.os.fstat(process.pidfd.get(), &status),
                        "cannot identify process {}: fstat of its pidfd", handle_.pid);
    if (status.st_ino != handle_.pidfdInode)
      raiseStale(handle_, kReused);
  } else if (readProcFile(process, "/proc/PID/stat", "stat", startTicksIn) != handle_.startTicks) {
    raiseStale(handle_, kReused);
  }
}

// Returns whether the process has ended. Returns false without a pidfd.
bool Verifier::hasEnded(const ExporterProcess &process) const {
  if (!process.pidfd)
    return false;
  pollfd exitEvent{.fd = process.pidfd.get(), .events = POLLIN, .revents = 0};
  const int count = base::retryInterrupted(opener_.os.poll, &exitEvent, nfds_t{1}, 0);
  return base::requireSystem(count, "cannot find out whether process {} runs: poll", handle_.pid) !=
         0;
}

// Step 2. For a pidfd, the kernel reports the user of its process, or that the process has ended.

uid_t Verifier::verifyUser(const ExporterProcess &process) const {
  const auto userOf = [&] {
    base::PidfdOwner owner{};
    if (process.pidfd && opener_.os.pidfdOwner(process.pidfd.get(), &owner) == 0)
      return owner.effectiveUid;
    if (process.pidfd && errno == ESRCH)
      raiseStale(handle_, kEnded);
    const uid_t uid = readProcFile(process, "/proc/PID/status", "status", effectiveUidIn);
    if (hasEnded(process)) // the file may show a later process with the same pid
      raiseStale(handle_, kEnded);
    return uid;
  };
  const uid_t user = userOf();
  requireAllowedUser(handle_, opener_, user);
  return user;
}

// Step 3. A memfd with the seals of a table has a fixed size, reads of it never wait, and only the
// exporter's first mapping can write to it.

std::shared_ptr<const Exporter> Verifier::openTable(ExporterProcess process) {
  OpenedMemory table = fetchMemory(process, handle_.tableFd, Access::ReadOnly);
  if (!hasSeals(table.facts.seals, kTableSeals)) // `seals` is -1 if the file takes no seals
    raiseStale(handle_, "the claimed descriptor is not an export table");
  const FileStatus status = statusOf(table.fd.get());
  return std::make_shared<const Exporter>(Exporter{.claim = ExporterClaim(handle_),
                                                   .process = std::move(process),
                                                   .table = std::move(table.fd),
                                                   .tableStatus = status});
}

// Step 4. This function reads the entries, the user and the lock before and after it inspects the
// objects. Otherwise an exporter could meet one condition after another, and never all at the same
// time. Serials are never reused, so an entry that is live and equal in both reads was live in
// between.

bool Verifier::verifyExports(const Exporter &exporter, std::span<Resolved> handles) const {
  for (Resolved &resolved : handles)
    resolved.entry = readEntry(exporter, resolved.handle);
  const std::optional<uid_t> user = verifyOwner(exporter);
  if (!user)
    return false;
  for (Resolved &resolved : handles) {
    if (!matchesHandle(resolved.entry, resolved.handle))
      raiseStale(resolved.handle, kNotLive);
    const bool isIdentified = verifyObject(exporter, resolved);
    if (readEntry(exporter, resolved.handle) != resolved.entry)
      raiseStale(resolved.handle, kNotLive);
    if (isIdentified && resolved.entry.object != ObjectId::None)
      resolved.name = {.exporter = exporter.claim,
                       .object = resolved.entry.object,
                       .inode = resolved.entry.objectInode};
  }
  return verifyUser(exporter.process) == *user &&
         ownerHoldsLock(opener_.os, exporter.table.get(), handle_.pid);
}

TableEntry Verifier::readEntry(const Exporter &exporter, const Handle &handle) const {
  TableEntry entry;
  const ssize_t size = base::retryInterrupted(opener_.os.pread, exporter.table.get(), &entry,
                                              sizeof entry, entryOffset(slotOf(handle.serial)));
  if (size < 0)
    base::raiseSystem(errno, "cannot read the export table of process {}: pread", handle.pid);
  // There is no live export beyond the end of the table, so an empty entry is correct. The caller
  // rejects it after it has verified the user.
  return size == sizeof entry ? entry : TableEntry{};
}

bool ownerHoldsLock(const base::OsCalls &os, int table, std::uint32_t pid) noexcept {
  struct flock lock = exporterLock(F_RDLCK);
  return os.fcntlLock(table, F_OFD_GETLK, &lock) == 0 && lock.l_type == F_WRLCK &&
         lock.l_pid == static_cast<pid_t>(pid);
}

// The kernel reports the pid of the process that took the lock. verifyUser proves that the exporter
// is alive, so this pid is the exporter's now. But an earlier process with the same pid may have
// taken the lock. The last check rejects the table of such a process if it had another user,
// because only root can change the owner of a table.
std::optional<uid_t> Verifier::verifyOwner(const Exporter &exporter) const {
  if (!ownerHoldsLock(opener_.os, exporter.table.get(), handle_.pid))
    return std::nullopt;
  const uid_t user = verifyUser(exporter.process);
  const FileStatus table =
      inspectIfAllowed(exporter.process, handle_.tableFd).value_or(exporter.tableStatus);
  if (!table.isSameFile(exporter.tableStatus))
    return std::nullopt;
  if (table.user != user)
    raiseStale(handle_, "its export table belongs to another user than the process");
  return user;
}

// Returns false if the kernel hides the object. The exporter may make the descriptor refer to
// another file at any time, so fetchObject verifies the opened file again.
bool Verifier::verifyObject(const Exporter &exporter, const Resolved &resolved) const {
  const Handle &handle = resolved.handle;
  if (resolved.entry.objectFd < 0) {
    if (handle.objectInode != 0)
      raiseStale(handle, "its entry in the export table has no object");
    return true;
  }
  const auto status = inspectIfAllowed(exporter.process, resolved.entry.objectFd);
  if (!status)
    return false;
  if (handle.objectInode == 0)
    requireShareable(*status);
  else if (status->inode != handle.objectInode || status->device != handle.objectDevice ||
           !isMemory(*status))
    raiseStale(handle, kOtherObject);
  return true;
}

std::optional<FileStatus> Verifier::inspectIfAllowed(const ExporterProcess &process, int fd) const {
  try {
    return inspect(process, fd);
  } catch (const InspectionDenied &) {
    return std::nullopt;
  }
}

// Step 5. The table entry contains the number of the descriptor to fetch. A memory file is
// identified by its inode. Other files have no identity, so this function verifies that the entry
// is unchanged after the fetch.

base::UniqueFd Verifier::fetchObject(const Resolved &resolved) {
  const Exporter &exporter = *resolved.exporter;
  const int fd = resolved.entry.objectFd;
  base::UniqueFd object;
  if (handle_.objectInode != 0) {
    OpenedMemory memory = fetchMemory(exporter.process, fd, Access::ReadWrite);
    requireSharedMemory(handle_, opener_.self, memory.facts);
    object = std::move(memory.fd);
  } else if (fd >= 0) {
    transport_ = Transport::Pidfd;
    object = fetchDescriptor(exporter.process, fd);
  }
  if (!ownerHoldsLock(opener_.os, exporter.table.get(), handle_.pid) ||
      readEntry(exporter, handle_) != resolved.entry)
    raiseStale(handle_, "the export was put or freed while it was opened");
  return object;
}

// Uses pidfd_getfd only if the kernel denies inspection. Does not use it after a failed reopen,
// because an exporter could make the reopen fail and then replace the memory with another file.
OpenedMemory Verifier::fetchMemory(const ExporterProcess &process, int fd, Access access) {
  transport_ = Transport::ProcReopen;
  try {
    return reopen(process, fd, access);
  } catch (const InspectionDenied &denied) {
    refusals_.push_back(denied);
  }
  transport_ = Transport::Pidfd;
  base::UniqueFd fetched = fetchDescriptor(process, fd);
  const MemoryFacts facts = factsOf(opener_.os, handle_, fetched.get());
  return {.fd = std::move(fetched), .facts = facts};
}

OpenedMemory Verifier::reopen(const ExporterProcess &process, int fd, Access access) const {
  const base::UniqueFd path = openPath(process, fd);
  const FileStatus status = statusOf(path.get());
  if (!isMemory(status))
    raiseStale(handle_, "the descriptor is not a memory file");
  requireNotOwnTable(status);
  base::UniqueFd file(
      base::retryInterrupted(
          opener_.os.open, pathOf("/proc/thread-self/fd/", path.get()).data(),
          (access == Access::ReadWrite ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC, 0),
      opener_.os);
  if (file) {
    const MemoryFacts facts = factsOf(opener_.os, handle_, file.get());
    return {.fd = std::move(file), .facts = facts};
  }
  if (errno == EAGAIN)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "cannot open the memory of process {} now: a process holds a lease on it "
                "(F_SETLEASE); try again when the lease has ended",
                handle_.pid);
  raiseFailed(handle_, "open of /proc/thread-self/fd", errno, kNoDescriptor);
}

base::UniqueFd Verifier::fetchDescriptor(const ExporterProcess &process, int fd) const {
  std::optional<FileStatus> expected;
  try {
    expected = inspect(process, fd);
    requireShareable(*expected);
    requireNotOwnTable(*expected);
  } catch (const StatDenied &) { // statx would fail for the fetched file, too
    throw;
  } catch (const InspectionDenied &) {
  }
  if (!process.pidfd)
    throw Refusal{"pidfd_open", process.pidfdError};
  base::UniqueFd fetched(opener_.os.pidfdGetfd(process.pidfd.get(), fd, 0), opener_.os);
  if (!fetched)
    raiseFailed(handle_, "pidfd_getfd", errno, kNoDescriptor);
  const FileStatus status = statusOf(fetched.get());
  if (expected && !status.isSameFile(*expected))
    raiseStale(handle_, "its descriptor now refers to another file");
  requireShareable(status);
  return fetched;
}

// Returns the status of a descriptor. Afterwards the descriptor may refer to another file, because
// nothing keeps the inspected file open.
FileStatus Verifier::inspect(const ExporterProcess &process, int fd) const {
  if (process.directory)
    if (const auto status = statusAt(opener_.os, process.directory.get(), pathOf("fd/", fd).data()))
      return *status;
  return statusOf(openPath(process, fd).get());
}

FileStatus Verifier::statusOf(int fd) const {
  if (const auto status = statusAt(opener_.os, fd, ""))
    return *status;
  raiseFailed<StatDenied>(handle_, "statx", errno);
}

base::UniqueFd Verifier::openPath(const ExporterProcess &process, int fd) const {
  if (!process.directory)
    throw InspectionDenied{{"open of /proc/PID", process.directoryError}};
  base::UniqueFd path(base::retryInterrupted(opener_.os.openat, process.directory.get(),
                                             pathOf("fd/", fd).data(), O_PATH | O_CLOEXEC),
                      opener_.os);
  if (!path && errno == ENOENT)
    path = openPathThroughThreads(process, fd);
  if (const int error = errno; !path)
    raiseFailed<InspectionDenied>(handle_, "open of /proc/PID/fd", error,
                                  hasEnded(process) ? kEnded : kNoDescriptor);
  return path;
}

// After the main thread of a process has ended, /proc shows the process's descriptors only through
// other threads. Opens the descriptor through one of them. Returns no descriptor and sets errno if
// no thread shows it. Throws InspectionDenied if /proc hides the process (hidepid).
base::UniqueFd Verifier::openPathThroughThreads(const ExporterProcess &process, int fd) const {
  const ProcFile stat(opener_.os, process.directory.get(), "stat");
  if (stat.error() == ENOENT)
    throw InspectionDenied{{"open of /proc/PID/stat", ENOENT}};
  if (stat.error() != 0)
    raiseFailed<InspectionDenied>(handle_, "open of /proc/PID/stat", stat.error());
  base::UniqueFd path;
  if (!hasEndedIn(stat.text())) {
    errno = ENOENT;
    return path;
  }
  const std::string tasks = fmt::format("/proc/thread-self/fd/{}/task", process.directory.get());
  DIR *const threads = opener_.os.opendir(tasks.c_str());
  const base::ScopeGuard close([&] {
    if (threads)
      opener_.os.closedir(threads);
  });
  while (const dirent *thread = threads ? opener_.os.readdir(threads) : nullptr) {
    path = base::UniqueFd(
        base::retryInterrupted(opener_.os.openat, process.directory.get(),
                               fmt::format("task/{}/fd/{}", thread->d_name, fd).c_str(),
                               O_PATH | O_CLOEXEC),
        opener_.os);
    if (path)
      break;
  }
  return path;
}

bool Verifier::isMemory(const FileStatus &status) const noexcept {
  return status.device == opener_.self.memfdDevice && S_ISREG(status.mode);
}

// Accepts only memfds and the files of drivers, because calls on them never wait for the server of
// a file system.
void Verifier::requireShareable(const FileStatus &status) const {
  const bool isAnonymous = (status.mode & S_IFMT) == 0; // dma-bufs, events
  if (!isMemory(status) && !isAnonymous && status.device != opener_.driverDevice)
    raiseStale(handle_, "the descriptor is not of a kind that can be shared");
}

// Other processes, such as a forked child, may have a descriptor of this process's table. If this
// process opened and closed that file, it would lose the lock, and all its handles would become
// stale.
void Verifier::requireNotOwnTable(const FileStatus &status) const {
  if (isMemory(status) && opener_.ownTable &&
      status.inode == opener_.ownTable->load(std::memory_order_acquire))
    raiseStale(handle_, "the descriptor refers to the export table of this process");
}

} // namespace ur::ipc
