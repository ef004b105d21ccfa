// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::histories {

// Makes every thread of this process, including the adapter's, pause at random before or after it
// locks, unlocks, signals or waits. A race window of a microsecond then lasts hundreds of
// microseconds. Does nothing in a build with sanitizers, whose runtime libraries replace the same
// functions.
void delayThreads() noexcept;

// Lets every start of a thread fail, until it is called with false.
void failThreads(bool isFailing) noexcept;
bool canFailThreads() noexcept; // false in a sanitized program, which replaces no functions

} // namespace ur::histories
