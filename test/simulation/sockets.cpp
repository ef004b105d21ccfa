// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Unix packet sockets that pass descriptors and credentials.
#include "test/simulation/kernel.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/time.h>
#include <sys/un.h>

namespace ur::ipc::simulation {
namespace {

constexpr int kPeerPidfd = 77; // SO_PEERPIDFD

std::optional<Nanoseconds> deadlineAfter(Nanoseconds now, Nanoseconds limit) {
  return limit.count() == 0 ? std::nullopt : std::optional(now + limit);
}

// Appends control data to a received message. If the data does not fit, sets MSG_CTRUNC and returns
// false.
bool putControl(msghdr &message, std::size_t &used, int type, const void *data, std::size_t size) {
  const std::size_t room = message.msg_controllen - used;
  if (room < CMSG_LEN(size)) {
    message.msg_flags |= MSG_CTRUNC;
    return false;
  }
  auto *const destination = static_cast<std::byte *>(message.msg_control) + used;
  const cmsghdr header{.cmsg_len = CMSG_LEN(size), .cmsg_level = SOL_SOCKET, .cmsg_type = type};
  std::memcpy(destination, &header, sizeof header);
  std::memcpy(destination + CMSG_LEN(0), data, size);
  used += std::min(room, CMSG_SPACE(size));
  return true;
}

} // namespace

void Socket::close() {
  isClosed = true;
  if (const auto peerSocket = peer.lock(); peerSocket && !received.empty())
    peerSocket->wasReset = true;
  received.clear();
  for (const auto &connection : pending) {
    if (const auto peerSocket = connection->peer.lock())
      peerSocket->wasReset = true;
    connection->close();
  }
  pending.clear();
}

std::shared_ptr<Socket> Kernel::socketAt(int fd) const {
  const auto file = requireFile(fd);
  if (file->inode->type != FileType::Socket)
    throw CallError{ENOTSOCK};
  return file->inode->socket;
}

int Kernel::socket(int domain, int type, int /*protocol*/) {
  if (domain != AF_UNIX)
    return -EAFNOSUPPORT;
  auto inode = makeInode(FileType::Socket, S_IFSOCK | 0777, self().user);
  inode->socket = std::make_shared<Socket>(type & ~(SOCK_CLOEXEC | SOCK_NONBLOCK));
  return newDescriptor(
      std::make_shared<Description>(std::move(inode),
                                    O_RDWR | ((type & SOCK_NONBLOCK) != 0 ? O_NONBLOCK : 0)),
      (type & SOCK_CLOEXEC) != 0);
}

int Kernel::bind(int fd, const sockaddr *address, socklen_t /*length*/) {
  const auto socket = socketAt(fd);
  const mode_t mode = fileAt(fd)->inode->mode & ~static_cast<mode_t>(022); // apply the umask
  const auto inode = makeInode(FileType::SocketName, mode, self().user);
  inode->socket = socket;
  const char *const path = reinterpret_cast<const sockaddr_un *>(address)->sun_path;
  return addEntry(path, inode, EADDRINUSE);
}

int Kernel::listen(int fd, int backlog) {
  const auto socket = socketAt(fd);
  socket->listens = true;
  socket->backlog = backlog;
  socket->ownCredentials = {.process = program().process, .user = self().user};
  return 0;
}

int Kernel::accept4(int fd, sockaddr * /*address*/, socklen_t * /*length*/, int flags) {
  const auto socket = socketAt(fd);
  if (!socket->listens)
    return -EINVAL;
  if (socket->pending.empty())
    return -EAGAIN;
  auto inode = makeInode(FileType::Socket, S_IFSOCK | 0777, self().user);
  inode->socket = socket->pending.front();
  auto file = std::make_shared<Description>(
      inode, O_RDWR | ((flags & SOCK_NONBLOCK) != 0 ? O_NONBLOCK : 0));
  const int newFd = newDescriptor(file, (flags & SOCK_CLOEXEC) != 0);
  if (newFd < 0)
    inode->socket.reset(); // the connection stays in the queue
  else
    socket->pending.pop_front();
  return newFd;
}

int Kernel::connect(int fd, const sockaddr *address, socklen_t /*length*/) {
  const auto socket = socketAt(fd);
  const Lookup lookup = find(reinterpret_cast<const sockaddr_un *>(address)->sun_path);
  if (!mayUse(*lookup.inode, 2))
    return -EACCES;
  const auto listener = lookup.inode->socket;
  if (lookup.inode->type != FileType::SocketName || !listener)
    return -ECONNREFUSED;
  if (listener->type != socket->type)
    return -EPROTOTYPE;
  const bool waits = (fileAt(fd)->flags & O_NONBLOCK) == 0;
  const auto isDecided = [listener] {
    return listener->isClosed || !listener->listens ||
           listener->pending.size() <= static_cast<std::size_t>(listener->backlog);
  };
  if (!isDecided() &&
      (!waits || !scheduler.wait(isDecided, deadlineAfter(scheduler.now(), socket->sendLimit))))
    return -EAGAIN;
  if (listener->isClosed || !listener->listens)
    return -ECONNREFUSED;
  if (socket->isConnected)
    return -EISCONN;
  const auto serverSocket = std::make_shared<Socket>(socket->type);
  serverSocket->peer = socket;
  serverSocket->isConnected = socket->isConnected = true;
  serverSocket->passesCredentials = listener->passesCredentials;
  socket->peer = serverSocket;
  serverSocket->peerCredentials = {.process = program().process, .user = self().user};
  socket->peerCredentials = listener->ownCredentials;
  listener->pending.push_back(serverSocket);
  return 0;
}

ssize_t Kernel::sendmsg(int fd, const msghdr *message, int /*flags*/) {
  const auto socket = socketAt(fd);
  if (std::exchange(socket->wasReset, false))
    return -ECONNRESET;
  if (!socket->isConnected)
    return -ENOTCONN;
  const auto peer = socket->peer.lock();
  if (!peer || peer->isClosed)
    return -EPIPE;
  Message copy{.bytes = {},
               .files = {},
               .sender = program().process,
               .user = self().user,
               .inFlight = nullptr};
  auto *const source = const_cast<msghdr *>(message);
  for (cmsghdr *header = CMSG_FIRSTHDR(source); header; header = CMSG_NXTHDR(source, header)) {
    if (header->cmsg_type != SCM_RIGHTS)
      continue;
    for (std::size_t offset = CMSG_LEN(0); offset < header->cmsg_len; offset += sizeof(int)) {
      int number = -1;
      std::memcpy(&number, reinterpret_cast<std::byte *>(header) + offset, sizeof number);
      auto file = fileAt(number, true);
      if (!file)
        return -EBADF;
      copy.files.push_back(std::move(file));
    }
  }
  if (!copy.files.empty()) {
    int &count = inFlight_[copy.user];
    const auto files = static_cast<int>(copy.files.size());
    if (copy.user != 0 && static_cast<rlim_t>(count) > self().fileLimit.rlim_cur)
      return -ETOOMANYREFS;
    count += files;
    copy.inFlight = std::shared_ptr<void>(
        &count, [files](void *counter) { *static_cast<int *>(counter) -= files; });
  }
  for (std::size_t i = 0; i < message->msg_iovlen; ++i) {
    const auto *const bytes = static_cast<const std::byte *>(message->msg_iov[i].iov_base);
    copy.bytes.insert(copy.bytes.end(), bytes, bytes + message->msg_iov[i].iov_len);
  }
  const auto size = static_cast<ssize_t>(copy.bytes.size());
  peer->received.push_back(std::move(copy));
  return size;
}

ssize_t Kernel::recvmsg(int fd, msghdr *message, int flags) {
  const auto socket = socketAt(fd);
  if (!socket->isConnected)
    return -ENOTCONN;
  const auto canReturn = [socket] {
    const auto peer = socket->peer.lock();
    return socket->wasReset || !socket->received.empty() || !peer || peer->isClosed;
  };
  const bool waits = (flags & MSG_DONTWAIT) == 0 && (fileAt(fd)->flags & O_NONBLOCK) == 0;
  if (!canReturn() &&
      (!waits || !scheduler.wait(canReturn, deadlineAfter(scheduler.now(), socket->receiveLimit))))
    return -EAGAIN;
  if (std::exchange(socket->wasReset, false))
    return -ECONNRESET;
  if (socket->received.empty())
    return 0;
  const Message front = std::move(socket->received.front());
  socket->received.pop_front();
  message->msg_flags = 0;
  iovec &target = message->msg_iov[0];
  const std::size_t size = std::min(target.iov_len, front.bytes.size());
  std::memcpy(target.iov_base, front.bytes.data(), size);
  if (size < front.bytes.size())
    message->msg_flags |= MSG_TRUNC;
  std::size_t used = 0;
  if (socket->passesCredentials) {
    const ucred sender{.pid = front.sender->pidIn(self().space), .uid = front.user, .gid = 0};
    putControl(*message, used, SCM_CREDENTIALS, &sender, sizeof sender);
  }
  if (!front.files.empty()) {
    const std::size_t room = message->msg_controllen - used;
    std::vector<int> numbers;
    for (const auto &file : front.files) {
      if (room < CMSG_LEN((numbers.size() + 1) * sizeof(int)))
        break;
      const int number = newDescriptor(file, (flags & MSG_CMSG_CLOEXEC) != 0);
      if (number < 0)
        break;
      numbers.push_back(number);
    }
    if (numbers.size() < front.files.size())
      message->msg_flags |= MSG_CTRUNC;
    if (!numbers.empty())
      putControl(*message, used, SCM_RIGHTS, numbers.data(), numbers.size() * sizeof(int));
  }
  message->msg_controllen = used;
  return static_cast<ssize_t>(size);
}

int Kernel::getsockopt(int fd, int level, int name, void *value, socklen_t *length) {
  const auto socket = socketAt(fd);
  if (level != SOL_SOCKET)
    return -ENOPROTOOPT;
  if (name == SO_PEERCRED) {
    const Credentials &credentials = socket->peerCredentials;
    const ucred result{.pid = credentials.process ? credentials.process->pidIn(self().space) : 0,
                       .uid = credentials.process ? credentials.user : static_cast<uid_t>(-1),
                       .gid = 0};
    std::memcpy(value, &result, sizeof result);
    *length = sizeof result;
    return 0;
  }
  if (name != kPeerPidfd || !features.hasPeerPidfd)
    return -ENOPROTOOPT;
  if (!socket->peerCredentials.process)
    return -ENODATA;
  if (socket->peerCredentials.process->life == SimProcess::Life::IsGone)
    return -ESRCH;
  auto inode = makeInode(FileType::Pidfd, features.hasPidfdInodes ? S_IFREG | 0700 : 0600, 0);
  inode->number = features.hasPidfdInodes ? socket->peerCredentials.process->number : 99;
  inode->process = socket->peerCredentials.process;
  const int pidfd = newDescriptor(std::make_shared<Description>(std::move(inode), O_RDWR), true);
  if (pidfd < 0)
    return pidfd;
  std::memcpy(value, &pidfd, sizeof pidfd);
  *length = sizeof pidfd;
  return 0;
}

int Kernel::setsockopt(int fd, int level, int name, const void *value, socklen_t /*length*/) {
  const auto socket = socketAt(fd);
  if (level != SOL_SOCKET)
    return -ENOPROTOOPT;
  if (name == SO_PASSCRED) {
    int on = 0;
    std::memcpy(&on, value, sizeof on);
    socket->passesCredentials = on != 0;
    return 0;
  }
  timeval limit{};
  std::memcpy(&limit, value, sizeof limit);
  const Nanoseconds time =
      std::chrono::seconds(limit.tv_sec) + std::chrono::microseconds(limit.tv_usec);
  if (name == SO_RCVTIMEO)
    socket->receiveLimit = time;
  else if (name == SO_SNDTIMEO)
    socket->sendLimit = time;
  else
    return -ENOPROTOOPT;
  return 0;
}

int Kernel::unreadBytes(int fd, int *bytes) {
  const auto socket = socketAt(fd);
  *bytes = 0;
  if (const auto peer = socket->peer.lock())
    for (const Message &message : peer->received)
      *bytes += static_cast<int>(message.bytes.size()) + 1;
  return 0;
}

} // namespace ur::ipc::simulation
