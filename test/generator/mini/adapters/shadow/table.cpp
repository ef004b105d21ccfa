// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's own table. Never compiled.
constinit const ur_dditable_t kDdiTable = {};
