// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/tracker.hpp"

namespace ur::validation {

// Tell what is wrong with an object that is not alive, as far as that is known. An unknown one is
// no finding where objects exist that no call made.

// A call uses or retains it.
void reportNotAlive(Argument argument, Key key);

// A call gives it back although the application holds no reference.
void reportNotGivenBack(Argument argument, Key key);

} // namespace ur::validation
