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
  EXPECT_EQ(endingWith(kObjectSeals), Ending::on(directRung()));
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
  Exchange exchange(kMemfdAdapter, Config{});
  const Imported opened = exchange.open(Kind::Memory, kDevice, handle.data(), handle.size());
  // The descriptor is the exporter's file; what holds here holds there.
  EXPECT_EQ(ftruncate(opened.fd.get(), 0), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(ftruncate(opened.fd.get(), 8192), -1);
  EXPECT_EQ(errno, EPERM);
  EXPECT_EQ(fcntl(opened.fd.get(), F_ADD_SEALS, F_SEAL_WRITE), -1);
  EXPECT_EQ(errno, EPERM);
}

} // namespace
} // namespace ur::ipc::test
