// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <span>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

// Throws for properties of another type and undeclared flags; null is fine.
inline void requireValid(const ur_context_properties_t *properties) {
  if (!properties)
    return;
  requireType(*properties, UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, "context properties");
  requireDeclared(properties->flags, UR_CONTEXT_FLAGS_MASK, "context flags");
}

// Throws INVALID_DEVICE unless all devices are of one platform of the adapter with that table.
template <typename Device>
void requireOnePlatform(std::span<const Device> devices, const ur_dditable_t &table) {
  for (Device device : devices)
    if (!device->belongsTo(table) || device->platform != devices.front()->platform)
      base::raise(UR_RESULT_ERROR_INVALID_DEVICE,
                  "a context holds devices of one platform; one of the {} is another's",
                  devices.size());
}

} // namespace ur::kit
