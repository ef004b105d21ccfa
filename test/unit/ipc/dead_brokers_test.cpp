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
  // Returns whether removeDeadBrokers leaves a socket that no process listens on.
  bool isKept(const base::OsCalls &calls, bool isRenamed = true) const {
    const auto makeAddress = isRenamed ? brokerAddress : newBrokerAddress;
    const sockaddr_un dead = makeAddress(directory_.path(), {1});
    {
      const base::UniqueFd socket(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
      EXPECT_EQ(bind(socket.get(), reinterpret_cast<const sockaddr *>(&dead), sizeof dead), 0);
    }
    const ScopedOsCalls scope(calls);
    removeDeadBrokers(base::os(), directory_.path());
    return std::filesystem::remove(dead.sun_path);
  }

  RuntimeDirectory directory_;
};

// Only a refused connection proves that no process listens on a socket.
TEST_F(DeadBrokersTest, StayUnlessTheKernelRefusesAConnection) {
  EXPECT_FALSE(isKept(base::systemCalls()));
  EXPECT_FALSE(isKept(base::systemCalls(), false));
  EXPECT_TRUE(isKept(systemCallsWith(&base::OsCalls::socket, FailsWith{EMFILE})));
  EXPECT_TRUE(isKept(systemCallsWith(&base::OsCalls::connect, FailsWith{EAGAIN})));
  EXPECT_TRUE(isKept(systemCallsWith(&base::OsCalls::opendir, FailsWith{EMFILE})));
}

} // namespace
} // namespace ur::ipc::test
