// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library without function tables. The test program also defines `interposed`. The definition in
// this file is weak, so that the compiler does not inline it.
extern "C" {
__attribute__((visibility("default"), weak)) int interposed() { return 1; }
__attribute__((visibility("default"))) int callInterposed() { return interposed(); }
}
