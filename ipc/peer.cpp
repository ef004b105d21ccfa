// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/peer.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/own_descriptors.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/trust.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include <dirent.h>
#include <fmt/format.h>
#include <sys/sysmacros.h>

namespace ur::ipc {
namespace {

constexpr Finding kEnded("the process has ended", ESRCH);
constexpr Finding kReused("the process has ended and its number belongs to another one", ESRCH);
constexpr Finding kNoDescriptor("the process has ended or has no such descriptor");
constexpr const char *kNoKind = "the descriptor is of no kind that is shared";
constexpr const char *kNoMemory = "the descriptor is no shared memory";
constexpr const char *kGivenAway = "its descriptor was given to another file meanwhile";

constexpr std::size_t kNumberSize = 20; // of the longest, -2^63

// `prefix` and a number, built without memory from the heap.
template <std::size_t Size>
std::array<char, Size + kNumberSize> pathOf(const char (&prefix)[Size], std::int64_t number) {
  std::array<char, Size + kNumberSize> path{};
  std::to_chars(std::copy_n(prefix, Size - 1, path.begin()), path.end() - 1, number);
  return path;
}

base::UniqueFd seeFile(int directory, const char *path) noexcept {
  return base::UniqueFd(
      base::retryInterrupted(base::os().openat, directory, path, O_PATH | O_CLOEXEC));
}

void closeDirectory(DIR *stream) noexcept { base::os().closedir(stream); }
using Directory = base::UniqueHandle<DIR *, closeDirectory>;

// For a step that failed with `error`, or whose answer made no sense (0).
template <typename Refusal = Refused>
[[noreturn]] void raiseFailed(const Handle &handle, const char *step, int error,
                              const Finding &finding = kEnded) {
  if (isRefusal(error))
    throw Refusal{Refused{step, error}};
  if (error == ESRCH || error == ENOENT || error == EBADF || error == 0)
    raiseStale(handle, finding);
  base::raiseSystem(error, "cannot reach process {}: {}", handle.pid, step);
}

// Of a file that nothing is known of: asks no file system that lets others answer, or wait.
std::optional<struct statx> statusAt(int directory, const char *path) noexcept {
  struct statx status{};
  if (base::os().statx(directory, path, AT_EMPTY_PATH | AT_STATX_DONT_SYNC,
                       STATX_TYPE | STATX_INO | STATX_SIZE, &status) != 0)
    return std::nullopt;
  return status;
}

struct statx statusOf(const Handle &handle, int fd) {
  if (const auto status = statusAt(fd, ""))
    return *status;
  raiseFailed<Untold>(handle, "statx", errno);
}

dev_t deviceOf(const struct statx &status) noexcept {
  return makedev(status.stx_dev_major, status.stx_dev_minor);
}

bool isSameFile(const struct statx &one, const struct statx &other) noexcept {
  return one.stx_ino == other.stx_ino && deviceOf(one) == deviceOf(other);
}

void openPidfd(const Handle &handle, PeerProcess &process) {
  process.pidfd = base::UniqueFd(base::os().pidfdOpen(static_cast<pid_t>(handle.pid), 0));
  if (process.pidfd)
    return;
  process.pidfdError = errno;
  // EINVAL: not a valid pid. ENOENT: a thread of a process, so the pid was reused.
  if (process.pidfdError == EINVAL)
    raiseStale(handle, kEnded);
  if (!isRefusal(process.pidfdError))
    raiseFailed(handle, "pidfd_open", process.pidfdError);
}

void openDirectory(const Handle &handle, const Opener &opener, PeerProcess &process) {
  std::optional<std::int64_t> number = handle.pid;
  if (!opener.self.procHasOurPids) {
    // What is mounted there numbers processes otherwise. It tells the number behind a pidfd.
    const ProcFile info(AT_FDCWD, pathOf("/proc/thread-self/fdinfo/", process.pidfd.get()).data());
    number = pidIn(info.text());
    process.directoryError = ENOENT;
    if (!number)
      return;
  }
  process.directory = base::UniqueFd(base::retryInterrupted(
      base::os().open, pathOf("/proc/", *number).data(), O_PATH | O_DIRECTORY | O_CLOEXEC, 0));
  if (process.directory)
    return;
  process.directoryError = errno;
  // A process that has a pidfd and no directory is hidden from us, or ends: which one its user's
  // answer tells.
  if (!isRefusal(process.directoryError) && !(process.pidfd && process.directoryError == ENOENT))
    raiseFailed(handle, "open of /proc/PID", process.directoryError);
}

std::shared_ptr<const PeerProcess> openProcess(const Handle &handle, const Opener &opener) {
  auto process = std::make_shared<PeerProcess>();
  openPidfd(handle, *process);
  openDirectory(handle, opener, *process);
  if (!process->pidfd && !process->directory)
    throw Refused{"open of /proc/PID", process->directoryError};
  return process;
}

} // namespace

void raiseStale(const Handle &handle, const Finding &finding) {
  // A layout that claims to be readable by us, and yet nothing fits.
  if (handle.version > kHandleVersion)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "the IPC handle has layout version {} and this library knows up to {}: {}; update "
                "the library in the process that opens it",
                handle.version, kHandleVersion, finding.text);
  base::raiseWithCode(
      UR_RESULT_ERROR_INVALID_VALUE, finding.code,
      "the IPC handle (serial {:#x} of process {}) is stale or forged: {}; get a new one "
      "from the exporter and keep it until it was opened",
      handle.serial, handle.pid, finding.text);
}

void requireAllowedUser(const Handle &handle, const Opener &opener, uid_t uid) {
  if (uid == opener.self.overflowUid && !isMapped(uid))
    base::raiseWithCode(
        UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
        "process {} runs as a user that this user namespace has no number for (it shows "
        "{}) and so may be anybody; map the user (uid_map) in the namespace of this "
        "process",
        handle.pid, uid);
  if (!opener.config.allows(uid, opener.effectiveUid))
    base::raiseWithCode(
        UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
        "the IPC handle is from user {} (process {}) and this process runs as user {}; list the "
        "other's number in UR_IPC_ALLOW_UIDS in both processes{}",
        uid, handle.pid, opener.effectiveUid, opener.config.ignoredUids);
}

Peer::Peer(const Handle &handle, const Opener &opener)
    : handle_(handle), opener_(opener), process_(openProcess(handle, opener)) {
  requireIdentity();
  user_ = user();
  requireAllowedUser(handle, opener, user_);
}

Peer::Peer(const Handle &handle, const Opener &opener, std::shared_ptr<const PeerProcess> process,
           bool runsOn)
    : handle_(handle), opener_(opener), process_(std::move(process)),
      user_(runsOn ? recentUser() : user()) {
  requireAllowedUser(handle, opener, user_);
}

template <typename Parse> auto Peer::read(const char *step, const char *name, Parse parse) const {
  if (!process_->directory)
    throw Refused{"open of /proc/PID", process_->directoryError};
  const ProcFile file(process_->directory.get(), name);
  const auto value = parse(file.text());
  if (!value)
    raiseFailed(handle_, step, file.error());
  return *value;
}

void Peer::requireIdentity() const {
  if (process_->pidfd && handle_.pidfdInode != 0 && opener_.self.pidfdInode != 0) {
    struct stat status{};
    base::requireSystem(base::os().fstat(process_->pidfd.get(), &status),
                        "cannot identify process {}: fstat of its pidfd", handle_.pid);
    if (status.st_ino != handle_.pidfdInode)
      raiseStale(handle_, kReused);
  } else if (read("/proc/PID/stat", "stat", startTicksIn) != handle_.startTicks) {
    raiseStale(handle_, kReused);
  }
}

uid_t Peer::user() const {
  const uid_t now = askForUser();
  process_->user.set(now);
  return now;
}

// The handles that an honest exporter makes as another user name that.
uid_t Peer::recentUser() const {
  const std::optional<uid_t> recent = process_->user.get();
  return recent == handle_.effectiveUid ? *recent : user();
}

// Also shows that the directory is this process's: it had the number after that was opened.
uid_t Peer::askForUser() const {
  if (!process_->pidfd)
    return read("/proc/PID/status", "status", effectiveUidIn);
  base::PidfdOwner owner{};
  if (base::os().pidfdOwner(process_->pidfd.get(), &owner) == 0)
    return owner.effectiveUid;
  if (errno == ESRCH)
    raiseStale(handle_, kEnded);
  const uid_t uid = read("/proc/PID/status", "status", effectiveUidIn);
  if (hasEnded())
    raiseStale(handle_, kEnded);
  return uid;
}

// Without a pidfd nobody knows.
bool Peer::hasEnded() const {
  if (!process_->pidfd)
    return false;
  pollfd ended{.fd = process_->pidfd.get(), .events = POLLIN, .revents = 0};
  const int count = base::retryInterrupted(base::os().poll, &ended, nfds_t{1}, 0);
  return base::requireSystem(count, "cannot tell whether process {} runs: poll", handle_.pid) != 0;
}

base::UniqueFd Peer::look(int fd) const {
  if (!process_->directory)
    throw Unseen{{"open of /proc/PID", process_->directoryError}};
  base::UniqueFd seen = seeFile(process_->directory.get(), pathOf("fd/", fd).data());
  if (!seen && errno == ENOENT)
    seen = lookThroughThreads(fd);
  if (const int error = errno; !seen)
    raiseFailed<Unseen>(handle_, "open of /proc/PID/fd", error,
                        hasEnded() ? kEnded : kNoDescriptor);
  return seen;
}

// A process whose main thread has ended shows its descriptors through the others; one that is
// hidden from us (hidepid) shows none. Empty, with errno set, where there is no such descriptor.
base::UniqueFd Peer::lookThroughThreads(int fd) const {
  const ProcFile stat(process_->directory.get(), "stat");
  if (stat.error() != 0)
    throw Unseen{{"open of /proc/PID/fd", stat.error()}};
  base::UniqueFd seen;
  if (!hasEndedIn(stat.text())) {
    errno = ENOENT;
    return seen;
  }
  const std::string tasks = fmt::format("/proc/thread-self/fd/{}/task", process_->directory.get());
  const Directory threads(base::os().opendir(tasks.c_str()));
  while (const dirent *thread = threads ? base::os().readdir(threads.get()) : nullptr) {
    seen = seeFile(process_->directory.get(),
                   fmt::format("task/{}/fd/{}", thread->d_name, fd).c_str());
    if (seen)
      break;
  }
  return seen;
}

// Without holding the file: by the time of the answer another one may have its number.
struct statx Peer::glance(int fd) const {
  if (process_->directory)
    if (const auto status = statusAt(process_->directory.get(), pathOf("fd/", fd).data()))
      return *status;
  return statusOf(handle_, look(fd).get());
}

bool Peer::holds(int fd, int ours) const { return isSameFile(glance(fd), statusOf(handle_, ours)); }

bool Peer::isMemory(const struct statx &status) const noexcept {
  return deviceOf(status) == opener_.self.memfdDevice && S_ISREG(status.stx_mode);
}

// None where the way from the root has to be tried.
std::optional<PeerObject> Peer::reopenNear(int seen, const struct statx &status, int flags) const {
  base::UniqueFd opened = opener_.descriptors
                              ? opener_.descriptors->reopen(opener_.self.pid, seen, flags)
                              : base::UniqueFd();
  if (!opened)
    return std::nullopt;
  const MemoryFacts facts = factsOf(handle_, opened.get());
  if (facts.inode != status.stx_ino || facts.device != deviceOf(status))
    return std::nullopt;
  return PeerObject{.fd = std::move(opened), .facts = facts};
}

PeerObject Peer::reopen(int fd, Access access) const {
  const base::UniqueFd seen = look(fd);
  const struct statx status = statusOf(handle_, seen.get());
  if (!isMemory(status))
    raiseStale(handle_, kNoMemory);
  const int flags = (access == Access::ReadWrite ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC;
  if (std::optional<PeerObject> near = reopenNear(seen.get(), status, flags))
    return *std::move(near);
  base::UniqueFd opened(base::retryInterrupted(
      base::os().open, pathOf("/proc/thread-self/fd/", seen.get()).data(), flags, 0));
  if (opened) {
    const MemoryFacts facts = factsOf(handle_, opened.get());
    return {.fd = std::move(opened), .facts = facts};
  }
  if (errno == EAGAIN)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "cannot open the memory of process {} now: a process holds a lease on it "
                "(F_SETLEASE); try again when it was given up",
                handle_.pid);
  raiseFailed(handle_, "open of /proc/thread-self/fd", errno, kNoDescriptor);
}

// Files that nobody else serves or has under a name: memfds, and those of drivers.
bool Peer::isSharable(const struct statx &status) const noexcept {
  const bool isAnonymous = (status.stx_mode & S_IFMT) == 0; // dma-bufs, events
  return isMemory(status) || isAnonymous || isOfDriver(deviceOf(status));
}

void Peer::requireSharable(const struct statx &status) const {
  if (!isSharable(status))
    raiseStale(handle_, kNoKind);
}

base::UniqueFd Peer::take(int fd) const {
  std::optional<struct statx> expected;
  try {
    expected = glance(fd);
    requireSharable(*expected);
  } catch (const Untold &) { // nor would it be told of what was taken
    throw;
  } catch (const Unseen &) {
  }
  if (!process_->pidfd)
    throw Refused{"pidfd_open", process_->pidfdError};
  base::UniqueFd taken(base::os().pidfdGetfd(process_->pidfd.get(), fd, 0));
  if (!taken)
    raiseFailed(handle_, "pidfd_getfd", errno, kNoDescriptor);
  const struct statx status = statusOf(handle_, taken.get());
  if (expected && !isSameFile(status, *expected))
    raiseStale(handle_, kGivenAway);
  requireSharable(status); // whatever has the inode by now
  return taken;
}

bool Peer::isTrusted() const noexcept {
  return process_->pidfd && user_ == opener_.effectiveUid && opener_.trust &&
         opener_.trust->holds();
}

std::optional<PeerObject> Peer::takeTrusted(int fd) const {
  if (!isTrusted())
    return std::nullopt;
  base::UniqueFd taken(base::os().pidfdGetfd(process_->pidfd.get(), fd, 0));
  if (!taken)
    return std::nullopt;
  const int seals = sealsOf(taken.get()); // first: without them the rest may change
  const auto status = statusAt(taken.get(), "");
  if (status && isSharable(*status))
    return PeerObject{.fd = std::move(taken),
                      .facts = {.seals = seals,
                                .device = deviceOf(*status),
                                .inode = status->stx_ino,
                                .size = status->stx_size}};
  opener_.trust->end(std::move(taken)); // what the kernel tells nothing of may be anything
  if (status)
    raiseStale(handle_, kNoKind);
  return std::nullopt;
}

std::optional<PeerObject> Peer::takeTrustedMemory(int fd) const {
  if (!isTrusted() || !process_->directory)
    return std::nullopt;
  const auto seen = statusAt(process_->directory.get(), pathOf("fd/", fd).data());
  if (!seen) // who reopens it finds out why
    return std::nullopt;
  if (!isMemory(*seen))
    raiseStale(handle_, kNoMemory);
  std::optional<PeerObject> taken = takeTrusted(fd);
  if (taken && (taken->facts.inode != seen->stx_ino || taken->facts.device != deviceOf(*seen)))
    raiseStale(handle_, kGivenAway);
  return taken;
}

} // namespace ur::ipc
