// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What generated code of the parameter layer calls.

#include "runtime/layers/validation/message.hpp"

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::validation {

// Logs why a call is not passed on and returns `code`. Cold, so that compilers keep all that leads
// here out of the way of good calls.
[[gnu::cold]] ur_result_t refuse(ur_result_t code, const char *function, const char *path,
                                 const char *rule, const char *words, Value value) noexcept;

// Logs what is doubtful about a call that is passed on.
[[gnu::cold]] void warn(const char *function, const char *path, const char *rule, const char *words,
                        Value value) noexcept;

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

// The first element that is wrong, null when all are right. `elements` may be null.
template <typename Element, typename Wrong>
const Element *firstWrong(const Element *elements, std::size_t count, Wrong wrong) noexcept {
  if (elements)
    for (const Element *end = elements + count; elements != end; ++elements)
      if (wrong(*elements))
        return elements;
  return nullptr;
}

template <typename Handle>
const Handle *firstNull(const Handle *handles, std::size_t count) noexcept {
  return firstWrong(handles, count, [](Handle handle) { return !handle; });
}

} // namespace ur::validation
