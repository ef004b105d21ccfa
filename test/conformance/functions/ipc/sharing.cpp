// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Get, Put, Open and Close of each kind of object, within one process.

#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/support/host_memory_kind.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> void expectNewHandleEachTime(const Session &session) {
  const Owned<Kind> object(session, 64);
  const Exported<Kind> first(session, object.get());
  const Exported<Kind> second(session, object.get());
  EXPECT_EQ(first.size(), second.size());
  EXPECT_NE(first.bytes(), second.bytes()) << "Put of one handle would revoke the other";
}

template <typename Kind> void expectPutRevokes(const Session &session) {
  const Owned<Kind> object(session, 64);
  Exported<Kind> handle(session, object.get());
  const HandleBytes bytes = handle.bytes();
  void *const data = handle.data();
  EXPECT_SUCCESS(tryOpen<Kind>(session, bytes));
  EXPECT_SUCCESS(handle.put());
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, bytes));
  EXPECT_REFUSED(kInvalidValue, Kind::put(session, data)) << "a second Put";
}

template <typename Kind> void expectInvalidHandlesRefused(const Session &session) {
  const Owned<Kind> object(session, 64);
  const Exported<Kind> exported(session, object.get());
  const HandleBytes handle = exported.bytes();
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, HandleBytes(handle.size()))) << "zeros";
  if (hasKnownLayout(handle)) {
    HandleBytes changedHandle = handle;
    changedHandle[field::kToken] ^= std::byte{0x10};
    EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, changedHandle));
    EXPECT_REFUSED(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                   tryOpen<Kind>(session, withNewerLayout(handle)));
  }
  EXPECT_SUCCESS(tryOpen<Kind>(session, handle));
}

// `open(device, data, size)` opens the handle for a device.
template <typename Kind, typename Open>
void expectOtherDevicesRefused(const Session &session, const Open &open) {
  const Owned<Kind> object(session, 64);
  const Exported<Kind> handle(session, object.get());
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, open(other, handle.data(), handle.size()));
}

// Calls Get, Open, Close and Put in one process.
template <typename Kind>
void shareOnce(const Session &session, typename Kind::Object object, Answers &answers) {
  void *data = nullptr;
  std::size_t size = 0;
  answers << Kind::get(session, object, &data, &size) << size;
  typename Kind::Object opened = nullptr;
  answers << Kind::open(session, data, size, &opened) << Kind::close(session, opened)
          << Kind::put(session, data);
}

template <typename Kind> void shareInThreads(const ThreadObjects &objects, Answers &answers) {
  const Owned<Kind> object(objects.session(), 64);
  shareOnce<Kind>(objects.session(), object.get(), answers);
}

template <> void shareInThreads<MemoryKind>(const ThreadObjects &objects, Answers &answers) {
  shareOnce<MemoryKind>(objects.session(), objects.memory(), answers);
}

// Defines the suites of a kind's functions. `type` is a part of their names.
#define SHARING_OF(kind, type)                                                                     \
  using urIPCGet##type##HandleExpTest = KindTest<kind>;                                            \
  using urIPCPut##type##HandleExpTest = KindTest<kind>;                                            \
  using urIPCOpen##type##HandleExpTest = KindTest<kind>;                                           \
  TEST_F(urIPCGet##type##HandleExpTest, ReturnsANewHandleEachTime) {                               \
    expectNewHandleEachTime<kind>(session());                                                      \
  }                                                                                                \
  TEST_F(urIPCPut##type##HandleExpTest, RevokesTheHandle) { expectPutRevokes<kind>(session()); }   \
  TEST_F(urIPCOpen##type##HandleExpTest, RefusesInvalidHandles) {                                  \
    expectInvalidHandlesRefused<kind>(session());                                                  \
  }                                                                                                \
  const InThreads kGet##type##InThreads(kind::kGet, shareInThreads<kind>);                         \
  const InThreads kPut##type##InThreads("urIPCPut" #type "HandleExp", shareInThreads<kind>);       \
  const InThreads kOpen##type##InThreads(kind::kOpen, shareInThreads<kind>);

SHARING_OF(MemoryKind, Mem)
SHARING_OF(PhysicalMemoryKind, PhysMem)
SHARING_OF(EventKind, Event)

const InThreads kCloseMemInThreads("urIPCCloseMemHandleExp", shareInThreads<MemoryKind>);
const InThreads kClosePhysMemInThreads("urIPCClosePhysMemHandleExp",
                                       shareInThreads<PhysicalMemoryKind>);

TEST_F(urIPCGetMemHandleExpTest, QueryOfTheSizeExportsNothing) {
  const Owned<MemoryKind> memory(session(), 64);
  const Footprint footprint = Footprint::now();
  std::size_t size = 0;
  EXPECT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), nullptr, &size));
  EXPECT_EQ(Footprint::now(), footprint);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_EQ(handle.size(), size);
}

TEST_F(urIPCGetMemHandleExpTest, NeedsOneOfItsOutputs) {
  const Owned<MemoryKind> memory(session(), 64);
  void *data = nullptr;
  ASSERT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), &data, nullptr));
  EXPECT_NE(data, nullptr);
  EXPECT_SUCCESS(urIPCPutMemHandleExp(context(), data));
  EXPECT_RESULT(kNullPointer, urIPCGetMemHandleExp(context(), memory.get(), nullptr, nullptr));
}

TEST_F(urIPCGetMemHandleExpTest, RefusesFreedMemory) {
  Owned<MemoryKind> memory(session(), 64);
  void *const freedMemory = memory.get();
  memory.destroy();
  EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(session(), freedMemory));
}

TEST_F(urIPCOpenMemHandleExpTest, TakesDevicesOfItsContextOnly) {
  expectOtherDevicesRefused<MemoryKind>(
      session(), [&](ur_device_handle_t other, void *data, std::size_t size) {
        void *opened = nullptr;
        return urIPCOpenMemHandleExp(context(), other, data, size, &opened);
      });
}

TEST_F(urIPCOpenPhysMemHandleExpTest, TakesDevicesOfItsContextOnly) {
  expectOtherDevicesRefused<PhysicalMemoryKind>(
      session(), [&](ur_device_handle_t other, void *data, std::size_t size) {
        PhysicalMem opened;
        return urIPCOpenPhysMemHandleExp(context(), other, data, size, opened.out());
      });
}

TEST_F(urIPCOpenPhysMemHandleExpTest, KeepsTheMemoryUntilTheLastClose) {
  std::optional<Owned<PhysicalMemoryKind>> memory(std::in_place, session(), 1);
  std::optional<Exported<PhysicalMemoryKind>> handle(std::in_place, session(), memory->get());
  std::optional<Opened<PhysicalMemoryKind>> first(std::in_place, session(), handle->bytes());
  const Opened<PhysicalMemoryKind> second(session(), handle->bytes());
  const auto fill = [&](ur_physical_mem_handle_t object, std::uint64_t seed) {
    const View<PhysicalMemoryKind> view(session(), object);
    writePattern(session(), view.data(), view.size(), seed);
  };
  const auto hasBytes = [&](ur_physical_mem_handle_t object, std::uint64_t seed) {
    const View<PhysicalMemoryKind> view(session(), object);
    return hasPattern(session(), view.data(), view.size(), seed);
  };
  fill(first->get(), kParentSeed);
  first.reset();
  EXPECT_TRUE(hasBytes(second.get(), kParentSeed));
  EXPECT_TRUE(hasBytes(memory->get(), kParentSeed));
  fill(memory->get(), kChildSeed);
  handle.reset();
  memory.reset();
  EXPECT_TRUE(hasBytes(second.get(), kChildSeed)) << "after the exporter freed its memory";
}

// USM host memory: the host accesses it without a command.
using HostMemory = KindTest<HostMemoryKind>;

TEST_F(HostMemory, IsOpenedAsHostMemoryWithTheSameBytes) {
  constexpr std::size_t kSize = 10000;
  constexpr std::size_t kOffset = 5000;
  const Session otherSession(session().entry());
  const Owned<HostMemoryKind> memory(session(), kSize);
  auto *const ownerBytes = static_cast<std::byte *>(memory.get());
  const Exported<HostMemoryKind> handle(session(), ownerBytes + kOffset);
  for (const Session *const opener : {&session(), &otherSession}) {
    const Opened<HostMemoryKind> opened(*opener, handle.bytes());
    auto *const openedBytes = static_cast<std::byte *>(opened.get());
    ownerBytes[kOffset] = std::byte{0x5a};
    EXPECT_EQ(openedBytes[0], std::byte{0x5a});
    writePattern(*opener, openedBytes, 100, kChildSeed); // the device writes
    EXPECT_TRUE(hasPattern(session(), ownerBytes + kOffset, 100, kChildSeed));
    const auto query = allocationQuery(opener->context(), openedBytes);
    EXPECT_EQ(info<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_HOST);
    EXPECT_EQ(info<void *>(query, UR_USM_ALLOC_INFO_BASE_PTR), openedBytes - kOffset);
    EXPECT_EQ(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), kSize);
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(opener->context(), openedBytes));
  }
}

using urIPCCloseMemHandleExpTest = KindTest<MemoryKind>;

TEST_F(urIPCCloseMemHandleExpTest, ClosesOnlyOpenedMemoryAndOnlyOnce) {
  const Owned<MemoryKind> memory(session(), 8192);
  const Exported<MemoryKind> handle(session(), memory.get());
  HandleBytes bytes = handle.bytes();
  void *opened = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session(), bytes.data(), bytes.size(), &opened));
  std::uint64_t localWord = 0;
  void *const interiorPointer = static_cast<std::byte *>(opened) + 1;
  for (void *const other : {memory.get(), static_cast<void *>(&localWord), interiorPointer})
    EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(context(), other));
  EXPECT_SUCCESS(urIPCCloseMemHandleExp(context(), opened));
  EXPECT_REFUSED(kInvalidArgument, urIPCCloseMemHandleExp(context(), opened));
}

using urIPCClosePhysMemHandleExpTest = KindTest<PhysicalMemoryKind>;

TEST_F(urIPCClosePhysMemHandleExpTest, RefusesCreatedMemory) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  EXPECT_REFUSED(kInvalidArgument, urIPCClosePhysMemHandleExp(context(), memory.get()));
  const View<PhysicalMemoryKind> view(session(), memory.get());
}

} // namespace
