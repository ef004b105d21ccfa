// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T19: exporters that are not what their handles say.
#include "test/fault/transport/peers.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::ipc::test {
namespace {

using Seals = LeakCheck;

// The exporter swears that its memory is sealed; the opener asks the kernel.
TEST_F(Seals, OtherThanTheRequiredOnesAreRefused) {
  PeerProcess exporter;
  ASSERT_EQ(exporter.ask({.command = Command::LieAboutSeals}).result, UR_RESULT_SUCCESS);
  PeerProcess opener;
  const Resources before = opener.count().resources;
  const auto endingWith = [&](int seals) {
    const Reply object =
        exporter.ask({.command = Command::Allocate, .mark = 'h', .seals = seals, .value = 4096});
    return endingOf(opener, exporter.get(object.value), 'h');
  };
  EXPECT_EQ(endingWith(kObjectSeals), Ending::on(kDirectTransport));
  for (const int missing : {F_SEAL_SHRINK, F_SEAL_GROW, F_SEAL_SEAL})
    EXPECT_EQ(endingWith(kObjectSeals & ~missing), kStale) << "without " << missing;
  for (const int extra : {F_SEAL_WRITE, F_SEAL_FUTURE_WRITE})
    EXPECT_EQ(endingWith(kObjectSeals | extra), kStale) << "with " << extra;
  EXPECT_EQ(opener.count().resources, before);
}

// What the seals are for: with a mapping of ours in place nobody can cut the memory off.
TEST_F(Seals, KeepTheExporterFromShrinking) {
  PeerProcess exporter;
  const HandleBytes handle = exporter.get(exporter.allocate(4096, 's'));
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  const Imported opened = exchange.open(Kind::Memory, kDevice, handle.data(), handle.size());
  // The descriptor is the exporter's file; what holds here holds there.
  EXPECT_EQ(ftruncate(opened.fd.get(), 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(opened.fd.get(), 8192), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(fcntl(opened.fd.get(), F_ADD_SEALS, F_SEAL_WRITE), -1);
  EXPECT_EQ(errno, EPERM);
}

// The exporter cuts its memory off and seals it while the opener looks at it: whatever the opener
// asks for, it is answered after the cut. Reading what it had mapped would end it.
TEST_F(Seals, MemoryIsCutOffBetweenTwoLooks) {
  static PeerProcess *cutting;
  static std::uint64_t object;
  PeerProcess exporter;
  ASSERT_EQ(exporter.ask({.command = Command::LieAboutSeals}).result, UR_RESULT_SUCCESS);
  cutting = &exporter;
  object = exporter.ask({.command = Command::Allocate, .seals = 0, .value = 4096}).value;
  const HandleBytes handle = exporter.get(object);
  const HandleBytes honest = exporter.get(exporter.allocate(4096, 'h'));
  base::OsCalls calls = base::systemCalls();
  calls.fcntl = [](int fd, int command, int argument) {
    const int real = base::systemCalls().fcntl(fd, command, argument);
    if (command != F_GET_SEALS || real != 0)
      return real;
    EXPECT_EQ(cutting->ask({.command = Command::CutAndSeal, .object = object}).value, 0u);
    return base::systemCalls().fcntl(fd, command, argument);
  };
  const Resources before = resourcesOfThisProcess();
  const ScopedOsCalls scope(calls);
  Exchange exchange(thisProcess(), kMemfdAdapter, Config{});
  const auto open = [&](const HandleBytes &bytes) {
    return resultOfCall([&] { exchange.open(Kind::Memory, kDevice, bytes.data(), bytes.size()); });
  };
  EXPECT_EQ(open(handle), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(open(honest), UR_RESULT_SUCCESS);
  EXPECT_EQ(resourcesOfThisProcess(), before);
}

} // namespace
} // namespace ur::ipc::test
