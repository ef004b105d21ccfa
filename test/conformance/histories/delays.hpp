// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::histories {

// Makes every thread of this process, including the adapter's, pause at random before or after it
// locks, unlocks, signals or waits, and before it changes a mapping or a file. A race window of a
// microsecond then lasts hundreds of microseconds. The kernel also seems to write only a part of
// some long writes. Does nothing in a build with sanitizers, whose runtime libraries replace the
// same functions.
void delayThreads() noexcept;

// Lets every start of a thread fail, until it is called with false.
void failThreads(bool isFailing) noexcept;
// Lets one system call of this thread fail for lack of memory, descriptors or room: the next one
// with `number` 1, the one after it with 2. No call fails with 0.
void failSystemCall(unsigned number) noexcept;
bool canFailCalls() noexcept; // false in a sanitized program, which replaces no functions

} // namespace ur::histories
