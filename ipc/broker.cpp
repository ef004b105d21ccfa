// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/broker.hpp"

#include "base/error.hpp"
#include "base/scope_guard.hpp"
#include "base/signals_blocked.hpp"
#include "base/system_error.hpp"
#include "ipc/verify.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace ur::ipc {
namespace {

constexpr std::size_t kMaxWaiting = 64;
// Limits on the descriptors that the broker has sent and clients have not read. The kernel reports
// pid 0 for a client in another pid namespace, so the limit per process does not apply to it.
constexpr std::ptrdiff_t kMaxUnreadPerProcess = 8;
constexpr std::ptrdiff_t kMaxUnreadPerUser = 32;
constexpr std::ptrdiff_t kMaxUnread = 256;
constexpr std::size_t kMaxClients = kMaxWaiting + kMaxUnread;
constexpr int kBacklog = 128;
constexpr std::chrono::milliseconds kClientTimeout{100};
// poll reports that a client hung up, but not that it read its reply. So the broker checks the
// replies at this interval.
constexpr std::chrono::milliseconds kUnreadInterval{100};
// The broker checks stopping_ at least at this interval, in case a wake-up is lost.
constexpr std::chrono::milliseconds kIdleInterval{1000};

bool send(const base::OsCalls &os, int socket, BrokerAnswer answer,
          const base::UniqueFd &fd = {}) noexcept {
  BrokerReply reply{.magic = kBrokerMagic, .answer = answer};
  BrokerMessage message(&reply, sizeof reply);
  if (fd)
    message.attach(fd.get());
  return base::retryInterrupted(os.sendmsg, socket, message.header(),
                                MSG_NOSIGNAL | MSG_DONTWAIT) >= 0;
}

// Returns true if it sent a descriptor, which stays in flight until the client reads the reply.
bool sendReply(const base::OsCalls &os, int socket, const Grant &grant) noexcept {
  if (send(os, socket, grant.answer, grant.fd))
    return static_cast<bool>(grant.fd);
  // The kernel is short of buffers, or too many descriptors are in flight (ETOOMANYREFS). Answer
  // Busy, because the handle may still be valid.
  send(os, socket, BrokerAnswer::Busy);
  return false;
}

ssize_t receive(const base::OsCalls &os, int socket, std::span<std::byte> request) noexcept {
  BrokerMessage message(request.data(), request.size());
  return base::retryInterrupted(os.recvmsg, socket, message.header(), MSG_DONTWAIT);
}

// Answers a client without checking the request. Reads the request nevertheless, because the client
// would otherwise get ECONNRESET instead of the answer.
void rejectClient(const base::OsCalls &os, int socket, BrokerAnswer answer) noexcept {
  send(os, socket, answer);
  std::byte ignored;
  receive(os, socket, {&ignored, 1});
}

[[noreturn]] void raiseUnusable(const std::string &directory, const char *step) {
  if (errno == ENOENT || errno == ENOTDIR || errno == EROFS || errno == EOPNOTSUPP)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "cannot create the broker's socket in {}: {}: {}; set XDG_RUNTIME_DIR to a "
                "directory where files can be created",
                directory, step, base::errorName(errno));
  base::raiseSystem(errno, "cannot create the broker's socket in {}: {}", directory, step);
}

bool hasUnread(const base::OsCalls &os, int socket) noexcept {
  int bytes = 0;
  return os.unreadBytes(socket, &bytes) == 0 && bytes != 0;
}

} // namespace

Broker::Broker(Process &process, const Config &config, std::mutex &mutex, Granter granter)
    : process_(process), config_(config), mutex_(mutex), granter_(std::move(granter)) {
  clients_.reserve(kMaxClients);
  fillRandom(os_, name_);
  openSocket();
  base::ScopeGuard removeFile([this] { os_.unlink(path_.c_str()); });
  wakeEvent_ = base::UniqueFd(base::requireSystem(os_.eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK),
                                                  "cannot start the broker: eventfd"),
                              os_);
  startThread();
  removeFile.dismiss();
}

void Broker::openSocket() {
  const uid_t ownUid = os_.geteuid();
  const std::string directory = ownBrokerDirectory(os_, config_, ownUid);
  removeDeadBrokers(os_, directory);
  // Retry, because a process that runs removeDeadBrokers may remove a socket that does not listen
  // yet.
  constexpr int kAttempts = 10;
  for (int attempt = 1; !makeSocket(directory, ownUid); ++attempt)
    if (attempt == kAttempts)
      raiseUnusable(directory, "rename");
}

// Creates the socket under a temporary name, and renames it after listen(), because importers
// consider a socket that refuses connections dead. Returns false and sets errno if another process
// removed the file before the rename.
bool Broker::makeSocket(const std::string &directory, uid_t ownUid) {
  const sockaddr_un address = newBrokerAddress(directory, name_);
  listener_ = base::UniqueFd(
      base::requireSystem(os_.socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0),
                          "cannot start the broker: socket"),
      os_);
  // bind creates the file with the mode of the socket, minus the umask.
  base::requireSystem(os_.fchmod(listener_.get(), S_IRUSR | S_IWUSR),
                      "cannot start the broker: fchmod");
  if (os_.bind(listener_.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
    raiseUnusable(directory, "bind");
  base::ScopeGuard removeFile([&] { os_.unlink(address.sun_path); });
  if (config_.allowsOtherUsers(ownUid) &&
      os_.chmod(address.sun_path, S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH) != 0) {
    if (errno == ENOENT)
      return false;
    base::raiseSystem(
        errno, "cannot make the broker accessible to the processes that UR_IPC_ALLOW_UIDS and "
               "UR_IPC_ALLOW_GIDS allow: chmod");
  }
  base::requireSystem(os_.listen(listener_.get(), kBacklog), "cannot start the broker: listen");
  path_ = brokerAddress(directory, name_).sun_path;
  if (os_.rename(address.sun_path, path_.c_str()) != 0) {
    if (errno == ENOENT)
      return false;
    raiseUnusable(directory, "rename");
  }
  removeFile.dismiss();
  return true;
}

Broker::~Broker() {
  if (!running_)
    return;
  stopping_.store(true, std::memory_order_release);
  const std::uint64_t one = 1;
  base::retryInterrupted(os_.write, wakeEvent_.get(), &one, sizeof one);
  os_.joinThread(thread_);
}

void Broker::startThread() {
  const auto body = [](void *broker) -> void * {
    static_cast<Broker *>(broker)->run();
    return nullptr;
  };
  const int error = [&] {
    // The new thread inherits the mask, so that it never runs signal handlers of the application.
    const base::SignalsBlocked inherited;
    return os_.startThread(&thread_, body, this);
  }();
  if (error != 0)
    base::raiseSystem(error, "cannot start the broker: pthread_create");
  running_ = true;
}

void Broker::abandonInChild() noexcept {
  running_ = false;
  listener_.reset();
  wakeEvent_.reset();
  clients_.clear();
}

// Returns whether the broker may read the client's request now. Otherwise the client waits until
// clients have read other replies, at most until its deadline.
bool Broker::hasQuota(const Client &client) const noexcept {
  const auto unread = [this](const auto &matches) {
    return std::ranges::count_if(clients_, [&](const Client &other) {
      return other.hasDescriptor() && matches(other.credentials);
    });
  };
  const ucred &peer = client.credentials;
  return unread([](const ucred &) { return true; }) < kMaxUnread &&
         unread([&](const ucred &other) { return other.uid == peer.uid; }) < kMaxUnreadPerUser &&
         (peer.pid == 0 ||
          unread([&](const ucred &other) { return other.pid == peer.pid; }) < kMaxUnreadPerProcess);
}

int Broker::pollTimeout() const noexcept {
  auto timeout = kIdleInterval;
  if (acceptPause_)
    timeout = std::min(timeout, acceptPause_->remaining());
  for (const Client &client : clients_)
    timeout =
        std::min(timeout, client.hasDescriptor() ? kUnreadInterval : client.deadline.remaining());
  return static_cast<int>(timeout.count());
}

void Broker::run() noexcept {
  std::array<pollfd, 2 + kMaxClients> pollEntries{};
  int failures = 0;
  while (!stopping_.load(std::memory_order_acquire)) {
    if (acceptPause_ && acceptPause_->passed())
      acceptPause_.reset();
    pollEntries[0] = {.fd = wakeEvent_.get(), .events = POLLIN, .revents = 0};
    // poll skips negative descriptors.
    pollEntries[1] = {.fd = acceptPause_ ? -1 : listener_.get(), .events = POLLIN, .revents = 0};
    const std::size_t clientCount = clients_.size();
    for (std::size_t i = 0; i < clientCount; ++i) {
      const Client &client = clients_[i];
      const bool isServed = client.stage == Client::Stage::AwaitsRequest && hasQuota(client);
      pollEntries[2 + i] = {.fd = client.stage == Client::Stage::HungUp ? -1 : client.socket.get(),
                            .events = static_cast<short>(isServed ? POLLIN : 0),
                            .revents = 0};
    }
    if (os_.poll(pollEntries.data(), 2 + clientCount, pollTimeout()) < 0) {
      constexpr int kFailures = 100; // a poll that always fails must not keep a core busy
      if (++failures == kFailures)
        break;
      continue;
    }
    failures = 0;

    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < clientCount; ++i)
      handleEvents(clients_[i], pollEntries[2 + i].revents);
    std::erase_if(clients_,
                  [](const Client &client) { return client.stage == Client::Stage::Done; });
    if (pollEntries[1].revents != 0)
      acceptClients();
  }
  // Remove the socket, because no thread will serve it.
  const std::lock_guard lock(mutex_);
  clients_.clear();
  os_.unlink(path_.c_str());
  listener_.reset();
}

void Broker::handleEvents(Client &client, short events) noexcept {
  const int socket = client.socket.get();
  if (client.hasDescriptor()) {
    if (events != 0)
      client.stage = Client::Stage::HungUp;
    if (!hasUnread(os_, socket))
      client.stage = Client::Stage::Done;
    return;
  }
  if (events != 0 && hasQuota(client))
    answer(client);
  else if ((events & (POLLHUP | POLLERR)) != 0)
    client.stage = Client::Stage::Done;
  if (client.stage == Client::Stage::AwaitsRequest && client.deadline.passed()) {
    rejectClient(os_, socket, BrokerAnswer::Busy);
    client.stage = Client::Stage::Done;
  }
}

void Broker::answer(Client &client) noexcept {
  // One byte larger than a handle, so that the broker detects a longer message.
  std::array<std::byte, kHandleSize + 1> request;
  const int socket = client.socket.get();
  const ssize_t size = receive(os_, socket, request);
  if (size < 0 && errno == EAGAIN)
    return;
  client.stage = Client::Stage::Done;
  if (size < 0)
    rejectClient(os_, socket, BrokerAnswer::Busy);
  else if (size > 0 &&
           sendReply(os_, socket, decide(request.data(), static_cast<std::size_t>(size))))
    client.stage = Client::Stage::ReplySent;
}

void Broker::acceptClients() noexcept {
  const uid_t ownUid = os_.geteuid();
  const auto admitOne = [&](base::UniqueFd socket) { admit(std::move(socket), ownUid); };
  if (!acceptConnections(os_, listener_.get(), admitOne))
    acceptPause_.emplace(os_, kClientTimeout);
}

void Broker::admit(base::UniqueFd socket, uid_t ownUid) noexcept {
  ucred peer{};
  socklen_t length = sizeof peer;
  if (os_.getsockopt(socket.get(), SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0)
    return rejectClient(os_, socket.get(), BrokerAnswer::Busy);
  if (!isAllowedPeer(os_, process_.identity(), config_, ownUid, socket.get(), peer))
    return rejectClient(os_, socket.get(), BrokerAnswer::Refused);
  const auto awaitsRequest = [](const Client &client) {
    return client.stage == Client::Stage::AwaitsRequest;
  };
  if (std::ranges::count_if(clients_, awaitsRequest) == std::ptrdiff_t{kMaxWaiting}) {
    const auto oldest = std::ranges::find_if(clients_, awaitsRequest);
    rejectClient(os_, oldest->socket.get(), BrokerAnswer::Busy);
    clients_.erase(oldest);
  }
  clients_.push_back({.socket = std::move(socket),
                      .credentials = peer,
                      .deadline = Deadline(os_, kClientTimeout)});
}

Grant Broker::decide(const void *request, std::size_t size) noexcept {
  try {
    return granter_(decode(request, size));
  } catch (...) { // the bytes are not a valid handle
  }
  return {.answer = BrokerAnswer::Refused, .fd = {}};
}

} // namespace ur::ipc
