// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/common/dead_brokers.hpp"

#include "adapters/common/broker_protocol.hpp"
#include "adapters/common/os_calls.hpp"
#include "adapters/common/unique_fd.hpp"

#include <cerrno>
#include <memory>
#include <vector>

#include <sys/socket.h>

namespace ur::ipc {
namespace {

std::vector<std::string> brokersIn(const std::string &directory) {
  struct Close {
    void operator()(DIR *stream) const { os().closedir(stream); }
  };
  std::vector<std::string> paths;
  const std::unique_ptr<DIR, Close> stream(os().opendir(directory.c_str()));
  while (const dirent *entry = stream ? os().readdir(stream.get()) : nullptr)
    if (isBrokerFile(entry->d_name))
      paths.push_back(directory + "/" + entry->d_name);
  return paths;
}

// A broker's name appears only once it listens, so that a refused connection means nobody is there.
bool isDead(const std::string &path) {
  const UniqueFd socket(os().socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  const sockaddr_un address = socketAddress(path);
  return socket &&
         os().connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) !=
             0 &&
         errno == ECONNREFUSED;
}

} // namespace

void removeDeadBrokers(const std::string &directory) {
  for (const std::string &path : brokersIn(directory))
    if (isDead(path))
      os().unlink(path.c_str());
}

} // namespace ur::ipc
