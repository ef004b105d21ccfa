// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/validation/refusal.hpp"

namespace ur::validation {

// A member of a chained struct that breaks its rule.
struct ChainFault {
  const char *member = nullptr; // ur_usm_device_desc_t.flags; null where nothing is wrong
  const char *rule = "";
  const char *words = "";
  ur_result_t code = UR_RESULT_SUCCESS;
  Value value = nullptr;

  explicit operator bool() const noexcept { return member != nullptr; }
};

// Generated: the members of one node. A node whose structure type is not known has no fault, since
// adapters skip those.
ChainFault checkNode(const ur_base_desc_t &node) noexcept;

// All nodes from `next` on; of a chain that runs in a circle as many as a real one might have.
ChainFault checkNodes(const void *next) noexcept;

inline ChainFault checkChain(const void *next) noexcept {
  return next ? checkNodes(next) : ChainFault{};
}

// `path` is the pointer to the chain: pUSMDesc->pNext.
[[gnu::cold]] ur_result_t refuse(const char *function, const char *path,
                                 const ChainFault &fault) noexcept;

} // namespace ur::validation
