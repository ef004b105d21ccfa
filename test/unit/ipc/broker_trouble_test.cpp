// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A broker whose system calls fail must continue to serve, or exit without leftovers.
#include "fixtures.hpp"
#include "ipc/broker_socket.hpp"
#include "runtime_dir.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <climits>
#include <filesystem>
#include <optional>
#include <semaphore>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/socket.h>

namespace ur::ipc::test {
namespace {

// The number of the next calls that fail, and their error.
struct Failures {
  std::atomic<int> remaining{0};
  std::atomic<int> error{0};

  void arm(int count, int code) {
    error = code;
    remaining = count;
  }
  bool strike() {
    if (remaining <= 0 || remaining-- <= 0)
      return false;
    errno = error;
    return true;
  }
};

class BrokerTroubleTest : public LeakCheck {
protected:
  void TearDown() override {
    exchange_.reset();
    memory_.reset();
    calls_.reset();
    EXPECT_TRUE(directory_.isEmpty());
    LeakCheck::TearDown();
  }

  // Starts the broker by making the first handle.
  template <typename Edit> void start(Edit edit) {
    base::OsCalls calls = base::systemCalls();
    edit(calls);
    calls_.emplace(calls);
    exchange_.emplace(thisProcess(), kMemfdAdapter, Config{.broker = BrokerMode::On});
    handle_ = bytesOf(exchange_->get(memory_->request()));
  }

  // Starts a broker whose system calls fail, and expects no leftovers.
  Outcome outcomeOfStart(const base::OsCalls &calls, std::vector<uid_t> allowedUids = {}) {
    const ScopedOsCalls scope(calls);
    exchange_.emplace(thisProcess(), kMemfdAdapter,
                      Config{.broker = BrokerMode::On, .allowedUids = std::move(allowedUids)});
    const Outcome outcome = outcomeOf([&] { exchange_->get(memory_->request()); });
    EXPECT_EQ(exchange_->liveEntries(), 0u);
    EXPECT_TRUE(directory_.isEmpty());
    return outcome;
  }

  base::UniqueFd connectClient() const { return connectClient(directory_.path()); }
  base::UniqueFd connectClient(const std::string &directory) const {
    base::UniqueFd client(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
    const sockaddr_un address = brokerAddress(directory, std::bit_cast<Handle>(handle_).brokerName);
    const timeval limit{.tv_sec = 10, .tv_usec = 0};
    setsockopt(client.get(), SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    EXPECT_EQ(connect(client.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address),
              0);
    return client;
  }
  void ask(const base::UniqueFd &client) const {
    send(client.get(), handle_.data(), handle_.size(), MSG_NOSIGNAL);
  }
  // Waits until a reply arrives, but does not read it.
  static bool hasReply(const base::UniqueFd &client) {
    pollfd pollEntry{.fd = client.get(), .events = POLLIN, .revents = 0};
    return poll(&pollEntry, 1, 10'000) == 1;
  }
  std::optional<BrokerAnswer> answerTo(const base::UniqueFd &client) const {
    ask(client);
    return answerAt(client);
  }
  // Returns the broker's answer, or nullopt if it closes the connection without a reply.
  static std::optional<BrokerAnswer> answerAt(const base::UniqueFd &client) {
    BrokerReply reply{};
    const ssize_t size = recv(client.get(), &reply, sizeof reply, 0);
    EXPECT_NE(size == -1 ? errno : 0, EAGAIN) << "the broker does not reply";
    return size == sizeof reply ? std::optional(reply.answer) : std::nullopt;
  }
  static bool acquires(std::counting_semaphore<> &gate) {
    return gate.try_acquire_for(std::chrono::seconds(10));
  }

  // Releases `hungUp` when the broker closes its newest connection.
  static void watchHangUps(base::OsCalls &calls) {
    newestClient = -1;
    hangUps.emplace(0);
    calls.accept4 = [](int fd, sockaddr *address, socklen_t *size, int flags) {
      const int client = base::systemCalls().accept4(fd, address, size, flags);
      if (client >= 0)
        newestClient = client;
      return client;
    };
    calls.close = [](int fd) {
      int expected = fd;
      const bool isNewest = newestClient.compare_exchange_strong(
          expected, -1); // before another descriptor can get this number
      const int result = base::systemCalls().close(fd);
      if (isNewest)
        hangUps->release();
      return result;
    };
  }
  // Makes `edit` change the credentials that the kernel reports for each client.
  template <typename Edit> static void changeClients(base::OsCalls &calls, Edit edit) {
    calls.getsockopt = [edit](int fd, int level, int name, void *value, socklen_t *length) {
      const int result = base::systemCalls().getsockopt(fd, level, name, value, length);
      if (name == SO_PEERCRED)
        edit(*static_cast<ucred *>(value));
      return result;
    };
  }
  static void stopTheClock(base::OsCalls &calls) { // then no client's deadline passes
    calls.clockGettime = [](clockid_t, timespec *now) {
      *now = {};
      return 0;
    };
  }
  inline static std::atomic<int> newestClient;
  inline static std::optional<std::counting_semaphore<>> hangUps;

  RuntimeDirectory directory_;
  std::optional<Memory> memory_{std::in_place, 4096};
  std::optional<ScopedOsCalls> calls_;
  std::optional<Exchange> exchange_;
  HandleBytes handle_{};
};

// Without free descriptors, a broker accepts no new client for a while, but still serves its
// connected clients.
TEST_F(BrokerTroubleTest, ServesClientsWithoutFreeDescriptors) {
  static std::atomic<int> acceptError;
  static std::atomic<long> seconds;
  static std::optional<std::counting_semaphore<>> accepts;
  static std::optional<std::counting_semaphore<>> refusals;
  acceptError = 0;
  accepts.emplace(0);
  refusals.emplace(0);
  start([](base::OsCalls &calls) {
    calls.accept4 = [](int fd, sockaddr *address, socklen_t *size, int flags) -> int {
      if (const int error = acceptError) {
        acceptError = EMFILE;
        if (error == EMFILE)
          refusals->release();
        return FailsWith{error}();
      }
      const int client = base::systemCalls().accept4(fd, address, size, flags);
      if (client >= 0)
        accepts->release();
      return client;
    };
    calls.clockGettime = [](clockid_t,
                            timespec *now) { // the clock stands still until the test advances it
      *now = {.tv_sec = seconds, .tv_nsec = 0};
      return 0;
    };
  });
  const base::UniqueFd connected = connectClient();
  ASSERT_TRUE(acquires(*accepts));
  acceptError = ECONNABORTED; // the client has closed the connection
  const base::UniqueFd waiting = connectClient();
  ASSERT_TRUE(acquires(*refusals));
  EXPECT_EQ(answerTo(connected), BrokerAnswer::GrantedWithDescriptor);
  EXPECT_FALSE(refusals->try_acquire()) << "the broker tries again immediately";
  acceptError = 0;
  seconds += 1;
  EXPECT_EQ(answerTo(waiting), BrokerAnswer::GrantedWithDescriptor);
}

// If the wait always fails, the broker must not busy-wait, and must remove its socket.
TEST_F(BrokerTroubleTest, WaitThatAlwaysFailsEndsTheBroker) {
  static Failures polls;
  static std::optional<std::counting_semaphore<>> removals;
  polls.arm(0, 0);
  removals.emplace(0);
  start([](base::OsCalls &calls) {
    calls.poll = [](pollfd *fds, nfds_t count, int timeout) {
      return polls.strike() ? -1 : base::systemCalls().poll(fds, count, timeout);
    };
    calls.unlink = [](const char *path) {
      const int result = base::systemCalls().unlink(path);
      removals->release();
      return result;
    };
  });
  EXPECT_FALSE(directory_.isEmpty());
  // The broker's current wait ends at the client's deadline. The client must connect before `arm`,
  // because the broker may wake up and end at any moment after it.
  const base::UniqueFd client = connectClient();
  polls.arm(INT_MAX, EINVAL);
  ASSERT_TRUE(acquires(*removals));
  EXPECT_TRUE(directory_.isEmpty());
  EXPECT_EQ(resultOfCall([&] { exchange_->get(memory_->request()); }), UR_RESULT_SUCCESS);
}

// TearDown stops the broker without waking it up.
TEST_F(BrokerTroubleTest, StopsWithoutItsWakeUp) {
  start([](base::OsCalls &calls) { calls.write = FailsWith{EIO}; });
}

TEST_F(BrokerTroubleTest, SurvivesSpuriousReadiness) {
  static Failures reads;
  start([](base::OsCalls &calls) {
    calls.recvmsg = [](int fd, msghdr *message, int flags) -> ssize_t {
      return reads.strike() ? -1 : base::systemCalls().recvmsg(fd, message, flags);
    };
  });
  reads.arm(1, EAGAIN);
  EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::GrantedWithDescriptor);
  reads.arm(1, EIO);
  EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::Busy);
  EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::GrantedWithDescriptor);
}

TEST_F(BrokerTroubleTest, UnidentifiedClientMustRetry) {
  start([](base::OsCalls &calls) { calls.getsockopt = FailsWith{ENOBUFS}; });
  EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::Busy);
}

TEST_F(BrokerTroubleTest, HangUpFreesTheClientsPlace) {
  start([](base::OsCalls &calls) {
    watchHangUps(calls);
    stopTheClock(calls);
  });
  connectClient();
  EXPECT_TRUE(acquires(*hangUps));
}

// Each request gets one reply, and then the broker closes the connection.
TEST_F(BrokerTroubleTest, EachRequestGetsOneReply) {
  static Failures duplicates;
  start([](base::OsCalls &calls) {
    stopTheClock(calls);
    calls.fcntl = [](int fd, int command, int argument) {
      return command == F_DUPFD_CLOEXEC && duplicates.strike()
                 ? -1
                 : base::systemCalls().fcntl(fd, command, argument);
    };
  });
  const auto expectOne = [this](BrokerAnswer answer) {
    const base::UniqueFd client = connectClient();
    EXPECT_EQ(answerTo(client), answer);
    EXPECT_EQ(answerAt(client), std::nullopt);
  };
  expectOne(BrokerAnswer::GrantedWithDescriptor);
  duplicates.arm(1, EMFILE);
  expectOne(BrokerAnswer::Busy);
  handle_[0] ^= std::byte{1};
  expectOne(BrokerAnswer::Refused);
}

// If the kernel cannot send the descriptor, the broker must report a shortage in a reply without
// a descriptor.
TEST_F(BrokerTroubleTest, DescriptorThatTheKernelCannotSend) {
  static Failures sends;
  start([](base::OsCalls &calls) {
    calls.sendmsg = [](int fd, const msghdr *message, int flags) -> ssize_t {
      return message->msg_controllen != 0 && sends.strike()
                 ? -1
                 : base::systemCalls().sendmsg(fd, message, flags);
    };
  });
  for (const int error : {ETOOMANYREFS, EMFILE, ENFILE, ENOMEM, ENOBUFS}) {
    sends.arm(1, error);
    EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::Busy) << error;
    EXPECT_EQ(answerTo(connectClient()), BrokerAnswer::GrantedWithDescriptor) << error;
  }
}

// If the broker cannot find out whether a reply was read, it must not wait for the client.
TEST_F(BrokerTroubleTest, ConnectionWhoseStateIsUnknownIsClosed) {
  start([](base::OsCalls &calls) { calls.unreadBytes = FailsWith{EIO}; });
  const base::UniqueFd client = connectClient();
  EXPECT_EQ(answerTo(client), BrokerAnswer::GrantedWithDescriptor);
  EXPECT_EQ(answerAt(client), std::nullopt);
}

// The unread replies of all users together reach the broker's limit for descriptors.
TEST_F(BrokerTroubleTest, UnreadDescriptorsOfAllUsers) {
  static std::atomic<uid_t> clients;
  static constexpr int kLimit = 256;
  static constexpr uid_t kQuota = 32;
  clients = 0;
  base::OsCalls calls = base::systemCalls();
  // The kernel reports pid 0 for a process outside this pid namespace.
  changeClients(
      calls, [](ucred &client) { client = {.pid = 0, .uid = clients++ / kQuota + 1, .gid = 0}; });
  calls_.emplace(calls);
  Config config{.broker = BrokerMode::On};
  for (uid_t user = 1; user < kLimit / kQuota + 2; ++user)
    config.allowedUids.push_back(user);
  exchange_.emplace(thisProcess(), kMemfdAdapter, config);
  handle_ = bytesOf(exchange_->get(memory_->request()));
  const std::string directory = "/tmp/ur-ipc-" + std::to_string(geteuid());
  std::vector<base::UniqueFd> unread;
  for (int i = 0; i < kLimit; ++i) {
    unread.push_back(connectClient(directory));
    ask(unread.back());
    ASSERT_TRUE(hasReply(unread.back()));
  }
  const base::UniqueFd lastClient = connectClient(directory);
  EXPECT_EQ(answerTo(lastClient), BrokerAnswer::Busy);
  for (const base::UniqueFd &client : unread)
    EXPECT_EQ(answerAt(client), BrokerAnswer::GrantedWithDescriptor);
}

// All processes of a user share one limit on unread replies. After each read reply, the broker can
// serve the next waiting client.
TEST_F(BrokerTroubleTest, UnreadDescriptorsOfOneUser) {
  static std::atomic<pid_t> pids;
  start([](base::OsCalls &calls) {
    watchHangUps(calls);
    changeClients(calls, [](ucred &client) { client.pid = ++pids; });
    stopTheClock(calls);
  });
  std::vector<base::UniqueFd> unread;
  constexpr int kLimit = 32;
  for (int i = 0; i < kLimit; ++i) {
    unread.push_back(connectClient());
    ask(unread.back());
    ASSERT_TRUE(hasReply(unread.back()));
  }
  ask(connectClient()); // closes the connection while the broker lets it wait
  EXPECT_TRUE(acquires(*hangUps)) << "the broker keeps the connection open";
  const base::UniqueFd waiting = connectClient();
  ask(waiting);
  const base::UniqueFd nextClient = connectClient();
  ask(nextClient);
  pollfd pollEntry{.fd = waiting.get(), .events = POLLIN, .revents = 0};
  EXPECT_EQ(poll(&pollEntry, 1, 20), 0) << "the broker exceeded the limit";
  EXPECT_EQ(answerAt(unread.front()),
            BrokerAnswer::GrantedWithDescriptor); // the connection stays open
  EXPECT_EQ(answerAt(waiting), BrokerAnswer::GrantedWithDescriptor);
  EXPECT_EQ(answerAt(nextClient),
            BrokerAnswer::GrantedWithDescriptor); // the broker has noticed that the reply was read
  unread.clear();
}

// The message must name another directory only if another directory would help.
TEST_F(BrokerTroubleTest, NamesTheRemedyIfADirectoryRefusesASocket) {
  constexpr std::string_view kRemedy =
      "set XDG_RUNTIME_DIR to a directory where files can be created";
  for (const auto &[error, result, remedy] :
       {std::tuple{ENOENT, UR_RESULT_ERROR_INVALID_ARGUMENT, kRemedy},
        {ENOTDIR, UR_RESULT_ERROR_INVALID_ARGUMENT, kRemedy},
        {EROFS, UR_RESULT_ERROR_INVALID_ARGUMENT, kRemedy},
        {EOPNOTSUPP, UR_RESULT_ERROR_INVALID_ARGUMENT, kRemedy},
        {EACCES, UR_RESULT_ERROR_INVALID_ARGUMENT, "file permissions"},
        {EIO, UR_RESULT_ERROR_ADAPTER_SPECIFIC, ""},
        {ENOMEM, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, ""},
        {ENOSPC, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, ""},
        {ENAMETOOLONG, UR_RESULT_ERROR_ADAPTER_SPECIFIC, ""},
        {EADDRINUSE, UR_RESULT_ERROR_ADAPTER_SPECIFIC, ""},
        {ENOBUFS, UR_RESULT_ERROR_OUT_OF_RESOURCES, ""}}) {
    const base::OsCalls noBind = systemCallsWith(&base::OsCalls::bind, FailsWith{error});
    const base::OsCalls noRename = systemCallsWith(&base::OsCalls::rename, FailsWith{error});
    for (const auto &[calls, step] : {std::pair{noBind, "bind"}, {noRename, "rename"}}) {
      const std::string cause = "cannot create the broker's socket in " + directory_.path() + ": " +
                                step + ": " + strerrorname_np(error);
      expectOutcome(outcomeOfStart(calls), result, {cause, remedy});
    }
  }
}

// removeDeadBrokers in another process may remove a socket before its broker listens.
TEST_F(BrokerTroubleTest, RemovedSocketIsCreatedAgain) {
  static int removals;
  removals = 2;
  base::OsCalls calls = base::systemCalls();
  calls.listen = [](int fd, int backlog) {
    if (removals-- > 0)
      for (const auto &file : std::filesystem::directory_iterator(getenv("XDG_RUNTIME_DIR")))
        std::filesystem::remove(file);
    return base::systemCalls().listen(fd, backlog);
  };
  start([&](base::OsCalls &edited) { edited = calls; });
  EXPECT_EQ(removals, -1);
  EXPECT_FALSE(directory_.isEmpty());
}

// If the socket cannot be made accessible to listed users, the broker must remove it.
TEST_F(BrokerTroubleTest, SocketThatCannotBeOpenedToOthersIsRemoved) {
  static std::string socketPath;
  base::OsCalls calls = base::systemCalls();
  calls.chmod = [](const char *path, mode_t mode) {
    if (!std::filesystem::is_socket(path))
      return base::systemCalls().chmod(path, mode);
    errno = socketPath.empty() ? ENOENT : EPERM; // after ENOENT the broker makes another socket
    socketPath = path;
    return -1;
  };
  expectOutcome(outcomeOfStart(calls, {geteuid() + 1}), UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"UR_IPC_ALLOW_UIDS"});
  EXPECT_FALSE(socketPath.empty());
  EXPECT_FALSE(std::filesystem::exists(socketPath));
}

} // namespace
} // namespace ur::ipc::test
