// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/report.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

const char *nameOf(Verdict verdict) {
  switch (verdict) {
  case Verdict::Ok:
    return "ok";
  case Verdict::Warning:
    return "warning";
  case Verdict::Problem:
    break;
  }
  return "problem";
}

std::size_t widthOfChecks(const Findings &findings) {
  std::size_t width = 0;
  for (const Finding &finding : findings)
    width = std::max(width, finding.check.size());
  return width;
}

// Indents all lines of a text, such as the output of a driver.
std::string indentLines(const std::string &text, std::size_t width) {
  std::string result;
  for (const char character : text) {
    result += character;
    if (character == '\n')
      result += std::string(width, ' ');
  }
  return result;
}

} // namespace

Verdict worstOf(const Findings &findings) {
  Verdict worst = Verdict::Ok;
  for (const Finding &finding : findings)
    worst = std::max(worst, finding.verdict);
  return worst;
}

std::string textReport(const Findings &findings) {
  const std::size_t width = widthOfChecks(findings);
  const std::string margin(width + 11, ' ');
  std::string text;
  for (const Finding &finding : findings) {
    text += fmt::format("{:<{}}  {:<7}  {}\n", finding.check, width, nameOf(finding.verdict),
                        indentLines(finding.text, margin.size()));
    for (const Remedy &remedy : finding.remedies)
      text += fmt::format("{}-> {}: {}\n", margin, remedy.where, remedy.text);
  }
  const auto count = [&](Verdict verdict) {
    return std::ranges::count(findings, verdict, &Finding::verdict);
  };
  return text + fmt::format("\n{} ok, {} warnings, {} problems\n", count(Verdict::Ok),
                            count(Verdict::Warning), count(Verdict::Problem));
}

std::string fixHints(const Findings &findings) {
  std::string text;
  for (const Finding &finding : findings) {
    if (finding.remedies.empty())
      continue;
    text += fmt::format("{}# {}: {}\n", text.empty() ? "" : "\n", finding.check,
                        finding.text.substr(0, finding.text.find('\n')));
    for (const Remedy &remedy : finding.remedies)
      text += fmt::format("# {}\n{}\n", remedy.where, remedy.text);
  }
  return text;
}

nlohmann::ordered_json jsonReport(const Findings &findings) {
  using Json = nlohmann::ordered_json;
  Json findingList = Json::array();
  for (const Finding &finding : findings) {
    Json remedies = Json::array();
    for (const Remedy &remedy : finding.remedies)
      remedies.push_back({{"where", remedy.where}, {"text", remedy.text}});
    findingList.push_back({{"check", finding.check},
                           {"verdict", nameOf(finding.verdict)},
                           {"text", finding.text},
                           {"remedies", remedies}});
  }
  return {{"verdict", nameOf(worstOf(findings))}, {"findings", findingList}};
}

} // namespace ur::doctor
