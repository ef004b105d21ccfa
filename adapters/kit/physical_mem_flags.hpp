// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include "adapters/kit/descriptor.hpp"

namespace ur::kit {

// The flags of a physical memory object's description, 0 where it is null. Throws for undeclared
// ones.
inline ur_physical_mem_flags_t flagsOf(const ur_physical_mem_properties_t *properties) {
  if (!properties)
    return 0;
  requireType(*properties, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, "physical memory properties");
  requireDeclared(properties->flags, UR_PHYSICAL_MEM_FLAGS_MASK, "physical memory flags");
  return properties->flags;
}

} // namespace ur::kit
