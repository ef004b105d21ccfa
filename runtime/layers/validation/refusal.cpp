// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/refusal.hpp"

#include "base/error.hpp"
#include "runtime/layers/validation/guarded.hpp"
#include "runtime/layers/validation/validation_log.hpp"

namespace ur::validation {

ur_result_t refuse(ur_result_t code, const char *function, const char *path, const char *rule,
                   const char *words, Value value) noexcept {
  guarded([&] {
    const std::string text = message({function, path}, value, words, rule);
    log().error("{}", text);
    base::reject(code, text.c_str());
  });
  return code;
}

} // namespace ur::validation
