// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/server.hpp"

#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/verify.hpp"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <thread>
#include <vector>

namespace ur::keeper {
namespace {

using Milliseconds = ipc::Deadline::Milliseconds;

constexpr std::ptrdiff_t kMaxConnectionsPerUser = 64;
constexpr std::size_t kMaxBufferBytesPerUser = 64 << 20; // bytes
constexpr std::ptrdiff_t kMaxThreadsPerUser = 4;
constexpr std::size_t kBytesPerTurn = 1 << 20;
// A client has this time to send its request, and the same time to read the answer.
constexpr Milliseconds kTransferTime{2000};
// A client has this time to open the objects. During this time, the keeper holds the version, even
// if it is replaced.
constexpr Milliseconds kOpenTime{10'000};
constexpr Milliseconds kRetryInterval{100};
constexpr Milliseconds kIdleTime{60'000};

// Releases versions on another thread, because freeing their memory can take seconds. If no thread
// can start, the server's thread frees the memory, which delays all clients.
template <typename Reference> void releaseInBackground(Reference reference) {
  try {
    std::thread([reference = std::move(reference)] {}).detach();
  } catch (const std::system_error &) {
  }
}

std::span<const std::byte> bytesOf(const Reply &reply) {
  return std::as_bytes(std::span(&reply, 1));
}

Request parseRequest(const Bytes &bytes) {
  Request request{};
  std::memcpy(&request, bytes.data(), std::min(bytes.size(), sizeof request));
  return request;
}

} // namespace

Server::Server(Service &service, const ipc::Config &config, base::UniqueFd listener,
               base::UniqueFd stop)
    : service_(service), config_(config), listener_(std::move(listener)), stop_(std::move(stop)),
      wake_(
          base::requireSystem(os_.eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), "cannot make an eventfd"),
          os_) {}

void Server::run() {
  for (;;) {
    if (acceptRetry_ && acceptRetry_->passed())
      acceptRetry_.reset();
    const Store::Leases leases = service_.store().leases();
    std::vector<pollfd> pollfds;
    // poll skips negative descriptors.
    const auto add = [&](int fd, short events) {
      pollfds.push_back({.fd = fd, .events = events, .revents = 0});
    };
    add(stop_.get(), POLLIN);
    add(wake_.get(), POLLIN);
    add(acceptRetry_ ? -1 : listener_.get(), POLLIN);
    for (const Client &client : clients_)
      add(client.stage == Stage::Queued || client.stage == Stage::Active ? -1 : client.socket.get(),
          client.stage == Stage::Sending ? POLLOUT : POLLIN);
    const std::size_t firstLease = pollfds.size();
    for (const int process : leases.processes)
      add(process, POLLIN);
    if (os_.poll(pollfds.data(), pollfds.size(), pollTimeout(leases.nextEnd)) < 0)
      continue; // a signal, or a shortage of memory
    if (pollfds[0].revents != 0)
      return;
    std::uint64_t wakeUps = 0;
    os_.read(wake_.get(), &wakeUps, sizeof wakeUps);

    // Finished requests come first, because they free threads for queued requests.
    for (Client &client : clients_)
      finishIfReady(client);
    std::size_t index = 3;
    for (Client &client : clients_)
      handleEvents(client, pollfds[index++].revents);
    std::erase_if(clients_, [](const Client &client) { return client.stage == Stage::Done; });
    if (pollfds[2].revents != 0)
      acceptClients();
    const bool hasProcessExited =
        std::any_of(pollfds.begin() + static_cast<std::ptrdiff_t>(firstLease), pollfds.end(),
                    [](const pollfd &process) { return process.revents != 0; });
    if (hasProcessExited || (leases.nextEnd && *leases.nextEnd <= Clock::now()))
      releaseInBackground(service_.store().removeExpired());
  }
}

int Server::pollTimeout(const std::optional<Clock::time_point> &leaseEnd) const {
  auto timeout = kIdleTime;
  if (acceptRetry_)
    timeout = std::min(timeout, acceptRetry_->remaining());
  if (leaseEnd)
    timeout = std::clamp(std::chrono::ceil<Milliseconds>(*leaseEnd - Clock::now()), Milliseconds(0),
                         timeout);
  for (const Client &client : clients_)
    if (client.stage != Stage::Active && client.stage != Stage::Queued)
      timeout = std::min(timeout, client.deadline.remaining());
  return static_cast<int>(timeout.count());
}

std::ptrdiff_t Server::count(uid_t user, Stage stage) const {
  return std::ranges::count_if(
      clients_, [&](const Client &client) { return client.user == user && client.stage == stage; });
}

void Server::finishIfReady(Client &client) {
  using namespace std::chrono_literals;
  if (client.stage == Stage::Active && client.work.wait_for(0s) == std::future_status::ready)
    finish(client, client.work.get());
}

void Server::handleEvents(Client &client, short events) {
  switch (client.stage) {
  case Stage::Receiving:
    if (events != 0)
      receive(client);
    break;
  case Stage::Queued:
    startWork(client);
    break;
  case Stage::Sending:
    if (events != 0)
      send(client);
    break;
  case Stage::Holding:
    if (events != 0)
      disconnect(client);
    break;
  case Stage::Active:
  case Stage::Done:
    return;
  }
  const bool hasLimit = client.stage != Stage::Queued && client.stage != Stage::Active;
  if (hasLimit && client.deadline.passed())
    disconnect(client);
}

// Returns the size of the missing part of the header, or, after the header, the size of the missing
// part of the request. So the server never reads bytes after the request.
std::size_t Server::missingBytes(const Client &client) const {
  const std::size_t header = sizeof(Request);
  if (client.request.size() < header)
    return header - client.request.size();
  return header + payloadSize(parseRequest(client.request)) - client.request.size();
}

bool Server::fitsBuffers(const Client &client, std::size_t newBytes) const {
  std::size_t used = newBytes;
  for (const Client &other : clients_)
    if (other.user == client.user)
      used += other.request.size();
  return used <= kMaxBufferBytesPerUser;
}

void Server::receive(Client &client) {
  constexpr std::size_t kChunk = 256 << 10;
  try {
    for (std::size_t turn = 0; turn < kBytesPerTurn; turn += kChunk) {
      const std::size_t missing = missingBytes(client);
      if (missing == 0)
        break;
      const std::size_t size = std::min(missing, kChunk);
      if (!fitsBuffers(client, size))
        return finish(client, failure(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                                      "the user's processes send too much at once; try again"));
      const std::size_t oldSize = client.request.size();
      client.request.resize(oldSize + size);
      iovec bytes{.iov_base = client.request.data() + oldSize, .iov_len = size};
      msghdr message{};
      message.msg_iov = &bytes;
      message.msg_iovlen = 1;
      const ssize_t received = os_.recvmsg(client.socket.get(), &message, MSG_DONTWAIT);
      client.request.resize(oldSize + static_cast<std::size_t>(std::max<ssize_t>(received, 0)));
      if (received < 0 && (errno == EAGAIN || errno == EINTR))
        return;
      if (received <= 0)
        return disconnect(client);
    }
    if (missingBytes(client) == 0)
      startWork(client);
  } catch (const base::Error &error) {
    finish(client, failure(error.result(), error.message(), error.driverCode()));
  } catch (const std::bad_alloc &) {
    disconnect(client);
  }
}

void Server::startWork(Client &client) {
  const Request request = parseRequest(client.request);
  if (request.operation == Operation::Standby)
    return admitStandby(client);
  const auto execute = [this, request, user = client.user](const Bytes &bytes) {
    return service_.execute(request, std::span(bytes).subspan(sizeof request), user);
  };
  if (!Service::isSlow(request.operation))
    return finish(client, execute(client.request));
  client.stage = Stage::Queued;
  if (count(client.user, Stage::Active) >= kMaxThreadsPerUser)
    return;
  std::packaged_task<Answer()> task(
      [execute, bytes = std::move(client.request)] { return execute(bytes); });
  client.work = task.get_future();
  client.stage = Stage::Active;
  try {
    std::thread([this, task = std::move(task)]() mutable {
      task();
      const std::uint64_t one = 1;
      base::retryInterrupted(os_.write, wake_.get(), &one, sizeof one);
    }).detach();
  } catch (const std::system_error &) {
    finish(client, failure(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                           "the keeper cannot start a thread; try again"));
  }
}

// A standby receives the descriptors of all users, so only the keeper's own user may start one.
void Server::admitStandby(Client &client) {
  if (client.user != os_.geteuid())
    return finish(client, failure(UR_RESULT_ERROR_INVALID_ARGUMENT,
                                  "only the keeper's own user can start a standby", EPERM));
  if (!service_.backup().takesStandby())
    return finish(client, failure(UR_RESULT_ERROR_INVALID_ARGUMENT,
                                  "systemd started this keeper and restarts it, so it has no "
                                  "standby"));
  client.stage = Stage::Done;
  try {
    std::thread([this, socket = std::move(client.socket)]() mutable {
      service_.backup().addStandby(std::move(socket));
    }).detach();
  } catch (const std::system_error &) { // the standby retries
  }
}

void Server::finish(Client &client, Answer answer) {
  client.request = {};
  client.answer = std::move(answer);
  client.stage = Stage::Sending;
  client.deadline = ipc::Deadline(os_, kTransferTime);
  send(client);
}

void Server::send(Client &client) {
  const auto header = bytesOf(client.answer.reply);
  const std::span<const std::byte> payload =
      client.answer.payload ? std::span(*client.answer.payload) : std::span<const std::byte>();
  const std::size_t total = header.size() + payload.size();
  while (client.sent < total) {
    const std::span<const std::byte> part = client.sent < header.size()
                                                ? header.subspan(client.sent)
                                                : payload.subspan(client.sent - header.size());
    iovec bytes{.iov_base = const_cast<std::byte *>(part.data()), .iov_len = part.size()};
    msghdr message{};
    message.msg_iov = &bytes;
    message.msg_iovlen = 1;
    const ssize_t size = os_.sendmsg(client.socket.get(), &message, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (size < 0 && (errno == EAGAIN || errno == EINTR))
      return;
    if (size < 0)
      return disconnect(client);
    client.sent += static_cast<std::size_t>(size);
  }
  if (client.answer.reply.handles == 0)
    return disconnect(client);
  client.stage = Stage::Holding;
  client.deadline = ipc::Deadline(os_, kOpenTime);
}

void Server::disconnect(Client &client) {
  client.stage = Stage::Done;
  client.socket.reset();
  const bool hasVersion = client.answer.reply.handles != 0;
  if (hasVersion && client.answer.payload.use_count() == 1)
    releaseInBackground(std::move(client.answer.payload));
}

void Server::acceptClients() {
  if (!ipc::acceptConnections(os_, listener_.get(),
                              [this](base::UniqueFd socket) { admit(std::move(socket)); }))
    acceptRetry_.emplace(os_, kRetryInterval);
}

void Server::admit(base::UniqueFd socket) {
  ucred peer{};
  socklen_t length = sizeof peer;
  if (os_.getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0)
    return;
  Client &client = clients_.emplace_back(
      Client{.socket = std::move(socket), .user = peer.uid, .deadline = {os_, kTransferTime}});
  const uid_t ownUid = os_.geteuid();
  if (!ipc::isAllowedPeer(os_, self_, config_, ownUid, client.socket.get(), peer)) {
    finish(client, failure(UR_RESULT_ERROR_INVALID_ARGUMENT,
                           "the keeper of user " + std::to_string(ownUid) +
                               " does not list this user in UR_IPC_ALLOW_UIDS or its group in "
                               "UR_IPC_ALLOW_GIDS",
                           EPERM));
    return disconnect(client);
  }
  const auto isOfUser = [&](const Client &other) { return other.user == peer.uid; };
  if (std::ranges::count_if(clients_, isOfUser) <= kMaxConnectionsPerUser)
    return;
  // Finds a client, because the new client qualifies. Skips clients with complete requests.
  const auto oldest = std::ranges::find_if(clients_, [&](const Client &other) {
    return isOfUser(other) && other.stage == Stage::Receiving;
  });
  finish(*oldest, failure(UR_RESULT_ERROR_OUT_OF_RESOURCES,
                          "the user has too many connections to the keeper; try again"));
  disconnect(*oldest);
}

} // namespace ur::keeper
