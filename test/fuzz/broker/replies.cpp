// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An importer requests an object from a broker. The input determines the broker's replies.
//
//   1 byte   the fields of the handle
//   1 byte   the result of connect()
//   1 byte   the identity of the peer
//   the rest   messages: each has a length, bytes, and descriptors
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "ipc/broker_client.hpp"
#include "ipc/broker_socket.hpp"
#include "ipc/process_identity.hpp"
#include "ipc/verify.hpp"
#include "test/fuzz/support/bytes.hpp"
#include "test/fuzz/support/descriptors.hpp"
#include "test/fuzz/support/files.hpp"
#include "test/fuzz/support/promise.hpp"
#include "test/support/this_process.hpp"

#include <array>
#include <cerrno>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

namespace ur::test {
namespace {

using namespace ipc;

const std::vector<base::UniqueFd> *files;

// The importer, and a broker whose replies the input determines.
class Conversation {
public:
  explicit Conversation(Bytes input) : input_(input) {}

  void run();

  // System calls of the importer.
  int socket() {
    std::array<int, 2> pair{};
    expect(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair.data()) == 0,
           "socketpair() succeeds");
    broker_ = base::UniqueFd(pair[1]);
    return pair[0];
  }
  int connect();
  void checkRequest(const msghdr &message) const;
  int credentials(ucred &owner) {
    owner = {.pid = getpid(), .uid = geteuid() + (brokerBehavior_ == 1 ? 1 : 0), .gid = getegid()};
    return 0;
  }
  int pidfd(int &pidfd);

private:
  void buildHandle();
  void sendReply();

  Bytes input_;
  Handle handle_{};
  base::UniqueFd broker_;
  std::size_t brokerBehavior_ = 0;
};

Conversation *conversation;

void Conversation::buildHandle() {
  struct stat object{};
  expect(fstat((*files)[0].get(), &object) == 0, "a memfd has a status");
  const std::uint8_t changes = input_.number();
  const ProcessIdentity &self = thisProcess().identity();
  handle_.pid = static_cast<std::uint32_t>(self.pid);
  handle_.effectiveUid = geteuid() + (changes & 1 ? 1 : 0);
  handle_.pidfdInode = changes & 2 ? 0 : self.pidfdInode;
  handle_.brokerName = {1};
  handle_.objectInode = changes & 4 ? 0 : object.st_ino;
  handle_.objectDevice = object.st_dev;
  handle_.objectSize = kValidSize + (changes & 8 ? 1 : 0);
  handle_.version = changes & 16 ? 2 : 1;
}

void Conversation::run() {
  conversation = this;
  buildHandle();
  const Config config;
  const Opener opener{.os = base::os(),
                      .self = thisProcess().identity(),
                      .effectiveUid = geteuid(),
                      .config = config};
  try {
    const base::UniqueFd object = askBroker(handle_, opener);
    struct stat status{};
    expect(!object || fstat(object.get(), &status) == 0, "an object is a descriptor");
    expect(handle_.objectInode == 0 || status.st_ino == handle_.objectInode,
           "the importer refuses an object other than the handle's");
    expect(!object || (fcntl(object.get(), F_GETFD) & FD_CLOEXEC) != 0,
           "the received descriptor has FD_CLOEXEC");
  } catch (const base::Error &error) {
    const ur_result_t result = error.result();
    expect(result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_ARGUMENT ||
               result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
               (result == UR_RESULT_ERROR_UNSUPPORTED_VERSION && handle_.version > kHandleVersion),
           error.message());
  } catch (const Refusal &) {
  }
}

int Conversation::connect() {
  constexpr int kErrors[] = {0, 0, 0, 0, ENOENT, ECONNREFUSED, EACCES, EAGAIN, ENOTDIR, EMFILE};
  errno = input_.pickFrom(kErrors);
  if (errno != 0)
    return -1;
  brokerBehavior_ = input_.choice(7);
  while (!input_.empty())
    sendReply();
  if (brokerBehavior_ == 2)
    broker_.reset();
  return 0;
}

// Sends a well-formed reply with any answer, or a message of arbitrary bytes.
void Conversation::sendReply() {
  BrokerReply reply{.magic = kBrokerMagic, .answer = BrokerAnswer{input_.number()}};
  std::array<std::uint8_t, 16> bytes{};
  const std::size_t size = input_.choice(bytes.size() + 1);
  input_.read(bytes.data(), size);
  const auto *const wellFormed = reinterpret_cast<const std::uint8_t *>(&reply);
  const auto message = size == 0 ? std::span(wellFormed, sizeof reply)
                                 : std::span<const std::uint8_t>(bytes.data(), size);
  sendTo(broker_.get(), message, pickFiles(*files, input_));
}

void Conversation::checkRequest(const msghdr &message) const {
  const HandleBytes expected = encode(handle_);
  expect(brokerBehavior_ != 1, "the importer sends no handle to a broker of another user");
  expect(message.msg_iovlen == 1 && message.msg_controllen == 0 &&
             message.msg_iov->iov_len == expected.size() &&
             std::memcmp(message.msg_iov->iov_base, expected.data(), expected.size()) == 0,
         "a request consists of the handle");
}

// Returns a pidfd of the broker, a descriptor that is not a pidfd, or an error.
int Conversation::pidfd(int &pidfd) {
  constexpr int kErrors[] = {ENODATA, EINVAL, ESRCH};
  switch (brokerBehavior_) {
  case 3:
  case 4:
  case 5:
    errno = kErrors[brokerBehavior_ - 3];
    return -1;
  case 6:
    pidfd = dup((*files)[0].get());
    return 0;
  default:
    pidfd = base::systemCalls().pidfdOpen(getpid(), 0);
    return pidfd < 0 ? -1 : 0;
  }
}

base::OsCalls importerCalls() {
  base::OsCalls calls = base::systemCalls();
  calls.socket = [](int, int, int) { return conversation->socket(); };
  calls.connect = [](int, const sockaddr *, socklen_t) { return conversation->connect(); };
  calls.setsockopt = [](int, int, int, const void *, socklen_t) { return 0; };
  calls.getsockopt = [](int, int, int name, void *value, socklen_t *) {
    return name == SO_PEERCRED ? conversation->credentials(*static_cast<ucred *>(value))
                               : conversation->pidfd(*static_cast<int *>(value));
  };
  calls.sendmsg = [](int socket, const msghdr *message, int flags) {
    conversation->checkRequest(*message);
    return base::systemCalls().sendmsg(socket, message, flags);
  };
  // If there is no reply, reports the timeout without waiting.
  calls.recvmsg = [](int socket, msghdr *message, int flags) {
    return base::systemCalls().recvmsg(socket, message, flags | MSG_DONTWAIT);
  };
  return calls;
}

} // namespace
} // namespace ur::test

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  static const std::vector<ur::base::UniqueFd> files = ur::test::validAndInvalidFiles();
  ur::test::files = &files;
  ur::test::thisProcess().identity(); // opens files that stay open
  static const ur::test::ScopedOsCalls calls(ur::test::importerCalls());
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const ur::test::DescriptorCheck descriptorCheck;
  ur::test::Conversation({data, size}).run();
  descriptorCheck.expectNoneLeft();
  return 0;
}
