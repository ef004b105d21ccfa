// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/reports.hpp"

#include <sstream>

#include <fmt/format.h>
#include <pugixml.hpp>

namespace ur::conformance {
namespace {

std::string formatSeconds(double seconds) { return fmt::format("{:.3f}", seconds); }

void set(pugi::xml_node node, const char *attribute, const std::string &value) {
  node.append_attribute(attribute).set_value(value.c_str());
}

void addCase(pugi::xml_node suite, const TestResult &test) {
  const std::size_t dot = test.name.find('.');
  pugi::xml_node testCase = suite.append_child("testcase");
  set(testCase, "classname", test.name.substr(0, dot));
  set(testCase, "name", test.name.substr(dot + 1));
  set(testCase, "time", formatSeconds(test.seconds));
  if (test.outcome == Outcome::Skipped) {
    set(testCase.append_child("skipped"), "message", test.message);
  } else if (test.outcome == Outcome::Failed) {
    pugi::xml_node failure = testCase.append_child("failure");
    set(failure, "message", test.message.substr(0, test.message.find('\n')));
    failure.text().set(test.message.c_str());
    testCase.append_child("system-out").text().set(test.log.c_str());
  }
}

void addSuite(pugi::xml_node suites, const std::string &device,
              const std::vector<TestResult> &tests) {
  pugi::xml_node suite = suites.append_child("testsuite");
  unsigned failed = 0;
  unsigned skipped = 0;
  double seconds = 0;
  for (const TestResult &test : tests) {
    failed += test.outcome == Outcome::Failed ? 1 : 0;
    skipped += test.outcome == Outcome::Skipped ? 1 : 0;
    seconds += test.seconds;
    addCase(suite, test);
  }
  set(suite, "name", device);
  set(suite, "tests", std::to_string(tests.size()));
  set(suite, "failures", std::to_string(failed));
  set(suite, "skipped", std::to_string(skipped));
  set(suite, "time", formatSeconds(seconds));
}

} // namespace

std::string junitReport(const Json &report) {
  // The conversion to text and back replaces invalid UTF-8.
  const Json validReport = Json::parse(textOf(report));
  pugi::xml_document document;
  pugi::xml_node suites = document.append_child("testsuites");
  for (const Json &device : validReport["devices"])
    addSuite(suites, device["name"].get<std::string>(),
             device["tests"].get<std::vector<TestResult>>());
  std::ostringstream text;
  // XML cannot contain control characters, not even escaped ones.
  document.save(text, "  ", pugi::format_default | pugi::format_skip_control_chars);
  return text.str();
}

} // namespace ur::conformance
