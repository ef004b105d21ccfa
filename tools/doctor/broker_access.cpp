// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/broker_access.hpp"

#include "base/os_calls.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>

namespace ur::doctor {
namespace {

namespace fs = std::filesystem;

// Returns the sockets of the brokers of the user `exporter`. Finds them in the directories that
// this user may list, and in the kernel's list of all sockets of the network namespace.
std::set<fs::path> socketsOf(uid_t exporter) {
  std::set<fs::path> sockets;
  const auto directories = ipc::brokerDirectories(base::os(), exporter, base::os().geteuid());
  std::error_code error;
  for (const ipc::BrokerDirectory &directory : directories)
    for (const auto &entry : fs::directory_iterator(directory.path(), error))
      if (ipc::isBrokerFile(entry.path().filename().native()))
        sockets.insert(entry.path());
  std::ifstream socketList("/proc/net/unix");
  for (std::string line; std::getline(socketList, line);) {
    const std::size_t slash = line.find('/');
    if (slash == std::string::npos)
      continue;
    const fs::path path = line.substr(slash);
    if (ipc::isNewBrokerFile(path.filename().native()) &&
        std::ranges::find(directories, path.parent_path().native(), &ipc::BrokerDirectory::path) !=
            directories.end())
      sockets.insert(path.parent_path() / ipc::finalBrokerFile(path.filename().native()));
  }
  return sockets;
}

// Returns the broker's answer to a connection without a request. Returns nullopt if the socket does
// not belong to process `pid`.
std::optional<BrokerAccess> probe(const fs::path &path, pid_t pid, const ipc::Deadline &deadline) {
  const base::UniqueFd socket(
      base::os().socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  const sockaddr_un address = ipc::socketAddress(path);
  ucred owner{};
  socklen_t size = sizeof owner;
  if (!socket ||
      base::os().connect(socket.get(), reinterpret_cast<const sockaddr *>(&address),
                         sizeof address) != 0 ||
      base::os().getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &owner, &size) != 0 ||
      owner.pid != pid)
    return std::nullopt;
  pollfd answer{.fd = socket.get(), .events = POLLIN, .revents = 0};
  base::retryInterrupted(base::os().poll, &answer, nfds_t{1},
                         static_cast<int>(deadline.remaining().count()));
  ipc::BrokerReply reply{};
  ipc::BrokerMessage message(&reply, sizeof reply);
  const ssize_t received =
      base::os().recvmsg(socket.get(), message.header(), MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  if (received < 0 && errno == EAGAIN)
    return BrokerAccess::NoAnswer;
  return received == sizeof reply && reply.magic == ipc::kBrokerMagic &&
                 reply.answer != ipc::BrokerAnswer::Refused
             ? BrokerAccess::Served
             : BrokerAccess::Refused;
}

} // namespace

std::optional<BrokerSocket> findBroker(pid_t pid, uid_t exporter, const ipc::Config &config) {
  const ipc::Deadline deadline(base::os(), config.timeout);
  for (const fs::path &path : socketsOf(exporter))
    if (const auto access = probe(path, pid, deadline))
      return BrokerSocket{.path = path, .access = *access};
  return std::nullopt;
}

} // namespace ur::doctor
