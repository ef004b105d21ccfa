// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/socket.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"

#include <cerrno>

#include <sys/file.h>

namespace ur::keeper {
namespace {

constexpr int kBacklog = 128;
constexpr mode_t kOwnerOnly = S_IRUSR | S_IWUSR;

sockaddr_un addressIn(const std::string &directory) {
  const std::string path = directory + '/' + kSocketName;
  if (path.size() >= sizeof(sockaddr_un::sun_path))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the path {} is too long for a socket; set XDG_RUNTIME_DIR to a shorter one", path);
  return ipc::socketAddress(path);
}

const sockaddr *generic(const sockaddr_un &address) {
  return reinterpret_cast<const sockaddr *>(&address);
}

// sd_listen_fds(3): the first descriptor that systemd passes is 3.
base::UniqueFd socketOfSystemd(const base::OsCalls &os) {
  constexpr int kFirst = 3;
  const auto valueOf = [&os](const char *name) {
    return environment::number<int>(environment::valueOf(os.getenv(name)).value_or(""));
  };
  if (valueOf("LISTEN_PID") != os.getpid())
    return {};
  if (valueOf("LISTEN_FDS") != 1)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "systemd passes several sockets; write one ListenStream= into the socket unit");
  base::requireSystem(fcntl(kFirst, F_SETFD, FD_CLOEXEC), "cannot use systemd's socket: fcntl");
  base::requireSystem(fcntl(kFirst, F_SETFL, O_NONBLOCK), "cannot use systemd's socket: fcntl");
  return base::UniqueFd(kFirst, os);
}

base::UniqueFd newSocket(const base::OsCalls &os, int flags) {
  return base::UniqueFd(
      base::requireSystem(os.socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0),
                          "cannot make a socket"),
      os);
}

base::UniqueFd lockOf(const base::OsCalls &os, const std::string &path) {
  base::UniqueFd lock(
      base::requireSystem(
          os.open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, kOwnerOnly),
          "cannot make the file {}", path),
      os);
  if (flock(lock.get(), LOCK_EX | LOCK_NB) != 0)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "another keeper of this user runs: it holds the lock {}; use it, or end it first",
                path);
  return lock;
}

} // namespace

Socket::Socket(const base::OsCalls &os, const ipc::Config &config) : listener(socketOfSystemd(os)) {
  if (listener)
    return;
  const uid_t own = os.geteuid();
  const sockaddr_un address = addressIn(ipc::ownBrokerDirectory(os, config, own));
  lock_ = lockOf(os, std::string(address.sun_path) + ".lock");
  os.unlink(address.sun_path); // a keeper that was killed leaves its file
  listener = newSocket(os, SOCK_NONBLOCK);
  // bind creates the file with the mode of the socket, minus the umask.
  base::requireSystem(os.fchmod(listener.get(), kOwnerOnly), "cannot prepare the socket: fchmod");
  base::requireSystem(os.bind(listener.get(), generic(address), sizeof address),
                      "cannot make the socket {}: bind", address.sun_path);
  path_ = address.sun_path;
  if (config.allowsOthers(own))
    base::requireSystem(os.chmod(path_.c_str(), kOwnerOnly | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH),
                        "cannot open {} to the processes that UR_IPC_ALLOW_UIDS and "
                        "UR_IPC_ALLOW_GIDS allow: chmod",
                        path_);
  base::requireSystem(os.listen(listener.get(), kBacklog), "cannot listen at {}", path_);
}

void Socket::removeFile() const noexcept {
  if (!path_.empty())
    unlink(path_.c_str());
}

} // namespace ur::keeper
