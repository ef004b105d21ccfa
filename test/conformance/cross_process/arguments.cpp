// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/guarded_buffer.hpp"

#include <cstdint>
#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr ur_result_t kNullHandle = UR_RESULT_ERROR_INVALID_NULL_HANDLE;
constexpr ur_result_t kNullPointer = UR_RESULT_ERROR_INVALID_NULL_POINTER;

using MemoryArguments = KindTest<MemoryKind>;

TEST_F(MemoryArguments, NullsOfGet) {
  const Owned<MemoryKind> memory(session(), 64);
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_RESULT(kNullHandle, urIPCGetMemHandleExp(nullptr, memory.get(), &data, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetMemHandleExp(context(), nullptr, &data, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetMemHandleExp(context(), memory.get(), nullptr, nullptr));
}

TEST_F(MemoryArguments, GetOfTheSizeAloneExportsNothing) {
  const Owned<MemoryKind> memory(session(), 64);
  const Footprint before = Footprint::now();
  std::size_t size = 0;
  EXPECT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), nullptr, &size));
  EXPECT_EQ(Footprint::now(), before);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_EQ(handle.size(), size);
}

TEST_F(MemoryArguments, GetWithoutTheSize) {
  const Owned<MemoryKind> memory(session(), 64);
  void *data = nullptr;
  ASSERT_SUCCESS(urIPCGetMemHandleExp(context(), memory.get(), &data, nullptr));
  EXPECT_NE(data, nullptr);
  EXPECT_SUCCESS(urIPCPutMemHandleExp(context(), data));
}

TEST_F(MemoryArguments, NullsOfPut) {
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  EXPECT_RESULT(kNullHandle, urIPCPutMemHandleExp(nullptr, handle.data()));
  EXPECT_RESULT(kNullPointer, urIPCPutMemHandleExp(context(), nullptr));
}

TEST_F(MemoryArguments, NullsOfOpen) {
  const Owned<MemoryKind> memory(session(), 64);
  const Exported<MemoryKind> handle(session(), memory.get());
  void *data = handle.data();
  void *opened = nullptr;
  EXPECT_RESULT(kNullHandle,
                urIPCOpenMemHandleExp(nullptr, device(), data, handle.size(), &opened));
  EXPECT_RESULT(kNullHandle,
                urIPCOpenMemHandleExp(context(), nullptr, data, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenMemHandleExp(context(), device(), nullptr, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenMemHandleExp(context(), device(), data, handle.size(), nullptr));
}

TEST_F(MemoryArguments, NullsOfClose) {
  const Owned<MemoryKind> memory(session(), 64);
  EXPECT_RESULT(kNullHandle, urIPCCloseMemHandleExp(nullptr, memory.get()));
  EXPECT_RESULT(kNullPointer, urIPCCloseMemHandleExp(context(), nullptr));
}

// Only device memory is shared.
TEST_F(MemoryArguments, GetOfOtherMemory) {
  void *host = nullptr;
  void *shared = nullptr;
  ASSERT_SUCCESS(urUSMHostAlloc(context(), nullptr, nullptr, 64, &host));
  ASSERT_SUCCESS(urUSMSharedAlloc(context(), device(), nullptr, nullptr, 64, &shared));
  std::uint64_t local = 0;
  for (void *pointer : {host, shared, static_cast<void *>(&local)}) {
    void *data = nullptr;
    std::size_t size = 0;
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                   urIPCGetMemHandleExp(context(), pointer, &data, &size));
  }
  EXPECT_SUCCESS(urUSMFree(context(), host));
  EXPECT_SUCCESS(urUSMFree(context(), shared));
}

using PhysicalMemoryArguments = KindTest<PhysicalMemoryKind>;

TEST_F(PhysicalMemoryArguments, NullsOfGet) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_RESULT(kNullHandle, urIPCGetPhysMemHandleExp(nullptr, memory.get(), &data, &size));
  EXPECT_RESULT(kNullHandle, urIPCGetPhysMemHandleExp(context(), nullptr, &data, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetPhysMemHandleExp(context(), memory.get(), nullptr, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetPhysMemHandleExp(context(), memory.get(), &data, nullptr));
}

TEST_F(PhysicalMemoryArguments, NullsOfPut) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  EXPECT_RESULT(kNullHandle, urIPCPutPhysMemHandleExp(nullptr, handle.data()));
  EXPECT_RESULT(kNullPointer, urIPCPutPhysMemHandleExp(context(), nullptr));
}

TEST_F(PhysicalMemoryArguments, NullsOfOpen) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  const void *data = handle.data();
  ur_physical_mem_handle_t opened = nullptr;
  EXPECT_RESULT(kNullHandle,
                urIPCOpenPhysMemHandleExp(nullptr, device(), data, handle.size(), &opened));
  EXPECT_RESULT(kNullHandle,
                urIPCOpenPhysMemHandleExp(context(), nullptr, data, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenPhysMemHandleExp(context(), device(), nullptr, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenPhysMemHandleExp(context(), device(), data, handle.size(), nullptr));
}

TEST_F(PhysicalMemoryArguments, NullsOfClose) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  EXPECT_RESULT(kNullHandle, urIPCClosePhysMemHandleExp(nullptr, memory.get()));
  EXPECT_RESULT(kNullHandle, urIPCClosePhysMemHandleExp(context(), nullptr));
}

TEST_F(PhysicalMemoryArguments, GetWithoutTheFlag) {
  PhysicalMem memory;
  ASSERT_SUCCESS(
      urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, memory.out()));
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 urIPCGetPhysMemHandleExp(context(), memory.get(), &data, &size));
}

using EventArguments = KindTest<EventKind>;

TEST_F(EventArguments, NullsOfGet) {
  const Owned<EventKind> event(session());
  void *data = nullptr;
  std::size_t size = 0;
  EXPECT_RESULT(kNullHandle, urIPCGetEventHandleExp(nullptr, &data, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetEventHandleExp(event.get(), nullptr, &size));
  EXPECT_RESULT(kNullPointer, urIPCGetEventHandleExp(event.get(), &data, nullptr));
}

TEST_F(EventArguments, NullsOfPut) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  EXPECT_RESULT(kNullHandle, urIPCPutEventHandleExp(nullptr, handle.data()));
  EXPECT_RESULT(kNullPointer, urIPCPutEventHandleExp(context(), nullptr));
}

TEST_F(EventArguments, NullsOfOpen) {
  const Owned<EventKind> event(session());
  const Exported<EventKind> handle(session(), event.get());
  ur_event_handle_t opened = nullptr;
  EXPECT_RESULT(kNullHandle,
                urIPCOpenEventHandleExp(nullptr, handle.data(), handle.size(), &opened));
  EXPECT_RESULT(kNullPointer, urIPCOpenEventHandleExp(context(), nullptr, handle.size(), &opened));
  EXPECT_RESULT(kNullPointer,
                urIPCOpenEventHandleExp(context(), handle.data(), handle.size(), nullptr));
}

// The handle stands right before a page without access, so that a read beyond the stated length,
// or of a length that cannot be, is a crash.
template <typename Kind> void expectLengthsChecked(const Session &session, HandleBytes handle) {
  const auto open = [&](void *data, std::size_t size) {
    typename Kind::Object object = nullptr;
    const ur_result_t result = Kind::open(session, data, size, &object);
    if (object)
      Kind::close(session, object);
    return result;
  };
  const GuardedBuffer whole(handle);
  const std::size_t length = handle.size();
  EXPECT_SUCCESS(open(whole.data(), length));
  for (const std::size_t wrong : {length + 1, 2 * length, std::numeric_limits<std::size_t>::max()})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(whole.data(), wrong));

  for (const std::size_t shorter : {length - 1, length / 2, std::size_t{1}, std::size_t{0}}) {
    handle.resize(shorter);
    const GuardedBuffer truncated(handle);
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(truncated.data(), shorter));
  }
}

template <typename Kind> void checkLengths(Parent &parent) {
  expectLengthsChecked<Kind>(parent.session(), parent.receiveHandle());
}
UR_ROLE_FOR_KINDS(checkLengths);

template <typename Kind> using HandleLength = KindTest<Kind>;
TYPED_TEST_SUITE(HandleLength, AllKinds);

TYPED_TEST(HandleLength, IsCheckedBeforeAnyRead) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectLengthsChecked<TypeParam>(this->session(), handle.bytes());
  Child child(checkLengthsRole<TypeParam>);
  child.sendHandle(handle.bytes());
  child.expectSuccess();
}

} // namespace
