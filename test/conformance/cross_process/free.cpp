// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/bytes.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 1 << 20;

template <typename Kind> using Free = KindTest<Kind>;
TYPED_TEST_SUITE(Free, KindsWithBytes, KindNames);

TYPED_TEST(Free, RevokesTheHandlesAndLeavesThemToPut) {
  Owned<TypeParam> object(this->session(), kSize);
  Exported<TypeParam> first(this->session(), object.get());
  Exported<TypeParam> second(this->session(), object.get());
  const HandleBytes handle = first.bytes();
  object.destroy();

  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, handle);
  EXPECT_SUCCESS(first.put());
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, handle);
  EXPECT_SUCCESS(second.put());
  opener.finish();
}

// Reads after the source is gone. That nothing is left after the close, so that the system has the
// memory back, is what the footprints of both processes show.
template <typename Kind> void readAfterFree(Parent &parent) {
  const Opened<Kind> opened(parent.session(), parent.receiveHandle());
  const View<Kind> view(parent.session(), opened.get(), kSize);
  parent.meet();
  EXPECT_TRUE(hasPattern(parent.session(), view.data(), kSize, kParentSeed));
  writePattern(parent.session(), view.data(), kSize, kChildSeed);
  EXPECT_TRUE(hasPattern(parent.session(), view.data(), kSize, kChildSeed));
}
UR_ROLE_FOR_KINDS(readAfterFree);

TYPED_TEST(Free, LeavesWhatIsOpenedUsable) {
  Owned<TypeParam> object(this->session(), kSize);
  {
    const View<TypeParam> view(this->session(), object.get(), kSize);
    writePattern(this->session(), view.data(), kSize, kParentSeed);
  }
  Exported<TypeParam> handle(this->session(), object.get());
  Child child(readAfterFreeRole<TypeParam>);
  child.sendHandle(handle.bytes());
  // The child has opened it when it comes to the meeting; it goes on when all is gone here.
  child.template receive<std::uint8_t>();
  object.destroy();
  EXPECT_SUCCESS(handle.put());
  child.send(std::uint8_t{});
  child.expectSuccess();
}

} // namespace
