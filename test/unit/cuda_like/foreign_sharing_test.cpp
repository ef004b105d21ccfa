// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Shares foreign memory, and compares every byte.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <list>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using ForeignSharingTest = ForeignMemoryTest;

// Compares the received memory with a pattern, and writes another pattern.
UR_ROLE(answerBytes) {
  const HandleBytes handle = parent.receiveHandle();
  const OpenedMemory opened(parent.session(), handle);
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kBytes, kParentSeed));
  writePattern(parent.session(), opened.get(), kBytes, kChildSeed);
  const auto query = allocationQuery(parent.session().context(), opened.get());
  EXPECT_EQ(info<ur_usm_type_t>(query, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_DEVICE);
  const auto begin = info<std::byte *>(query, UR_USM_ALLOC_INFO_BASE_PTR);
  EXPECT_EQ(parent.receive<std::size_t>(),
            static_cast<std::size_t>(static_cast<std::byte *>(opened.get()) - begin));
  EXPECT_EQ(parent.receive<std::size_t>(), info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE));
}

void expectAnswer(const Session &session, std::byte *pointer, std::size_t offset,
                  std::size_t size) {
  writePattern(session, pointer, kBytes, kParentSeed);
  const ExportedMemory handle(session, pointer);
  Child child(answerBytesRole);
  child.sendHandle(handle.bytes());
  child.send(offset);
  child.send(size);
  child.expectSuccess();
  EXPECT_TRUE(hasPattern(session, pointer, kBytes, kChildSeed));
}

TEST_F(ForeignSharingTest, SharesPlainMemoryFromAnOffset) {
  const PlainBlock block(3 * kPage + 512);
  expectAnswer(session(), block.at(kOffset), kOffset, 3 * kPage + 512);
}

TEST_F(ForeignSharingTest, SharesSmallPlainMemory) {
  const PlainBlock neighbor(4096);
  const PlainBlock block(kOffset + kBytes);
  expectAnswer(session(), block.at(kOffset), kOffset, kOffset + kBytes);
}

TEST_F(ForeignSharingTest, SharesOneObjectFromAnOffset) {
  const MappedObjects mapped(1, 2 * kPage);
  expectAnswer(session(), mapped.at(kPage + kOffset), kPage + kOffset, 2 * kPage);
}

TEST_F(ForeignSharingTest, SharesOneOfSeveralObjects) {
  const MappedObjects mapped(3, kPage);
  expectAnswer(session(), mapped.at(kPage + kOffset), kOffset, kPage);
}

TEST_F(ForeignSharingTest, IsSharedInAContextOfTheApplication) {
  const auto native = reinterpret_cast<ur_native_handle_t>(driverContext());
  ur_context_handle_t shared = nullptr;
  ASSERT_SUCCESS(urContextCreateWithNativeHandle(native, adapter(), 0, nullptr, nullptr, &shared));
  const PlainBlock block(kPage);
  writePattern(session(), block.at(), kBytes, kParentSeed);
  void *data = nullptr;
  std::size_t size = 0;
  ASSERT_SUCCESS(urIPCGetMemHandleExp(shared, block.at(), &data, &size));
  const auto *const bytes = static_cast<const std::byte *>(data);
  Child child(answerBytesRole);
  child.sendHandle(HandleBytes(bytes, bytes + size));
  child.send(std::size_t{0});
  child.send(kPage);
  child.expectSuccess();
  EXPECT_SUCCESS(urIPCPutMemHandleExp(shared, data));
  EXPECT_SUCCESS(urContextRelease(shared));
}

// The queries must describe the memory that one handle shares. Then a program can find the other
// handles that it needs.
TEST_F(ForeignSharingTest, IsDescribedByAQuery) {
  const PlainBlock block(kPage + 512);
  const MappedObjects mapped(3, kPage);
  const auto expect = [&](std::byte *pointer, std::byte *begin, std::size_t size) {
    EXPECT_EQ(query<ur_usm_type_t>(pointer, UR_USM_ALLOC_INFO_TYPE), UR_USM_TYPE_UNKNOWN);
    EXPECT_EQ(query<std::byte *>(pointer, UR_USM_ALLOC_INFO_BASE_PTR), begin);
    EXPECT_EQ(query<std::size_t>(pointer, UR_USM_ALLOC_INFO_SIZE), size);
    EXPECT_EQ(query<ur_device_handle_t>(pointer, UR_USM_ALLOC_INFO_DEVICE), device());
  };
  expect(block.at(kOffset), block.at(), kPage + 512);
  expect(mapped.at(2 * kPage + kOffset), mapped.at(2 * kPage), kPage);
}

// Opens and compares the handles of an array one after another.
UR_ROLE(openAll) {
  const auto objects = parent.receive<std::size_t>();
  for (std::size_t object = 0; object < objects; ++object) {
    const OpenedMemory opened(parent.session(), parent.receiveHandle());
    EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kPage, kParentSeed + object));
  }
}

TEST_F(ForeignSharingTest, SharesSeveralObjectsWithOneHandleEach) {
  constexpr std::size_t kObjects = 3;
  const MappedObjects mapped(kObjects, kPage);
  std::list<ExportedMemory> handles;
  Child child(openAllRole);
  child.send(kObjects);
  for (std::size_t object = 0; object < kObjects; ++object) {
    std::byte *const pointer = mapped.at(object * kPage);
    writePattern(session(), pointer, kPage, kParentSeed + object);
    child.sendHandle(handles.emplace_back(session(), pointer).bytes());
  }
  child.expectSuccess();
}

// Opens two handles of one block, and one of them a second time. All opens return addresses in one
// mapping, which counts its references.
UR_ROLE(closeOneByOne) {
  const Session &session = parent.session();
  HandleBytes first = parent.receiveHandle();
  HandleBytes inside = parent.receiveHandle();
  void *begin = nullptr;
  void *second = nullptr;
  void *pointer = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session, first.data(), first.size(), &begin));
  ASSERT_SUCCESS(MemoryKind::open(session, inside.data(), inside.size(), &pointer));
  ASSERT_SUCCESS(MemoryKind::open(session, first.data(), first.size(), &second));
  EXPECT_EQ(begin, second);
  EXPECT_EQ(pointer, static_cast<std::byte *>(begin) + kOffset);
  EXPECT_SUCCESS(MemoryKind::close(session, begin));
  EXPECT_SUCCESS(MemoryKind::close(session, begin));
  EXPECT_REFUSED(kInvalidArgument, MemoryKind::close(session, begin));
  EXPECT_TRUE(hasPattern(session, pointer, kBytes, kParentSeed));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(session.context(), begin));
  EXPECT_REFUSED(kInvalidArgument, tryGet<MemoryKind>(session, pointer));
  EXPECT_SUCCESS(MemoryKind::close(session, pointer));
  EXPECT_REFUSED(kInvalidArgument, MemoryKind::close(session, pointer));
  ASSERT_SUCCESS(MemoryKind::open(session, inside.data(), inside.size(), &pointer));
  EXPECT_TRUE(hasPattern(session, pointer, kBytes, kParentSeed));
  EXPECT_SUCCESS(MemoryKind::close(session, pointer));
}

TEST_F(ForeignSharingTest, OpenedTwiceAndClosedOnceStaysOpen) {
  const PlainBlock block(kPage);
  writePattern(session(), block.at(kOffset), kBytes, kParentSeed);
  const ExportedMemory first(session(), block.at());
  const ExportedMemory inside(session(), block.at(kOffset));
  Child child(closeOneByOneRole);
  child.sendHandle(first.bytes());
  child.sendHandle(inside.bytes());
  child.expectSuccess();
}

// The driver gives the block only one address, and only queues of one context can use this address.
UR_ROLE(openInTwoContexts) {
  const Session &session = parent.session();
  const Session otherSession(session.entry());
  HandleBytes handle = parent.receiveHandle();
  void *pointer = nullptr;
  {
    const OpenedMemory opened(session, handle);
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_OPERATION,
                   MemoryKind::open(otherSession, handle.data(), handle.size(), &pointer));
    EXPECT_REFUSED(kInvalidArgument, MemoryKind::close(otherSession, opened.get()));
  }
  const OpenedMemory opened(otherSession, handle);
  EXPECT_TRUE(hasPattern(otherSession, opened.get(), kBytes, kParentSeed));
}

TEST_F(ForeignSharingTest, OpensInOneContextAtATime) {
  const PlainBlock block(kPage);
  writePattern(session(), block.at(), kBytes, kParentSeed);
  const ExportedMemory handle(session(), block.at());
  expectSuccessWith(openInTwoContextsRole, handle.bytes());
}

// In the exporting process, an open must return the exported address.
TEST_F(ForeignSharingTest, OpensAtTheExportedAddress) {
  const PlainBlock block(kPage);
  const ExportedMemory handle(session(), block.at(kOffset));
  {
    const OpenedMemory first(session(), handle.bytes());
    const OpenedMemory second(session(), handle.bytes());
    EXPECT_EQ(first.get(), block.at(kOffset));
    EXPECT_EQ(second.get(), block.at(kOffset));
    const ExportedMemory other(session(), block.at());
  }
  EXPECT_REFUSED(kInvalidArgument, MemoryKind::close(session(), block.at(kOffset)));

  const MappedObjects mapped(1, kPage);
  writePattern(session(), mapped.at(), kBytes, kParentSeed);
  const ExportedMemory objectHandle(session(), mapped.at());
  const OpenedMemory opened(session(), objectHandle.bytes());
  EXPECT_TRUE(hasPattern(session(), opened.get(), kBytes, kParentSeed));
}

} // namespace
