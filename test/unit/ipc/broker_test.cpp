// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The broker transport: a broker in another process, with honest and hostile clients.
#include "fixtures.hpp"
#include "ipc/broker_socket.hpp"
#include "peer_process.hpp"
#include "runtime_dir.hpp"
#include "test/support/forked_child.hpp"
#include "test/support/sanitizers.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "transports.hpp"

#include <cerrno>
#include <chrono>
#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <sys/eventfd.h>

namespace ur::ipc::test {
namespace {

using Clock = std::chrono::steady_clock;

// Returns the system calls of a process that may neither fetch nor reopen other processes'
// descriptors.
base::OsCalls confinedCalls() { return callsThatLeadTo(Transport::Broker); }

class BrokerTest : public LeakCheck {
protected:
  void TearDown() override {
    EXPECT_TRUE(directory_.isEmpty());
    LeakCheck::TearDown();
  }

  static Imported open(const HandleBytes &bytes, Config config = {},
                       AdapterTraits adapter = kMemfdAdapter, Kind kind = Kind::Memory) {
    Exchange exchange(thisProcess(), adapter, std::move(config));
    return exchange.open(kind, kDevice, bytes.data(), bytes.size());
  }
  static Outcome outcome(const HandleBytes &bytes, Config config = {}) {
    const Resources start = resourcesOfThisProcess();
    Outcome outcome = outcomeOf([&] { open(bytes, std::move(config)); });
    EXPECT_EQ(resourcesOfThisProcess(), start);
    return outcome;
  }

private:
  RuntimeDirectory directory_;
};

class BrokerOnTest : public BrokerTest {
protected:
  BrokerOnTest() : exporter_(std::in_place, std::vector<std::string>{"UR_IPC_BROKER=on"}) {
    object_ = exporter_->allocate(4096, 'x');
    handle_ = exporter_->get(object_);
    initial_ = exporter_->count();
    confinement_.emplace(confinedCalls());
  }

  void TearDown() override {
    if (exporter_) {
      EXPECT_EQ(awaitResources(*exporter_, initial_.resources), initial_.resources);
      exporter_.reset();
    }
    confinement_.reset();
    BrokerTest::TearDown();
  }

  sockaddr_un brokerSocket() const {
    return brokerAddress(std::getenv("XDG_RUNTIME_DIR"), handle().brokerName);
  }
  base::UniqueFd connectRaw() const {
    base::UniqueFd socket(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0));
    const sockaddr_un address = brokerSocket();
    EXPECT_EQ(connect(socket.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address),
              0);
    return socket;
  }
  // Returns the reply to a message of any size, or nullopt if the broker closes the connection
  // without a reply.
  static std::optional<BrokerReply> replyTo(const base::UniqueFd &socket, const void *data,
                                            std::size_t size) {
    EXPECT_EQ(send(socket.get(), data, size, MSG_NOSIGNAL), static_cast<ssize_t>(size));
    BrokerReply reply{};
    if (recv(socket.get(), &reply, sizeof reply, 0) != sizeof reply)
      return std::nullopt;
    return reply;
  }

  Handle handle() const { return std::bit_cast<Handle>(handle_); }

  std::optional<PeerProcess> exporter_;
  std::uint64_t object_ = 0;
  HandleBytes handle_{};
  Reply initial_{};
  std::optional<ScopedOsCalls> confinement_;
};

// Exports an event, because other processes cannot reopen events.
class AutoBrokerTest : public BrokerTest {
protected:
  BrokerName eventBrokerName(const Config &config) {
    Exchange exchange(thisProcess(), kAnyFdAdapter, config);
    const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
    return std::bit_cast<Handle>(bytesOf(exchange.get({.kind = Kind::Event,
                                                       .fd = event.get(),
                                                       .object = this,
                                                       .deviceUuid = kDevice})))
        .brokerName;
  }
  BrokerName nameWith(const base::OsCalls &calls, const Config &config = {}) {
    const ScopedOsCalls scope(calls);
    return eventBrokerName(config);
  }
  static base::OsCalls withYama(std::string_view scope) {
    base::OsCalls calls = base::systemCalls();
    replaceProcFile(calls, "ptrace_scope", scope);
    return calls;
  }
  static base::OsCalls withoutGetfd(int error) {
    return systemCallsWith(&base::OsCalls::pidfdGetfd, FailsWith{error});
  }
};

TEST_F(AutoBrokerTest, StartsIfTheKernelForbidsAFetch) {
  EXPECT_NE(nameWith(withYama("1\n")), BrokerName{});
  EXPECT_NE(nameWith(withYama("2\n")), BrokerName{});
  EXPECT_EQ(nameWith(withYama("0\n")), BrokerName{});
  EXPECT_NE(nameWith(withoutGetfd(EPERM)), BrokerName{});
  EXPECT_NE(nameWith(withoutGetfd(ENOSYS)), BrokerName{});
  EXPECT_EQ(nameWith(withoutGetfd(EPERM), {.broker = BrokerMode::Off}), BrokerName{});
}

TEST_F(AutoBrokerTest, DoesNotStartForReopenableMemory) {
  const ScopedOsCalls scope(withYama("1\n"));
  const Memory memory(4096);
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  EXPECT_EQ(std::bit_cast<Handle>(bytesOf(exchange.get(memory.request()))).brokerName,
            BrokerName{});
}

TEST_F(BrokerTest, SendsObjectsThatAreNotMemory) {
  PeerProcess exporter({"UR_IPC_BROKER=on"});
  const Reply event = exporter.ask({.command = Command::AllocateEvent});
  const HandleBytes bytes = exporter.get(event.value);
  EXPECT_EQ(open(bytes, {}, kAnyFdAdapter, Kind::Event).transport,
            hasPidfds() ? Transport::Pidfd : Transport::Broker);
  const ScopedOsCalls confined(confinedCalls());
  const Imported opened = open(bytes, {}, kAnyFdAdapter, Kind::Event);
  EXPECT_EQ(opened.transport, Transport::Broker);
  std::uint64_t value = 0;
  EXPECT_EQ(read(opened.fd.get(), &value, sizeof value), static_cast<ssize_t>(sizeof value));
  EXPECT_EQ(value, 1u);
}

// Only the exporter's broker can confirm an object that has no descriptor.
TEST_F(BrokerTest, ConfirmsObjectsWithoutADescriptor) {
  PeerProcess exporter({"UR_IPC_BROKER=on"});
  const Reply nothing = exporter.ask({.command = Command::AllocateNothing});
  const HandleBytes bytes = exporter.get(nothing.value);
  EXPECT_EQ(open(bytes, {}, kAnyFdAdapter, Kind::Event).transport, Transport::Broker);
  EXPECT_NE(open(bytes, {.broker = BrokerMode::Off}, kAnyFdAdapter, Kind::Event).transport,
            Transport::Broker);
  const HandleBytes event = exporter.get(exporter.ask({.command = Command::AllocateEvent}).value);
  const std::array requests{OpenRequest{event.data(), event.size(), {&kDevice, 1}},
                            OpenRequest{bytes.data(), bytes.size(), {&kDevice, 1}}};
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{});
  EXPECT_EQ(exchange.resolve(Kind::Event, requests)[1].transport, Transport::Broker);
}

// The forged handle has this process's pid and start time, but another pid namespace.
TEST_F(BrokerTest, OfAnotherPidNamespaceIsAsked) {
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{.broker = BrokerMode::On});
  const std::array data{std::byte{1}};
  const HandleBytes ownHandle = bytesOf(exchange.get(
      {.kind = Kind::Event, .object = &data, .deviceUuid = kDevice, .driverHandle = data}));
  const HandleBytes otherHandle = edited(ownHandle, [](Handle &handle) {
    handle.pidNamespace ^= 1;
    handle.brokerName.fill(1);
  });
  const std::array requests{OpenRequest{ownHandle.data(), ownHandle.size(), {&kDevice, 1}},
                            OpenRequest{otherHandle.data(), otherHandle.size(), {&kDevice, 1}}};
  expectOutcome(outcomeOf([&] { exchange.resolve(Kind::Event, requests); }),
                UR_RESULT_ERROR_INVALID_VALUE, {"its broker has ended"});
}

TEST_F(BrokerOnTest, SocketIsPrivate) {
  const sockaddr_un address = brokerSocket();
  struct stat status{};
  ASSERT_EQ(stat(address.sun_path, &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
}

TEST_F(BrokerOnTest, ImporterCanSwitchItOff) {
  expectOutcome(outcome(handle_, {.broker = BrokerMode::Off}), UR_RESULT_ERROR_INVALID_ARGUMENT,
                {"the exporter has a broker", "list this process's user in UR_IPC_ALLOW_UIDS",
                 "do not set UR_IPC_BROKER=off in this process"});
}

TEST_F(BrokerOnTest, RefusalsLookAlike) {
  std::uint64_t data = 0;
  const HandleBytes put = exporter_->get(object_, &data);
  exporter_->put(data);
  const std::vector<HandleBytes> handles{
      put,                                                             // a handle that was put
      edited(handle_, [](Handle &edit) { edit.token[0] ^= 1; }),       // wrong token
      edited(handle_, [](Handle &edit) { edit.serial += 1; }),         // unknown serial
      edited(handle_, [](Handle &edit) { edit.serial = UINT64_MAX; }), //
      edited(handle_, [](Handle &edit) { edit.pid += 1; }),            // not the exporter
      edited(handle_, [](Handle &edit) { edit.objectInode += 1; }),    //
      HandleBytes{},                                                   // no handle
  };
  for (const HandleBytes &bytes : handles) {
    const auto reply = replyTo(connectRaw(), bytes.data(), bytes.size());
    ASSERT_TRUE(reply.has_value());
    EXPECT_EQ(reply->magic, kBrokerMagic);
    EXPECT_EQ(reply->answer, BrokerAnswer::Refused);
  }
}

TEST_F(BrokerOnTest, OldestOfTooManyClientsMustRetry) {
  std::vector<base::UniqueFd> queue;
  for (int i = 0; i < 80; ++i)
    queue.push_back(connectRaw());
  BrokerReply reply{};
  ASSERT_EQ(recv(queue.front().get(), &reply, sizeof reply, 0), static_cast<ssize_t>(sizeof reply));
  EXPECT_EQ(reply.answer, BrokerAnswer::Busy);
  // The deadlines of the other clients also pass. The broker must also send Busy to these clients.
  ASSERT_EQ(recv(queue.back().get(), &reply, sizeof reply, 0), static_cast<ssize_t>(sizeof reply));
  EXPECT_EQ(reply.answer, BrokerAnswer::Busy);
}

TEST_F(BrokerOnTest, StoppedExporterMissesTheDeadline) {
  constexpr std::chrono::milliseconds kDeadline(100);
  exporter_->stop();
  const auto start = Clock::now();
  expectOutcome(outcome(handle_, {.timeout = kDeadline}), UR_RESULT_ERROR_OUT_OF_RESOURCES,
                {"UR_IPC_TIMEOUT_MS"});
  EXPECT_GE(Clock::now() - start, kDeadline);
  confinement_.reset();
  EXPECT_EQ(open(handle_, {.timeout = kDeadline}).transport, kDirectTransport);
  exporter_->resume();
  confinement_.emplace(confinedCalls());
  EXPECT_EQ(open(handle_).transport, Transport::Broker);
}

// After the exporter exits, another process of the user can bind the broker's name. The importer
// must not mistake that process for the exporter.
TEST_F(BrokerOnTest, NameTakenAfterTheExportersDeath) {
  exporter_->kill();
  exporter_.reset();
  base::OsCalls calls = confinedCalls();
  calls.pidfdOpen = FailsWith{EPERM}; // a pidfd would show that the exporter has ended
  const ScopedOsCalls scope(calls);
  // The socket's file exists, but no process listens.
  EXPECT_EQ(outcome(handle_).result, UR_RESULT_ERROR_INVALID_VALUE);

  const sockaddr_un address = brokerSocket();
  ASSERT_EQ(unlink(address.sun_path), 0);
  base::UniqueFd impostor(socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  ASSERT_EQ(bind(impostor.get(), reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
  ASSERT_EQ(listen(impostor.get(), 1), 0);
  if (handle().pidfdInode != 0) {
    EXPECT_EQ(outcome(handle_, {.timeout = std::chrono::milliseconds(100)}).result,
              UR_RESULT_ERROR_INVALID_VALUE);
    const base::UniqueFd client(accept(impostor.get(), nullptr, nullptr));
    ASSERT_TRUE(client);
    char byte = '\0';
    EXPECT_EQ(recv(client.get(), &byte, 1, 0), 0) << "the importer sent the handle to the impostor";
  }
  unlink(address.sun_path);
}

TEST_F(BrokerTest, ForkedChildClosesTheSocket) {
  const Memory memory(4096);
  auto exchange =
      std::make_unique<Exchange>(thisProcess(), kMemfdAdapter, Config{.broker = BrokerMode::On});
  const void *data = exchange->get(memory.request());
  const HandleBytes bytes = bytesOf(data);
  EXPECT_EQ(resourcesOfThisProcess().threads, before().threads + 1);
  ur::test::expectForkedChildSucceeds([&] {
    const std::size_t expected = before().fds + 1; // one for the memory itself
    int failures = resourcesOfThisProcess().fds != expected;
    // ThreadSanitizer cannot start threads in the child of a process with threads.
    if (!ur::test::kThreadSanitizer) {
      const HandleBytes child = bytesOf(exchange->get(memory.request())); // starts a broker
      failures +=
          std::bit_cast<Handle>(child).brokerName == std::bit_cast<Handle>(bytes).brokerName;
      exchange.reset();
      failures += resourcesOfThisProcess().fds != expected;
    }
    return failures == 0;
  });
  // The parent's socket still exists.
  PeerProcess opener;
  EXPECT_EQ(opener.open(bytes).result, UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::ipc::test
