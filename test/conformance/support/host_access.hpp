// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::test {

// Return whether the host can read or write an address. The kernel tries the access, so a failed
// access does not crash the process. hostMayWrite() writes the byte that is already there.
bool hostMayRead(const void *address);
bool hostMayWrite(void *address);

} // namespace ur::test
