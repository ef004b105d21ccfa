// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Stands for the adapter's code. Never compiled.
