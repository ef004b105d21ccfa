// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/library.hpp"

#include <unified-runtime/ur_ddi.h>

namespace ur::loader {

// Asks an adapter for each of its tables once and stops at the first that fails. `tables` keeps its
// slots where the adapter exports no getter.
ur_result_t loadTables(const Library &library, ur_dditable_t &tables);

// Logs which getter failed and with which code.
void noteFailedTable(const Library &library, const char *getter, ur_result_t result);

// One step of loadTables: calls the library's `getter` if it has one.
template <typename Table>
ur_result_t loadTable(const Library &library, const char *getter, Table &table) {
  const auto fill = library.function<ur_result_t(UR_APICALL *)(ur_api_version_t, Table *)>(getter);
  if (!fill)
    return UR_RESULT_SUCCESS;
  const ur_result_t result = fill(UR_API_VERSION_CURRENT, &table);
  if (result != UR_RESULT_SUCCESS)
    noteFailedTable(library, getter, result);
  return result;
}

} // namespace ur::loader
