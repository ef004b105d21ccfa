// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::test {

// Whether this processor may access an address. The kernel tries the access, so nothing crashes.
// The write test writes the same byte.
bool hostMayRead(const void *address);
bool hostMayWrite(void *address);

} // namespace ur::test
