// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/broker_client.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/verify.hpp"

#include <fmt/format.h>
#include <linux/openat2.h>
#include <sys/time.h>

namespace ur::ipc {
namespace {

[[noreturn]] void raiseTimeout(const Handle &handle, const Opener &opener) {
  base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
              "the broker of process {} did not answer within {} ms; check whether the exporter is "
              "stopped or overloaded, or raise UR_IPC_TIMEOUT_MS",
              handle.pid, opener.config.timeout.count());
}

// Makes one blocking call on a socket. The kernel enforces the deadline (SO_RCVTIMEO for recvmsg,
// SO_SNDTIMEO for connect and sendmsg), so the call never takes longer, even if the backlog is
// full.
template <typename Call>
auto callWithDeadline(const Handle &handle, const Opener &opener, const Deadline &deadline,
                      int socket, int option, Call call) {
  for (;;) {
    const auto remaining = deadline.remaining();
    if (remaining.count() == 0)
      raiseTimeout(handle, opener);
    const timeval limit{.tv_sec = remaining.count() / 1000,
                        .tv_usec = remaining.count() % 1000 * 1000};
    base::requireSystem(opener.os.setsockopt(socket, SOL_SOCKET, option, &limit, sizeof limit),
                        "cannot ask the broker of process {}: setsockopt", handle.pid);
    const auto result = call();
    if (result < 0 && errno == EAGAIN)
      raiseTimeout(handle, opener);
    if (result >= 0 || errno != EINTR)
      return result;
  }
}

base::UniqueFd makeSocket(const base::OsCalls &os, const Handle &handle) {
  base::UniqueFd socket(os.socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0), os);
  if (!socket && isRefusal(errno))
    throw Refusal{"socket", errno};
  if (!socket)
    base::raiseSystem(errno, "cannot ask the broker of process {}: socket", handle.pid);
  const int on = 1;
  base::requireSystem(os.setsockopt(socket.get(), SOL_SOCKET, SO_PASSCRED, &on, sizeof on),
                      "cannot ask the broker of process {}: setsockopt(SO_PASSCRED)", handle.pid);
  return socket;
}

// Returns whether a directory may contain the exporter's socket: an allowed user must own it. If
// UR_IPC_ALLOW_GIDS lists groups, any mapped user may own it, because the groups of the owner are
// unknown. The caller verifies the process at the other end of the socket in any case.
bool mayHoldSocket(const Handle &handle, const Opener &opener, int file) {
  struct stat status{};
  base::requireSystem(opener.os.fstat(file, &status), "cannot ask the broker of process {}: fstat",
                      handle.pid);
  const bool isMapped = status.st_uid != opener.self.overflowUid || mapsAllUsers(opener.os);
  return isMapped && (opener.config.allows(status.st_uid, opener.effectiveUid) ||
                      !opener.config.allowedGids.empty());
}

// Opens the file of the exporter's socket in a directory. Returns no descriptor and sets errno if
// the directory or the file is missing, or if mayHoldSocket() returns false.
base::UniqueFd findSocket(const Handle &handle, const Opener &opener,
                          const BrokerDirectory &directory) {
  base::UniqueFd folder(base::retryInterrupted(opener.os.openat, AT_FDCWD, directory.parent.c_str(),
                                               O_PATH | O_DIRECTORY | O_CLOEXEC),
                        opener.os);
  if (folder && !directory.name.empty())
    folder = openBelow(opener.os, folder.get(), directory.name);
  if (!folder)
    return folder;
  if (!mayHoldSocket(handle, opener, folder.get())) {
    errno = ENOENT;
    return {};
  }
  return openBelow(opener.os, folder.get(), brokerFile(handle.brokerName));
}

base::UniqueFd connectToBroker(const Handle &handle, const Opener &opener,
                               const Deadline &deadline) {
  int refusal = 0;
  for (const BrokerDirectory &directory :
       brokerDirectories(opener.os, handle.effectiveUid, opener.effectiveUid)) {
    const base::UniqueFd file = findSocket(handle, opener, directory);
    if (file) {
      base::UniqueFd socket = makeSocket(opener.os, handle);
      const sockaddr_un address = socketAddress(fmt::format("/proc/thread-self/fd/{}", file.get()));
      const int connected =
          callWithDeadline(handle, opener, deadline, socket.get(), SO_SNDTIMEO, [&] {
            return opener.os.connect(socket.get(), reinterpret_cast<const sockaddr *>(&address),
                                     sizeof address);
          });
      if (connected == 0)
        return socket;
    }
    if (errno == ECONNREFUSED || errno == EPROTOTYPE) // EPROTOTYPE: a socket of another type
      raiseStale(handle, {"its broker has ended", ESRCH});
    if (isRefusal(errno))
      refusal = errno;
    else if (errno != ENOENT && errno != ENOTDIR && errno != ELOOP && errno != EXDEV)
      base::raiseSystem(errno, "cannot ask the broker of process {}: connect", handle.pid);
  }
  if (refusal != 0)
    throw Refusal{"connect to the broker", refusal};
  raiseStale(handle, "its broker has ended, or this process cannot see the broker's directory");
}

// Returns the credentials of the socket's listener. Throws if the listener is not an allowed
// process. If pidfds have inodes, also throws if the listener is not the exporter: after the
// exporter has ended, another process may bind the socket's name, and must not get the token.
ucred requireExporter(const Handle &handle, const Opener &opener, int socket) {
  ucred owner{};
  socklen_t size = sizeof owner;
  base::requireSystem(opener.os.getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &owner, &size),
                      "cannot identify the broker of process {}: SO_PEERCRED", handle.pid);
  requireAllowedPeer(handle, opener, socket, owner);
  if (handle.pidfdInode == 0 || opener.self.pidfdInode == 0)
    return owner;

  constexpr int kPeerPidfd = 77; // SO_PEERPIDFD; kernels with pidfd inodes have it
  int pidfd = -1;
  size = sizeof pidfd;
  if (opener.os.getsockopt(socket, SOL_SOCKET, kPeerPidfd, &pidfd, &size) != 0) {
    if (errno == EINVAL || errno == ESRCH || errno == ENODATA)
      raiseStale(handle, {"its broker has ended", ESRCH});
    base::raiseSystem(errno, "cannot identify the broker of process {}: SO_PEERPIDFD", handle.pid);
  }
  const base::UniqueFd ownedPidfd(pidfd, opener.os);
  struct stat status{};
  base::requireSystem(opener.os.fstat(pidfd, &status),
                      "cannot identify the broker of process {}: fstat", handle.pid);
  if (status.st_ino != handle.pidfdInode)
    raiseStale(handle, "its broker's socket name now belongs to another process");
  return owner;
}

// Throws the reason for a missing answer. Connects again, which throws if the broker has ended. If
// the broker still runs, it was short of memory or had too many clients, and the handle may still
// be valid.
[[noreturn]] void raiseUnanswered(const Handle &handle, const Opener &opener,
                                  const Deadline &deadline) {
  connectToBroker(handle, opener, deadline);
  base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
              "the broker of process {} closed the connection without an answer: it is short of "
              "memory or has too many clients; try again",
              handle.pid);
}

struct ReceivedReply {
  ssize_t size;
  BrokerReply reply;
  base::UniqueFd fd;
  std::optional<ucred> sender;
  int flags; // MSG_TRUNC, MSG_CTRUNC
};

ReceivedReply receive(const base::OsCalls &os, int socket) {
  ReceivedReply received{};
  BrokerMessage message(&received.reply, sizeof received.reply);
  message.makeRoom();
  received.size = os.recvmsg(socket, message.header(), MSG_CMSG_CLOEXEC);
  // If the broker has hung up, the kernel first reports ECONNRESET, and delivers the answer to the
  // next call.
  if (received.size < 0 && errno == ECONNRESET)
    received.size = os.recvmsg(socket, message.header(), MSG_CMSG_CLOEXEC);
  if (received.size < 0)
    return received;
  received.flags = message.flags();
  received.fd = message.descriptor(os);
  received.sender = message.sender();
  return received;
}

void requireWritable(const base::OsCalls &os, const Handle &handle, int fd) {
  const int flags =
      base::requireSystem(os.fcntl(fd, F_GETFL, 0),
                          "cannot inspect the object of process {}: fcntl(F_GETFL)", handle.pid);
  if ((flags & O_ACCMODE) != O_RDWR)
    raiseStale(handle, "its broker sent a read-only descriptor of the memory");
}

base::UniqueFd accept(const Handle &handle, const Opener &opener, const ucred &listener,
                      ReceivedReply received) {
  if ((received.flags & MSG_CTRUNC) != 0 && !received.fd)
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                "the descriptor that the broker of process {} sent did not fit (MSG_CTRUNC); close "
                "descriptors or raise the process's limit (ulimit -n)",
                handle.pid);
  if (received.size != sizeof received.reply || (received.flags & (MSG_TRUNC | MSG_CTRUNC)) != 0 ||
      received.reply.magic != kBrokerMagic)
    raiseStale(handle, "its broker uses an unknown protocol");
  // SO_PEERCRED reports the listening process. Another process may have received the socket from
  // that process and sent this answer.
  if (!received.sender || received.sender->pid != listener.pid ||
      received.sender->uid != listener.uid)
    raiseStale(handle, "a process other than its broker sent the answer");
  switch (received.reply.answer) {
  case BrokerAnswer::Granted:
    if (received.fd || handle.objectInode != 0)
      break;
    return {};
  case BrokerAnswer::GrantedWithDescriptor:
    if (!received.fd)
      base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                  "the descriptor that the broker of process {} sent did not arrive; close "
                  "descriptors or raise the process's limit (ulimit -n)",
                  handle.pid);
    if (handle.objectInode != 0) {
      requireSharedMemory(handle, opener.self, factsOf(opener.os, handle, received.fd.get()));
      requireWritable(opener.os, handle, received.fd.get());
    }
    return std::move(received.fd);
  case BrokerAnswer::Busy:
    base::raise(
        UR_RESULT_ERROR_OUT_OF_RESOURCES,
        "the broker of process {} has too many clients, lacks descriptors or memory, or this "
        "user's processes have left too many of its answers unread; try again, end processes "
        "that do not read, or raise the exporter's limit (ulimit -n)",
        handle.pid);
  case BrokerAnswer::Refused:
    raiseStale(
        handle,
        "its broker rejects the handle: the export was put or freed, or the exporter does not "
        "list this user in UR_IPC_ALLOW_UIDS or its group in UR_IPC_ALLOW_GIDS");
  }
  raiseStale(handle, "its broker uses an unknown protocol");
}

} // namespace

base::UniqueFd openBelow(const base::OsCalls &os, int directory, const std::string &path) {
  const open_how how{.flags = O_PATH | O_CLOEXEC,
                     .mode = 0,
                     .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_XDEV};
  return base::UniqueFd(
      base::retryInterrupted([&] { return os.openat2(directory, path.c_str(), &how); }), os);
}

base::UniqueFd askBroker(const Handle &handle, const Opener &opener) {
  const Deadline deadline(opener.os, opener.config.timeout);
  const base::UniqueFd socket = connectToBroker(handle, opener, deadline);
  const ucred listener = requireExporter(handle, opener, socket.get());

  HandleBytes bytes = encode(handle);
  BrokerMessage message(bytes.data(), bytes.size());
  const ssize_t sent = callWithDeadline(handle, opener, deadline, socket.get(), SO_SNDTIMEO, [&] {
    return opener.os.sendmsg(socket.get(), message.header(), MSG_NOSIGNAL);
  });
  // A broker with too many clients may answer Busy and hang up before it gets this request. The
  // kernel still delivers the answer.
  if (sent < 0 && errno != EPIPE && errno != ECONNRESET)
    base::raiseSystem(errno, "cannot ask the broker of process {}: sendmsg", handle.pid);

  ReceivedReply received{};
  const ssize_t size = callWithDeadline(handle, opener, deadline, socket.get(), SO_RCVTIMEO, [&] {
    received = receive(opener.os, socket.get());
    return received.size;
  });
  if (size == 0)
    raiseUnanswered(handle, opener, deadline);
  if (size < 0)
    base::raiseSystem(errno, "cannot ask the broker of process {}: recvmsg", handle.pid);
  return accept(handle, opener, listener, std::move(received));
}

} // namespace ur::ipc
