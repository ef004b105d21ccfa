// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/client.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_client.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/verify.hpp"
#include "tools/keeper/name.hpp"

#include <algorithm>
#include <cerrno>
#include <exception>
#include <iterator>
#include <span>
#include <string>
#include <thread>

#include <fmt/format.h>
#include <sys/time.h>

namespace ur::keeper {
namespace {

using Milliseconds = ipc::Deadline::Milliseconds;

constexpr Milliseconds kRequestTimeout{15'000}; // longer than the keeper's limit for one request
constexpr Milliseconds kRetryInterval{20};

std::vector<ipc::BrokerDirectory> directories(const base::OsCalls &os, const ipc::Config &config,
                                              uid_t ownUid) {
  std::vector<uid_t> users = config.allowedUids;
  if (!config.allowedGids.empty())
    std::ranges::copy(ipc::usersWithBrokerDirectory(os), std::back_inserter(users));
  std::vector<ipc::BrokerDirectory> result = ipc::brokerDirectories(os, ownUid, ownUid);
  for (const uid_t user : users)
    for (ipc::BrokerDirectory &directory : ipc::brokerDirectories(os, user, ownUid))
      if (std::ranges::find(result, directory.path(), &ipc::BrokerDirectory::path) == result.end())
        result.push_back(std::move(directory));
  return result;
}

// Opens the socket's file if the directory may belong to an allowed user. Otherwise returns no
// descriptor and sets errno. If UR_IPC_ALLOW_GIDS lists groups, accepts every owner, because the
// owner's groups are unknown.
base::UniqueFd findSocket(const base::OsCalls &os, const ipc::Config &config, uid_t ownUid,
                          const ipc::BrokerDirectory &directory) {
  base::UniqueFd folder(os.open(directory.parent.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC, 0), os);
  if (folder && !directory.name.empty())
    folder = ipc::openBelow(os, folder.get(), directory.name);
  struct stat status{};
  if (!folder || os.fstat(folder.get(), &status) != 0)
    return {};
  if (config.allowedGids.empty() && !config.allows(status.st_uid, ownUid)) {
    errno = ENOENT;
    return {};
  }
  return ipc::openBelow(os, folder.get(), kSocketName);
}

// Returns whether the error means that a directory or a socket does not exist, or that this user
// cannot use it. Other errors are shortages, or come from a kernel without openat2.
bool meansNoSocket(int error) {
  return error == ENOENT || error == ENOTDIR || error == ELOOP || error == EXDEV || error == EACCES;
}

// Connects to the socket. Returns no descriptor if no process listens on it.
base::UniqueFd connectTo(const base::OsCalls &os, const ipc::Config &config, int file) {
  base::UniqueFd socket(base::requireSystem(os.socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0),
                                            "cannot ask the keeper: socket"),
                        os);
  const auto timeoutMs = std::max(config.timeout, Milliseconds(1)).count(); // 0 means no limit
  const timeval limit{.tv_sec = timeoutMs / 1000, .tv_usec = timeoutMs % 1000 * 1000};
  base::requireSystem(os.setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit),
                      "cannot ask the keeper: setsockopt");
  const sockaddr_un address = ipc::socketAddress(fmt::format("/proc/thread-self/fd/{}", file));
  const int result = base::retryInterrupted([&] {
    return os.connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address);
  });
  if (result == 0)
    return socket;
  if (errno == EAGAIN)
    base::raiseWithCode(UR_RESULT_ERROR_OUT_OF_RESOURCES, ETIMEDOUT,
                        "the keeper accepts no connection within {} ms; check whether it is "
                        "stopped, or raise UR_IPC_TIMEOUT_MS",
                        timeoutMs);
  return {};
}

void requireAllowed(const base::OsCalls &os, const ipc::Config &config, uid_t ownUid, int socket) {
  ucred peer{};
  socklen_t length = sizeof peer;
  base::requireSystem(os.getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length),
                      "cannot identify the keeper: SO_PEERCRED");
  if (!ipc::isAllowedPeer(os, ipc::identifyProcess(os), config, ownUid, socket, peer))
    base::raiseWithCode(
        UR_RESULT_ERROR_INVALID_ARGUMENT, EPERM,
        "the keeper runs as user {}, and this process as user {}: to use it, set "
        "UR_IPC_ALLOW_UIDS={} in this process and UR_IPC_ALLOW_UIDS={} in the "
        "keeper, or set UR_IPC_ALLOW_GIDS in each process to a group of the other process",
        peer.uid, ownUid, peer.uid, ownUid);
}

base::UniqueFd connectToKeeper(const base::OsCalls &os, const ipc::Config &config) {
  const uid_t ownUid = os.geteuid();
  std::string searchedPaths;
  std::exception_ptr firstError;
  for (const ipc::BrokerDirectory &directory : directories(os, config, ownUid)) {
    searchedPaths += fmt::format("{}{}", searchedPaths.empty() ? "" : " or ", directory.path());
    const base::UniqueFd file = findSocket(os, config, ownUid, directory);
    if (!file && !meansNoSocket(errno))
      base::raiseSystem(errno, "cannot look for the keeper in {}: openat2", directory.path());
    base::UniqueFd socket = file ? connectTo(os, config, file.get()) : base::UniqueFd();
    if (!socket)
      continue;
    try {
      requireAllowed(os, config, ownUid, socket.get());
      return socket;
    } catch (const base::Error &) { // another directory may contain a usable keeper
      if (!firstError)
        firstError = std::current_exception();
    }
  }
  if (firstError)
    std::rethrow_exception(firstError);
  base::raiseWithCode(UR_RESULT_ERROR_INVALID_ARGUMENT, ECONNREFUSED,
                      "no keeper runs in {}; start ur-ipc-keeper with the same XDG_RUNTIME_DIR",
                      searchedPaths);
}

// Moves bytes through the socket of a keeper before the deadline.
class Transfer {
public:
  Transfer(const base::OsCalls &os, const ipc::Config &config, int socket)
      : os_(os), socket_(socket), deadline_(os, std::max(kRequestTimeout, config.timeout)) {}

  // Stops if the keeper closes the connection: the keeper may refuse the request before it has read
  // everything, and receive() still gets its answer.
  void send(std::span<const std::byte> bytes) const {
    while (!bytes.empty()) {
      // sendmsg does not write into the bytes.
      const ssize_t sent = move(const_cast<std::byte *>(bytes.data()), bytes.size(), POLLOUT);
      if (sent < 0)
        return;
      bytes = bytes.subspan(static_cast<std::size_t>(sent));
    }
  }

  void receive(std::span<std::byte> bytes) const {
    while (!bytes.empty()) {
      const ssize_t received = move(bytes.data(), bytes.size(), POLLIN);
      if (received <= 0)
        base::raiseWithCode(UR_RESULT_ERROR_OUT_OF_RESOURCES, ECONNRESET,
                            "the keeper closed the connection: it ended or was busy; try again");
      bytes = bytes.subspan(static_cast<std::size_t>(received));
    }
  }

  // Allocates memory only as the bytes arrive, because the keeper may claim any size.
  Bytes receive(std::size_t size) const {
    constexpr std::size_t kChunk = 1 << 20;
    Bytes bytes;
    while (bytes.size() < size) {
      const std::size_t oldSize = bytes.size();
      bytes.resize(std::min(size, oldSize + kChunk));
      receive(std::span(bytes).subspan(oldSize));
    }
    return bytes;
  }

private:
  ssize_t move(std::byte *bytes, std::size_t size, short event) const {
    iovec part{.iov_base = bytes, .iov_len = size};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    for (;;) {
      pollfd ready{.fd = socket_, .events = event, .revents = 0};
      if (os_.poll(&ready, 1, static_cast<int>(deadline_.remaining().count())) > 0) {
        const ssize_t count = event == POLLIN
                                  ? os_.recvmsg(socket_, &message, MSG_DONTWAIT)
                                  : os_.sendmsg(socket_, &message, MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count >= 0 || (errno != EAGAIN && errno != EINTR))
          return count;
      }
      if (deadline_.passed())
        base::raiseWithCode(UR_RESULT_ERROR_OUT_OF_RESOURCES, ETIMEDOUT,
                            "the keeper does not answer; check whether it is stopped, and try "
                            "again");
    }
  }

  const base::OsCalls &os_;
  const int socket_;
  const ipc::Deadline deadline_;
};

std::span<const std::byte> bytesOf(const Request &request) {
  return std::as_bytes(std::span(&request, 1));
}

} // namespace

Request newRequest(Operation operation, std::string_view name, std::uint64_t version) {
  Request request{.magic = kMagic,
                  .operation = operation,
                  .version = version,
                  .leaseMs = 0,
                  .leasePidInode = 0,
                  .leasePid = 0,
                  .handles = 0,
                  .noteSize = 0,
                  .reserved = 0,
                  .name = {}};
  if (operation == Operation::List || operation == Operation::Standby)
    return request;
  requireName(name);
  if (version > kMaxVersion)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the version {} is too large; use a number of at most 63 bits", version);
  std::ranges::copy(name, request.name.begin());
  return request;
}

Response sendRequest(const base::OsCalls &os, const ipc::Config &config, const Request &request,
                     const Bytes &content) {
  Response response{.connection = connectToKeeper(os, config), .reply = {}, .payload = {}};
  const Transfer transfer(os, config, response.connection.get());
  transfer.send(bytesOf(request));
  transfer.send(content);
  Reply &reply = response.reply;
  transfer.receive(std::as_writable_bytes(std::span(&reply, 1)));
  if (reply.magic != kMagic || reply.handles > kMaxHandles)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                "the keeper's protocol is unknown; use a keeper of the same version");
  response.payload = transfer.receive(reply.handles * ipc::kHandleSize + reply.bytes);
  if (reply.result == UR_RESULT_SUCCESS)
    return response;
  const std::string_view text(reinterpret_cast<const char *>(response.payload.data()),
                              response.payload.size());
  base::raiseWithCode(static_cast<ur_result_t>(reply.result), reply.systemCode, "{}", text);
}

Response attach(const base::OsCalls &os, const ipc::Config &config, const Request &request,
                Milliseconds timeout) {
  const ipc::Deadline deadline(os, timeout);
  for (;;) {
    try {
      return sendRequest(os, config, request);
    } catch (const base::Error &error) {
      const int code = error.driverCode();
      const bool canSucceedLater = code == ENOENT || code == ECONNREFUSED || code == ECONNRESET;
      if (!canSucceedLater || deadline.passed())
        throw;
    }
    std::this_thread::sleep_for(std::min(kRetryInterval, deadline.remaining()));
  }
}

std::vector<Entry> requestList(const base::OsCalls &os, const ipc::Config &config) {
  const Response response = sendRequest(os, config, newRequest(Operation::List, "", 0));
  std::vector<Entry> entries(response.payload.size() / sizeof(Entry));
  std::ranges::copy(std::span(response.payload).first(entries.size() * sizeof(Entry)),
                    std::as_writable_bytes(std::span(entries)).begin());
  return entries;
}

} // namespace ur::keeper
