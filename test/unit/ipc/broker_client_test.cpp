// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The broker transport in the importer, with brokers that send any reply or no reply.
#include "ipc/broker_client.hpp"

#include "fixtures.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/verify.hpp"
#include "runtime_dir.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>

namespace ur::ipc::test {
namespace {

// This process is also the exporter. Its broker runs in the importer's thread, and acts immediately
// before or after the importer sends its request.
class BrokerClientTest : public LeakCheck {
protected:
  BrokerClientTest()
      : listener_(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)),
        address_(brokerAddress(directory_.path(), kName)) {
    EXPECT_EQ(bind(listener_.get(), reinterpret_cast<const sockaddr *>(&address_), sizeof address_),
              0);
    EXPECT_EQ(listen(listener_.get(), 1), 0);
    calls_.sendmsg = [](int fd, const msghdr *message, int flags) {
      std::exchange(beforeMessage, [] {})();
      const ssize_t size = base::systemCalls().sendmsg(fd, message, flags);
      const int error = errno;
      std::exchange(afterMessage, [] {})();
      errno = error;
      return size;
    };
    beforeMessage = afterMessage = [] {};
  }
  void TearDown() override {
    listener_.reset();
    LeakCheck::TearDown();
  }

  Handle handleOf(const Memory &memory) const {
    struct stat status{};
    EXPECT_EQ(fstat(memory.fd(), &status), 0);
    Handle handle = event();
    handle.kind = Kind::Memory;
    handle.objectDevice = status.st_dev;
    handle.objectInode = status.st_ino;
    handle.objectSize = static_cast<std::uint64_t>(status.st_size);
    return handle;
  }
  // The object is not memory, so only the broker's reply can identify it.
  Handle event() const {
    return {.kind = Kind::Event,
            .adapter = kAnyFdAdapter.id,
            .pid = static_cast<std::uint32_t>(self_.pid),
            .effectiveUid = geteuid(),
            .startTicks = self_.startTicks,
            .pidfdInode = self_.pidfdInode,
            .brokerName = kName};
  }

  base::UniqueFd ask(const Handle &handle, const Config &config = {}) {
    const ScopedOsCalls scope(calls_);
    return askBroker(handle, {base::os(), self_, geteuid(), config});
  }
  // Expects that a request fails and leaks nothing.
  Outcome outcomeOfAsk(const Handle &handle, const Config &config = {}) {
    const Resources start = resourcesOfThisProcess();
    Outcome outcome = outcomeOf([&] { ask(handle, config); });
    EXPECT_NE(outcome.result, UR_RESULT_SUCCESS);
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }

  base::UniqueFd acceptClient() const {
    return base::UniqueFd(accept(listener_.get(), nullptr, nullptr));
  }
  void readHandle(const base::UniqueFd &client) const {
    HandleBytes bytes;
    EXPECT_EQ(recv(client.get(), bytes.data(), bytes.size(), 0),
              static_cast<ssize_t>(bytes.size()));
  }

  // Makes the broker read the request and send `size` bytes of a reply, with descriptors.
  void answer(const BrokerReply &reply, const std::vector<int> &fds = {},
              std::size_t size = sizeof(BrokerReply)) {
    afterMessage = [=, this] {
      const base::UniqueFd client = acceptClient();
      readHandle(client);
      sendTo(client, reply, fds, size);
    };
  }
  void answer(BrokerAnswer code, const std::vector<int> &fds = {}) {
    answer({.magic = kBrokerMagic, .answer = code}, fds);
  }

  static void sendTo(const base::UniqueFd &client, const BrokerReply &reply,
                     const std::vector<int> &fds, std::size_t size) {
    std::array<std::byte, 4 * sizeof reply> bytes{};
    std::memcpy(bytes.data(), &reply, sizeof reply);
    iovec part{.iov_base = bytes.data(), .iov_len = size};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    alignas(cmsghdr) std::array<std::byte, CMSG_SPACE(4 * sizeof(int))> control{};
    if (!fds.empty()) {
      message.msg_control = control.data();
      message.msg_controllen = CMSG_SPACE(fds.size() * sizeof(int));
      cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(fds.size() * sizeof(int));
      std::memcpy(CMSG_DATA(header), fds.data(), fds.size() * sizeof(int));
    }
    EXPECT_EQ(sendmsg(client.get(), &message, MSG_NOSIGNAL), static_cast<ssize_t>(size));
  }

  static constexpr BrokerName kName{1, 2, 3};
  inline static std::function<void()> beforeMessage;
  inline static std::function<void()> afterMessage;

  ProcessIdentity self_ = thisProcess().identity();
  RuntimeDirectory directory_;
  base::UniqueFd listener_;
  sockaddr_un address_;
  base::OsCalls calls_ = base::systemCalls();
};

TEST_F(BrokerClientTest, ReceivesTheGrantedDescriptor) {
  const Memory memory(4096, 'g');
  answer(BrokerAnswer::GrantedWithDescriptor, {memory.fd()});
  EXPECT_EQ(firstByte(ask(handleOf(memory)).get()), 'g');
  answer(BrokerAnswer::GrantedWithDescriptor, {memory.fd()});
  EXPECT_TRUE(ask(event()));
  answer(BrokerAnswer::Granted);
  EXPECT_FALSE(ask(event()));
}

TEST_F(BrokerClientTest, WrongOrReadOnlyMemoryIsRefused) {
  const Memory memory(4096);
  const Memory otherMemory(4096);
  const std::string path = "/proc/self/fd/" + std::to_string(memory.fd());
  const base::UniqueFd readOnly(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  ASSERT_TRUE(readOnly);
  for (const auto &[fd, finding] :
       {std::pair{otherMemory.fd(), "refers to another object"},
        {readOnly.get(), "a read-only descriptor of the memory; get a new one"}}) {
    answer(BrokerAnswer::GrantedWithDescriptor, {fd});
    expectOutcome(outcomeOfAsk(handleOf(memory)), UR_RESULT_ERROR_INVALID_VALUE,
                  {"is stale or forged", finding});
  }
}

// The importer must close descriptors that it did not request. Otherwise a hostile broker could use
// up the importer's descriptors.
TEST_F(BrokerClientTest, MalformedRepliesAreRefused) {
  const Memory memory(4096);
  const int fd = memory.fd();
  constexpr BrokerReply kGranted{.magic = kBrokerMagic, .answer = BrokerAnswer::Granted};
  constexpr BrokerReply kWithDescriptor{.magic = kBrokerMagic,
                                        .answer = BrokerAnswer::GrantedWithDescriptor};
  struct Answer {
    Handle handle;
    BrokerReply reply;
    std::vector<int> fds;
    std::size_t size = sizeof(BrokerReply);
  };
  for (const auto &[handle, reply, fds, size] :
       {Answer{handleOf(memory), kGranted, {}}, // a grant of memory without a descriptor
        Answer{handleOf(memory), kWithDescriptor, {fd, fd}},
        Answer{event(), kGranted, {fd}}, // a grant of an event with a descriptor
        Answer{event(), kGranted, {fd, fd, fd}},
        Answer{event(), {.magic = kBrokerMagic + 1, .answer = BrokerAnswer::Granted}, {}},
        Answer{event(), {.magic = kBrokerMagic, .answer = BrokerAnswer{77}}, {}},
        Answer{event(), kGranted, {}, 1}, Answer{event(), kGranted, {}, sizeof kGranted - 1},
        Answer{event(), kGranted, {}, sizeof kGranted + 1}}) {
    answer(reply, fds, size);
    expectOutcome(outcomeOfAsk(handle), UR_RESULT_ERROR_INVALID_VALUE, {"an unknown protocol"});
  }
}

TEST_F(BrokerClientTest, RefusalsAndShortages) {
  answer(BrokerAnswer::Refused);
  expectOutcome(outcomeOfAsk(event()), UR_RESULT_ERROR_INVALID_VALUE,
                {"put or freed", "list this user in UR_IPC_ALLOW_UIDS", "get a new one"});
  answer(BrokerAnswer::Busy);
  expectOutcome(outcomeOfAsk(event()), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"has too many clients, lacks descriptors", "unread; try again", "ulimit -n"});
  answer(BrokerAnswer::GrantedWithDescriptor); // without a descriptor: the kernel dropped it
  expectOutcome(outcomeOfAsk(event()), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"did not arrive; close descriptors", "ulimit -n"});
}

// A hangup of a living broker is a shortage. It does not prove that the handle is stale.
TEST_F(BrokerClientTest, BrokerThatHangsUp) {
  const auto expectShortage = [this] {
    const Outcome outcome = outcomeOfAsk(event());
    expectOutcome(outcome, UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"closed the connection without an answer", "try again"});
    acceptClient(); // the connection that the importer uses to check whether the broker lives
  };
  afterMessage = [this] { readHandle(acceptClient()); };
  expectShortage();
  afterMessage = [this] { acceptClient(); }; // without reading the request
  expectShortage();
  beforeMessage = [this] { acceptClient(); };
  expectShortage();
  afterMessage = [this] {
    readHandle(acceptClient());
    listener_.reset();
  };
  const Outcome outcome = outcomeOf([&] { ask(event()); });
  EXPECT_EQ(outcome.result, UR_RESULT_ERROR_INVALID_VALUE) << outcome.message;
}

TEST_F(BrokerClientTest, ReplyOfAnotherProcessIsRefused) {
  self_.pidfdInode = 0;
  calls_.getsockopt = [](int, int, int, void *owner, socklen_t *) {
    *static_cast<ucred *>(owner) = {.pid = getppid(), .uid = geteuid(), .gid = getegid()};
    return 0;
  };
  answer(BrokerAnswer::Granted);
  expectOutcome(outcomeOfAsk(event()), UR_RESULT_ERROR_INVALID_VALUE,
                {"a process other than its broker sent"});
}

TEST_F(BrokerClientTest, FailsAfterTheDeadline) {
  for (const int milliseconds : {0, 20}) {
    const Outcome outcome =
        outcomeOfAsk(event(), {.timeout = std::chrono::milliseconds(milliseconds)});
    expectOutcome(outcome, UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"did not answer within " + std::to_string(milliseconds) + " ms",
                   "stopped or overloaded, or raise UR_IPC_TIMEOUT_MS"});
    acceptClient(); // empties the backlog
  }
}

// Each step must pass the remaining time to the kernel. In this test the clock stands still.
TEST_F(BrokerClientTest, EachStepGetsTheRemainingTime) {
  using Limit = std::tuple<int, time_t, suseconds_t>; // option, seconds, microseconds
  static std::vector<Limit> limits;
  calls_.clockGettime = [](clockid_t, timespec *now) {
    *now = {.tv_sec = 7, .tv_nsec = 500'000'000};
    return 0;
  };
  calls_.setsockopt = [](int fd, int level, int option, const void *value, socklen_t size) {
    if (option != SO_PASSCRED) {
      const auto &limit = *static_cast<const timeval *>(value);
      limits.emplace_back(option, limit.tv_sec, limit.tv_usec);
    }
    return base::systemCalls().setsockopt(fd, level, option, value, size);
  };
  for (const auto &[milliseconds, seconds, microseconds] :
       {std::tuple{999, 0, 999'000}, {1000, 1, 0}, {61'999, 61, 999'000}}) {
    limits.clear();
    answer(BrokerAnswer::Granted);
    EXPECT_NO_THROW(ask(event(), {.timeout = std::chrono::milliseconds(milliseconds)}));
    EXPECT_EQ(limits, (std::vector<Limit>{{SO_SNDTIMEO, seconds, microseconds},    // connect
                                          {SO_SNDTIMEO, seconds, microseconds},    // sendmsg
                                          {SO_RCVTIMEO, seconds, microseconds}})); // recvmsg
  }
}

constexpr int kPeerPidfd = 77;

TEST_F(BrokerClientTest, BrokerThatExitsBeforeItIsIdentified) {
  self_.pidfdInode = 1;
  for (const int error : {EINVAL, ESRCH, ENODATA}) {
    calls_.getsockopt = [error](int fd, int level, int name, void *value, socklen_t *size) -> int {
      return name == kPeerPidfd ? FailsWith{error}(fd)
                                : base::systemCalls().getsockopt(fd, level, name, value, size);
    };
    EXPECT_EQ(outcomeOfAsk(event()).result, UR_RESULT_ERROR_INVALID_VALUE);
    acceptClient();
  }
}

// The errno of a successful call is meaningless.
TEST_F(BrokerClientTest, IgnoresOlderErrors) {
  static int olderError;
  calls_.connect = [](int fd, const sockaddr *address, socklen_t size) {
    const int result = base::systemCalls().connect(fd, address, size);
    errno = result == 0 ? olderError : errno;
    return result;
  };
  calls_.recvmsg = [](int fd, msghdr *message, int flags) {
    const ssize_t size = base::systemCalls().recvmsg(fd, message, flags);
    errno = size >= 0 ? olderError : errno;
    return size;
  };
  for (const int error : {EAGAIN, EINTR, ECONNREFUSED, ECONNRESET}) {
    olderError = error;
    answer(BrokerAnswer::Granted);
    EXPECT_NO_THROW(ask(event())) << strerrorname_np(error);
    afterMessage = [this] { readHandle(acceptClient()); };
    expectOutcome(outcomeOfAsk(event()), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  {"closed the connection without an answer"});
    acceptClient(); // the connection that the importer uses to check whether the broker lives
  }
}

// The importer must repeat each interrupted call, but no other call.
TEST_F(BrokerClientTest, SignalsDoNotEndTheConversation) {
  static int interruptions;
  static const auto isInterrupted = [] {
    errno = EINTR;
    return interruptions++ % 2 == 0;
  };
  calls_.connect = [](int fd, const sockaddr *address, socklen_t size) {
    return isInterrupted() ? -1 : base::systemCalls().connect(fd, address, size);
  };
  calls_.recvmsg = [](int fd, msghdr *message, int flags) -> ssize_t {
    return isInterrupted() ? -1 : base::systemCalls().recvmsg(fd, message, flags);
  };
  interruptions = 0;
  answer(BrokerAnswer::Granted);
  EXPECT_NO_THROW(ask(event()));
  EXPECT_EQ(interruptions, 4);
}

// Each interruption takes 10 ms of the deadline.
TEST_F(BrokerClientTest, SignalsDoNotExtendTheDeadline) {
  static int milliseconds;
  milliseconds = 0;
  calls_.clockGettime = [](clockid_t, timespec *now) {
    *now = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1'000'000};
    return 0;
  };
  calls_.recvmsg = [](int, msghdr *, int) -> ssize_t {
    milliseconds += 10;
    errno = milliseconds < 1000 ? EINTR : EAGAIN;
    return -1;
  };
  const Outcome outcome = outcomeOfAsk(event(), {.timeout = std::chrono::milliseconds(100)});
  EXPECT_EQ(outcome.result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(milliseconds, 100);
}

// Maps each error of connect to the importer's result; nullopt stands for the next transport,
// because the kernel forbids this one.
TEST_F(BrokerClientTest, MapsErrorsOfConnect) {
  using Ending = std::optional<ur_result_t>;
  static constexpr Ending kStale = UR_RESULT_ERROR_INVALID_VALUE;
  constexpr Ending kShortage = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  constexpr Ending kOther = UR_RESULT_ERROR_ADAPTER_SPECIFIC;
  const auto endingOf = [this](int error) -> Ending {
    try {
      const Outcome outcome = outcomeOfAsk(event());
      const std::string cause = std::to_string(self_.pid) + ": connect: " + strerrorname_np(error);
      expectOutcome(outcome, outcome.result,
                    {outcome.result == kStale ? "its broker has ended" : cause});
      return outcome.result;
    } catch (const Refusal &refusal) {
      EXPECT_EQ(refusal.error, error);
      return std::nullopt;
    }
  };
  for (const auto &[error, ending] : {std::pair{ENOENT, kStale},
                                      {ENOTDIR, kStale},
                                      {ELOOP, kStale},
                                      {EXDEV, kStale},
                                      {ECONNREFUSED, kStale},
                                      {EPROTOTYPE, kStale},
                                      {EPERM, Ending()},
                                      {EACCES, Ending()},
                                      {ENOSYS, Ending()},
                                      {EMFILE, kShortage},
                                      {ENOBUFS, kShortage},
                                      {ENOMEM, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY},
                                      {EIO, kOther},
                                      {ENAMETOOLONG, kOther},
                                      {ETOOMANYREFS, kOther}}) {
    const base::OsCalls originalCalls = calls_;
    calls_.openat = FailsWith{error};
    EXPECT_EQ(endingOf(error), ending) << strerrorname_np(error);
    calls_ = originalCalls;
    calls_.connect = FailsWith{error};
    EXPECT_EQ(endingOf(error), ending) << strerrorname_np(error);
    calls_ = originalCalls;
  }
}

// A link could lead into a file system whose server does not answer.
TEST_F(BrokerClientTest, LinkIsNotFollowed) {
  const std::string path = address_.sun_path;
  const std::string target = path + ".moved";
  ASSERT_EQ(rename(path.c_str(), target.c_str()), 0);
  // The link's target is in the same directory, because the kernel refuses links out of it for
  // another reason.
  const std::string name = std::filesystem::path(target).filename();
  ASSERT_EQ(symlink(name.c_str(), path.c_str()), 0);
  afterMessage = [] { ADD_FAILURE() << "the importer asked the broker"; };
  EXPECT_EQ(outcomeOfAsk(event()).result, UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(unlink(path.c_str()), 0);
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(outcomeOfAsk(event()).result, UR_RESULT_ERROR_INVALID_VALUE);
  unlink(path.c_str());
  unlink(target.c_str());
}

TEST_F(BrokerClientTest, MountIsNotEntered) {
  if (geteuid() != 0)
    GTEST_SKIP() << "needs root to mount a file";
  const std::string path = address_.sun_path;
  const std::string target = path + ".moved";
  ASSERT_EQ(rename(path.c_str(), target.c_str()), 0);
  ASSERT_TRUE(base::UniqueFd(open(path.c_str(), O_CREAT | O_CLOEXEC, 0600)));
  afterMessage = [] { ADD_FAILURE() << "the importer asked the broker"; };
  ur::test::expectForkedChildSucceeds([&] {
    return unshare(CLONE_NEWNS) == 0 &&
           mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount(target.c_str(), path.c_str(), nullptr, MS_BIND, nullptr) == 0 &&
           outcomeOfAsk(event()).result == UR_RESULT_ERROR_INVALID_VALUE && !HasFailure();
  });
  unlink(path.c_str());
  unlink(target.c_str());
}

TEST_F(BrokerClientTest, StreamSocketIsRefused) {
  ASSERT_EQ(unlink(address_.sun_path), 0);
  const base::UniqueFd stream(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  ASSERT_EQ(bind(stream.get(), reinterpret_cast<const sockaddr *>(&address_), sizeof address_), 0);
  ASSERT_EQ(listen(stream.get(), 1), 0);
  EXPECT_EQ(outcomeOfAsk(event()).result, UR_RESULT_ERROR_INVALID_VALUE);
}

// A part of the runtime directory's path is a file, not a directory.
TEST_F(BrokerClientTest, RuntimeDirectoryIsAFile) {
  setenv("XDG_RUNTIME_DIR", "/dev/null/run", 1);
  const Outcome outcome = outcomeOfAsk(event());
  EXPECT_EQ(outcome.result, UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_NE(outcome.message.find("cannot see the broker's directory"), std::string::npos)
      << outcome.message;
}

// After `su`, the environment can name a directory that this process must not enter.
TEST_F(BrokerClientTest, DirectoryThatCannotBeEnteredIsSkipped) {
  static constexpr const char *kClosed = "/closed";
  const ur::test::ScopedVariable first("NVIDIA_DRA_LOCAL_IPC_DIR", kClosed);
  calls_.openat = [](int folder, const char *path, int flags) {
    return path == std::string_view(kClosed) ? FailsWith{EACCES}(path)
                                             : base::systemCalls().openat(folder, path, flags);
  };
  answer(BrokerAnswer::Granted);
  EXPECT_NO_THROW(ask(event()));
}

} // namespace
} // namespace ur::ipc::test
