// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/command_list.hpp"
#include "fakes/level_zero/virtual_memory.hpp"

#include <cstddef>

namespace host_driver {

// The bytes that a command reads or writes.
class Operand {
public:
  // Adds the allocation that contains the bytes to the command. Throws INVALID_ARGUMENT if the
  // bytes exceed the allocation.
  Operand(Command &command, const void *pointer, std::size_t size, AccessKind access);

  // Called when the command runs. Throws DeviceFault if virtual memory does not permit the access.
  std::byte *bytes() const;

private:
  std::byte *bytes_;
  std::size_t size_;
  AccessKind access_;
};

} // namespace host_driver
