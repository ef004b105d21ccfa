// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "test/fuzz/support/bytes.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ur::test {

// Makes a handle from an input: changes fields of one of `handles`, and usually corrects the
// checksum. The input lists changes instead of the handle's bytes, because the bytes of valid
// handles differ between processes. So an input has the same meaning in each run.
//
//   1 byte        which handle
//   1 byte        7 in the low three bits: the checksum is not corrected
//   then any number of changes:
//   1 byte        the target: a field of the handle, any byte, or the length
//   1 byte        the change: set, add, flip a bit, copy the field of another handle
//   1 to 8 bytes  the operand
std::vector<std::uint8_t> buildHandle(Bytes &input, std::span<const ipc::HandleBytes> handles);

} // namespace ur::test
