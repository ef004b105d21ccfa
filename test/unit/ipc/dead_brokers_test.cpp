// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fixtures.hpp"
#include "ipc/broker_socket.hpp"
#include "runtime_dir.hpp"

#include <cerrno>
#include <filesystem>

#include <gtest/gtest.h>
#include <sys/socket.h>

namespace ur::ipc::test {
namespace {

class DeadBrokersTest : public LeakCheck {
protected:
  // A socket that nobody listens on any more.
  sockaddr_un leaveBehind() const { return leaveBehind(brokerAddress(directory_.path(), {1})); }
  sockaddr_un leaveHalfMade() const {
    return leaveBehind(newBrokerAddress(directory_.path(), {1}));
  }
  static sockaddr_un leaveBehind(const sockaddr_un &address) {
    const base::UniqueFd socket(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
    EXPECT_EQ(bind(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
    return address;
  }
  bool staysWith(const base::OsCalls &calls) const { return staysWith(calls, leaveBehind()); }
  bool staysWith(const base::OsCalls &calls, const sockaddr_un &left) const {
    const ScopedOsCalls scope(calls);
    removeDeadBrokers(base::os(), directory_.path());
    return std::filesystem::remove(left.sun_path);
  }

  RuntimeDirectory directory_;
  base::OsCalls calls_ = base::systemCalls();
};

TEST_F(DeadBrokersTest, AreRemoved) { EXPECT_FALSE(staysWith(calls_)); }

// A broker whose socket was removed while it was being made makes another one: see
// BrokerTroubleTest.
TEST_F(DeadBrokersTest, HalfMadeSocketsAreRemoved) {
  EXPECT_FALSE(staysWith(calls_, leaveHalfMade()));
}

// Only a refused connection proves that nobody listens.
TEST_F(DeadBrokersTest, StayWhereNothingIsProven) {
  calls_.socket = [](int, int, int) {
    errno = EMFILE;
    return -1;
  };
  EXPECT_TRUE(staysWith(calls_));
  calls_ = base::systemCalls();
  calls_.connect = [](int, const sockaddr *, socklen_t) {
    errno = EAGAIN; // more callers than the broker can queue
    return -1;
  };
  EXPECT_TRUE(staysWith(calls_));
}

TEST_F(DeadBrokersTest, DirectoryThatCannotBeReadIsLeftAlone) {
  calls_.opendir = [](const char *) -> DIR * {
    errno = EMFILE;
    return nullptr;
  };
  EXPECT_TRUE(staysWith(calls_));
}

} // namespace
} // namespace ur::ipc::test
