// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Opens on one device the objects that another process exports on another device.
#include "test/conformance/support/bytes.hpp"
#include "test/support/host_memory_kind.hpp"
#include "test/unit/cuda_like/peers.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <string>
#include <type_traits>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

const DeviceEntry &lastDevice() { return runtime().devices().back(); }

// Opens the handle on the second device. The first device may be invisible to this process.
template <typename Kind> void answerOnSecondDevice(Parent &parent) {
  const Session session(lastDevice());
  const Opened<Kind> opened(session, parent.receiveHandle());
  const View<Kind> view(session, opened.get(), kBytes);
  EXPECT_TRUE(hasPattern(session, view.data(), kBytes, kParentSeed));
  writePattern(session, view.data(), kBytes, kChildSeed);
  if constexpr (std::is_same_v<Kind, MemoryKind>) {
    const auto query = allocationQuery(session.context(), opened.get());
    EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), session.device());
  }
  // Opened device memory counts as memory of this device, so disabling access to the owner must
  // have no effect.
  if (!std::is_same_v<Kind, HostMemoryKind> && runtime().devices().size() > 1) {
    EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
    EXPECT_EQ(accessOf(1, view.data()), kReadWrite);
  }
}
UR_ROLE_FOR_KINDS(answerOnSecondDevice, Role::Start::Cold);

template <typename Kind> void failOnSecondDevice(Parent &parent) {
  const Session session(lastDevice());
  HandleBytes handle = parent.receiveHandle();
  typename Kind::Object object = nullptr;
  EXPECT_REFUSED(kInvalidDevice, Kind::open(session, handle.data(), handle.size(), &object));
  const std::string text = lastErrorText();
  EXPECT_NE(text.find("open it on the device that owns it"), text.npos) << text;
}
UR_ROLE_FOR_KINDS(failOnSecondDevice, Role::Start::Cold);

// Runs `check` with a child that sees both devices, and with a child that sees only the second one.
template <typename Check> void visibleAndHidden(const Check &check) {
  {
    SCOPED_TRACE("both visible");
    check();
  }
  SCOPED_TRACE("the child does not see the owner's device");
  const ScopedVariable hidden("CUDA_VISIBLE_DEVICES", "1");
  check();
}

template <typename Kind> class OpensOfTwoTest : public TwoDevicesTest {};
TYPED_TEST_SUITE(OpensOfTwoTest, KindsWithBytes, KindNames);

TYPED_TEST(OpensOfTwoTest, WorkIfTheDeviceReachesTheOwner) {
  const Owned<TypeParam> object(this->session(), kBytes);
  const View<TypeParam> view(this->session(), object.get(), kBytes);
  const Exported<TypeParam> handle(this->session(), object.get());
  visibleAndHidden([&] {
    writePattern(this->session(), view.data(), kBytes, kParentSeed);
    expectSuccessWith(answerOnSecondDeviceRole<TypeParam>, handle.bytes());
    EXPECT_TRUE(hasPattern(this->session(), view.data(), kBytes, kChildSeed));
  });
}

TYPED_TEST(OpensOfTwoTest, WorkInTheExportersProcess) {
  const Session second(secondDevice());
  const Owned<TypeParam> object(this->session(), kBytes);
  const View<TypeParam> view(this->session(), object.get(), kBytes);
  const Exported<TypeParam> handle(this->session(), object.get());
  writePattern(this->session(), view.data(), kBytes, kParentSeed);
  const Opened<TypeParam> opened(second, handle.bytes());
  const View<TypeParam> openedView(second, opened.get(), kBytes);
  EXPECT_TRUE(hasPattern(second, openedView.data(), kBytes, kParentSeed));
}

template <typename Kind> using OpensOfStrangersTest = OpensOfTwoTest<Kind>;
using DeviceKinds = ::testing::Types<MemoryKind, PhysicalMemoryKind>;
TYPED_TEST_SUITE(OpensOfStrangersTest, DeviceKinds, KindNames);

TYPED_TEST(OpensOfStrangersTest, AreRefused) {
  const Owned<TypeParam> object(this->session(), kBytes);
  const Exported<TypeParam> handle(this->session(), object.get());
  visibleAndHidden([&] { expectSuccessWith(failOnSecondDeviceRole<TypeParam>, handle.bytes()); });
}

// Host memory belongs to no device, so it needs no path between the devices.
using HostMemoryOfStrangersTest = TwoDevicesTest;

TEST_F(HostMemoryOfStrangersTest, OpensOnEveryDevice) {
  const Owned<HostMemoryKind> memory(session(), kBytes);
  const Exported<HostMemoryKind> handle(session(), memory.get());
  visibleAndHidden([&] {
    writePattern(session(), memory.get(), kBytes, kParentSeed);
    expectSuccessWith(answerOnSecondDeviceRole<HostMemoryKind>, handle.bytes());
    EXPECT_TRUE(hasPattern(session(), memory.get(), kBytes, kChildSeed));
  });
}

// Memory from the driver's plain allocation function.
class ForeignOpensOfTwoTest : public ForeignMemoryTest {
protected:
  void expectInAChild(const Role &role) {
    const PlainBlock block(kPage);
    const ExportedMemory handle(session(), block.at());
    visibleAndHidden([&] {
      writePattern(session(), block.at(), kBytes, kParentSeed);
      expectSuccessWith(role, handle.bytes());
    });
  }
};

UR_ROLE(readOnSecondDevice, Role::Start::Cold) {
  const Session session(lastDevice());
  const OpenedMemory opened(session, parent.receiveHandle());
  EXPECT_TRUE(hasPattern(session, opened.get(), kBytes, kParentSeed));
}

TEST_F(ForeignOpensOfTwoTest, WorkIfTheDeviceReachesTheOwner) {
  expectInAChild(readOnSecondDeviceRole);
}

using ForeignOpensOfStrangersTest = ForeignOpensOfTwoTest;

TEST_F(ForeignOpensOfStrangersTest, AreRefused) {
  expectInAChild(failOnSecondDeviceRole<MemoryKind>);
}

// A queue of the second device waits for an event of the first device, and signals the event.
UR_ROLE(waitOnSecondDevice, Role::Start::Cold) {
  const Session session(lastDevice());
  const Opened<EventKind> event(session, parent.receiveHandle());
  const OpenedMemory opened(session, parent.receiveHandle());
  parent.meet(); // the signal is enqueued
  enqueueWait(session, event.get());
  EXPECT_TRUE(hasPattern(session, opened.get(), kBytes, kParentSeed));
  writePattern(session, opened.get(), kBytes, kChildSeed);
  signal(session, event.get());
  parent.meet();
  EXPECT_SUCCESS(urQueueFinish(session.queue()));
}

using EventsOfTwoTest = TwoDevicesTest;

TEST_F(EventsOfTwoTest, OrderWorkOfBothDevices) {
  const Owned<EventKind> event(session());
  const Owned<MemoryKind> memory(session(), kBytes);
  const Exported<EventKind> eventHandle(session(), event.get());
  const Exported<MemoryKind> memoryHandle(session(), memory.get());
  visibleAndHidden([&] {
    Child child(waitOnSecondDeviceRole);
    child.sendHandle(eventHandle.bytes());
    child.sendHandle(memoryHandle.bytes());
    writePattern(session(), memory.get(), kBytes, kParentSeed);
    signal(session(), event.get());
    child.meet();
    child.meet(); // the child's signal is enqueued
    enqueueWait(session(), event.get());
    EXPECT_TRUE(hasPattern(session(), memory.get(), kBytes, kChildSeed));
    child.expectSuccess();
  });
}

using SwitchesOfStrangersTest = TwoDevicesTest;

TEST_F(SwitchesOfStrangersTest, AreRefusedOrNeedless) {
  EXPECT_REFUSED(kUnsupportedFeature, enable(secondDevice(), firstDevice()));
  EXPECT_SUCCESS(disable(secondDevice(), firstDevice()));
}

} // namespace
