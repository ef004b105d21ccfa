// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Foreign memory after its handle was put, after a free, or after another allocation got its
// address.
#include "ipc/exchange.hpp"
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/support/this_process.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <cstring>
#include <optional>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using ForeignStalenessTest = ForeignMemoryTest;

TEST_F(ForeignStalenessTest, IsStaleAfterPut) {
  const PlainBlock block(kPage);
  ExportedMemory first(session(), block.at());
  const ExportedMemory second(session(), block.at());
  const HandleBytes bytes = first.bytes();
  Opener<MemoryKind> opener(session());
  opener.expect(UR_RESULT_SUCCESS, bytes);
  EXPECT_SUCCESS(first.put());
  opener.expect(kInvalidValue, bytes);
  opener.expect(UR_RESULT_SUCCESS, second.bytes());
  opener.finish();
}

TEST_F(ForeignStalenessTest, IsStaleAfterItsFree) {
  PlainBlock block(kPage);
  const ExportedMemory handle(session(), block.at());
  Opener<MemoryKind> opener(session());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  block.free();
  opener.expect(kInvalidValue, handle.bytes());
  opener.finish();
}

// Without the check, the driver would open the new memory at this address.
TEST_F(ForeignStalenessTest, IsStaleWhenMemoryOfAnotherSizeHasItsAddress) {
  PlainBlock block(2 * kPage);
  const ExportedMemory handle(session(), block.at());
  block.replace(2 * kPage - 512);
  Opener<MemoryKind> opener(session());
  opener.expect(kInvalidValue, handle.bytes());
  opener.finish();
}

TEST_F(ForeignStalenessTest, IsStaleOnceNewMemoryAtItsAddressIsShared) {
  PlainBlock block(kPage);
  const ExportedMemory handle(session(), block.at());
  block.replace(kPage);
  const ExportedMemory nextHandle(session(), block.at());
  Opener<MemoryKind> opener(session());
  opener.expect(kInvalidValue, handle.bytes());
  opener.expect(UR_RESULT_SUCCESS, nextHandle.bytes());
  opener.finish();
}

TEST_F(ForeignStalenessTest, IsStaleOnceAnotherHandleOfTheFreedMemoryIsPut) {
  PlainBlock block(kPage);
  const ExportedMemory handle(session(), block.at());
  ExportedMemory otherHandle(session(), block.at());
  block.replace(kPage);
  EXPECT_SUCCESS(otherHandle.put());
  Opener<MemoryKind> opener(session());
  opener.expect(kInvalidValue, handle.bytes());
  opener.finish();
}

// With UR_IPC_BROKER=on, the exporter checks its memory at each open.
TEST_F(ForeignStalenessTest, IsStaleAtOnceWithABroker) {
  PlainBlock block(kPage);
  const ExportedMemory handle(session(), block.at());
  Opener<MemoryKind> opener(session());
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  block.replace(kPage);
  opener.expect(kInvalidValue, handle.bytes());
  const ExportedMemory nextHandle(session(), block.at());
  opener.expect(UR_RESULT_SUCCESS, nextHandle.bytes());
  opener.finish();
}

// Some drivers return equal handles for different memory at the same address.
UR_ROLE(keepOpenAcrossAFree) {
  const Session &session = parent.session();
  std::optional<OpenedMemory> old(std::in_place, session, parent.receiveHandle());
  parent.meet();
  HandleBytes next = parent.receiveHandle();
  void *pointer = nullptr;
  const ur_result_t result = MemoryKind::open(session, next.data(), next.size(), &pointer);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_TRUE(hasPattern(session, pointer, kBytes, kChildSeed));
    EXPECT_SUCCESS(MemoryKind::close(session, pointer));
  } else {
    EXPECT_RESULT(UR_RESULT_ERROR_INVALID_OPERATION, result);
  }
  EXPECT_TRUE(hasPattern(session, old->get(), kBytes, kParentSeed));
  old.reset();
  const OpenedMemory opened(session, next);
  EXPECT_TRUE(hasPattern(session, opened.get(), kBytes, kChildSeed));
}

TEST_F(ForeignStalenessTest, IsNotMistakenForOpenMemoryAtItsAddress) {
  PlainBlock block(kPage);
  writePattern(session(), block.at(), kBytes, kParentSeed);
  const ExportedMemory handle(session(), block.at());
  Child child(keepOpenAcrossAFreeRole);
  child.sendHandle(handle.bytes());
  child.meet();
  block.replace(kPage);
  writePattern(session(), block.at(), kBytes, kChildSeed);
  const ExportedMemory nextHandle(session(), block.at());
  child.sendHandle(nextHandle.bytes());
  child.expectSuccess();
}

// A handle of an object keeps the object alive, even if other memory gets its address.
TEST_F(ForeignStalenessTest, ObjectStaysAliveUntilItsHandleIsPut) {
  MappedObjects mapped(1, kPage);
  writePattern(session(), mapped.at(), kBytes, kParentSeed);
  ExportedMemory handle(session(), mapped.at());
  const HandleBytes bytes = handle.bytes();
  mapped.replace(0);
  writePattern(session(), mapped.at(), kBytes, kChildSeed);
  const ExportedMemory nextHandle(session(), mapped.at());
  {
    const OpenedMemory old(session(), bytes);
    const OpenedMemory next(session(), nextHandle.bytes());
    EXPECT_TRUE(hasPattern(session(), old.get(), kBytes, kParentSeed));
    EXPECT_TRUE(hasPattern(session(), next.get(), kBytes, kChildSeed));
  }
  EXPECT_SUCCESS(handle.put());
  Opener<MemoryKind> opener(session());
  opener.expect(kInvalidValue, bytes);
  opener.expect(UR_RESULT_SUCCESS, nextHandle.bytes());
  opener.finish();
}

UR_ROLE(exportUntilKilled, Role::Start::Cold) {
  const Application application;
  const PlainBlock block(kPage);
  writePattern(parent.session(), block.at(kOffset), kBytes, kChildSeed);
  const ExportedMemory handle(parent.session(), block.at(kOffset));
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>(); // blocks until the parent kills this process
}

TEST_F(ForeignStalenessTest, OpenMemoryOutlivesAKilledExporter) {
  Child child(exportUntilKilledRole);
  HandleBytes bytes = child.receiveHandle();
  const OpenedMemory opened(session(), bytes);
  child.kill();
  void *pointer = nullptr;
  EXPECT_REFUSED(kInvalidValue, MemoryKind::open(session(), bytes.data(), bytes.size(), &pointer));
  EXPECT_TRUE(hasPattern(session(), opened.get(), kBytes, kChildSeed));
}

// A hostile exporter. It sends an honest handle, and a forged handle that claims 2^62 bytes, far
// more than the memory of the driver's handle.
UR_ROLE(exportBeyondTheEnd) {
  const Application application;
  const PlainBlock block(kPage);
  const ExportedMemory honest(parent.session(), block.at());
  ur::ipc::Handle handle;
  std::memcpy(&handle, honest.bytes().data(), sizeof handle);
  ur::ipc::Exchange exchange(ur::test::thisProcess(), {.id = handle.adapter, .memfdsOnly = false});
  const void *const forgedData = exchange.get({.kind = ur::ipc::Kind::Memory,
                                               .object = &exchange,
                                               .objectSize = std::uint64_t{1} << 62,
                                               .offset = std::uint64_t{1} << 40,
                                               .length = kPage,
                                               .deviceUuid = handle.deviceUuid,
                                               .driverHandle = handle.driverHandle,
                                               .flags = handle.flags});
  const auto *const bytes = static_cast<const std::byte *>(forgedData);
  parent.sendHandle(honest.bytes());
  parent.sendHandle(HandleBytes(bytes, bytes + ur::ipc::kHandleSize));
  parent.meet(); // blocks until the parent kills this process
}

TEST_F(ForeignStalenessTest, OpensNothingBeyondTheDriversMemory) {
  Child child(exportBeyondTheEndRole);
  const HandleBytes honest = child.receiveHandle();
  HandleBytes forged = child.receiveHandle();
  void *pointer = nullptr;
  EXPECT_RESULT(kInvalidValue, MemoryKind::open(session(), forged.data(), forged.size(), &pointer));
  {
    const OpenedMemory open(session(), honest);
    EXPECT_RESULT(kInvalidValue,
                  MemoryKind::open(session(), forged.data(), forged.size(), &pointer));
    EXPECT_EQ(OpenedMemory(session(), honest).get(), open.get());
  }
  child.kill();
}

} // namespace
