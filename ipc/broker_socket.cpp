// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/broker_socket.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"

#include <cstring>

#include <fmt/format.h>

namespace ur::ipc {
namespace {

std::string sharedDirectory(uid_t user) { return fmt::format("/tmp/ur-ipc-{}", user); }
std::string systemRuntimeDirectory(uid_t user) { return fmt::format("/run/user/{}", user); }
std::string environmentRuntimeDirectory() {
  const auto directory = environment::text("XDG_RUNTIME_DIR").value_or("");
  return directory.starts_with('/') ? directory : "";
}

// A directory in which no other user can put or replace a file.
bool isPrivate(const std::string &directory, uid_t own) {
  struct stat status{};
  return !directory.empty() && base::os().lstat(directory.c_str(), &status) == 0 &&
         S_ISDIR(status.st_mode) && status.st_uid == own &&
         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

// Equally long, so that both fit where one does.
constexpr std::string_view kPrefix = "ur-ipc-";
constexpr std::string_view kNewPrefix = "ur-new-";
constexpr std::size_t kNameDigits = 2 * sizeof(BrokerName);
static_assert(kPrefix.size() == kNewPrefix.size());

bool fitsSocket(const std::string &directory) {
  // A slash, the file's name and the final NUL follow.
  return directory.size() + 1 + kPrefix.size() + kNameDigits + 1 <= sizeof(sockaddr_un::sun_path);
}

std::string fileOf(std::string_view prefix, const BrokerName &name) {
  return fmt::format("{}{:02x}", prefix, fmt::join(name, ""));
}

sockaddr_un addressOf(const std::string &directory, std::string_view prefix,
                      const BrokerName &name) {
  return socketAddress(fmt::format("{}/{}", directory, fileOf(prefix, name)));
}

void closeDirectory(DIR *stream) noexcept { base::os().closedir(stream); }
using Directory = base::UniqueHandle<DIR *, closeDirectory>;

bool isNamed(std::string_view name, std::string_view prefix) {
  return name.starts_with(prefix) && name.size() == prefix.size() + kNameDigits &&
         name.find_first_not_of("0123456789abcdef", prefix.size()) == std::string_view::npos;
}

std::vector<std::string> namesIn(const std::string &directory) {
  std::vector<std::string> names;
  const Directory stream(base::os().opendir(directory.c_str()));
  while (const dirent *entry = stream ? base::os().readdir(stream.get()) : nullptr)
    names.emplace_back(entry->d_name);
  return names;
}

base::UniqueFd openDirectory(const std::string &directory) {
  return base::UniqueFd(base::os().open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0));
}

// Whether no broker's socket is being made in the directory: nobody's lock is in a writer's way.
// Asking takes no lock, so that nobody ever waits for one.
bool nobodyMakesAny(const std::string &directory) {
  const base::UniqueFd file = openDirectory(directory);
  struct flock lock{};
  lock.l_type = F_WRLCK;
  return file && base::os().fcntlLock(file.get(), F_OFD_GETLK, &lock) == 0 &&
         lock.l_type == F_UNLCK;
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

BrokerMessage::BrokerMessage(void *bytes, std::size_t size) noexcept
    : bytes_{.iov_base = bytes, .iov_len = size} {
  header_.msg_iov = &bytes_;
  header_.msg_iovlen = 1;
}

void BrokerMessage::attach(int fd) noexcept {
  header_.msg_control = control_.data();
  header_.msg_controllen = control_.size();
  cmsghdr *header = CMSG_FIRSTHDR(&header_);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  std::memcpy(CMSG_DATA(header), &fd, sizeof fd);
}

void BrokerMessage::makeRoom() noexcept {
  header_.msg_control = control_.data();
  // The padding behind it would take a second.
  header_.msg_controllen = CMSG_LEN(sizeof(int));
}

base::UniqueFd BrokerMessage::descriptor() const noexcept {
  int fd = -1;
  // Nothing but descriptors comes to a socket that asked for nothing else.
  if (const cmsghdr *header = CMSG_FIRSTHDR(&header_))
    std::memcpy(&fd, CMSG_DATA(header), sizeof fd);
  return base::UniqueFd(fd);
}

std::string ownBrokerDirectory(const Config &config, uid_t own) {
  const bool others = config.allowsOthers(own);
  if (!others)
    for (const std::string &directory :
         {environmentRuntimeDirectory(), systemRuntimeDirectory(own)})
      if (fitsSocket(directory) && isPrivate(directory, own))
        return directory;

  std::string directory = sharedDirectory(own);
  if (base::os().mkdir(directory.c_str(), S_IRWXU) != 0 && errno != EEXIST)
    base::raiseSystem(errno, "cannot make the directory {} for the broker's socket: mkdir",
                      directory);
  if (!isPrivate(directory, own))
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot put the broker's socket into {}: it is not a directory that user {} alone "
                "may write; remove it or set XDG_RUNTIME_DIR",
                directory, own);
  // Others may go through to a socket whose random name they know, not list or add any.
  if (others && base::os().chmod(directory.c_str(), S_IRWXU | S_IXGRP | S_IXOTH) != 0)
    base::raiseSystem(
        errno, "cannot open the directory {} for the users in UR_IPC_ALLOW_UIDS: chmod", directory);
  return directory;
}

std::vector<std::string> brokerDirectories(uid_t exporter, uid_t own) {
  std::vector<std::string> directories{environmentRuntimeDirectory()};
  const auto addThoseOf = [&](uid_t user) {
    directories.push_back(systemRuntimeDirectory(user));
    directories.push_back(sharedDirectory(user));
  };
  addThoseOf(exporter);
  if (exporter != own) // one user has other numbers in other user namespaces
    addThoseOf(own);
  std::erase_if(directories, [](const std::string &directory) {
    return directory.empty() || !fitsSocket(directory);
  });
  return directories;
}

std::string brokerFile(const BrokerName &name) { return fileOf(kPrefix, name); }

sockaddr_un brokerAddress(const std::string &directory, const BrokerName &name) {
  return addressOf(directory, kPrefix, name);
}

sockaddr_un newBrokerAddress(const std::string &directory, const BrokerName &name) {
  return addressOf(directory, kNewPrefix, name);
}

bool isBrokerFile(std::string_view name) noexcept { return isNamed(name, kPrefix); }
bool isNewBrokerFile(std::string_view name) noexcept { return isNamed(name, kNewPrefix); }
std::string brokerFileMadeAs(std::string_view newBrokerFile) {
  return fmt::format("{}{}", kPrefix, newBrokerFile.substr(kNewPrefix.size()));
}

base::UniqueFd announceNewBroker(const std::string &directory) {
  base::UniqueFd file = openDirectory(directory);
  if (!file)
    base::raiseSystem(errno, "cannot start the broker: open of {}", directory);
  struct flock lock{};
  lock.l_type = F_RDLCK;
  // Where there are no such locks, nobody can ask for them and what is half-made stays.
  if (base::os().fcntlLock(file.get(), F_OFD_SETLK, &lock) != 0 && errno != EINVAL)
    base::raiseSystem(errno, "cannot start the broker: fcntl(F_OFD_SETLK) on {}", directory);
  return file;
}

sockaddr_un socketAddress(const std::string &path) noexcept {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::memcpy(address.sun_path, path.c_str(), std::min(path.size(), sizeof address.sun_path - 1));
  return address;
}

void removeDeadBrokers(const std::string &directory) {
  // The names first: a socket that somebody begins to make after this is not among them, and who
  // made one of them before is done or dead if nobody makes any now.
  const std::vector<std::string> names = namesIn(directory);
  const bool halfMadeIsDead = nobodyMakesAny(directory);
  for (const std::string &name : names) {
    const std::string path = fmt::format("{}/{}", directory, name);
    if ((isBrokerFile(name) || (halfMadeIsDead && isNewBrokerFile(name))) && isDead(path))
      base::os().unlink(path.c_str());
  }
}

} // namespace ur::ipc
