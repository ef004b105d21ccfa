// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library without function tables. The test program also defines `interposed`; it is weak here,
// so that the compiler does not inline this definition.
extern "C" {
__attribute__((visibility("default"), weak)) int interposed() { return 1; }
__attribute__((visibility("default"))) int callInterposed() { return interposed(); }
}
