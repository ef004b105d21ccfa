// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::test {

// What this processor may do at an address. The kernel tries it and answers, so nothing crashes.
// Trying to write puts the byte that is there.
bool hostMayRead(const void *address);
bool hostMayWrite(void *address);

} // namespace ur::test
