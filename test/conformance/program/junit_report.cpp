// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/reports.hpp"

#include <iterator>

#include <fmt/format.h>

namespace ur::conformance {
namespace {

// Control characters cannot stand in XML, escaped or not.
std::string escaped(const std::string &text) {
  std::string out;
  for (const char character : text) {
    switch (character) {
    case '&':
      out += "&amp;";
      break;
    case '<':
      out += "&lt;";
      break;
    case '>':
      out += "&gt;";
      break;
    case '"':
      out += "&quot;";
      break;
    default:
      const auto code = static_cast<unsigned char>(character);
      out += code >= 0x20 || character == '\n' || character == '\t' ? character : '?';
    }
  }
  return out;
}

void writeCase(std::back_insert_iterator<std::string> out, const TestResult &test) {
  const std::size_t dot = test.name.find('.');
  fmt::format_to(out, "    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                 escaped(test.name.substr(0, dot)), escaped(test.name.substr(dot + 1)),
                 test.seconds);
  if (test.outcome == Outcome::Passed) {
    fmt::format_to(out, "/>\n");
  } else if (test.outcome == Outcome::Skipped) {
    fmt::format_to(out, "><skipped message=\"{}\"/></testcase>\n", escaped(test.message));
  } else {
    fmt::format_to(out, ">\n      <failure message=\"{}\">{}</failure>\n",
                   escaped(test.message.substr(0, test.message.find('\n'))), escaped(test.message));
    fmt::format_to(out, "      <system-out>{}</system-out>\n    </testcase>\n", escaped(test.log));
  }
}

} // namespace

std::string junitReport(const Json &report) {
  // As UTF-8 without a doubt: that is what text in JSON is once it was written out.
  const Json clean = Json::parse(textOf(report));
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
  const auto out = std::back_inserter(text);
  for (const Json &device : clean["devices"]) {
    const auto tests = device["tests"].get<std::vector<TestResult>>();
    std::size_t failed = 0;
    std::size_t skipped = 0;
    double seconds = 0;
    for (const TestResult &test : tests) {
      failed += test.outcome == Outcome::Failed ? 1 : 0;
      skipped += test.outcome == Outcome::Skipped ? 1 : 0;
      seconds += test.seconds;
    }
    fmt::format_to(out,
                   "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" skipped=\"{}\" "
                   "time=\"{:.3f}\">\n",
                   escaped(device["name"].get<std::string>()), tests.size(), failed, skipped,
                   seconds);
    for (const TestResult &test : tests)
      writeCase(out, test);
    fmt::format_to(out, "  </testsuite>\n");
  }
  return text + "</testsuites>\n";
}

} // namespace ur::conformance
