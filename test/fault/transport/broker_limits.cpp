// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T69, T70, T71: clients that try to use up a broker's resources, clients that a broker refuses at
// once, and the leftovers of a broker that was killed while it started.
#include "test/fault/transport/broker_abuse.hpp"

#include <array>
#include <cstring>

#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>

namespace ur::ipc::test {
namespace {

// A user for this test only, because the kernel's limits count all processes of a user.
const uid_t alice = 61'000 + static_cast<uid_t>(getpid() % 4'000);
constexpr uid_t kMallory = 60004; // on no list of allowed users

// A process of another user that runs `body` and then waits until this object is destroyed.
class Stranger {
public:
  template <typename Body> Stranger(uid_t user, Body body) {
    EXPECT_EQ(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets_.data()), 0);
    pid_ = fork();
    if (pid_ == 0) {
      close(sockets_[0]);
      const bool succeeded = setuid(user) == 0 && body();
      const char word = succeeded ? 'y' : 'n';
      static_cast<void>(!write(sockets_[1], &word, 1));
      char byte;
      static_cast<void>(!read(sockets_[1], &byte, 1)); // until the parent closes its socket
      _exit(0);
    }
    close(sockets_[1]);
    char word = 'n';
    EXPECT_EQ(read(sockets_[0], &word, 1), 1);
    EXPECT_EQ(word, 'y');
  }
  ~Stranger() {
    close(sockets_[0]);
    waitpid(pid_, nullptr, 0);
  }

private:
  std::array<int, 2> sockets_{};
  pid_t pid_;
};

// An exporter of a user other than root, because the kernel limits only other users: here to 256
// descriptors in flight, and 256 open ones. The exporter allows root, whose processes are the
// importers.
class BrokerOfAUser : public BrokerAbuse {
protected:
  static constexpr rlim_t kLimit = 256;

  void SetUp() override {
    if (geteuid() != 0)
      GTEST_SKIP() << "needs root to run a process of another user";
    exporter_.emplace(
        std::vector<std::string>{"XDG_RUNTIME_DIR=", "UR_IPC_BROKER=on", "UR_IPC_ALLOW_UIDS=0"});
    const rlimit limit{.rlim_cur = kLimit, .rlim_max = kLimit};
    ASSERT_EQ(prlimit(exporter_->pid(), RLIMIT_NOFILE, &limit, nullptr), 0);
    require(*exporter_, {.command = Command::Become, .object = alice, .value = 1});
    handle_ = exporter_->get(exporter_->allocate(4096, 'a'));
    initialResources_ = exporter_->count().resources;
    importer_.emplace(std::vector<std::string>{fmt::format("UR_IPC_ALLOW_UIDS={}", alice)});
    leaveBrokerOnly(*importer_);
  }
  static std::string directory() { return fmt::format("/tmp/ur-ipc-{}", alice); }

  base::UniqueFd sendRequest() const {
    base::UniqueFd socket = connectToBroker(directory(), handle_);
    EXPECT_EQ(::send(socket.get(), handle_.data(), handle_.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(handle_.size()));
    return socket;
  }
};

// Returns the broker's reply, or nullopt if the broker closes the connection without a reply.
std::optional<BrokerAnswer> answerAt(const base::UniqueFd &client) {
  pollfd waiting{.fd = client.get(), .events = POLLIN, .revents = 0};
  EXPECT_EQ(poll(&waiting, 1, 10'000), 1) << "the broker does not reply";
  BrokerReply reply{};
  BrokerMessage message(&reply, sizeof reply);
  message.makeRoom();
  const ssize_t size = recvmsg(client.get(), message.header(), MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  const base::UniqueFd fd = message.descriptor(base::os());
  EXPECT_EQ(static_cast<bool>(fd),
            size == sizeof reply && reply.answer == BrokerAnswer::GrantedWithDescriptor);
  return size == sizeof reply ? std::optional(reply.answer) : std::nullopt;
}

using UnreadReplies = BrokerOfAUser;

// An allowed client sends requests on many connections and reads no reply. The broker limits the
// descriptors in unread replies, and still serves other clients.
TEST_F(UnreadReplies, LeaveDescriptorsForOtherClients) {
  std::vector<base::UniqueFd> silentClients;
  for (int i = 0; i < 1200; ++i)
    silentClients.push_back(sendRequest());
  EXPECT_EQ(resultOf(*importer_, handle_, 'a'), Result::via(Transport::Broker));
  expectHonestOpensUnder(std::chrono::milliseconds(50), 'a');

  int granted = 0;
  for (const base::UniqueFd &client : silentClients) {
    const auto answer = answerAt(client);
    granted += answer == BrokerAnswer::GrantedWithDescriptor;
    if (answer != BrokerAnswer::GrantedWithDescriptor) {
      EXPECT_EQ(answer, BrokerAnswer::Busy);
    }
  }
  EXPECT_GT(granted, 0);
  // The broker grants at most 8 requests before the client reads a reply. While the client reads,
  // the broker may grant the 64 requests that are still pending.
  EXPECT_LE(granted, 8 + 64);
  // After a client has read its replies, its quota is free again.
  EXPECT_EQ(answerAt(sendRequest()), BrokerAnswer::GrantedWithDescriptor);
}

// Unread replies count even after the client has shut down the connection.
TEST_F(UnreadReplies, CountOnConnectionsThatWereShutDown) {
  std::vector<base::UniqueFd> silentClients;
  int granted = 0;
  for (int round = 0; round < 3; ++round) {
    for (int i = 0; i < 60; ++i)
      silentClients.push_back(sendRequest());
    for (const base::UniqueFd &client : silentClients) {
      pollfd waiting{.fd = client.get(), .events = POLLIN, .revents = 0};
      ASSERT_EQ(poll(&waiting, 1, 10'000), 1);
      shutdown(client.get(), SHUT_RDWR);
    }
  }
  for (const base::UniqueFd &client : silentClients)
    granted += answerAt(client) == BrokerAnswer::GrantedWithDescriptor;
  EXPECT_GT(granted, 0);
  EXPECT_LE(granted, 64);
  EXPECT_EQ(resultOf(*importer_, handle_, 'a'), Result::via(Transport::Broker));
}

// Another process of the exporter's user has so many descriptors in flight that the kernel refuses
// to send another.
TEST_F(UnreadReplies, ShortageIsNotReportedAsStaleness) {
  {
    const Stranger sender(alice, [] {
      std::array<int, 2> pair{};
      std::array<int, 200> fds{};
      fds.fill(STDERR_FILENO);
      alignas(cmsghdr) std::array<std::byte, CMSG_SPACE(sizeof fds)> control{};
      char byte = '\0';
      iovec part{.iov_base = &byte, .iov_len = 1};
      msghdr message{};
      message.msg_iov = &part;
      message.msg_iovlen = 1;
      message.msg_control = control.data();
      message.msg_controllen = control.size();
      cmsghdr *header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof fds);
      std::memcpy(CMSG_DATA(header), fds.data(), sizeof fds);
      return socketpair(AF_UNIX, SOCK_DGRAM, 0, pair.data()) == 0 &&
             sendmsg(pair[0], &message, 0) == 1 && sendmsg(pair[0], &message, 0) == 1;
    });
    EXPECT_EQ(resultOf(*importer_, handle_, 'a'), Result::error(UR_RESULT_ERROR_OUT_OF_RESOURCES));
  }
  EXPECT_EQ(resultOf(*importer_, handle_, 'a'), Result::via(Transport::Broker));
}

using UnlistedUsers = BrokerOfAUser;

// The broker refuses unlisted users without reading a request, so they occupy no slot.
TEST_F(UnlistedUsers, OccupyNoSlot) {
  const Stranger mallory(kMallory, [this] {
    std::vector<base::UniqueFd> silent;
    for (int i = 0; i < 200; ++i)
      silent.push_back(connectToBroker(directory(), handle_));
    return std::ranges::all_of(silent, [](const base::UniqueFd &client) {
      return answerAt(client) == BrokerAnswer::Refused;
    });
  });
  expectHonestOpensUnder(std::chrono::milliseconds(50), 'a');
}

// Unlisted clients fill the backlog of a stopped broker. When the broker continues, it refuses them
// before the deadline of the client behind them.
TEST_F(UnlistedUsers, DoNotDelayLaterClients) {
  exporter_->stop();
  const Stranger mallory(kMallory, [this] {
    for (bool full = false; !full;) {
      base::UniqueFd client(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
      const sockaddr_un target =
          brokerAddress(directory(), std::bit_cast<Handle>(handle_).brokerName);
      full = connect(client.get(), reinterpret_cast<const sockaddr *>(&target), sizeof target) != 0;
      static_cast<void>(client.release()); // stays open until this process exits
    }
    return true;
  });
  exporter_->resume();
  expectHonestOpensUnder(std::chrono::milliseconds(50), 'a');
}

class BrokerKilled : public LeakCheck {};

// The user's next broker removes the files of the killed broker.
TEST_F(BrokerKilled, BeforeEachCallOfItsStart) {
  int points = 0;
  for (bool killed = true; killed; ++points) {
    const RuntimeDirectory directory;
    {
      PeerProcess exporter({"UR_IPC_BROKER=on"});
      const std::uint64_t object = exporter.allocate(4096, 'k');
      exporter.ask({.command = Command::DieIn,
                    .object = static_cast<std::uint64_t>(Transport::OwnTable),
                    .value = static_cast<std::uint64_t>(points + 1)});
      killed = !exporter.survives({.command = Command::Get, .object = object});
      if (!killed)
        exporter.kill(); // before its broker makes this call
    }
    SCOPED_TRACE("killed before call " + std::to_string(points + 1));
    {
      PeerProcess nextExporter({"UR_IPC_BROKER=on"});
      const HandleBytes handle = nextExporter.get(nextExporter.allocate(4096, 'n'));
      PeerProcess importer;
      leaveBrokerOnly(importer);
      EXPECT_EQ(resultOf(importer, handle, 'n'), Result::via(Transport::Broker));
    }
    EXPECT_TRUE(directory.isEmpty());
  }
  EXPECT_GE(points - 1, 15) << "a broker's start makes fewer calls than expected";
}

} // namespace
} // namespace ur::ipc::test
