// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <stdexcept>
#include <string>

#include <regex.h>

namespace ur::tracing {

// A POSIX extended regular expression, as `grep -E` accepts it.
class Expression {
public:
  // Throws std::invalid_argument with the reason if the expression is malformed.
  explicit Expression(const std::string &text) {
    if (const int error = regcomp(&regex_, text.c_str(), REG_EXTENDED | REG_NOSUB); error != 0) {
      std::array<char, 128> reason{};
      regerror(error, &regex_, reason.data(), reason.size());
      throw std::invalid_argument(reason.data());
    }
  }
  ~Expression() { regfree(&regex_); }
  Expression(const Expression &) = delete;
  Expression &operator=(const Expression &) = delete;

  bool isFoundIn(const char *text) const noexcept {
    return regexec(&regex_, text, 0, nullptr, 0) == 0;
  }

private:
  regex_t regex_{};
};

} // namespace ur::tracing
