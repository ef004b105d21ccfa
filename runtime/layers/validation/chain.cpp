// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/chain.hpp"

#include "runtime/layers/validation/guarded.hpp"

#include <string>

namespace ur::validation {

ChainFault checkNodes(const void *next) noexcept {
  constexpr int kLongest = 64;
  for (int i = 0; next && i < kLongest; ++i) {
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
    refuse(fault.code, function, member.c_str(), fault.rule, fault.words, fault.value);
  });
  return fault.code;
}

} // namespace ur::validation
