// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "peer_process.hpp"

#include <chrono>
#include <csignal>
#include <stdexcept>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sched.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

constexpr int kDeadlineMs = 20'000; // long enough for valgrind and sanitizers

} // namespace

PeerProcess::PeerProcess(std::vector<std::string> environment, PidNamespace pidNamespace) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0)
    throw std::runtime_error("socketpair");
  socket_ = base::UniqueFd(sockets[0]);
  const base::UniqueFd childEnd(sockets[1]);

  std::vector<char *> variables;
  for (std::string &variable : environment)
    variables.push_back(variable.data());
  for (char **variable = environ; *variable; ++variable)
    variables.push_back(*variable);
  variables.push_back(nullptr);

  if (pidNamespace == PidNamespace::Ours) {
    spawn(variables, childEnd.get());
  } else {
    // A pid namespace for children belongs to one thread, and this thread starts no other children.
    std::thread([&] {
      if (unshare(CLONE_NEWPID) == 0)
        spawn(variables, childEnd.get());
    }).join();
  }
  if (pid_ < 0)
    throw std::runtime_error("cannot start " UR_IPC_TEST_PEER);
}

void PeerProcess::spawn(std::vector<char *> &environment, int socket) {
  std::string program = UR_IPC_TEST_PEER;
  char *arguments[] = {program.data(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, socket, kPeerSocket);
  if (posix_spawn(&pid_, program.c_str(), &actions, nullptr, arguments, environment.data()) != 0)
    pid_ = -1;
  posix_spawn_file_actions_destroy(&actions);
}

PeerProcess::~PeerProcess() {
  if (pid_ < 0)
    return;
  const Request request{.command = Command::Exit};
  ::send(socket_.get(), &request, sizeof request, MSG_NOSIGNAL);
  socket_.reset();
  wait();
}

void PeerProcess::kill() {
  ::kill(pid_, SIGKILL);
  int status = 0;
  EXPECT_EQ(waitpid(pid_, &status, 0), pid_);
  pid_ = -1;
}

void PeerProcess::sendRequest(const Request &request) {
  EXPECT_EQ(send(socket_.get(), &request, sizeof request, MSG_NOSIGNAL),
            static_cast<ssize_t>(sizeof request));
}

bool PeerProcess::survives(const Request &request) {
  sendRequest(request);
  Reply reply;
  pollfd pollEntry{.fd = socket_.get(), .events = POLLIN, .revents = 0};
  if (poll(&pollEntry, 1, kDeadlineMs) != 1)
    throw std::runtime_error("the second process did not answer before the deadline");
  if (recv(socket_.get(), &reply, sizeof reply, MSG_DONTWAIT) == sizeof reply)
    return true;
  int status = 0;
  EXPECT_EQ(waitpid(pid_, &status, 0), pid_);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
  pid_ = -1;
  return false;
}

void PeerProcess::exec() {
  sendRequest({.command = Command::Exec});
  count();
}

void PeerProcess::stop() {
  EXPECT_EQ(::kill(pid_, SIGSTOP), 0);
  int status = 0;
  EXPECT_EQ(waitpid(pid_, &status, WUNTRACED), pid_);
  EXPECT_TRUE(WIFSTOPPED(status));
}

void PeerProcess::resume() { EXPECT_EQ(::kill(pid_, SIGCONT), 0); }

void PeerProcess::wait() {
  int status = 0;
  EXPECT_EQ(waitpid(pid_, &status, 0), pid_);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS)
      << "the second process exited with status " << status;
  pid_ = -1;
}

Reply PeerProcess::ask(const Request &request) {
  Reply reply;
  sendRequest(request);
  pollfd pollEntry{.fd = socket_.get(), .events = POLLIN, .revents = 0};
  if (poll(&pollEntry, 1, kDeadlineMs) != 1 ||
      recv(socket_.get(), &reply, sizeof reply, MSG_DONTWAIT) != sizeof reply)
    throw std::runtime_error("the second process did not answer before the deadline");
  return reply;
}

std::uint64_t PeerProcess::allocate(std::uint64_t bytes, char mark) {
  const Reply reply = ask({.command = Command::Allocate, .mark = mark, .value = bytes});
  EXPECT_EQ(reply.result, UR_RESULT_SUCCESS);
  return reply.value;
}

HandleBytes PeerProcess::get(std::uint64_t object, std::uint64_t *number) {
  const Reply reply = ask({.command = Command::Get, .object = object});
  EXPECT_EQ(reply.result, UR_RESULT_SUCCESS);
  if (number)
    *number = reply.value;
  return reply.handle;
}

void PeerProcess::put(std::uint64_t number) {
  EXPECT_EQ(ask({.command = Command::Put, .value = number}).result, UR_RESULT_SUCCESS);
}

Reply PeerProcess::count() { return ask({.command = Command::Count}); }

Reply PeerProcess::open(const HandleBytes &handle) {
  return ask({.command = Command::Open, .handle = handle});
}

Resources awaitResources(PeerProcess &peer, const Resources &expected) {
  const auto limit = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  Resources now = peer.count().resources;
  while (now != expected && std::chrono::steady_clock::now() < limit)
    now = peer.count().resources;
  return now;
}

} // namespace ur::ipc::test
