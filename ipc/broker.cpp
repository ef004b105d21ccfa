// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/broker.hpp"

#include "base/scope_guard.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>

namespace ur::ipc {
namespace {

constexpr std::size_t kMaxClients = 64;
constexpr int kAcceptsPerRound = 16;
constexpr std::chrono::milliseconds kClientTime{100};
// A wake-up that got lost delays the end of the broker by no more than this.
constexpr int kIdleMs = 1000;

void sendReply(int socket, const Grant &grant) noexcept {
  BrokerReply reply{.magic = kBrokerMagic, .answer = grant.answer};
  BrokerMessage message(&reply, sizeof reply);
  if (grant.fd)
    message.attach(grant.fd.get());
  // A client that hung up, or reads nothing, has itself to blame.
  base::retryInterrupted(base::os().sendmsg, socket, message.header(), MSG_NOSIGNAL | MSG_DONTWAIT);
}

} // namespace

Broker::Broker(const Config &config, std::mutex &mutex, Granter &granter)
    : config_(config), mutex_(mutex), granter_(granter) {
  clients_.reserve(kMaxClients);
  fillRandom(name_);
  const uid_t own = base::os().geteuid();
  const std::string directory = ownBrokerDirectory(config, own);
  removeDeadBrokers(directory);
  const sockaddr_un address = newBrokerAddress(directory, name_);
  const sockaddr_un finalAddress = brokerAddress(directory, name_);

  listener_.reset(base::requireSystem(
      base::os().socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0),
      "cannot start the broker: socket"));
  // Linux gives the file that bind makes the mode of the socket, less the umask.
  base::requireSystem(base::os().fchmod(listener_.get(), S_IRUSR | S_IWUSR),
                      "cannot start the broker: fchmod");
  base::requireSystem(base::os().bind(listener_.get(), reinterpret_cast<const sockaddr *>(&address),
                                      sizeof address),
                      "cannot start the broker: bind to {}", address.sun_path);
  path_ = address.sun_path;
  base::ScopeGuard removeFile([this] { base::os().unlink(path_.c_str()); });
  if (config.allowsOthers(own) &&
      base::os().chmod(address.sun_path,
                       S_IRUSR | S_IWUSR | S_IRGRP | S_IWGRP | S_IROTH | S_IWOTH) != 0)
    base::raiseSystem(errno, "cannot open the broker to the users in UR_IPC_ALLOW_UIDS: chmod");
  base::requireSystem(base::os().listen(listener_.get(), SOMAXCONN),
                      "cannot start the broker: listen");
  // Not before it listens: others take a name that refuses connections for a dead broker's.
  base::requireSystem(base::os().rename(address.sun_path, finalAddress.sun_path),
                      "cannot start the broker: rename of {}", address.sun_path);
  path_ = finalAddress.sun_path;
  wake_.reset(base::requireSystem(base::os().eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK),
                                  "cannot start the broker: eventfd"));
  startThread();
  removeFile.dismiss();
}

Broker::~Broker() {
  if (!running_)
    return;
  stopping_.store(true, std::memory_order_release);
  const std::uint64_t one = 1;
  base::retryInterrupted(base::os().write, wake_.get(), &one, sizeof one);
  base::os().joinThread(thread_);
}

void Broker::startThread() {
  // The application's signal handlers have no business on this thread.
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const auto body = [](void *broker) -> void * {
    static_cast<Broker *>(broker)->run();
    return nullptr;
  };
  const int error = base::os().startThread(&thread_, body, this);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (error != 0)
    base::raiseSystem(error, "cannot start the broker: pthread_create");
  running_ = true;
}

void Broker::abandonInChild() noexcept {
  running_ = false;
  listener_.reset();
  wake_.reset();
  clients_.clear();
}

int Broker::pollTimeout() const noexcept {
  auto timeout = std::chrono::milliseconds(kIdleMs);
  if (listenAgain_)
    timeout = std::min(timeout, listenAgain_->remaining());
  if (!clients_.empty())
    timeout = std::min(timeout, clients_.front().deadline.remaining());
  return static_cast<int>(timeout.count());
}

void Broker::run() noexcept {
  std::array<pollfd, 2 + kMaxClients> waiting{};
  int failures = 0;
  while (!stopping_.load(std::memory_order_acquire)) {
    if (listenAgain_ && listenAgain_->passed())
      listenAgain_.reset();
    waiting[0] = {.fd = wake_.get(), .events = POLLIN, .revents = 0};
    // poll skips negative descriptors.
    waiting[1] = {.fd = listenAgain_ ? -1 : listener_.get(), .events = POLLIN, .revents = 0};
    const std::size_t asking = clients_.size();
    for (std::size_t i = 0; i < asking; ++i)
      waiting[2 + i] = {.fd = clients_[i].socket.get(), .events = POLLIN, .revents = 0};
    if (base::os().poll(waiting.data(), 2 + asking, pollTimeout()) < 0) {
      constexpr int kFailures = 100; // a poll that always fails must not burn a core
      if (++failures == kFailures)
        break;
      continue;
    }
    failures = 0;

    const std::lock_guard lock(mutex_);
    std::size_t index = 0;
    std::erase_if(clients_, [&](const Client &client) {
      const bool asked = waiting[2 + index++].revents != 0;
      return (asked && answerClient(client)) || client.deadline.passed();
    });
    if (waiting[1].revents != 0)
      acceptClients();
  }
  // Nobody answers from here on, so nobody shall find the door.
  const std::lock_guard lock(mutex_);
  clients_.clear();
  base::os().unlink(path_.c_str());
  listener_.reset();
}

void Broker::acceptClients() noexcept {
  for (int round = 0; round < kAcceptsPerRound; ++round) {
    base::UniqueFd socket(
        base::os().accept4(listener_.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!socket) {
      if (errno == EINTR || errno == ECONNABORTED)
        continue;
      // Without descriptors the connection stays in the queue and poll would return at once.
      if (errno != EAGAIN)
        listenAgain_.emplace(kClientTime);
      return;
    }
    if (clients_.size() == kMaxClients) {
      sendReply(clients_.front().socket.get(), {.answer = BrokerAnswer::Busy, .fd = {}});
      clients_.erase(clients_.begin());
    }
    clients_.push_back({.socket = std::move(socket), .deadline = Deadline(kClientTime)});
  }
}

// Whether the conversation is over.
bool Broker::answerClient(const Client &client) noexcept {
  // One byte more than a handle has, so that a longer message is not taken for one.
  std::array<std::byte, kHandleSize + 1> request;
  BrokerMessage message(request.data(), request.size());
  const int socket = client.socket.get();
  const ssize_t size =
      base::retryInterrupted(base::os().recvmsg, socket, message.header(), MSG_DONTWAIT);
  if (size < 0 && errno == EAGAIN)
    return false;
  if (size > 0)
    sendReply(socket, decide(socket, request.data(), static_cast<std::size_t>(size)));
  return true;
}

Grant Broker::decide(int socket, const void *request, std::size_t size) noexcept {
  ucred client{};
  socklen_t length = sizeof client;
  try {
    if (base::os().getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &client, &length) == 0 &&
        config_.allows(client.uid, base::os().geteuid()))
      return granter_.grant(decode(request, size));
  } catch (...) {
    // No handle: refused like every other.
  }
  return {.answer = BrokerAnswer::Refused, .fd = {}};
}

} // namespace ur::ipc
