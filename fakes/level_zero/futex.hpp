// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/deadline.hpp"

#include <atomic>
#include <cstdint>

namespace host_driver {

// Sleeps while the word has the value. May return early. Other processes may share the word.
void futexWait(const std::atomic<std::uint32_t> &word, std::uint32_t value,
               const Deadline &deadline);
void futexWakeAll(const std::atomic<std::uint32_t> &word);

} // namespace host_driver
