// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library that exports no function table. The test program defines `interposed` as well; weak, so
// that no compiler takes this one for granted.
extern "C" {
__attribute__((visibility("default"), weak)) int interposed() { return 1; }
__attribute__((visibility("default"))) int callInterposed() { return interposed(); }
}
