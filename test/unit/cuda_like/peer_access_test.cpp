// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Memory access between two devices with a path between them.
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/support/forked_child.hpp"
#include "test/unit/cuda_like/peers.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <list>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using PeerAccessOfTwoTest = TwoDevicesTest;

// Physical memory, mapped at an address.
class MappedBlock : public OwnRange {
public:
  MappedBlock(const Session &session, std::size_t units, ur_virtual_mem_access_flags_t access)
      : OwnRange(session, units) {
    EXPECT_SUCCESS(map(access));
  }
  ~MappedBlock() { EXPECT_SUCCESS(unmap()); }

  void allow(ur_virtual_mem_access_flags_t access) {
    EXPECT_SUCCESS(urVirtualMemSetAccess(session_->context(), start_, size_, access));
  }
};

// Runs in a process of its own, where no test has changed the access.
UR_ROLE(seeAccessBeforeAnySwitch, Role::Start::Cold) {
  const Context context = contextOfBoth();
  const Session first(firstDevice());
  const Block sharedBlock(context.get(), firstDevice());
  const Block block(first.context(), firstDevice());
  EXPECT_EQ(accessOf(1, sharedBlock.at()), kReadWrite);
  EXPECT_EQ(accessOf(1, block.at()), kNone);
  EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
  EXPECT_EQ(accessOf(1, block.at()), kReadWrite);
}

TEST_F(PeerAccessOfTwoTest, IsEnabledWithinAContextAtFirst) {
  Child(seeAccessBeforeAnySwitchRole).expectSuccess();
}

TEST_F(PeerAccessOfTwoTest, AppliesToExistingAndLaterMemory) {
  const Context context = contextOfBoth();
  ASSERT_SUCCESS(disable(secondDevice(), firstDevice()));
  const Session first(firstDevice());
  const Block block(first.context(), firstDevice());
  const Block sharedBlock(context.get(), firstDevice());
  const MappedBlock mapped(first, 2, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  for (const auto expected : {kReadWrite, kNone, kReadWrite, kNone}) {
    SCOPED_TRACE(expected);
    for (int repetition = 0; repetition < 2; ++repetition)
      EXPECT_SUCCESS((expected == kNone ? disable : enable)(secondDevice(), firstDevice()));
    const Block later(first.context(), firstDevice());
    const Block laterShared(context.get(), firstDevice());
    const MappedBlock laterMapped(first, 1, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
    for (const std::byte *memory :
         {block.at(), sharedBlock.at(), mapped.at(), mapped.at(granularity(first)), later.at(),
          laterShared.at(), laterMapped.at()}) {
      EXPECT_EQ(accessOf(1, memory), expected);
      EXPECT_EQ(accessOf(0, memory), kReadWrite) << "the owner must keep its access";
    }
  }
}

TEST_F(PeerAccessOfTwoTest, HasADirection) {
  const Session second(secondDevice());
  const Block block(context(), firstDevice());
  const Block peerBlock(second.context(), secondDevice());
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
  EXPECT_SUCCESS(enable(firstDevice(), secondDevice()));
  EXPECT_EQ(accessOf(0, peerBlock.at()), kReadWrite);
  EXPECT_EQ(accessOf(1, block.at()), kNone);
  EXPECT_SUCCESS(disable(firstDevice(), secondDevice()));
}

TEST_F(PeerAccessOfTwoTest, OfADeviceToItselfIsNotSwitched) {
  const Block block(context(), firstDevice());
  EXPECT_SUCCESS(disable(firstDevice(), firstDevice()));
  EXPECT_EQ(accessOf(0, block.at()), kReadWrite);
  EXPECT_SUCCESS(enable(firstDevice(), firstDevice()));
}

TEST_F(PeerAccessOfTwoTest, IsWhatTheMappingAllows) {
  const Session first(firstDevice());
  ASSERT_SUCCESS(disable(secondDevice(), firstDevice()));
  MappedBlock mapped(first, 1, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  MappedBlock closed(first, 1, 0);
  EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
  EXPECT_EQ(accessOf(1, mapped.at()), kRead);
  EXPECT_EQ(accessOf(1, closed.at()), kNone);
  mapped.allow(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  closed.allow(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  EXPECT_EQ(accessOf(1, mapped.at()), kReadWrite);
  EXPECT_EQ(accessOf(1, closed.at()), kRead);
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
  mapped.allow(UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY);
  EXPECT_EQ(accessOf(1, mapped.at()), kNone);
  EXPECT_EQ(accessOf(0, mapped.at()), kRead);
}

UR_ROLE(switchAccessToOpened, Role::Start::Cold) {
  const Session first(firstDevice());
  const OpenedMemory memory(first, parent.receiveHandle());
  EXPECT_EQ(accessOf(1, memory.get()), kNone);
  EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
  EXPECT_EQ(accessOf(1, memory.get()), kReadWrite);
  const Opened<PhysicalMemoryKind> physical(first, parent.receiveHandle());
  const View<PhysicalMemoryKind> view(first, physical.get());
  EXPECT_EQ(accessOf(1, view.data()), kReadWrite);
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
  EXPECT_EQ(accessOf(1, memory.get()), kNone);
  EXPECT_EQ(accessOf(1, view.data()), kNone);
  EXPECT_EQ(accessOf(0, memory.get()), kReadWrite);
}

TEST_F(PeerAccessOfTwoTest, AppliesToOpenedMemory) {
  const Owned<MemoryKind> memory(session(), kPage);
  const Owned<PhysicalMemoryKind> physical(session(), kPage);
  const Exported<MemoryKind> memoryHandle(session(), memory.get());
  const Exported<PhysicalMemoryKind> physicalHandle(session(), physical.get());
  Child child(switchAccessToOpenedRole);
  child.sendHandle(memoryHandle.bytes());
  child.sendHandle(physicalHandle.bytes());
  child.expectSuccess();
}

// The driver grants access to plain memory per context. The application may also change this access
// itself.
TEST_F(PeerAccessOfTwoTest, AppliesToTheContexts) {
  static const driver::Call<driver::CUcontext> disablePeer("cuCtxDisablePeerAccess");
  static const driver::Call<driver::CUdevice> release("cuDevicePrimaryCtxRelease_v2");
  driver::CUcontext first = nullptr;
  driver::CUcontext second = nullptr;
  need(driver::retainPrimary(&first, 0), "give a context");
  need(driver::retainPrimary(&second, 1), "give a context");
  need(driver::setCurrent(second), "make a context current");
  ASSERT_SUCCESS(disable(secondDevice(), firstDevice()));
  EXPECT_EQ(disablePeer(first), driver::CUDA_ERROR_PEER_ACCESS_NOT_ENABLED);
  EXPECT_EQ(driver::enablePeer(first, 0), driver::CUDA_SUCCESS);
  EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
  EXPECT_EQ(driver::enablePeer(first, 0), driver::CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED);
  EXPECT_EQ(disablePeer(first), driver::CUDA_SUCCESS);
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
  driver::setCurrent(nullptr);
  release(0);
  release(1);
}

TEST_F(PeerAccessOfTwoTest, IncludesConcurrentAllocations) {
  constexpr int kRounds = 50;
  constexpr int kThreads = 3;
  const Session first(firstDevice());
  std::atomic<bool> done = false;
  std::vector<std::list<Block>> blockLists(kThreads);
  std::vector<std::thread> threads;
  for (auto &blocks : blockLists)
    threads.emplace_back([&] {
      while (!done) {
        blocks.emplace_back(first.context(), firstDevice());
        if (blocks.size() > 8)
          blocks.pop_front();
      }
    });
  for (int round = 0; round < kRounds; ++round) {
    EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
    EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
  }
  done = true;
  for (std::thread &thread : threads)
    thread.join();
  for (const auto &blocks : blockLists)
    for (const Block &block : blocks)
      EXPECT_EQ(accessOf(1, block.at()), kReadWrite);
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
}

// In a forked child, a call must change no access, and must not block.
TEST_F(PeerAccessOfTwoTest, IsRefusedInTheChildOfAFork) {
  const Block block(context(), firstDevice());
  expectForkedChildSucceeds(
      [] { return enable(secondDevice(), firstDevice()) == UR_RESULT_ERROR_UNINITIALIZED; });
}

enum class Outcome : std::uint8_t { NotReached, SwitchRefused, Switched };

// One of the driver calls that set the access fails.
UR_ROLE(switchOnARefusingDriver, Role::Start::Cold) {
  Outcome outcome = Outcome::NotReached;
  const Session first(firstDevice());
  std::array<void *, 3> blocks{};
  for (void *&block : blocks)
    if (urUSMDeviceAlloc(first.context(), first.device(), nullptr, nullptr, kPage, &block) !=
        UR_RESULT_SUCCESS)
      block = nullptr;
  // If the adapter's probe failed on a device, the device's memory is plain memory.
  if (first.entry().supports(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT) &&
      std::ranges::find(blocks, nullptr) == blocks.end()) {
    const ur_result_t result = enable(secondDevice(), firstDevice());
    outcome = result == UR_RESULT_SUCCESS ? Outcome::Switched : Outcome::SwitchRefused;
    for (const void *block : blocks)
      EXPECT_EQ(accessOf(1, block), result == UR_RESULT_SUCCESS ? kReadWrite : kNone);
    if (result != UR_RESULT_SUCCESS) {
      const std::string text = lastErrorText();
      for (const char *part : {"cannot switch the access of", "on, to ", "nothing has changed"})
        EXPECT_NE(text.find(part), text.npos) << text;
      EXPECT_SUCCESS(enable(secondDevice(), firstDevice()));
      EXPECT_EQ(accessOf(1, blocks.front()), kReadWrite);
    }
  }
  for (void *block : blocks)
    if (block) {
      EXPECT_SUCCESS(urUSMFree(first.context(), block));
    }
  parent.send(outcome);
}

// Makes one call that sets the access return CUDA_ERROR_OUT_OF_MEMORY: first a call in the probe,
// then a call in an allocation, then one in the change of access. Ends when the change makes no
// further call.
TEST(RefusedPeerAccessOfTwoTest, ChangesNothing) {
  int failures = 0;
  for (int call = 1; call < 30; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuMemSetAccess:" + std::to_string(call) + ":2");
    Child child(switchOnARefusingDriverRole);
    const auto outcome = child.receive<Outcome>();
    child.expectSuccess();
    if (outcome == Outcome::Switched && failures > 0)
      break;
    failures += outcome == Outcome::SwitchRefused ? 1 : 0;
  }
  EXPECT_EQ(failures, 3) << "the change makes one call per block";
}

} // namespace
