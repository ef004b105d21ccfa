// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/command.hpp"

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

#include <level_zero/ze_api.h>

namespace ur::level_zero {

using kit::Copy;

// A fill of `size` bytes, a multiple of the pattern's size.
class Fill {
public:
  // `maxPattern` is the longest pattern that the device repeats. For others, and for those whose
  // size is no power of two, the pattern is repeated here and copied.
  Fill(void *destination, std::span<const std::byte> pattern, std::size_t size,
       std::size_t maxPattern);

  void *destination;
  std::size_t size;
  bool byDevice;
  // A copy, since the caller may reuse his at once. It stays in place until the command is done.
  std::vector<std::byte> pattern;
};

// What a command does to memory; nothing in the case of waits, barriers and hints.
using Work = std::variant<std::monostate, Copy, Fill>;

// Appends work that starts after `waits` and signals `signal` in the end.
void append(ze_command_list_handle_t list, const Work &work, ze_event_handle_t signal,
            std::span<ze_event_handle_t> waits);

} // namespace ur::level_zero
