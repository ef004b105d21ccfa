// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A table of its own, which is never compiled.
constinit const ur_dditable_t kDdiTable = {};
