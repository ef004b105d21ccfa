// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/table_loading.hpp"

#include "base/result_name.hpp"
#include "runtime/loader/loader_log.hpp"

namespace ur::loader {

void noteFailedTable(const Library &library, const char *getter, ur_result_t result) {
  log().warning("{}: {} answered {} for API version {}.{}", library.file(), getter,
                base::nameOf(result), UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
}

} // namespace ur::loader
