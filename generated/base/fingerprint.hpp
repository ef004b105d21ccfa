// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

// Changes with the place, name or signature of any table slot. An adapter exports its own as
// urIpcTableFingerprint; the loader refuses one that differs.

#define UR_IPC_TABLE_FINGERPRINT "ea3806c1e417cb0792b54c9d5988c14a7a5282116bcb9cf62fd0bd5056002232"

namespace ur {
inline constexpr char kTableFingerprint[] = UR_IPC_TABLE_FINGERPRINT;
} // namespace ur
