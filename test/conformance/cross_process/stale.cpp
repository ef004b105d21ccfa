// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Handles of what is gone, of each kind. What Put does is another file's.

#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/bytes.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> using Stale = KindTest<Kind>;
TYPED_TEST_SUITE(Stale, AllKinds, KindNames);

TYPED_TEST(Stale, AfterTheObjectsEnd) {
  Owned<TypeParam> object(this->session(), 64);
  Exported<TypeParam> handle(this->session(), object.get());
  const HandleBytes bytes = handle.bytes();
  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_SUCCESS, bytes);
  object.destroy();
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, bytes);

  // Nor does it stand for what comes after the object, at its address perhaps.
  const Owned<TypeParam> next(this->session(), 64);
  const Exported<TypeParam> nextHandle(this->session(), next.get());
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, bytes);
  opener.expect(UR_RESULT_SUCCESS, nextHandle.bytes());
  EXPECT_SUCCESS(handle.put());
  opener.expect(UR_RESULT_SUCCESS, nextHandle.bytes());
  opener.finish();
}

template <typename Kind> void exportUntilKilled(Parent &parent) {
  const Owned<Kind> object(parent.session(), 64);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>(); // which never comes
}
UR_ROLE_FOR_KINDS(exportUntilKilled);

// It had no chance to revoke anything.
TYPED_TEST(Stale, AfterTheExporterWasKilled) {
  Child child(exportUntilKilledRole<TypeParam>);
  HandleBytes bytes = child.receiveHandle();
  child.kill();
  Opener<TypeParam> opener(this->session());
  opener.expect(UR_RESULT_ERROR_INVALID_VALUE, bytes);
  opener.finish();
}

// What was opened before stays.
TYPED_TEST(Stale, OfAKilledExporterLeaveWhatIsOpen) {
  Child child(exportUntilKilledRole<TypeParam>);
  HandleBytes bytes = child.receiveHandle();
  const Opened<TypeParam> opened(this->session(), bytes);
  child.kill();
  typename TypeParam::Object again = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 TypeParam::open(this->session(), bytes.data(), bytes.size(), &again));
  if constexpr (std::is_same_v<TypeParam, EventKind>) {
    signal(this->session(), opened.get());
    const ur_event_handle_t event = opened.get();
    EXPECT_SUCCESS(urEventWait(1, &event));
  } else {
    const View<TypeParam> view(this->session(), opened.get(), 64);
    writePattern(this->session(), view.data(), 64, kParentSeed);
    EXPECT_TRUE(hasPattern(this->session(), view.data(), 64, kParentSeed));
  }
}

} // namespace
