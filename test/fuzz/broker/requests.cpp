// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Clients of a broker. The input determines their actions. The broker is the real one and runs in
// this thread, with its own sockets. The clients act while it polls.
//
// The input is a list of actions: one byte each, followed by the action's operands.
#include "base/os_calls.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/exchange.hpp"
#include "test/fuzz/support/bytes.hpp"
#include "test/fuzz/support/descriptors.hpp"
#include "test/fuzz/support/files.hpp"
#include "test/fuzz/support/promise.hpp"
#include "test/fuzz/support/recipe.hpp"
#include "test/support/this_process.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <array>
#include <cerrno>
#include <deque>
#include <optional>
#include <set>
#include <vector>

#include <sys/eventfd.h>
#include <unistd.h>

namespace ur::test {
namespace {

using namespace ipc;

constexpr DeviceUuid kDevice{1};

// Returns the fields of a handle that the exporter's broker compares.
HandleBytes comparedFields(const HandleBytes &bytes) {
  Handle handle = std::bit_cast<Handle>(bytes);
  handle.tableFd = handle.objectFd = -1;
  handle.offset = handle.length = 0;
  handle.bootId = {};
  handle.reserved = {};
  return encode(handle);
}

// The broker, and clients whose actions the input determines.
class Conversation {
public:
  explicit Conversation(Bytes input) : input_(input) {}

  void run();

  // System calls of the broker.
  int accept() {
    if (const int error = std::exchange(acceptError_, 0)) {
      errno = error;
      return -1;
    }
    if (newConnections_.empty()) {
      errno = EAGAIN;
      return -1;
    }
    base::UniqueFd socket = std::move(newConnections_.front());
    newConnections_.pop_front();
    strangers_.erase(socket.get()); // an earlier client may have had the same number
    return socket.release();
  }
  int poll(pollfd *fds, nfds_t count);
  ssize_t receive(int socket, msghdr *message, int flags) {
    const ssize_t size = base::systemCalls().recvmsg(socket, message, flags);
    lastRequest_.reset();
    if (size == kHandleSize)
      std::memcpy(lastRequest_.emplace().data(), message->msg_iov->iov_base, kHandleSize);
    return size;
  }
  void checkReply(int socket, const msghdr &message) const;
  // Called when the broker queries a client's user. Returns whether the client has another user,
  // and records such clients.
  bool markIfStranger(int socket) {
    if (newClientsAreStrangers_)
      strangers_.insert(socket);
    return newClientsAreStrangers_;
  }
  int duplicateError() noexcept { return std::exchange(duplicateError_, 0); }
  const timespec &now() const noexcept { return now_; }

  void *(*thread)(void *) = nullptr;
  void *threadArgument = nullptr;

private:
  struct Export {
    const void *handleData;
    HandleBytes bytes;
    std::size_t object;
  };

  void get(std::size_t object);
  void step();
  void connect();
  void send(std::span<const std::uint8_t> bytes);

  Bytes input_;
  // The adapter also shares objects without descriptors.
  Exchange exchange_{thisProcess(), kAnyFdAdapter, Config{.broker = BrokerMode::On}};
  std::vector<Export> exports_;
  std::vector<HandleBytes> handles_; // also of ended exports
  std::deque<base::UniqueFd> newConnections_;
  std::vector<base::UniqueFd> clients_;
  std::optional<HandleBytes> lastRequest_;
  timespec now_{.tv_sec = 1, .tv_nsec = 0};
  bool isPolling_ = false;
  bool newClientsAreStrangers_ = false; // whether new clients have another user
  std::set<int> strangers_;             // the broker's descriptors of clients with another user
  int acceptError_ = 0;
  int duplicateError_ = 0;
};

Conversation *conversation;
const std::vector<base::UniqueFd> *files;

void Conversation::run() {
  conversation = this;
  for (std::size_t object = 0; object < 3; ++object)
    get(object);
  expect(thread != nullptr, "Get starts the broker");
  thread(threadArgument);
}

// Exports an object. Two kinds have a descriptor, and one kind has none.
void Conversation::get(std::size_t object) {
  constexpr Kind kKinds[] = {Kind::Memory, Kind::PhysicalMemory, Kind::Event};
  duplicateError_ = 0; // only the broker's call may fail
  const std::array driverHandle{std::byte(object)};
  const bool hasFile = object != 2;
  const void *const bytes = exchange_.get({.kind = kKinds[object],
                                           .fd = hasFile ? (*files)[0].get() : -1,
                                           .object = &kKinds[object],
                                           .objectSize = kValidSize,
                                           .length = kValidSize,
                                           .deviceUuid = kDevice,
                                           .driverHandle = driverHandle});
  Export &entry = exports_.emplace_back(Export{.handleData = bytes, .bytes = {}, .object = object});
  std::memcpy(entry.bytes.data(), bytes, kHandleSize);
  handles_.push_back(entry.bytes);
}

int Conversation::poll(pollfd *fds, nfds_t count) {
  isPolling_ = true;
  while (isPolling_ && !input_.empty())
    step();
  if (isPolling_) { // a failed poll ends the broker
    errno = EIO;
    return -1;
  }
  // The first two descriptors belong to the broker itself. No other thread wakes it, and the input
  // makes the connections.
  fds[0].revents = 0;
  const bool hasNewClient = fds[1].fd >= 0 && (!newConnections_.empty() || acceptError_ != 0);
  fds[1].revents = hasNewClient ? POLLIN : 0;
  return base::systemCalls().poll(fds + 2, count - 2, 0) + (hasNewClient ? 1 : 0);
}

void Conversation::step() {
  constexpr int kErrors[] = {EMFILE, ENFILE, ECONNABORTED, EINTR, ENOMEM, EPERM};
  switch (input_.choice(11)) {
  case 0:
    return connect();
  case 1: { // a valid or a forged handle
    Bytes recipe(input_.take(input_.choice(64)));
    return send(buildHandle(recipe, handles_));
  }
  case 2:
    return send(input_.take(input_.choice(256)));
  case 3:
    if (!clients_.empty())
      input_.pickFrom(clients_).reset();
    return;
  case 4:
    now_.tv_sec += input_.number() % 2;
    now_.tv_nsec = input_.number() % 10 * 100'000'000;
    return;
  case 5:
    if (!exports_.empty()) {
      const std::size_t index = input_.choice(exports_.size());
      const auto entry = exports_.begin() + static_cast<std::ptrdiff_t>(index);
      exchange_.put(std::bit_cast<Handle>(entry->bytes).kind, entry->handleData);
      exports_.erase(entry);
    }
    return;
  case 6:
    return get(input_.choice(3));
  case 7:
    newClientsAreStrangers_ = !newClientsAreStrangers_;
    return;
  case 8:
    acceptError_ = input_.pickFrom(kErrors);
    return;
  case 9:
    duplicateError_ = input_.pickFrom(kErrors);
    return;
  default:
    isPolling_ = false;
  }
}

void Conversation::connect() {
  std::array<int, 2> pair{};
  constexpr std::size_t kMaxClients = 200;
  if (clients_.size() == kMaxClients)
    return;
  expect(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, pair.data()) == 0,
         "socketpair() succeeds");
  clients_.emplace_back(pair[0]);
  newConnections_.emplace_back(pair[1]);
}

// Sends bytes with descriptors, which the broker must close.
void Conversation::send(std::span<const std::uint8_t> bytes) {
  if (clients_.empty())
    return;
  const base::UniqueFd &client = input_.pickFrom(clients_);
  const std::vector<int> descriptors = pickFiles(*files, input_);
  if (client)
    sendTo(client.get(), bytes, descriptors);
}

void Conversation::checkReply(int socket, const msghdr &message) const {
  BrokerReply reply;
  expect(message.msg_iovlen == 1 && message.msg_iov->iov_len == sizeof reply,
         "all replies have the same length");
  std::memcpy(&reply, message.msg_iov->iov_base, sizeof reply);
  expect(reply.magic == kBrokerMagic, "a reply has the magic");
  const bool isGranted =
      reply.answer == BrokerAnswer::Granted || reply.answer == BrokerAnswer::GrantedWithDescriptor;
  expect((reply.answer == BrokerAnswer::GrantedWithDescriptor) == (message.msg_controllen != 0),
         "a reply has a descriptor if and only if its answer says so");
  if (!isGranted)
    return;
  expect(!strangers_.contains(socket), "clients of users that are not listed get no object");
  expect(lastRequest_ && std::ranges::any_of(exports_,
                                             [&](const Export &entry) {
                                               return comparedFields(entry.bytes) ==
                                                      comparedFields(*lastRequest_);
                                             }),
         "the broker grants only handles of live exports");
}

base::OsCalls brokerCalls() {
  base::OsCalls calls = base::systemCalls();
  calls.lstat = [](const char *, struct stat *status) {
    *status = {};
    status->st_mode = S_IFDIR | S_IRWXU;
    status->st_uid = geteuid();
    return 0;
  };
  calls.opendir = [](const char *) -> DIR * {
    errno = ENOENT;
    return nullptr;
  };
  calls.open = [](const char *, int, mode_t) { return eventfd(0, EFD_CLOEXEC); };
  calls.fcntlLock = [](int, int, struct flock *) { return 0; };
  calls.socket = [](int, int, int) { return eventfd(0, EFD_CLOEXEC); };
  calls.fchmod = [](int, mode_t) { return 0; };
  calls.bind = [](int, const sockaddr *, socklen_t) { return 0; };
  calls.listen = [](int, int) { return 0; };
  calls.rename = [](const char *, const char *) { return 0; };
  calls.unlink = [](const char *) { return 0; };
  calls.startThread = [](pthread_t *, void *(*body)(void *), void *argument) {
    conversation->thread = body;
    conversation->threadArgument = argument;
    return 0;
  };
  calls.joinThread = [](pthread_t) { return 0; };
  calls.accept4 = [](int, sockaddr *, socklen_t *, int) { return conversation->accept(); };
  calls.poll = [](pollfd *fds, nfds_t count, int) { return conversation->poll(fds, count); };
  calls.recvmsg = [](int socket, msghdr *message, int flags) {
    return conversation->receive(socket, message, flags);
  };
  calls.sendmsg = [](int socket, const msghdr *message, int flags) {
    conversation->checkReply(socket, *message);
    return base::systemCalls().sendmsg(socket, message, flags);
  };
  calls.getsockopt = [](int socket, int level, int name, void *value, socklen_t *length) {
    const int result = base::systemCalls().getsockopt(socket, level, name, value, length);
    if (name == SO_PEERCRED && conversation->markIfStranger(socket))
      ++static_cast<ucred *>(value)->uid;
    return result;
  };
  calls.fcntl = [](int fd, int command, int argument) {
    const int error = command == F_DUPFD_CLOEXEC ? conversation->duplicateError() : 0;
    if (error != 0) {
      errno = error;
      return -1;
    }
    return base::systemCalls().fcntl(fd, command, argument);
  };
  calls.clockGettime = [](clockid_t, timespec *now) {
    *now = conversation->now();
    return 0;
  };
  return calls;
}

} // namespace
} // namespace ur::test

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  static const std::vector<ur::base::UniqueFd> files = ur::test::validAndInvalidFiles();
  ur::test::files = &files;
  static const ur::test::ScopedOsCalls calls(ur::test::brokerCalls());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const ur::test::DescriptorCheck descriptorCheck;
  ur::test::Conversation({data, size}).run();
  descriptorCheck.expectNoneLeft();
  return 0;
}
