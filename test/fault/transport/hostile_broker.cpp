// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T31, T32, T33, T40: hostile clients of an honest broker, and importers at hostile brokers.
#include "test/fault/transport/broker_abuse.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "test/unit/ipc/transports.hpp"

#include <chrono>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/socket.h>

namespace ur::ipc::test {
namespace {

using SlowClients = BrokerAbuse;

TEST_F(SlowClients, ThatSendNothingOrHalfAHandle) {
  for (const std::size_t size : {std::size_t{0}, handle_.size() / 2}) {
    std::vector<base::UniqueFd> clients;
    for (int i = 0; i < 200; ++i) {
      clients.push_back(connectRaw());
      if (size != 0)
        send(clients.back(), handle_.data(), size);
    }
    expectHonestOpensUnder(std::chrono::milliseconds(50));
  }
}

using HastyClients = BrokerAbuse;

TEST_F(HastyClients, TenThousandThatAskAndHangUp) {
  for (int i = 0; i < 10'000; ++i) {
    const base::UniqueFd socket = connectRaw();
    send(socket, handle_.data(), handle_.size());
  }
  EXPECT_EQ(awaitResources(*exporter_, initialResources_), initialResources_);
  EXPECT_EQ(resultOf(*importer_, handle_, 'b'), Result::via(Transport::Broker));
}

// A process of another user listens at the address of the exited exporter's broker, in a directory
// that every user may write.
class Impostor : public BrokerAbuse {
protected:
  void SetUp() override {
    if (geteuid() != 0)
      GTEST_SKIP() << "needs root to run a process of another user";
    BrokerAbuse::SetUp();
    // The exporter is in another pid namespace, so the importer cannot see that the exporter has
    // ended.
    exporter_.emplace(std::vector<std::string>{"UR_IPC_BROKER=on"}, PeerProcess::PidNamespace::New);
    handle_ = exporter_->get(exporter_->allocate(4096, 'b'));
    initialResources_ = exporter_->count().resources;
  }
};

TEST_F(Impostor, OfAnotherUserReceivesNothing) {
  EXPECT_EQ(resultOf(*importer_, handle_, 'b'), Result::via(Transport::Broker));
  exporter_->kill();
  exporter_.reset();
  const sockaddr_un target = address();
  ASSERT_EQ(unlink(target.sun_path), 0);
  ASSERT_EQ(chmod(directory_.path().c_str(), 0777), 0);
  Listener impostor(60003, target);
  EXPECT_EQ(resultOf(*importer_, handle_, 'b'), kRefused);
  EXPECT_FALSE(impostor.receivesByte()) << "the importer sent the handle to the impostor";
}

using LostDescriptor = BrokerAbuse;

// The kernel drops the descriptor if the receiver has no free descriptor.
TEST_F(LostDescriptor, IsReportedAsAShortage) {
  static rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  base::OsCalls calls = callsThatLeadTo(Transport::Broker);
  calls.recvmsg = [](int fd, msghdr *message, int flags) {
    const rlimit limit{.rlim_cur = 1, .rlim_max = before.rlim_max};
    setrlimit(RLIMIT_NOFILE, &limit);
    const ssize_t size = base::systemCalls().recvmsg(fd, message, flags);
    setrlimit(RLIMIT_NOFILE, &before);
    return size;
  };
  Outcome lost;
  const Resources start = resourcesOfThisProcess();
  {
    const ScopedOsCalls scope(calls);
    Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
    lost = outcomeOf([&] { exchange.open(Kind::Memory, kDevice, handle_.data(), handle_.size()); });
  }
  EXPECT_EQ(lost.result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_NE(lost.message.find("MSG_CTRUNC"), std::string::npos) << lost.message;
  EXPECT_EQ(resourcesOfThisProcess(), start);
}

} // namespace
} // namespace ur::ipc::test
