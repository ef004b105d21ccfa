// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Functions for the generated code of the parameter layer.

#include "runtime/layers/validation/message.hpp"

#include <cstddef>

#include <unified-runtime/ur_api.h>

namespace ur::validation {

// Logs why the layer rejects a call, and returns `code`. The attribute `cold` makes compilers move
// the calls of this function out of the path of valid calls.
[[gnu::cold]] ur_result_t refuse(ur_result_t code, const char *function, const char *path,
                                 const char *rule, const char *cause, Value value) noexcept;

// Logs a warning about a call that the layer passes on.
[[gnu::cold]] void warn(const char *function, const char *path, const char *rule, const char *cause,
                        Value value) noexcept;

// A member of a chained struct that breaks its rule.
struct ChainFault {
  const char *member = nullptr; // ur_usm_device_desc_t.flags; null if there is no fault
  const char *rule = "";
  const char *cause = "";
  ur_result_t code = UR_RESULT_SUCCESS;
  Value value = nullptr;

  explicit operator bool() const noexcept { return member != nullptr; }
};

// Checks the members of one node. Generated. A node of unknown type has no fault, because adapters
// skip it.
ChainFault checkNode(const ur_base_desc_t &node) noexcept;

// Checks the nodes of the chain that begins at `next`. Stops after 64 nodes, because the chain may
// be circular. Returns the first fault.
ChainFault checkNodes(const void *next) noexcept;

inline ChainFault checkChain(const void *next) noexcept {
  return next ? checkNodes(next) : ChainFault{};
}

// Calls refuse() for a fault in a chain. `path` names the pointer to the chain, such as
// pUSMDesc->pNext.
[[gnu::cold]] ur_result_t refuse(const char *function, const char *path,
                                 const ChainFault &fault) noexcept;

// Returns the first invalid element, or null. `elements` may be null.
template <typename Element, typename Check>
const Element *firstInvalid(const Element *elements, std::size_t count, Check isInvalid) noexcept {
  if (elements)
    for (const Element *end = elements + count; elements != end; ++elements)
      if (isInvalid(*elements))
        return elements;
  return nullptr;
}

template <typename Handle>
const Handle *firstNull(const Handle *handles, std::size_t count) noexcept {
  return firstInvalid(handles, count, [](Handle handle) { return !handle; });
}

} // namespace ur::validation
