// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/dead_brokers.hpp"

#include "base/os_calls.hpp"
#include "base/unique_fd.hpp"
#include "ipc/broker_protocol.hpp"

#include <cerrno>
#include <vector>

#include <sys/socket.h>

namespace ur::ipc {
namespace {

struct CloseDirectory {
  void operator()(DIR *stream) const noexcept { base::os().closedir(stream); }
};
using Directory = base::UniqueHandle<DIR *, CloseDirectory{}>;

std::vector<std::string> brokersIn(const std::string &directory) {
  std::vector<std::string> paths;
  const Directory stream(base::os().opendir(directory.c_str()));
  while (const dirent *entry = stream ? base::os().readdir(stream.get()) : nullptr)
    if (isBrokerFile(entry->d_name))
      paths.push_back(directory + "/" + entry->d_name);
  return paths;
}

// A broker's name appears only once it listens, so that a refused connection means nobody is there.
bool isDead(const std::string &path) {
  const base::UniqueFd socket(
      base::os().socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  const sockaddr_un address = socketAddress(path);
  return socket &&
         base::os().connect(socket.get(), reinterpret_cast<const sockaddr *>(&address),
                            sizeof address) != 0 &&
         errno == ECONNREFUSED;
}

} // namespace

void removeDeadBrokers(const std::string &directory) {
  for (const std::string &path : brokersIn(directory))
    if (isDead(path))
      base::os().unlink(path.c_str());
}

} // namespace ur::ipc
