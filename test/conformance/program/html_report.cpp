// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/reports.hpp"

#include <string_view>

namespace ur::conformance {

extern const std::string_view kReportPage; // report.html

namespace {

constexpr std::string_view kPlaceholder = "{/* the report */}";

// Escapes "</", which would end the script element around the JSON.
std::string escapeForScript(const Json &report) {
  std::string text = textOf(report);
  for (std::size_t pos = 0; (pos = text.find("</", pos)) != std::string::npos; pos += 3)
    text.insert(pos + 1, 1, '\\');
  return text;
}

} // namespace

std::string htmlReport(const Json &report) {
  std::string page(kReportPage);
  return page.replace(page.find(kPlaceholder), kPlaceholder.size(), escapeForScript(report));
}

} // namespace ur::conformance
