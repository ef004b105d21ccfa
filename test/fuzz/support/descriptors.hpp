// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::test {

// Detects leaks of descriptors. Create one for each input, because libFuzzer itself opens
// descriptors between inputs.
class DescriptorCheck {
public:
  DescriptorCheck() : initialCount_(count()) {}

  // Waits up to 2 s, because other threads may still close descriptors.
  void expectNoneLeft() const;

private:
  static std::size_t count();

  std::size_t initialCount_;
};

} // namespace ur::test
