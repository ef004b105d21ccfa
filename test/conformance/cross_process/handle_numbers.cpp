// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/handle_layout.hpp"

#include <array>
#include <set>

namespace {

using namespace ur::support;
using namespace ur::test;

using Token = std::array<std::byte, 16>;

template <typename Kind> using HandleNumbers = KindTest<Kind>;
TYPED_TEST_SUITE(HandleNumbers, AllKinds, KindNames);

// A handle that was put must not come to stand for what is exported after it.
TYPED_TEST(HandleNumbers, AreNotGivenTwice) {
  std::set<std::uint64_t> serials;
  std::set<Token> tokens;
  constexpr std::size_t kHandles = 100;
  for (std::size_t i = 0; i < kHandles; ++i) {
    const Owned<TypeParam> object(this->session(), 64);
    const Exported<TypeParam> exported(this->session(), object.get());
    if (!hasKnownLayout(exported.bytes()))
      return skipUnclaimed("numbers of handles: these are not of this project's layout");
    serials.insert(readField<std::uint64_t>(exported.bytes(), field::kSerial));
    tokens.insert(readField<Token>(exported.bytes(), field::kToken));
  }
  EXPECT_EQ(serials.size(), kHandles);
  EXPECT_EQ(tokens.size(), kHandles);
}

} // namespace
