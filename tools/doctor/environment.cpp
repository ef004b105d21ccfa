// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/checks.hpp"
#include "tools/doctor/variables.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::doctor {

Findings checkEnvironment() {
  Findings findings;
  std::string values;
  for (char **entry = environ; *entry; ++entry) {
    const std::string_view text = *entry;
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view name = text.substr(0, equals);
    const std::string_view value = text.substr(std::min(equals + 1, text.size()));
    if (const auto error = findVariableError(name, value))
      findings.push_back({.check = "environment",
                          .verdict = Verdict::Warning,
                          .text = error->text,
                          .remedies = {{"shell", error->remedy}}});
    else if (std::ranges::find(variables(), name, &Variable::name) != variables().end())
      values += fmt::format("{}{}", values.empty() ? "" : ", ", text);
  }
  if (findings.empty())
    findings.push_back({.check = "environment",
                        .text = values.empty() ? "no variable of this project is set" : values});
  return findings;
}

} // namespace ur::doctor
