// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/level_zero_driver/command_list.hpp"
#include "test/level_zero_driver/virtual_memory.hpp"

#include <cstddef>

namespace host_driver {

// Bytes that a command reads or writes, as the device sees them.
class Operand {
public:
  // Adds the allocation behind the bytes to what the command uses. Throws INVALID_ARGUMENT where
  // they run past it.
  Operand(Command &command, const void *pointer, std::size_t size, Wanted wanted);

  // For the work. Throws DeviceFault where virtual memory does not permit the access now.
  std::byte *bytes() const;

private:
  std::byte *bytes_;
  std::size_t size_;
  Wanted wanted_;
};

} // namespace host_driver
