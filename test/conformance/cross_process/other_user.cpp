// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Two users can share only if each user lists the other. The test runs as root: root can act as
// another user, and the kernel permits root everything, so only the adapter's check can reject an
// open.

#include "test/conformance/process.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <cstdlib>

#include <unistd.h>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr uid_t kNobody = 65534;

// Changes the effective user of this process.
class EffectiveUser {
public:
  explicit EffectiveUser(uid_t user) { EXPECT_EQ(seteuid(user), 0); }
  EffectiveUser(const EffectiveUser &) = delete;
  EffectiveUser &operator=(const EffectiveUser &) = delete;
  ~EffectiveUser() { EXPECT_EQ(seteuid(0), 0); }
};

// Creates an object, changes the user of the process to "nobody", and exports the object. Keeps the
// object until the parent has tried to open it.
template <typename Kind> void exportAsNobody(Parent &parent) {
  const Owned<Kind> object(parent.session(), 64);
  const EffectiveUser effectiveUser(kNobody);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>();
}
UR_ROLE_FOR_KINDS(exportAsNobody);

// Returns whether the process is root, which can change its user, and has no list of allowed users.
bool canChangeUser() { return geteuid() == 0 && !std::getenv("UR_IPC_ALLOW_UIDS"); }

template <typename Kind> using OtherUser = KindTest<Kind>;
TYPED_TEST_SUITE(OtherUser, AllKinds, KindNames);

TYPED_TEST(OtherUser, HasItsHandlesRefused) {
  if (!canChangeUser())
    return;
  Child child(exportAsNobodyRole<TypeParam>);
  HandleBytes handle = child.receiveHandle();
  if (hasKnownLayout(handle)) { // other layouts may have other rules
    typename TypeParam::Object object = nullptr;
    EXPECT_REFUSED(kInvalidArgument,
                   TypeParam::open(this->session(), handle.data(), handle.size(), &object));
    // A handle with the importer's own user id is refused, too.
    handle = withChecksum(withField(handle, field::kEffectiveUid, std::uint32_t{0}));
    EXPECT_NE(TypeParam::open(this->session(), handle.data(), handle.size(), &object),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(object, nullptr);
  }
  child.send(std::uint8_t{});
  child.expectSuccess();
}

} // namespace
