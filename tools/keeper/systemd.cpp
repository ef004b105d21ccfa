// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/systemd.hpp"

#include "base/environment/environment.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"

#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include <linux/kcmp.h>
#include <sys/syscall.h>
#include <sys/un.h>

namespace ur::keeper {
namespace {

template <typename Number> Number numberIn(const base::OsCalls &os, const char *variable) {
  const auto text = environment::valueOf(os.getenv(variable));
  return environment::number<Number>(text.value_or("")).value_or(0);
}

// Removes and returns the first name of LISTEN_FDNAMES.
std::string_view nextName(std::string_view &names) {
  const std::string_view name = names.substr(0, names.find(':'));
  names.remove_prefix(std::min(name.size() + 1, names.size()));
  return name;
}

} // namespace

PassedDescriptors takePassedDescriptors(const base::OsCalls &os) {
  constexpr int kFirst = 3;
  PassedDescriptors passed;
  if (numberIn<int>(os, "LISTEN_PID") != os.getpid())
    return passed;
  const std::string text = environment::valueOf(os.getenv("LISTEN_FDNAMES")).value_or("");
  std::string_view names = text;
  const int count = numberIn<int>(os, "LISTEN_FDS");
  for (int fd = kFirst; fd < kFirst + count; ++fd) {
    base::requireSystem(fcntl(fd, F_SETFD, FD_CLOEXEC),
                        "cannot use descriptor {} of systemd: fcntl", fd);
    if (const auto name = parseName(nextName(names))) {
      passed.stored[*name] = base::UniqueFd(fd, os);
      continue;
    }
    if (passed.listener)
      base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                  "systemd passes several sockets; write one ListenStream= into the socket unit");
    base::requireSystem(fcntl(fd, F_SETFL, O_NONBLOCK), "cannot use systemd's socket: fcntl");
    passed.listener = base::UniqueFd(fd, os);
  }
  return passed;
}

SystemdStore connectToStore(const base::OsCalls &os) {
  const std::string path = environment::valueOf(os.getenv("NOTIFY_SOCKET")).value_or("");
  const auto limit = numberIn<std::uint64_t>(os, "FDSTORE");
  sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
  if (path.empty() || limit == 0)
    return {};
  if (path.size() >= sizeof address.sun_path)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "NOTIFY_SOCKET is too long for a socket: {}",
                path);
  std::memcpy(address.sun_path, path.data(), path.size());
  if (path.front() == '@') // an abstract address
    address.sun_path[0] = '\0';
  base::UniqueFd socket(
      base::requireSystem(os.socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0),
                          "cannot make a socket"),
      os);
  base::requireSystem(
      os.connect(socket.get(), reinterpret_cast<const sockaddr *>(&address),
                 static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + path.size())),
      "cannot connect to systemd at {}: connect", path);
  // systemd ignores a duplicate of a stored descriptor, so the keeper detects duplicates with kcmp.
  base::requireSystem(static_cast<int>(syscall(SYS_kcmp, os.getpid(), os.getpid(), KCMP_FILE,
                                               socket.get(), socket.get())),
                      "cannot compare descriptors for systemd's store (set FDSTORE=0 to do without "
                      "the store): kcmp");
  return {.socket = std::move(socket), .limit = limit};
}

} // namespace ur::keeper
