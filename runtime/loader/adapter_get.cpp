// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"
#include "base/result_name.hpp"
#include "generated/loader/loader_functions.hpp"
#include "runtime/loader/lifecycle.hpp"
#include "runtime/loader/loader_log.hpp"

#include <cstdint>

namespace ur::loader {

// Serves the dispatch table, and so no, one or several adapters. An adapter that fails is left out,
// so that one broken driver does not hide the others.
ur_result_t urAdapterGet(std::uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                         std::uint32_t *pNumAdapters) {
  if (phAdapters && NumEntries == 0)
    base::raise(UR_RESULT_ERROR_INVALID_SIZE,
                "urAdapterGet: NumEntries is 0 and phAdapters is not null");

  std::uint32_t total = 0;
  for (const Adapter &adapter : loadedAdapters()) {
    if (!adapter.tables.Adapter.pfnGet)
      continue;
    const std::uint32_t room = phAdapters && total < NumEntries ? NumEntries - total : 0;
    std::uint32_t count = 0;
    const ur_result_t result =
        adapter.tables.Adapter.pfnGet(room, room != 0 ? phAdapters + total : nullptr, &count);
    if (result != UR_RESULT_SUCCESS) {
      log().warning("{}: urAdapterGet answered {}; it is left out", adapter.library.file(),
                    base::nameOf(result));
      continue;
    }
    total += count;
  }
  if (pNumAdapters)
    *pNumAdapters = total;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::loader
