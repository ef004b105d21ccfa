// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::histories {

// Makes every thread of this process, including the adapter's, pause at random before or after it
// locks, unlocks, signals or waits, and before it changes a mapping or a file. A race window of a
// microsecond then lasts hundreds of microseconds. Also shortens some long writes, as the kernel
// may do. Does nothing in a build with sanitizers, because their runtime libraries replace the same
// functions.
void delayThreads() noexcept;

// Makes every start of a thread fail until the next call with false.
void failThreads(bool isFailing) noexcept;
// Makes futex_waitv fail until the next call with false, like a kernel before Linux 5.16.
void failMultiWaits(bool isFailing) noexcept;
// Makes one system call of this thread fail for lack of memory, descriptors or space: the next call
// if `number` is 1, the second call if it is 2, and so on. If it is 0, no call fails.
void failSystemCall(unsigned number) noexcept;
bool canFailCalls() noexcept; // false in a sanitized program, which replaces no functions

} // namespace ur::histories
