// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/reports.hpp"

#include <string_view>

namespace ur::conformance {

extern const std::string_view kReportPage; // report.html

namespace {

constexpr std::string_view kPlace = "{/* the report */}";

// Escapes "</", which would end the script element around the JSON.
std::string embedded(const Json &report) {
  std::string text = textOf(report);
  for (std::size_t at = 0; (at = text.find("</", at)) != std::string::npos; at += 3)
    text.insert(at + 1, 1, '\\');
  return text;
}

} // namespace

std::string htmlReport(const Json &report) {
  std::string page(kReportPage);
  return page.replace(page.find(kPlace), kPlace.size(), embedded(report));
}

} // namespace ur::conformance
