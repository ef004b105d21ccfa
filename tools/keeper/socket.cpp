// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/socket.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"

#include <cerrno>

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

const sockaddr *genericAddress(const sockaddr_un &address) {
  return reinterpret_cast<const sockaddr *>(&address);
}

base::UniqueFd newSocket(const base::OsCalls &os, int flags) {
  return base::UniqueFd(
      base::requireSystem(os.socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0),
                          "cannot make a socket"),
      os);
}

// Takes the lock of the active keeper.
base::UniqueFd takeActiveLock(const base::OsCalls &os, const ipc::Config &config) {
  base::UniqueFd lock = lockFile(os, config, Lock::Active);
  if (flock(lock.get(), LOCK_EX | LOCK_NB) != 0)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "another keeper of this user runs; use it, stop it first, or start this one with "
                "--standby");
  // A standby waits for the lock. It must be the next active keeper, because it has the descriptors
  // of the earlier one.
  const base::UniqueFd standby = lockFile(os, config, Lock::Standby);
  if (flock(standby.get(), LOCK_EX | LOCK_NB) != 0)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "a standby of this user takes over; use it, or start this one with --standby");
  return lock;
}

} // namespace

base::UniqueFd lockFile(const base::OsCalls &os, const ipc::Config &config, Lock lock) {
  const sockaddr_un address = addressIn(ipc::ownBrokerDirectory(os, config, os.geteuid()));
  const std::string path =
      std::string(address.sun_path) + (lock == Lock::Active ? ".lock" : ".standby");
  return base::UniqueFd(
      base::requireSystem(
          os.open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, kOwnerOnly),
          "cannot make the file {}", path),
      os);
}

Socket::Socket(const base::OsCalls &os, const ipc::Config &config, base::UniqueFd lock)
    : lock_(lock ? std::move(lock) : takeActiveLock(os, config)) {
  const uid_t ownUid = os.geteuid();
  const sockaddr_un address = addressIn(ipc::ownBrokerDirectory(os, config, ownUid));
  os.unlink(address.sun_path); // a keeper that was killed leaves its file
  listener = newSocket(os, SOCK_NONBLOCK);
  // bind creates the file with the mode of the socket, minus the umask.
  base::requireSystem(os.fchmod(listener.get(), kOwnerOnly), "cannot prepare the socket: fchmod");
  base::requireSystem(os.bind(listener.get(), genericAddress(address), sizeof address),
                      "cannot make the socket {}: bind", address.sun_path);
  path_ = address.sun_path;
  if (config.allowsOtherUsers(ownUid))
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

base::UniqueFd connectToActiveKeeper(const base::OsCalls &os, const ipc::Config &config) {
  const uid_t ownUid = os.geteuid();
  const sockaddr_un address = addressIn(ipc::ownBrokerDirectory(os, config, ownUid));
  base::UniqueFd socket = newSocket(os, 0);
  ucred peer{};
  socklen_t length = sizeof peer;
  if (os.connect(socket.get(), genericAddress(address), sizeof address) == 0 &&
      os.getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0 &&
      config.allows(peer.uid, ownUid))
    return socket;
  return {};
}

void raiseRefusal(int socket, const Reply &reply) {
  std::string text(reply.bytes, '\0');
  if (recv(socket, text.data(), text.size(), MSG_WAITALL) != static_cast<ssize_t>(text.size()))
    base::raise(UR_RESULT_ERROR_OUT_OF_RESOURCES, "the keeper does not answer; try again");
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "the keeper answers: {}", text);
}

} // namespace ur::keeper
