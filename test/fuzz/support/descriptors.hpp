// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::test {

// Detects descriptor leaks. Created for each input, because libFuzzer opens descriptors itself.
class DescriptorCheck {
public:
  DescriptorCheck() : before_(count()) {}

  // Waits up to 2 s for threads that still close one.
  void expectNoneLeft() const;

private:
  static std::size_t count();

  std::size_t before_;
};

} // namespace ur::test
