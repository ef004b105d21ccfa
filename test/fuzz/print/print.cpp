// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints any value of any type through C and C++. The first bytes of the input select the type. The
// other bytes determine the value and the values that it points to.
#include "test/fuzz/print/kinds.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using ur::test::Input;
using ur::test::Texts;

Texts printValue(Input &input, std::span<const ur::test::EnumKind> kinds) {
  const ur::test::EnumKind &kind = kinds[input.choice(kinds.size())];
  return kind.print(input.enumNumber(kind.enumerators));
}

template <typename Kind> Texts printValue(Input &input, std::span<const Kind> kinds) {
  return kinds[input.choice(kinds.size())].print(input);
}

// Prints through C++ only, because C has no function for a single info value.
Texts printValue(Input &input, std::span<const ur::test::InfoKind> kinds) {
  const ur::test::InfoKind &kind = kinds[input.choice(kinds.size())];
  const std::uint32_t query = input.enumNumber(kind.enumerators);
  const std::span<const std::uint8_t> value = input.remaining();
  const std::vector<std::uint8_t> copy(value.begin(), value.end());
  const std::string text = kind.print(query, copy.data(), copy.size());
  return {text, text};
}

Texts printValue(Input &input) {
  switch (input.choice(4)) {
  case 0:
    return printValue(input, ur::test::blockKinds());
  case 1:
    return printValue(input, ur::test::structKinds());
  case 2:
    return printValue(input, ur::test::infoKinds());
  default:
    return printValue(input, ur::test::enumKinds());
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  Input input({data, size});
  const Texts texts = printValue(input);
  if (texts.stream != texts.c)
    throw std::logic_error("C and C++ print different texts: " + texts.c + " / " + texts.stream);
  return 0;
}
