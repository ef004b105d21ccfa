// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/support/handle_layout.hpp"
#include "test/conformance/support/try_open.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

// Whoever changes these opens the object all the same, or another part of it.
bool isFree(std::size_t at) {
  const auto within = [at](std::size_t field, std::size_t size) {
    return at >= field && at < field + size;
  };
  return within(field::kCrc, 4) || within(field::kTableFd, 4) || within(field::kObjectFd, 4) ||
         within(field::kOffset, 8) || within(field::kLength, 8);
}

// A bit of each byte of everything else, with a checksum that fits: a forger's handle, of which the
// exporter's word is all that tells it from a good one.
template <typename Kind> void expectEachFieldCounts(const Session &session, HandleBytes handle) {
  for (std::size_t at = 0; at < handle.size(); ++at) {
    if (isFree(at))
      continue;
    HandleBytes changed = handle;
    changed[at] ^= std::byte{1};
    EXPECT_NE(tryOpen<Kind>(session, withChecksum(changed)), UR_RESULT_SUCCESS) << "byte " << at;
  }
  EXPECT_SUCCESS(tryOpen<Kind>(session, handle));
}

template <typename Kind> void openForged(Parent &parent) {
  expectEachFieldCounts<Kind>(parent.session(), parent.receiveHandle());
}
UR_ROLE_FOR_KINDS(openForged);

template <typename Kind> using ForgedFields = KindTest<Kind>;
TYPED_TEST_SUITE(ForgedFields, AllKinds, KindNames);

TYPED_TEST(ForgedFields, AreRefusedWhicheverChanges) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> exported(this->session(), object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("fields of handles: these are not of this project's layout");
  expectEachFieldCounts<TypeParam>(this->session(), exported.bytes());
  Child child(openForgedRole<TypeParam>);
  child.sendHandle(exported.bytes());
  child.expectSuccess();
}

// A handle whose kind is said to be another one's, opened as that; false where there is no other.
template <typename Kind, typename Other>
bool isNoneOf(const Session &session, const HandleBytes &handle) {
  if (std::is_same_v<Kind, Other> || !session.entry().supports(Other::kQuery))
    return false;
  const Owned<Other> object(session, 64);
  const Exported<Other> other(session, object.get());
  HandleBytes changed = handle;
  writeField(changed, field::kKind, readField<std::uint8_t>(other.bytes(), field::kKind));
  EXPECT_REFUSED(kInvalidValue, tryOpen<Other>(session, withChecksum(changed)))
      << Kind::kName << " as " << Other::kName;
  return true;
}

TYPED_TEST(ForgedFields, MakeNoOtherKindOfIt) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> exported(this->session(), object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("fields of handles: these are not of this project's layout");
  const int others = isNoneOf<TypeParam, MemoryKind>(this->session(), exported.bytes()) +
                     isNoneOf<TypeParam, PhysicalMemoryKind>(this->session(), exported.bytes()) +
                     isNoneOf<TypeParam, EventKind>(this->session(), exported.bytes());
  if (others == 0)
    skipUnclaimed("another kind of handles");
}

} // namespace
