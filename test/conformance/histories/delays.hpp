// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::histories {

// From now on each thread of this process, those of the adapter included, pauses now and then
// before or after it locks, unlocks, signals or waits. Windows of a microsecond between two threads
// become hundreds of microseconds long. Does nothing in a build with sanitizers, whose runtime
// libraries replace the same functions.
void delayThreads() noexcept;

} // namespace ur::histories
