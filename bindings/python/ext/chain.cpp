// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/chain.hpp"

namespace ur::python {

void requireEnd(const Input &input) {
  constexpr int kMaxChainDepth = 64;
  if (input.depth() > kMaxChainDepth)
    input.raiseValueError("leads back into itself");
}

} // namespace ur::python
