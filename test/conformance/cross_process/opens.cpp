// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Several opens of one object. For a second open, an adapter may map the object again or count the
// opens.

#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 8192;

ur_result_t close(const Session &session, void *pointer) {
  return MemoryKind::close(session, pointer);
}

void *open(const Session &session, HandleBytes &handle) {
  void *opened = nullptr;
  EXPECT_SUCCESS(MemoryKind::open(session, handle.data(), handle.size(), &opened));
  return opened;
}

UR_ROLE(openInTwoContexts) {
  const Session &firstSession = parent.session();
  const Session secondSession(firstSession.entry());
  HandleBytes handle = parent.receiveHandle();
  void *const firstMemory = open(firstSession, handle);
  void *const secondMemory = open(secondSession, handle);
  EXPECT_SUCCESS(close(firstSession, firstMemory));
  EXPECT_TRUE(hasPattern(secondSession, secondMemory, kSize, kParentSeed));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, close(firstSession, secondMemory));
  EXPECT_SUCCESS(close(secondSession, secondMemory));
}

using OpenAgain = KindTest<MemoryKind>;

TEST_F(OpenAgain, IsOfTheContextThatOpened) {
  const Owned<MemoryKind> memory(session(), kSize);
  writePattern(session(), memory.get(), kSize, kParentSeed);
  const Exported<MemoryKind> handle(session(), memory.get());
  expectSuccessWith(openInTwoContextsRole, handle.bytes());
}

template <typename Kind> void openManyAndCloseAll(const Session &session, HandleBytes handle) {
  std::vector<typename Kind::Object> objects(1000);
  for (typename Kind::Object &object : objects)
    ASSERT_SUCCESS(Kind::open(session, handle.data(), handle.size(), &object));
  for (const typename Kind::Object object : objects)
    EXPECT_SUCCESS(Kind::close(session, object));
  // A closed handle of another kind is a dangling pointer, so the test must not pass it.
  if constexpr (std::is_same_v<Kind, MemoryKind>) {
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, Kind::close(session, objects.front()));
  }
}

template <typename Kind> void openMany(Parent &parent) {
  const HandleBytes handle = parent.receiveHandle();
  openManyAndCloseAll<Kind>(parent.session(), handle); // grows the heap to its final size
  const Footprint footprint = Footprint::now();
  const std::size_t maps = mapCount();
  openManyAndCloseAll<Kind>(parent.session(), handle);
  EXPECT_EQ(Footprint::waitFor(footprint), footprint);
  EXPECT_LE(mapCount(), maps + 8) << "the adapter left mappings";
}
UR_ROLE_FOR_KINDS(openMany);

template <typename Kind> using ManyOpens = KindTest<Kind>;
TYPED_TEST_SUITE(ManyOpens, AllKinds, KindNames);

TYPED_TEST(ManyOpens, NeedAsManyCloses) {
  const Owned<TypeParam> object(this->session(), 4096);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectSuccessWith(openManyRole<TypeParam>, handle.bytes());
}

} // namespace
