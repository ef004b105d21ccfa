// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/refusal.hpp"

#include "runtime/layers/guarded.hpp"
#include "runtime/layers/validation_log.hpp"

namespace ur::validation {

ur_result_t refuse(ur_result_t code, const char *function, const char *path, const char *rule,
                   const char *words, Value value) noexcept {
  guarded([&] {
    if (log().enabled(UR_LOGGER_LEVEL_ERROR))
      log().error("{}", message({function, path}, value, words, rule));
  });
  return code;
}

} // namespace ur::validation
