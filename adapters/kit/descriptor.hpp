// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"

#include <cstdint>
#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

// Throws INVALID_ARGUMENT if the struct's stype is neither `type` nor 0. Accepts 0, because
// existing applications pass structs initialized with `= {}`.
template <typename Descriptor>
void requireType(const Descriptor &descriptor, ur_structure_type_t type, const char *name) {
  if (descriptor.stype != type && descriptor.stype != ur_structure_type_t{})
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT, "the {} has stype {:#x}; it must be {:#x}", name,
                static_cast<unsigned>(descriptor.stype), static_cast<unsigned>(type));
}

// Throws INVALID_ENUMERATION if `flags` has undeclared bits. `undeclaredMask` contains these bits:
// UR_..._FLAGS_MASK.
inline void requireDeclared(std::uint32_t flags, std::uint32_t undeclaredMask, const char *name) {
  if (flags & undeclaredMask)
    base::raise(UR_RESULT_ERROR_INVALID_ENUMERATION, "the {} have undeclared bits: {:#x}", name,
                flags & undeclaredMask);
}

// Checks the properties of urEnqueueEventsWaitWithBarrierExt.
inline void requireEnqueueProperties(const ur_exp_enqueue_ext_properties_t *properties) {
  if (!properties)
    return;
  requireType(*properties, UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES, "enqueue properties");
  requireDeclared(properties->flags, UR_EXP_ENQUEUE_EXT_FLAGS_MASK, "enqueue flags");
}

// Returns the first node of a type in a chain, or null. Skips nodes of other types.
template <typename Node> const Node *findInChain(const void *chain, ur_structure_type_t type) {
  for (auto *node = static_cast<const ur_base_desc_t *>(chain); node;
       node = static_cast<const ur_base_desc_t *>(node->pNext))
    if (node->stype == type)
      return reinterpret_cast<const Node *>(node);
  return nullptr;
}

// Throws INVALID_DEVICE unless all devices belong to one platform of the adapter that owns `table`.
template <typename Device>
void requireOnePlatform(std::span<const Device> devices, const ur_dditable_t &table) {
  for (Device device : devices)
    if (!device->belongsTo(table) || device->platform != devices.front()->platform)
      base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                  "the devices of a context must belong to one platform; at least one of the {} "
                  "devices belongs to another",
                  devices.size());
}

} // namespace ur::kit
