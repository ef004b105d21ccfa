// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/broker_socket.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"

#include <cstring>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

constexpr std::string_view kDirectoryPrefix = "ur-ipc-";

using Names = std::vector<std::string>;

std::string sharedName(uid_t user) { return fmt::format("{}{}", kDirectoryPrefix, user); }
std::string systemRuntimeDirectory(uid_t user) { return fmt::format("/run/user/{}", user); }
std::string environmentRuntimeDirectory(const base::OsCalls &os) {
  const auto directory = environment::valueOf(os.getenv("XDG_RUNTIME_DIR")).value_or("");
  return directory.starts_with('/') ? directory : "";
}

// Returns true if only user `ownUid` can create or replace a file in the directory, and if the
// directory's mode has the `needed` rights.
bool isPrivate(const base::OsCalls &os, const std::string &directory, uid_t ownUid,
               mode_t needed = 0) {
  struct stat status{};
  return os.lstat(directory.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
         status.st_uid == ownUid && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0 &&
         (status.st_mode & needed) == needed;
}

// The prefixes have equal lengths. So if one name fits into a socket address, the other fits too.
constexpr std::string_view kFilePrefix = "ur-ipc-";
constexpr std::string_view kNewFilePrefix = "ur-new-";
constexpr std::size_t kNameDigits = 2 * sizeof(BrokerName);
static_assert(kFilePrefix.size() == kNewFilePrefix.size());

bool fitsSocket(const std::string &directory) {
  // A slash, the file's name and the final NUL follow.
  return directory.size() + 1 + kFilePrefix.size() + kNameDigits + 1 <=
         sizeof(sockaddr_un::sun_path);
}

bool isUnusableParentError(int error) {
  return error == EACCES || error == EPERM || error == EROFS || error == ENOENT || error == ENOTDIR;
}

// Returns the directory ur-ipc-UID of user `ownUid` in `parent`, and creates it if it is missing.
// Throws INVALID_ARGUMENT unless only user `ownUid` may write to it: other users may write to
// `parent`, and may have created anything under the name.
std::string directoryIn(const base::OsCalls &os, const std::string &parent, uid_t ownUid,
                        bool allowsOthers, std::string_view remedy) {
  std::string directory = fmt::format("{}/{}", parent, sharedName(ownUid));
  if (!fitsSocket(directory))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot create the broker's socket in {}: the path is too long; {}", directory,
                remedy);
  const bool isNew = os.mkdir(directory.c_str(), S_IRWXU) == 0;
  if (!isNew && errno != EEXIST) {
    const int error = errno;
    if (isUnusableParentError(error))
      base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, error,
                          "cannot make the directory {} for the broker's socket: mkdir: {}; {}",
                          directory, base::errorName(error), remedy);
    base::raiseSystem(error, "cannot make the directory {} for the broker's socket: mkdir",
                      directory);
  }
  if (!isPrivate(os, directory, ownUid)) {
    // If this process has changed its user, the new directory belongs to another user, and would
    // prevent user `ownUid` from creating it.
    if (isNew)
      os.rmdir(directory.c_str());
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot create the broker's socket in {}: it is not a directory that only user {} "
                "may write to; remove it, or {}",
                directory, ownUid, remedy);
  }
  // Other users can then connect to a socket whose random name they know, but they can neither list
  // nor add sockets.
  if (allowsOthers && os.chmod(directory.c_str(), S_IRWXU | S_IXGRP | S_IXOTH) != 0)
    base::raiseSystem(
        errno,
        "cannot make the directory {} accessible to the processes that UR_IPC_ALLOW_UIDS and "
        "UR_IPC_ALLOW_GIDS allow: chmod",
        directory);
  return directory;
}

std::string fileOf(std::string_view prefix, const BrokerName &name) {
  return fmt::format("{}{:02x}", prefix, fmt::join(name, ""));
}

sockaddr_un addressOf(const std::string &directory, std::string_view prefix,
                      const BrokerName &name) {
  return socketAddress(fmt::format("{}/{}", directory, fileOf(prefix, name)));
}

bool hasBrokerName(std::string_view name, std::string_view prefix) {
  return name.starts_with(prefix) && name.size() == prefix.size() + kNameDigits &&
         name.find_first_not_of("0123456789abcdef", prefix.size()) == std::string_view::npos;
}

Names namesIn(const base::OsCalls &os, const std::string &directory) {
  Names names;
  DIR *const stream = os.opendir(directory.c_str());
  const base::ScopeGuard close([&] {
    if (stream)
      os.closedir(stream);
  });
  while (const dirent *entry = stream ? os.readdir(stream) : nullptr)
    names.emplace_back(entry->d_name);
  return names;
}

// Returns whether a socket refuses connections. It then belongs to an ended broker, or to a broker
// that does not listen yet. The latter makes a new socket if the caller removes this one.
bool isDead(const base::OsCalls &os, const std::string &path) {
  const base::UniqueFd socket(os.socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0),
                              os);
  const sockaddr_un address = socketAddress(path);
  return socket &&
         os.connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) !=
             0 &&
         errno == ECONNREFUSED;
}

} // namespace

BrokerMessage::BrokerMessage(void *bytes, std::size_t size) noexcept
    : bytes_{.iov_base = bytes, .iov_len = size} {
  header_.msg_iov = &bytes_;
  header_.msg_iovlen = 1;
}

void BrokerMessage::attach(int fd) noexcept {
  header_.msg_control = control_.data();
  header_.msg_controllen = CMSG_SPACE(sizeof fd);
  cmsghdr *header = CMSG_FIRSTHDR(&header_);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(header), &fd, sizeof fd);
}

void BrokerMessage::makeRoom() noexcept {
  header_.msg_control = control_.data();
  // CMSG_LEN, because a second descriptor would fit into the padding of CMSG_SPACE.
  header_.msg_controllen = CMSG_SPACE(sizeof(ucred)) + CMSG_LEN(sizeof(int));
}

template <typename Value> std::optional<Value> BrokerMessage::control(int type) const noexcept {
  auto *const message = const_cast<msghdr *>(&header_);
  for (cmsghdr *header = CMSG_FIRSTHDR(message); header; header = CMSG_NXTHDR(message, header))
    if (header->cmsg_level == SOL_SOCKET && header->cmsg_type == type &&
        header->cmsg_len == CMSG_LEN(sizeof(Value))) {
      Value value;
      std::memcpy(&value, CMSG_DATA(header), sizeof value);
      return value;
    }
  return std::nullopt;
}

base::UniqueFd BrokerMessage::descriptor(const base::OsCalls &os) const noexcept {
  return base::UniqueFd(control<int>(SCM_RIGHTS).value_or(-1), os);
}

std::optional<ucred> BrokerMessage::sender() const noexcept {
  return control<ucred>(SCM_CREDENTIALS);
}

std::string ownBrokerDirectory(const base::OsCalls &os, const Config &config, uid_t ownUid) {
  const bool allowsOthers = config.allowsOtherUsers(ownUid);
  if (const std::string rendezvous = rendezvousDirectory(os); !rendezvous.empty())
    return directoryIn(os, rendezvous, ownUid, allowsOthers,
                       "set NVIDIA_DRA_LOCAL_IPC_DIR to a directory that this user may write, "
                       "or unset it");
  std::string xdgDirectory = environmentRuntimeDirectory(os);
  if (fitsSocket(xdgDirectory) && isPrivate(os, xdgDirectory, ownUid, allowsOthers ? S_IXOTH : 0))
    return xdgDirectory;
  std::string systemDirectory = systemRuntimeDirectory(ownUid);
  if (!allowsOthers && isPrivate(os, systemDirectory, ownUid))
    return systemDirectory;
  return directoryIn(os, "/tmp", ownUid, allowsOthers,
                     fmt::format("set XDG_RUNTIME_DIR to a directory of user {}{}", ownUid,
                                 allowsOthers ? " that others may pass through (mode 0711)" : ""));
}

std::vector<BrokerDirectory> brokerDirectories(const base::OsCalls &os, uid_t exporter,
                                               uid_t ownUid) {
  std::vector<BrokerDirectory> directories;
  const auto add = [&](std::string parent, std::string name) {
    if (fitsSocket(name.empty() ? parent : fmt::format("{}/{}", parent, name)))
      directories.push_back({std::move(parent), std::move(name)});
  };
  const auto addForUsers = [&](const std::string &parent) {
    add(parent, sharedName(ownUid));
    if (exporter != ownUid) // a user may have different ids in different user namespaces
      add(parent, sharedName(exporter));
  };
  if (const std::string rendezvous = rendezvousDirectory(os); !rendezvous.empty())
    addForUsers(rendezvous);
  if (std::string xdgDirectory = environmentRuntimeDirectory(os); !xdgDirectory.empty())
    add(std::move(xdgDirectory), "");
  add(systemRuntimeDirectory(ownUid), "");
  addForUsers("/tmp");
  return directories;
}

std::vector<uid_t> usersWithBrokerDirectory(const base::OsCalls &os) {
  std::vector<uid_t> users;
  for (const std::string &parent : {rendezvousDirectory(os), std::string("/tmp")})
    for (const std::string &name : parent.empty() ? Names() : namesIn(os, parent))
      if (name.starts_with(kDirectoryPrefix))
        if (const auto user =
                environment::number<uid_t>(std::string_view(name).substr(kDirectoryPrefix.size())))
          users.push_back(*user);
  return users;
}

std::string brokerFile(const BrokerName &name) { return fileOf(kFilePrefix, name); }

sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name) {
  return addressOf(directory, kFilePrefix, name);
}

sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name) {
  return addressOf(directory, kNewFilePrefix, name);
}

bool isBrokerFile(std::string_view name) noexcept { return hasBrokerName(name, kFilePrefix); }
bool isNewBrokerFile(std::string_view name) noexcept { return hasBrokerName(name, kNewFilePrefix); }
std::string finalBrokerFile(std::string_view newBrokerFile) {
  return fmt::format("{}{}", kFilePrefix, newBrokerFile.substr(kNewFilePrefix.size()));
}

sockaddr_un socketAddress(const std::string &path) noexcept {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, path.c_str(), std::min(path.size(), sizeof address.sun_path - 1));
  return address;
}

void removeDeadBrokers(const base::OsCalls &os, const std::string &directory) {
  for (const std::string &name : namesIn(os, directory)) {
    const std::string path = fmt::format("{}/{}", directory, name);
    if ((isBrokerFile(name) || isNewBrokerFile(name)) && isDead(os, path))
      os.unlink(path.c_str());
  }
}

} // namespace ur::ipc
