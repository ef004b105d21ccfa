// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <cstddef>

namespace ur::test {

// What every Open refuses, with the code for it.

template <typename Kind>
ur_result_t tryOpen(const support::Session &session, support::HandleBytes handle) {
  typename Kind::Object object = nullptr;
  const ur_result_t result = Kind::open(session, handle.data(), handle.size(), &object);
  if (object) {
    EXPECT_SUCCESS(Kind::close(session, object));
  }
  return result;
}

template <typename Kind> void expectNoHandleRefused(const support::Session &session) {
  const support::Owned<Kind> object(session, 64);
  const support::Exported<Kind> exported(session, object.get());
  const support::HandleBytes good = exported.bytes();
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, support::HandleBytes(good.size())));
  support::HandleBytes cut = good;
  cut.pop_back();
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, cut));
  EXPECT_SUCCESS(tryOpen<Kind>(session, good));
}

// A bit here and there: most of them lie in the token, the serial or the checksum.
template <typename Kind> void expectChangedHandleRefused(const support::Session &session) {
  const support::Owned<Kind> object(session, 64);
  const support::Exported<Kind> exported(session, object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("checked handles: these are not of this project's layout");
  for (std::size_t at = 0; at < exported.size(); at += 3) {
    support::HandleBytes changed = exported.bytes();
    changed[at] ^= std::byte{0x10};
    EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, changed)) << "byte " << at;
  }
}

template <typename Kind> void expectNewerLayoutRefused(const support::Session &session) {
  const support::Owned<Kind> object(session, 64);
  const support::Exported<Kind> exported(session, object.get());
  if (!hasKnownLayout(exported.bytes()))
    return skipUnclaimed("layout versions: these handles are not of this project's layout");
  EXPECT_REFUSED(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                 tryOpen<Kind>(session, ofNewerLayout(exported.bytes())));
}

// The handle of another kind of object, where the device shares those as well.
template <typename Kind, typename Other>
void expectOtherKindRefused(const support::Session &session) {
  if (!deviceUnderTest().supports(Other::kQuery))
    return;
  const support::Owned<Other> object(session, 64);
  const support::Exported<Other> exported(session, object.get());
  EXPECT_REFUSED(kInvalidValue, tryOpen<Kind>(session, exported.bytes())) << Other::kName;
}

} // namespace ur::test
