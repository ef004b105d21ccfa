// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <level_zero/ze_api.h>

namespace host_driver {

// The first members of every struct in a pNext chain.
struct ChainedStruct {
  ze_structure_type_t stype;
  void *pNext;
};

// Returns the struct with this type in a chain, or null.
template <class T> T *findInChain(const void *chain, ze_structure_type_t stype) {
  auto *node = static_cast<ChainedStruct *>(const_cast<void *>(chain));
  while (node != nullptr && node->stype != stype)
    node = static_cast<ChainedStruct *>(node->pNext);
  return reinterpret_cast<T *>(node);
}

} // namespace host_driver
