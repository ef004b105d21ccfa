// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Handles of what is gone, of each kind. What Put does is another file's.

#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/bytes.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

template <typename Kind> using Stale = KindTest<Kind>;
TYPED_TEST_SUITE(Stale, AllKinds, KindNames);

template <typename Kind> void exportUntilKilled(Parent &parent) {
  const Owned<Kind> object(parent.session(), 64);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>(); // which never comes
}
UR_ROLE_FOR_KINDS(exportUntilKilled);

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
