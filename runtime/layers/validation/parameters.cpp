// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/parameters.hpp"

#include "base/error.hpp"
#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <string>

namespace ur::validation {

ur_result_t refuse(ur_result_t code, const char *function, const char *path, const char *rule,
                   const char *cause, Value value) noexcept {
  guarded([&] {
    const std::string text = message({function, path}, value, cause, rule);
    log().error("{}", text);
    base::reject(code, text.c_str());
  });
  return code;
}

void warn(const char *function, const char *path, const char *rule, const char *cause,
          Value value) noexcept {
  guarded([&] { report(UR_LOGGER_LEVEL_WARN, {function, path}, value, cause, rule); });
}

ChainFault checkNodes(const void *next) noexcept {
  constexpr int kMaxNodes = 64;
  for (int i = 0; next && i < kMaxNodes; ++i) {
    const auto &node = *static_cast<const ur_base_desc_t *>(next);
    if (const ChainFault fault = checkNode(node))
      return fault;
    next = node.pNext;
  }
  return {};
}

ur_result_t refuse(const char *function, const char *path, const ChainFault &fault) noexcept {
  guarded([&] {
    const std::string member = std::string(path).append("->").append(fault.member);
    refuse(fault.code, function, member.c_str(), fault.rule, fault.cause, fault.value);
  });
  return fault.code;
}

} // namespace ur::validation
