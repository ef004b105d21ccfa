// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::test {

// Notices descriptors that stay open. Made before each input, because libFuzzer opens some itself.
class DescriptorCheck {
public:
  DescriptorCheck() : before_(count()) {}

  // Waits a moment for threads that are about to close one.
  void expectNoneLeft() const;

private:
  static std::size_t count();

  std::size_t before_;
};

} // namespace ur::test
