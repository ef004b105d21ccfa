// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every descriptor is close-on-exec from its creation, because another thread may start a program
// at any time.
#include "fixtures.hpp"
#include "ipc/broker_client.hpp"
#include "ipc/shared_event.hpp"
#include "peer_process.hpp"
#include "runtime_dir.hpp"
#include "test/unit/ipc/adapters.hpp"
#include "transports.hpp"

#include <bit>
#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/eventfd.h>

namespace ur::ipc::test {
namespace {

void expectCloseOnExec(int fd, const char *maker) {
  const int error = errno;
  if (fd >= 0) {
    EXPECT_EQ(fcntl(fd, F_GETFD), FD_CLOEXEC) << maker;
  }
  errno = error;
}

class CloseOnExecTest : public LeakCheck {
protected:
  CloseOnExecTest() { watch(base::systemCalls()); }

  // Checks each descriptor that `calls` creates.
  void watch(const base::OsCalls &calls) {
    beneath = calls;
    base::OsCalls watched = calls;
#define UR_IPC_WATCH(member) watched.member = Watched<&base::OsCalls::member>::call
    UR_IPC_WATCH(open);
    UR_IPC_WATCH(openat);
    UR_IPC_WATCH(memfdCreate);
    UR_IPC_WATCH(pidfdOpen);
    UR_IPC_WATCH(pidfdGetfd);
    UR_IPC_WATCH(eventfd);
    UR_IPC_WATCH(socket);
    UR_IPC_WATCH(accept4);
#undef UR_IPC_WATCH
    watched.fcntl = [](int fd, int command, int argument) {
      const int result = beneath.fcntl(fd, command, argument);
      if (command == F_DUPFD || command == F_DUPFD_CLOEXEC)
        expectCloseOnExec(result, "fcntl");
      return result;
    };
    scope_.emplace(watched);
  }

  template <auto Member> struct Watched;
  template <typename... Arguments, std::function<int(Arguments...)> base::OsCalls::*Member>
  struct Watched<Member> {
    static int call(Arguments... arguments) {
      const int result = (beneath.*Member)(arguments...);
      expectCloseOnExec(result, __PRETTY_FUNCTION__);
      return result;
    }
  };

  inline static base::OsCalls beneath;
  std::optional<ScopedOsCalls> scope_;
};

TEST_F(CloseOnExecTest, OnEachWayToMemory) {
  const RuntimeDirectory directory;
  PeerProcess exporter({"UR_IPC_BROKER=on"});
  const HandleBytes bytes = exporter.get(exporter.allocate(4096, 'x'));
  for (const Transport transport : {Transport::ProcReopen, Transport::Pidfd, Transport::Broker}) {
    if (transport == Transport::Pidfd && !hasPidfds())
      continue;
    watch(callsThatLeadTo(transport));
    Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
    const Imported opened = exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size());
    EXPECT_EQ(opened.transport, transport);
    expectCloseOnExec(opened.fd.get(), "open");
  }
}

TEST_F(CloseOnExecTest, OfAnExporterAndItsBroker) {
  const RuntimeDirectory directory;
  Exchange exchange(thisProcess(), kAnyFdAdapter, Config{.broker = BrokerMode::On});
  const base::UniqueFd event(eventfd(0, EFD_CLOEXEC));
  const HandleBytes bytes = bytesOf(exchange.get(
      {.kind = Kind::Event, .fd = event.get(), .object = this, .deviceUuid = kDevice}));
  const Imported opened = exchange.open(Kind::Event, kDevice, bytes.data(), bytes.size());
  expectCloseOnExec(opened.fd.get(), "open");
  const Memory memory(4096);
  const HandleBytes other = bytesOf(exchange.get(memory.request()));
  const Config config;
  const base::UniqueFd sent = askBroker(std::bit_cast<Handle>(other),
                                        {base::os(), thisProcess().identity(), geteuid(), config});
  expectCloseOnExec(sent.get(), "askBroker");
}

TEST_F(CloseOnExecTest, OfASharedEvent) {
  const auto event = SharedEvent::create(thisProcess());
  SharedSignal signal(event);
  signal.claim();
  signal.publish();
  signal.complete(false);
  EXPECT_EQ(signal.status(), UR_EVENT_STATUS_COMPLETE);
}

} // namespace
} // namespace ur::ipc::test
