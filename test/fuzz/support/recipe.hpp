// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "test/fuzz/support/bytes.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ur::test {

// Makes a handle out of an input: one of `handles`, changed field by field, with the checksum right
// again most of the time. An input says how to change a handle and not what bytes it has, because
// valid ones are different in every process: so it means the same in the next run.
//
//   1 byte        which handle
//   1 byte        7 in the low three bits: the checksum stays as it came
//   then, again and again:
//   1 byte        a field of the handle; behind the last field: any byte; then: the length
//   1 byte        what happens: set, add, flip bits, take the field of another handle
//   1 to 8 bytes  with what
std::vector<std::uint8_t> handleOf(Bytes &input, std::span<const ipc::HandleBytes> handles);

} // namespace ur::test
