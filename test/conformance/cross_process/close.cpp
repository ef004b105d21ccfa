// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <memory>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr ur_result_t kRefused = UR_RESULT_ERROR_INVALID_ARGUMENT;
constexpr std::size_t kSize = 8192;

ur_result_t close(const Session &session, void *pointer) {
  return MemoryKind::close(session, pointer);
}

void expectOnlyOpenedMemoryCloses(const Session &session, HandleBytes handle) {
  void *opened = nullptr;
  ASSERT_SUCCESS(MemoryKind::open(session, handle.data(), handle.size(), &opened));
  const Owned<MemoryKind> own(session, kSize);
  const auto heap = std::make_unique<std::uint64_t>();
  EXPECT_REFUSED(kRefused, close(session, own.get()));
  EXPECT_REFUSED(kRefused, close(session, heap.get()));
  EXPECT_REFUSED(kRefused, close(session, static_cast<std::byte *>(opened) + 1));
  EXPECT_REFUSED(kRefused, close(session, static_cast<std::byte *>(opened) + kSize - 1));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(session.context(), opened));

  EXPECT_TRUE(hasPattern(session, opened, kSize, kParentSeed)) << "a refusal changed something";
  EXPECT_SUCCESS(close(session, opened));
  EXPECT_REFUSED(kRefused, close(session, opened));
}

void closeMemory(Parent &parent) {
  expectOnlyOpenedMemoryCloses(parent.session(), parent.receiveHandle());
}
const Role kCloseMemory("closeMemory", closeMemory);

using CloseMemory = KindTest<MemoryKind>;

TEST_F(CloseMemory, TakesWhatWasOpenedOnceAndNothingElse) {
  const Owned<MemoryKind> memory(session(), kSize);
  writePattern(session(), memory.get(), kSize, kParentSeed);
  const Exported<MemoryKind> handle(session(), memory.get());
  expectOnlyOpenedMemoryCloses(session(), handle.bytes());
  Child child(kCloseMemory);
  child.sendHandle(handle.bytes());
  child.expectSuccess();
  EXPECT_TRUE(hasPattern(session(), memory.get(), kSize, kParentSeed));
}

using ClosePhysicalMemory = KindTest<PhysicalMemoryKind>;

TEST_F(ClosePhysicalMemory, OfACreatedObjectIsRefused) {
  const Owned<PhysicalMemoryKind> memory(session(), 1);
  EXPECT_REFUSED(kRefused, PhysicalMemoryKind::close(session(), memory.get()));
  const View<PhysicalMemoryKind> stillThere(session(), memory.get());
}

} // namespace
