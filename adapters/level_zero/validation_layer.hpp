// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::level_zero {

// Whether the loader's own layer looks at every parameter first. Where it is older than a rule, it
// refuses what the rule allows, so such calls are not made.
bool validatesParameters();

// The layer of this loader does not know the flags that came with Level Zero 1.7.
bool layerRefusesNewerFlags();

// The address to reserve a range at. The layer takes a null one, which lets the driver choose, for
// a mistake; any other address is a hint that drivers need not follow.
const void *reservationHint(const void *wanted);

} // namespace ur::level_zero
