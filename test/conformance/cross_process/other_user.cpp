// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Users share only where both sides list the other. Root may become another user, and the kernel
// refuses it nothing: what keeps it out is the adapter.

#include "test/conformance/process.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <cstdlib>

#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr uid_t kNobody = 65534;

// For as long as it lives, this process acts for another user.
class ActingAs {
public:
  explicit ActingAs(uid_t user) { EXPECT_EQ(seteuid(user), 0); }
  ActingAs(const ActingAs &) = delete;
  ActingAs &operator=(const ActingAs &) = delete;
  ~ActingAs() { EXPECT_EQ(seteuid(0), 0); }
};

// Exports as nobody until the parent has tried.
template <typename Kind> void exportAsNobody(Parent &parent) {
  const Owned<Kind> object(parent.session(), 64);
  const ActingAs nobody(kNobody);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>();
}
UR_ROLE_FOR_KINDS(exportAsNobody);

// Only root can become somebody else, and nobody may be listed.
bool canTell() { return geteuid() == 0 && !std::getenv("UR_IPC_ALLOW_UIDS"); }

template <typename Kind> using OtherUser = KindTest<Kind>;
TYPED_TEST_SUITE(OtherUser, AllKinds, KindNames);

TYPED_TEST(OtherUser, HasItsHandlesRefused) {
  if (!canTell())
    return;
  Child child(exportAsNobodyRole<TypeParam>);
  HandleBytes handle = child.receiveHandle();
  if (hasKnownLayout(handle)) { // others may have other rules
    typename TypeParam::Object object = nullptr;
    EXPECT_REFUSED(kInvalidArgument,
                   TypeParam::open(this->session(), handle.data(), handle.size(), &object));
    // Nor does it help to claim to be of the opener's user.
    handle = withChecksum(withField(handle, field::kEffectiveUid, std::uint32_t{0}));
    EXPECT_NE(TypeParam::open(this->session(), handle.data(), handle.size(), &object),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(object, nullptr);
  }
  child.send(std::uint8_t{});
  child.expectSuccess();
}

} // namespace
