// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/keeper/name.hpp"

#include "base/error.hpp"

namespace ur::keeper {

void requireName(std::string_view name) {
  constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                         "0123456789._-";
  if (name.empty() || name.size() > 48 || name.find_first_of("._-") == 0 ||
      name.find_first_not_of(kAlphabet) != std::string_view::npos)
    base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
                "the name is not valid: use up to 48 letters, digits, dots, dashes and "
                "underscores, starting with a letter or a digit");
}

} // namespace ur::keeper
