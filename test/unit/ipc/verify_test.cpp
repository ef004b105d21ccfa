// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the result for each error of each system call that inspects another process. Here, the
// other process is this process itself.
#include "ipc/verify.hpp"

#include "fixtures.hpp"
#include "ipc/memory_file.hpp"

#include <cerrno>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/eventfd.h>

namespace ur::ipc::test {
namespace {

// A result code, or nullopt if the importer tries the next transport.
using StepResult = std::optional<ur_result_t>;
constexpr StepResult kNextTransport = std::nullopt;
constexpr StepResult kStale = UR_RESULT_ERROR_INVALID_VALUE;
constexpr StepResult kShortage = UR_RESULT_ERROR_OUT_OF_RESOURCES;
constexpr StepResult kNoMemory = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
constexpr StepResult kOther = UR_RESULT_ERROR_ADAPTER_SPECIFIC;

using StepResults = std::vector<std::pair<int, StepResult>>;

// The exporter process of a handle, as the importer has verified it.
struct Peer {
  Peer(const Handle &handle, const Opener &opener)
      : verifier(handle, opener), process(verifier.openProcess()) {
    verifier.verifyUser(process);
  }

  OpenedMemory reopen(int fd, Access access) const { return verifier.reopen(process, fd, access); }
  base::UniqueFd fetch(int fd) const { return verifier.fetchDescriptor(process, fd); }

  Verifier verifier;
  ExporterProcess process;
};

class PeerTest : public LeakCheck {
protected:
  static Handle handle() {
    const ProcessIdentity &self = thisProcess().identity();
    return {.pid = static_cast<std::uint32_t>(self.pid),
            .startTicks = self.startTicks,
            .pidfdInode = self.pidfdInode};
  }

  template <typename Call> StepResult resultOf(Call call) {
    const ScopedOsCalls scope(calls_);
    const Resources start = resourcesOfThisProcess();
    StepResult result = kNextTransport;
    try {
      const Outcome outcome = outcomeOf(call);
      result = outcome.result;
      text_ = outcome.message;
    } catch (const Refusal &) {
    }
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return result;
  }
  template <typename Call> void expectStale(std::string_view finding, Call call) {
    EXPECT_EQ(resultOf(call), kStale);
    EXPECT_NE(text_.find(finding), std::string::npos) << text_;
  }
  // Runs the call once for each errno that the system calls fail with.
  template <typename Call> void expectResults(const StepResults &results, Call call) {
    for (const auto &[error, result] : results) {
      currentErrno = error;
      EXPECT_EQ(resultOf(call), result) << strerrorname_np(error);
    }
  }

  struct Fail {
    template <typename... Arguments> int operator()(Arguments...) const {
      errno = currentErrno;
      return -1;
    }
  };
  static constexpr Fail fail{};
  // Replaces the content of a file in /proc/PID of the exporter, or makes opening it fail.
  void replaceProcFile(std::string_view name, std::string_view text) {
    calls_.openat = base::systemCalls().openat;
    test::replaceProcFile(calls_, name, text);
    calls_.openat = [name, opens = calls_.openat](int directory, const char *path, int flags) {
      const bool fails = currentErrno != 0 && std::string_view(path).ends_with(name);
      return fails ? fail() : opens(directory, path, flags);
    };
    currentErrno = 0;
  }

  inline static int currentErrno;

  // Makes `edit` change the result of statx.
  template <typename Edit> void changeStatus(Edit edit) {
    calls_.statx = [edit](int fd, const char *path, int flags, unsigned mask,
                          struct statx *status) mutable {
      const int result = base::systemCalls().statx(fd, path, flags, mask, status);
      edit(path, *status);
      return result;
    };
  }
  void hideProc() { calls_.open = FailsWith{EACCES}; }
  // Makes system calls fail as the kernel does if this process may not trace the exporter.
  void hideDescriptors() {
    calls_.openat = FailsWith{EACCES};
    calls_.statx = [](int fd, const char *path, int flags, unsigned mask, struct statx *status) {
      return *path != '\0' ? FailsWith{EACCES}(fd)
                           : base::systemCalls().statx(fd, path, flags, mask, status);
    };
  }
  void forbidPidfds() { calls_.pidfdOpen = FailsWith{EPERM}; }
  // A handle from a kernel where the inodes of pidfds are not unique.
  static Handle olderHandle() {
    Handle older = handle();
    older.pidfdInode = 0;
    return older;
  }
  StepResult resultOfPeer(const Handle &handle) {
    return resultOf([&] { const Peer peer(handle, opener_); });
  }
  void expectResultsOfPeer(const Handle &handle, const StepResults &results) {
    expectResults(results, [&] { const Peer peer(handle, opener_); });
  }

  base::OsCalls calls_ = base::systemCalls();
  const Config config_{};
  const Opener opener_{calls_, thisProcess().identity(), geteuid(), config_};
  const Handle self_ = handle();
  std::string text_; // the text of the last error
};

class PidfdPeerTest : public PeerTest {
protected:
  void SetUp() override {
    if (!hasPidfds())
      GTEST_SKIP() << "this kernel has no pidfds";
  }
};

TEST_F(PeerTest, Pidfd) {
  calls_.pidfdOpen = fail;
  expectResultsOfPeer(self_, {{ESRCH, kStale},
                              {EINVAL, kStale},
                              {ENOENT, kStale},
                              {EPERM, UR_RESULT_SUCCESS},
                              {EACCES, UR_RESULT_SUCCESS},
                              {ENOSYS, UR_RESULT_SUCCESS},
                              {EMFILE, kShortage},
                              {ENOMEM, kNoMemory},
                              {EIO, kOther}});
  hideProc();
  expectResultsOfPeer(self_, {{EPERM, kNextTransport}, {ENOSYS, kNextTransport}});
}

TEST_F(PidfdPeerTest, IdentityByInode) {
  if (self_.pidfdInode == 0)
    GTEST_SKIP() << "this kernel's pidfds have no unique inodes";
  calls_.fstat = [](int, struct stat *) { return fail(); };
  expectResultsOfPeer(self_, {{ENOMEM, kNoMemory}, {EIO, kOther}});
  EXPECT_NE(text_.find("fstat of its pidfd: EIO"), std::string::npos) << text_;
}

TEST_F(PidfdPeerTest, Directory) {
  calls_.open = fail;
  expectResultsOfPeer(self_, {{ENOENT, UR_RESULT_SUCCESS},
                              {EACCES, UR_RESULT_SUCCESS},
                              {ESRCH, kStale},
                              {ENFILE, kShortage},
                              {EIO, kOther}});
  forbidPidfds();
  expectResultsOfPeer(self_,
                      {{ENOENT, kStale}, {EACCES, kNextTransport}, {ENOSYS, kNextTransport}});
}

TEST_F(PeerTest, IdentityByStartTime) {
  for (const bool withPidfds : {true, false}) {
    calls_ = base::systemCalls();
    if (!withPidfds)
      forbidPidfds();
    const Handle older = olderHandle();
    EXPECT_EQ(resultOfPeer(older), UR_RESULT_SUCCESS);
    Handle reused = older;
    ++reused.startTicks;
    expectStale("another process has its pid", [&] { const Peer peer(reused, opener_); });
    replaceProcFile("stat", "no such text");
    EXPECT_EQ(resultOfPeer(older), kStale);
    // A living process may be hidden (hidepid). Only a pidfd shows that the process lives.
    expectResultsOfPeer(older, {{ENOENT, withPidfds ? kNextTransport : StepResult{kStale}},
                                {ESRCH, kStale},
                                {EPERM, kNextTransport},
                                {EMFILE, kShortage},
                                {ENFILE, kShortage},
                                {ENOMEM, kNoMemory}});
    calls_.openat = base::systemCalls().openat;
    calls_.read = [](int, void *, std::size_t) -> ssize_t { return fail(); };
    expectResultsOfPeer(older, {{ESRCH, kStale}}); // the process ended after the open of the file
  }
  calls_ = base::systemCalls();
  ProcessIdentity olderSelf = thisProcess().identity();
  olderSelf.pidfdInode = 0;
  const Opener older{calls_, olderSelf, geteuid(), config_};
  const auto resultOfOlder = [&](const Handle &handle) {
    return resultOf([&] { const Peer peer(handle, older); });
  };
  EXPECT_EQ(resultOfOlder(self_), UR_RESULT_SUCCESS);
  Handle other = self_; // an inode that is not unique proves nothing
  ++other.pidfdInode;
  EXPECT_EQ(resultOfOlder(other), UR_RESULT_SUCCESS);
  other = self_;
  ++other.startTicks;
  EXPECT_EQ(resultOfOlder(other), kStale);
  hideProc();
  EXPECT_EQ(resultOfPeer(olderHandle()), kNextTransport);
}

// The importer asks for the user of a pidfd (Linux 6.13 and later), and otherwise reads
// /proc/PID/status.
TEST_F(PidfdPeerTest, UserIsReadFirst) {
  calls_.pidfdOwner = [](int, base::PidfdOwner *owner) {
    owner->effectiveUid = geteuid() + 1;
    return 0;
  };
  EXPECT_EQ(resultOfPeer(self_), UR_RESULT_ERROR_INVALID_ARGUMENT);
  calls_.pidfdOwner = fail;
  expectResultsOfPeer(self_, {{ESRCH, kStale}, {ENOTTY, UR_RESULT_SUCCESS}});
  for (const bool withPidfds : {true, false}) {
    calls_.pidfdOwner = FailsWith{ENOTTY};
    if (!withPidfds)
      forbidPidfds();
    replaceProcFile("status", "Name:\tx\nUid:\t0\t4000000000\t0\t0\n");
    EXPECT_EQ(resultOfPeer(self_), UR_RESULT_ERROR_INVALID_ARGUMENT);
    replaceProcFile("status", "Name:\tx\n");
    EXPECT_EQ(resultOfPeer(self_), kStale);
    expectResultsOfPeer(self_, {{ESRCH, kStale},
                                {ENOENT, withPidfds ? kNextTransport : StepResult{kStale}},
                                {EACCES, kNextTransport},
                                {EMFILE, kShortage}});
  }
}

// If the process ends between the two checks of the pidfd, another process's file may have been
// read.
TEST_F(PidfdPeerTest, ExitsWhileItsUserIsRead) {
  calls_.pidfdOwner = FailsWith{ENOTTY};
  calls_.poll = [](pollfd *, nfds_t, int) { return 1; };
  EXPECT_EQ(resultOfPeer(self_), kStale);
  calls_.poll = [](pollfd *, nfds_t, int) { return fail(); };
  expectResultsOfPeer(self_, {{ENOMEM, kNoMemory}});
}

// If /proc belongs to another pid namespace, the importer reads the pid in that namespace from
// fdinfo.
TEST_F(PidfdPeerTest, ProcOfAnotherNamespace) {
  ProcessIdentity self = thisProcess().identity();
  self.procHasOurPids = false;
  const Opener opener{calls_, self, geteuid(), config_};
  const base::UniqueFd memory = makeMemory(4096, 'n');
  const auto reopen = [&] { Peer(self_, opener).reopen(memory.get(), Access::ReadOnly); };
  EXPECT_EQ(resultOf(reopen), UR_RESULT_SUCCESS);
  for (const char *text :
       {"pos:\t0\nPid:\t0\n", "pos:\t0\n"}) { // the process is not visible in that namespace
    calls_.openat = [text](int directory, const char *path, int flags) {
      return std::string_view(path).starts_with("/proc/thread-self/fdinfo/")
                 ? fileWith(text)
                 : base::systemCalls().openat(directory, path, flags);
    };
    EXPECT_EQ(resultOf(reopen), kNextTransport);
  }
  calls_ = base::systemCalls();
  forbidPidfds();
  EXPECT_EQ(resultOf(reopen), kNextTransport);
}

TEST_F(PeerTest, ReopensMemoryOnly) {
  const base::UniqueFd memory = makeMemory(4096, 'p');
  const Peer peer(self_, opener_);
  EXPECT_EQ(firstByte(peer.reopen(memory.get(), Access::ReadOnly).fd.get()), 'p');
  const auto reopen = [&](int fd) { return resultOf([&] { peer.reopen(fd, Access::ReadWrite); }); };
  EXPECT_EQ(reopen(memory.get()), UR_RESULT_SUCCESS);
  const auto reopenOf = [&](int fd) { return [&, fd] { peer.reopen(fd, Access::ReadWrite); }; };
  expectStale("has ended or has no such descriptor", reopenOf(100'000));
  const base::UniqueFd null(open("/dev/null", O_RDWR | O_CLOEXEC));
  expectStale("the descriptor is not a memory file", reopenOf(null.get()));
  const base::UniqueFd hugePages(memfd_create("huge", MFD_CLOEXEC | MFD_HUGETLB));
  if (hugePages) {
    EXPECT_EQ(reopen(hugePages.get()), kStale);
  }
  const base::UniqueFd otherTmpfs(open("/dev/shm", O_RDWR | O_TMPFILE | O_CLOEXEC, 0600));
  if (otherTmpfs) {
    EXPECT_EQ(reopen(otherTmpfs.get()), kStale);
  }
  changeStatus([](const char *, struct statx &status) { status.stx_mode = S_IFIFO | 0600; });
  expectStale("the descriptor is not a memory file", reopenOf(memory.get()));
}

// A newer layout may claim wrongly that old readers can read it.
TEST_F(PeerTest, StaleHandlesOfNewerLayouts) {
  Handle stale = self_;
  const auto outcomeOfStale = [&] { return outcomeOf([&] { raiseStale(stale, "it is gone"); }); };
  stale.serial = 0xab;
  expectOutcome(outcomeOfStale(), UR_RESULT_ERROR_INVALID_VALUE,
                {"serial 0xab of process " + std::to_string(stale.pid),
                 "stale or forged: it is gone; get a new one from the exporter"});
  stale.version = kHandleVersion + 1;
  expectOutcome(outcomeOfStale(), UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                {"has layout version 2", "up to 1: it is gone; update the library in the process "
                                         "that opens it"});
}

// SO_PEERGROUPS proves the supplementary groups of a socket's peer, if they fit into the buffer.
// SO_PEERCRED proves the effective group.
TEST_F(PeerTest, ListedGroupsAreProvenByTheSocket) {
  static std::vector<gid_t> groups;
  static int error;
  calls_.getsockopt = [](int, int, int name, void *value, socklen_t *size) -> int {
    EXPECT_EQ(name, SO_PEERGROUPS);
    const std::size_t needed = groups.size() * sizeof(gid_t);
    if (error != 0 || *size < needed)
      return FailsWith{error != 0 ? error : ERANGE}();
    std::ranges::copy(groups, static_cast<gid_t *>(value));
    *size = static_cast<socklen_t>(needed);
    return 0;
  };
  ProcessIdentity self = thisProcess().identity();
  self.overflowUid = 4242;
  const Config config{.allowedGids = {65534, 3000}};
  replaceProcFile("uid_map", "0 0 65536\n");
  const auto isAllowed = [&](gid_t effective, uid_t uid = 8) {
    return isAllowedPeer(calls_, self, config, 7, -1, {.pid = 1, .uid = uid, .gid = effective});
  };
  groups = {1, 2, 3000};
  error = 0;
  EXPECT_TRUE(isAllowed(8));
  EXPECT_FALSE(isAllowed(8, 4242)); // the overflow user
  groups = {1, 65534};              // 65534 stands for every unmapped group
  EXPECT_FALSE(isAllowed(8));
  EXPECT_FALSE(isAllowed(65534));
  EXPECT_TRUE(isAllowed(3000));
  groups.assign(256, 3000);
  EXPECT_TRUE(isAllowed(8));
  groups.assign(257, 3000);
  EXPECT_FALSE(isAllowed(8));
  EXPECT_TRUE(isAllowed(3000));
  groups = {3000};
  error = ENOPROTOOPT; // before Linux 4.13
  EXPECT_FALSE(isAllowed(8));
  EXPECT_TRUE(isAllowed(3000));
}

// Only a socket proves groups, so the importer must use the broker.
TEST_F(PeerTest, ListedGroupsNeedTheBroker) {
  const Config config{.allowedGids = {3000}};
  const Opener opener{calls_, thisProcess().identity(), 7, config};
  EXPECT_THROW(requireAllowedUser(self_, opener, 8), Refusal);
  EXPECT_NO_THROW(requireAllowedUser(self_, opener, 7));
}

TEST_F(PeerTest, TheErrorNamesTheDisallowedUser) {
  ProcessIdentity self = thisProcess().identity();
  self.overflowUid = 4242;
  Config config;
  config.ignoredItems = "; ignored: 'me'";
  const Opener opener{calls_, self, 7, config};
  Handle claim = self_;
  claim.effectiveUid = 9; // this uid may be from another user namespace
  const auto outcomeFor = [&](uid_t uid) {
    return outcomeOf([&] { requireAllowedUser(claim, opener, uid); });
  };
  EXPECT_EQ(outcomeFor(7).result, UR_RESULT_SUCCESS);
  expectOutcome(
      outcomeFor(8), UR_RESULT_ERROR_INVALID_ARGUMENT,
      {"from user 8 (process " + std::to_string(claim.pid) + ") and this process runs as user 7",
       "list the other user in UR_IPC_ALLOW_UIDS in both processes, or one of its groups in "
       "UR_IPC_ALLOW_GIDS; ignored: 'me'"});
  replaceProcFile("uid_map", "0 0 65536\n"); // this map contains 4242, the overflow user
  const ScopedOsCalls scope(calls_);
  expectOutcome(outcomeFor(4242), UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"process " + std::to_string(claim.pid) + " appears as user 4242",
                 "that this user namespace does not map", "map the user (uid_map)"});
}

TEST_F(PeerTest, Reopen) {
  const base::UniqueFd memory = makeMemory(4096, 'p');
  const Peer peer(self_, opener_);
  const auto reopen = [&] { peer.reopen(memory.get(), Access::ReadWrite); };
  calls_.openat = [](int directory, const char *path, int flags) {
    return std::string_view(path).starts_with("fd/")
               ? fail()
               : base::systemCalls().openat(directory, path, flags);
  };
  expectResults({{ESRCH, kStale}, {ENOENT, kStale}, {EACCES, kNextTransport}, {EMFILE, kShortage}},
                reopen);
  calls_.openat = FailsWith{ENOENT}; // the process is hidden (hidepid)
  EXPECT_EQ(resultOf(reopen), kNextTransport);
  calls_.openat = [](int, const char *path,
                     int) -> int { // no descriptor is free for reading its state
    return FailsWith{std::string_view(path) == "stat" ? EMFILE : ENOENT}();
  };
  EXPECT_EQ(resultOf(reopen), kShortage);
  calls_ = base::systemCalls();
  calls_.statx = [](int, const char *, int, unsigned, struct statx *) { return fail(); };
  expectResults({{EPERM, kNextTransport}, {ENOSYS, kNextTransport}, {ENOMEM, kNoMemory}}, reopen);
  calls_ = base::systemCalls();
  calls_.open = fail;
  expectResults({{EAGAIN, kShortage}, {EACCES, kNextTransport}, {ENFILE, kShortage}, {EIO, kOther}},
                reopen);
  const ScopedOsCalls scope(calls_);
  currentErrno = EAGAIN;
  expectOutcome(outcomeOf(reopen), *kShortage, {"holds a lease on it", "try again"});
}

TEST_F(PidfdPeerTest, FetchDescriptor) {
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  const Peer peer(self_, opener_);
  const auto fetch = [&] { peer.fetch(event.get()); };
  EXPECT_EQ(resultOf(fetch), UR_RESULT_SUCCESS);
  EXPECT_EQ(resultOf([&] { peer.fetch(100'000); }), kStale);
  calls_.pidfdGetfd = fail;
  expectResults({{ESRCH, kStale},
                 {EBADF, kStale},
                 {EPERM, kNextTransport},
                 {EMFILE, kShortage},
                 {EIO, kOther}},
                fetch);
  calls_ = base::systemCalls();
  forbidPidfds();
  EXPECT_EQ(resultOf([&] { Peer(self_, opener_).fetch(event.get()); }), kNextTransport);
}

// A descriptor of a driver has no path in a file system, or has the same device number as this
// process's own driver descriptors.
TEST_F(PidfdPeerTest, FetchesNothingThatIsNotShared) {
  const Peer peer(self_, opener_);
  const base::UniqueFd null(open("/dev/null", O_RDWR | O_CLOEXEC));
  for (const bool canInspect : {true, false}) {
    if (!canInspect)
      hideDescriptors();
    expectStale("not of a kind that can be shared", [&] { peer.fetch(null.get()); });
    const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
    EXPECT_EQ(resultOf([&] { peer.fetch(event.get()); }), UR_RESULT_SUCCESS);
  }
  const base::UniqueFd driverFile(open("/tmp", O_RDWR | O_TMPFILE | O_CLOEXEC, 0600));
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  numbersOf(thisProcess(), driverFile.get(), 0);
  numbersOf(thisProcess(), event.get(), 0);
  const Opener exporter{calls_, opener_.self, geteuid(), config_, thisProcess().driverDevice};
  EXPECT_EQ(resultOf([&] { Peer(self_, exporter).fetch(driverFile.get()); }), UR_RESULT_SUCCESS);
  EXPECT_EQ(resultOf([&] { Peer(self_, exporter).fetch(null.get()); }), kStale);
}

// Opening through /proc would take longer than the rest of the fetch.
TEST_F(PidfdPeerTest, FetchesWithoutOpening) {
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  const Peer peer(self_, opener_);
  calls_.openat = [](int, const char *path, int) {
    ADD_FAILURE() << "open of " << path;
    return -1;
  };
  EXPECT_EQ(resultOf([&] { peer.fetch(event.get()); }), UR_RESULT_SUCCESS);
}

// After the inspection, the exporter may reuse the descriptor's number for a file of another kind.
TEST_F(PidfdPeerTest, AnotherKindOfFileHasTheInspectedNumber) {
  const Peer peer(self_, opener_);
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  changeStatus([](const char *path, struct statx &status) {
    if (*path == '\0') // this statx is of the fetched descriptor
      status.stx_mode = S_IFIFO | 0600;
  });
  expectStale("not of a kind that can be shared", [&] { peer.fetch(event.get()); });
}

TEST_F(PidfdPeerTest, AnotherFileReplacesItBeforeTheFetch) {
  const Peer peer(self_, opener_);
  static int event;
  const base::UniqueFd eventFd(eventfd(0, EFD_CLOEXEC));
  event = eventFd.get();
  calls_.pidfdGetfd = [](int pidfd, int fd, unsigned flags) {
    const base::UniqueFd otherFile = makeMemory(4096);
    EXPECT_EQ(fd, event);
    return base::systemCalls().pidfdGetfd(pidfd, otherFile.get(), flags);
  };
  expectStale("its descriptor now refers to another file", [&] { peer.fetch(event); });
  // Another file may have the same inode number on another device.
  calls_ = base::systemCalls();
  changeStatus([device = 0u](const char *, struct statx &status) mutable {
    status.stx_dev_minor += device++;
  });
  EXPECT_EQ(resultOf([&] { peer.fetch(event); }), kStale);
}

} // namespace
} // namespace ur::ipc::test
