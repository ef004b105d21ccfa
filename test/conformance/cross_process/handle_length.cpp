// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/guarded_buffer.hpp"

#include <limits>

namespace {

using namespace ur::support;
using namespace ur::test;

// The handle stands right before a page without access, so that a read beyond the stated length,
// or of a length that cannot be, is a crash.
template <typename Kind> void expectLengthsChecked(const Session &session, HandleBytes handle) {
  const auto open = [&](void *data, std::size_t size) {
    typename Kind::Object object = nullptr;
    const ur_result_t result = Kind::open(session, data, size, &object);
    if (object)
      Kind::close(session, object);
    return result;
  };
  const GuardedBuffer whole(handle);
  const std::size_t length = handle.size();
  EXPECT_SUCCESS(open(whole.data(), length));
  for (const std::size_t wrong : {length + 1, 2 * length, std::numeric_limits<std::size_t>::max()})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(whole.data(), wrong));

  for (const std::size_t shorter : {length - 1, length / 2, std::size_t{1}, std::size_t{0}}) {
    handle.resize(shorter);
    const GuardedBuffer truncated(handle);
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE, open(truncated.data(), shorter));
  }
}

template <typename Kind> void checkLengths(Parent &parent) {
  expectLengthsChecked<Kind>(parent.session(), parent.receiveHandle());
}
UR_ROLE_FOR_KINDS(checkLengths);

template <typename Kind> using HandleLength = KindTest<Kind>;
TYPED_TEST_SUITE(HandleLength, AllKinds, KindNames);

TYPED_TEST(HandleLength, IsCheckedBeforeAnyRead) {
  const Owned<TypeParam> object(this->session(), 64);
  const Exported<TypeParam> handle(this->session(), object.get());
  expectLengthsChecked<TypeParam>(this->session(), handle.bytes());
  Child child(checkLengthsRole<TypeParam>);
  child.sendHandle(handle.bytes());
  child.expectSuccess();
}

} // namespace
