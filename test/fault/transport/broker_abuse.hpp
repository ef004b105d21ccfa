// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/broker_socket.hpp"
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/runtime_dir.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace ur::ipc::test {

// Connects to the broker that a handle names, in a directory.
inline base::UniqueFd connectToBroker(const std::string &directory, const HandleBytes &handle) {
  base::UniqueFd socket(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
  const sockaddr_un address = brokerAddress(directory, std::bit_cast<Handle>(handle).brokerName);
  EXPECT_EQ(connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
  return socket;
}

// Leaves an importer only the broker: sandbox rules forbid it to reopen descriptors and to fetch
// them with pidfd_getfd.
inline void leaveBrokerOnly(PeerProcess &importer) {
  forbid(importer, SYS_pidfd_getfd, EPERM);
  forbid(importer, SYS_statx, EPERM);
}

// A process of another user that listens at a broker's address and accepts one client. Needs root.
class Listener {
public:
  Listener(uid_t user, const sockaddr_un &address) {
    int ready[2];
    EXPECT_EQ(pipe2(ready, O_CLOEXEC), 0);
    pid_ = fork();
    if (pid_ == 0)
      _exit(listen(user, address, ready[1]));
    close(ready[1]);
    char byte = '\0';
    EXPECT_EQ(read(ready[0], &byte, 1), 1) << "the process could not listen at the address";
    close(ready[0]);
  }
  Listener(const Listener &) = delete;
  Listener &operator=(const Listener &) = delete;
  ~Listener() {
    if (pid_ <= 0)
      return;
    ::kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }

  // Waits for a client. Returns whether the client sends a byte before it closes the connection.
  bool receivesByte() {
    int status = 0;
    EXPECT_GT(waitpid(std::exchange(pid_, 0), &status, 0), 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) < 2) << "no client connected";
    return WEXITSTATUS(status) == 1;
  }

private:
  static int listen(uid_t user, const sockaddr_un &address, int ready) {
    const base::UniqueFd listener(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
    if (setgroups(0, nullptr) != 0 || setgid(user) != 0 || setuid(user) != 0 ||
        bind(listener.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0 ||
        chmod(address.sun_path, 0777) != 0 || ::listen(listener.get(), 8) != 0 ||
        write(ready, "r", 1) != 1)
      return 2;
    pollfd listenerReady{.fd = listener.get(), .events = POLLIN, .revents = 0};
    if (poll(&listenerReady, 1, 20'000) != 1)
      return 3;
    const base::UniqueFd client(accept(listener.get(), nullptr, nullptr));
    char byte = '\0';
    return recv(client.get(), &byte, 1, 0) == 0 ? 0 : 1;
  }

  pid_t pid_ = 0;
};

// An exporter with a broker, and an honest importer that can use no other transport.
class BrokerAbuse : public LeakCheck {
protected:
  void SetUp() override {
    exporter_.emplace(std::vector<std::string>{"UR_IPC_BROKER=on"});
    handle_ = exporter_->get(exporter_->allocate(4096, 'b'));
    initialResources_ = exporter_->count().resources;
    importer_.emplace();
    leaveBrokerOnly(*importer_);
  }
  void TearDown() override {
    if (exporter_) {
      EXPECT_EQ(awaitResources(*exporter_, initialResources_), initialResources_);
      exporter_.reset();
    }
    importer_.reset();
    LeakCheck::TearDown();
  }

  sockaddr_un address() const {
    return brokerAddress(directory_.path(), std::bit_cast<Handle>(handle_).brokerName);
  }
  base::UniqueFd connectRaw() const { return connectToBroker(directory_.path(), handle_); }
  static void send(const base::UniqueFd &socket, const void *data, std::size_t size) {
    ::send(socket.get(), data, size, MSG_NOSIGNAL);
  }

  // Checks the fastest of five opens, because other load on the machine slows some opens.
  void expectHonestOpensUnder(std::chrono::milliseconds limit, char mark = 'b') {
    using Clock = std::chrono::steady_clock;
    auto best = Clock::duration::max();
    for (int i = 0; i < 5; ++i) {
      const auto start = Clock::now();
      EXPECT_EQ(resultOf(*importer_, handle_, mark), Result::via(Transport::Broker));
      best = std::min(best, Clock::now() - start);
    }
    EXPECT_LT(best, limit);
  }

  RuntimeDirectory directory_;
  std::optional<PeerProcess> exporter_;
  std::optional<PeerProcess> importer_; // may neither fetch nor reopen descriptors
  HandleBytes handle_{};
  Resources initialResources_{};
};

} // namespace ur::ipc::test
