// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fault/hostile/process.hpp"

#include "base/error.hpp"
#include "ipc/exchange.hpp"
#include "test/support/this_process.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::ipc::hostile {
namespace {

constexpr int kDeadlineSeconds = 60;

// Sends `file` with the message, unless it is negative.
template <typename Message> bool sendMessage(int socket, Message &message, int file) {
  iovec bytes{.iov_base = &message, .iov_len = sizeof message};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof file)]{};
  msghdr packet{};
  packet.msg_iov = &bytes;
  packet.msg_iovlen = 1;
  if (file >= 0) {
    packet.msg_control = control;
    packet.msg_controllen = sizeof control;
    cmsghdr *const header = CMSG_FIRSTHDR(&packet);
    *header = {
        .cmsg_len = CMSG_LEN(sizeof file), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    std::memcpy(CMSG_DATA(header), &file, sizeof file);
  }
  return sendmsg(socket, &packet, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof message);
}

template <typename Message> bool receiveMessage(int socket, Message &message, int &file) {
  iovec bytes{.iov_base = &message, .iov_len = sizeof message};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof file)]{};
  msghdr packet{};
  packet.msg_iov = &bytes;
  packet.msg_iovlen = 1;
  packet.msg_control = control;
  packet.msg_controllen = sizeof control;
  file = -1;
  if (recvmsg(socket, &packet, MSG_CMSG_CLOEXEC) != static_cast<ssize_t>(sizeof message))
    return false;
  if (const cmsghdr *header = CMSG_FIRSTHDR(&packet))
    std::memcpy(&file, CMSG_DATA(header), sizeof file);
  return true;
}

// The exporter's loop over orders.
class Server {
public:
  explicit Server(int control) : control_(control) {}

  [[noreturn]] void run() {
    std::signal(SIGCHLD, SIG_IGN); // the kernel reaps the children
    Order order;
    int file = -1;
    while (receiveMessage(control_, order, file)) {
      Reply reply;
      try {
        reply.error = carryOut(order, file, reply) ? 0 : errno;
      } catch (const base::Error &) {
        reply.error = -1;
      }
      if (!sendMessage(control_, reply, -1))
        break;
    }
    _exit(EXIT_SUCCESS);
  }

private:
  bool carryOut(const Order &order, int file, Reply &reply) {
    switch (order.action) {
    case Action::Receive:
      return dup3(file, order.number, O_CLOEXEC) >= 0 && close(file) == 0;
    case Action::Duplicate:
      return dup3(order.argument, order.number, O_CLOEXEC) >= 0;
    case Action::Close:
      return close(order.number) == 0;
    case Action::Lock:
      return lock(order, F_SETLK);
    case Action::LockOpen:
      return lock(order, F_OFD_SETLK);
    case Action::SetUser:
      return setUser(static_cast<uid_t>(order.argument));
    case Action::Inherit:
      return fcntl(order.number, F_SETFD, 0) == 0;
    case Action::Fork:
      reply.pid = order.argument != 0 ? forkAs(order.argument) : fork();
      if (reply.pid == 0) {
        dup2(file, control_);
        close(file);
      }
      return inParent(reply, file);
    case Action::ShareFiles:
      reply.pid = static_cast<pid_t>(
          syscall(SYS_clone, CLONE_FILES | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
      if (reply.pid == 0) {
        control_ = file;
        run();
      }
      return reply.pid > 0; // the file stays open: the child shares it
    case Action::Exec: {
      fcntl(control_, F_SETFD, 0);
      const std::string control = std::to_string(control_);
      return execl("/proc/self/exe", "exporter", kServeOption, control.c_str(), nullptr) == 0;
    }
    case Action::Get:
      return get(order, reply);
    case Action::Put:
      return put(static_cast<std::size_t>(order.argument));
    case Action::Revoke:
      if (exchange_)
        exchange_->revoke(reinterpret_cast<const void *>(order.object));
      return true;
    case Action::Reset:
      exports_.clear();
      exchange_.reset();
      close_range(static_cast<unsigned>(control_) + 1, ~0u, 0);
      return setUser(getuid());
    }
    return false;
  }

  // Does not return in the child, which obeys the orders from its own socket.
  bool inParent(const Reply &reply, int file) {
    if (reply.pid == 0) {
      exchange_.reset();
      run();
    }
    close(file);
    return reply.pid > 0;
  }

  static pid_t forkAs(pid_t pid) {
    clone_args arguments{};
    arguments.exit_signal = SIGCHLD;
    arguments.set_tid = reinterpret_cast<std::uintptr_t>(&pid);
    arguments.set_tid_size = 1;
    const long child = syscall(SYS_clone3, &arguments, sizeof arguments);
    return child >= 0 ? static_cast<pid_t>(child) : fork();
  }

  static bool lock(const Order &order, int command) {
    struct flock range{};
    range.l_type = static_cast<short>(order.argument);
    range.l_whence = SEEK_SET;
    range.l_len = 1;
    return fcntl(order.number, command, &range) == 0;
  }

  // Becomes root first, because only root may change its user.
  static bool setUser(uid_t user) {
    const auto keep = static_cast<uid_t>(-1);
    return geteuid() == user ||
           (setresuid(keep, getuid(), keep) == 0 && setresuid(keep, user, keep) == 0);
  }

  bool get(const Order &order, Reply &reply) {
    if (!exchange_)
      exchange_.emplace(ur::test::thisProcess(),
                        AdapterTraits{.id = order.adapter, .memfdsOnly = true}, Config{});
    const void *data = exchange_->get({.kind = Kind::Memory,
                                       .fd = order.number,
                                       .object = reinterpret_cast<const void *>(order.object),
                                       .objectSize = order.size,
                                       .offset = order.offset,
                                       .length = order.size - order.offset,
                                       .deviceUuid = order.device});
    exports_.push_back(data);
    std::memcpy(reply.handle.data(), data, reply.handle.size());
    return true;
  }

  bool put(std::size_t age) {
    if (exports_.empty())
      return true;
    std::swap(exports_[age % exports_.size()], exports_.back());
    const void *const data = exports_.back();
    exports_.pop_back();
    exchange_->put(Kind::Memory, data);
    return true;
  }

  int control_;
  std::optional<Exchange> exchange_;
  std::vector<const void *> exports_;
};

struct SocketPair {
  SocketPair() {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
      throw std::runtime_error("socketpair");
    ours = base::UniqueFd(ends[0]);
    theirs = base::UniqueFd(ends[1]);
    const timeval limit{.tv_sec = kDeadlineSeconds, .tv_usec = 0};
    setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  }
  base::UniqueFd ours, theirs;
};

std::uint64_t startTicksOf(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string text(std::istreambuf_iterator<char>(file), {});
  std::size_t at = text.rfind(')') + 2;
  for (int field = 3; field < 22; ++field)
    at = text.find(' ', at) + 1;
  return std::strtoull(text.c_str() + at, nullptr, 10);
}

} // namespace

void serve(int control) { Server(control).run(); }

Process::Process(pid_t pid, base::UniqueFd socket)
    : pid_(pid), socket_(std::move(socket)),
      pidfd_(static_cast<int>(syscall(SYS_pidfd_open, pid, 0))), startTicks_(startTicksOf(pid)) {
  struct stat status{};
  if (!pidfd_ || fstat(pidfd_.get(), &status) != 0)
    throw std::runtime_error("cannot open a pidfd of an exporter");
  pidfdInode_ = status.st_ino;
}

Process Process::first() {
  SocketPair sockets;
  const pid_t pid = fork();
  if (pid == 0) {
    dup2(sockets.theirs.get(), 3);
    close_range(4, ~0u, 0);
    serve(3);
  }
  return Process(pid, std::move(sockets.ours));
}

Process Process::forkedBy(Process &parent, Action action, pid_t pid) {
  SocketPair sockets;
  const Reply reply = parent.ask({.action = action, .argument = pid}, sockets.theirs.get());
  if (reply.pid <= 0)
    throw std::runtime_error("an exporter cannot fork");
  return Process(reply.pid, std::move(sockets.ours));
}

Reply Process::ask(const Order &order, int file) {
  Order copy = order;
  Reply reply;
  int none = -1;
  if (order.action == Action::Exec) { // the new program replies to the second order
    if (!sendMessage(socket_.get(), copy, file))
      throw std::runtime_error("an exporter has exited");
    copy = {.action = Action::Inherit, .number = -1};
  }
  if (!sendMessage(socket_.get(), copy, file) || !receiveMessage(socket_.get(), reply, none))
    throw std::runtime_error("an exporter does not reply");
  return reply;
}

base::UniqueFd Process::duplicateOf(int fd) const {
  return base::UniqueFd(static_cast<int>(syscall(SYS_pidfd_getfd, pidfd_.get(), fd, 0)));
}

void Process::kill() {
  ::kill(pid_, SIGKILL);
  pollfd ended{.fd = pidfd_.get(), .events = POLLIN, .revents = 0};
  if (poll(&ended, 1, kDeadlineSeconds * 1000) != 1)
    throw std::runtime_error("an exporter does not exit");
  pid_ = 0;
}

} // namespace ur::ipc::hostile
