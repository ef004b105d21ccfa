// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/step.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

namespace ur::histories {
namespace {

// Converts `PoolRelease` to `pool_release`.
std::string toSnakeCase(std::string_view name) {
  std::string text;
  for (const char letter : name) {
    if (std::isupper(letter) != 0 && !text.empty())
      text += '_';
    text += static_cast<char>(std::tolower(letter));
  }
  return text;
}

struct VerbSyntax {
  std::string name;
  std::vector<std::string_view> arguments;
};

const std::vector<VerbSyntax> &verbs() {
#define UR_TEXT_OF_VERB(name, rule, function, ...) {toSnakeCase(#name), {__VA_ARGS__}},
  static const std::vector<VerbSyntax> all{UR_HISTORIES_VERBS(UR_TEXT_OF_VERB)};
#undef UR_TEXT_OF_VERB
  return all;
}

const VerbSyntax &syntaxOf(Verb verb) { return verbs()[static_cast<std::size_t>(verb)]; }

std::size_t indexOf(const Step &step, std::string_view name) {
  const auto &names = syntaxOf(step.verb).arguments;
  const auto syntax = std::ranges::find(names, name);
  if (syntax == names.end())
    throw std::out_of_range(fmt::format("{} has no argument {}", syntaxOf(step.verb).name, name));
  return static_cast<std::size_t>(syntax - names.begin());
}

// Returns a number as text. A number with the top bit set is a negative offset.
std::string numberText(std::uint64_t number) {
  return number >> 63 != 0 ? fmt::format("{}", static_cast<std::int64_t>(number))
                           : fmt::format("{}", number);
}

std::uint64_t parseNumber(const std::string &text) {
  return text.starts_with('-') ? static_cast<std::uint64_t>(std::stoll(text)) : std::stoull(text);
}

std::vector<std::uint64_t> parseList(const std::string &text) {
  std::vector<std::uint64_t> list;
  std::istringstream parts(text);
  for (std::string part; std::getline(parts, part, ',');)
    list.push_back(parseNumber(part));
  return list;
}

} // namespace

std::uint64_t Step::operator[](std::string_view name) const {
  return arguments[indexOf(*this, name)];
}
std::uint64_t &Step::operator[](std::string_view name) { return arguments[indexOf(*this, name)]; }

std::string_view nameOf(Verb verb) { return syntaxOf(verb).name; }
std::span<const std::string_view> argumentNames(Verb verb) { return syntaxOf(verb).arguments; }

std::string textOf(const Step &step) {
  std::string text = fmt::format("p{} {}", step.process, nameOf(step.verb));
  for (std::size_t i = 0; i < step.arguments.size(); ++i)
    text += fmt::format(" {}={}", argumentNames(step.verb)[i], numberText(step.arguments[i]));
  for (std::size_t i = 0; i < step.waitList.size(); ++i)
    text += fmt::format("{}{}", i == 0 ? " after=" : ",", step.waitList[i]);
  return text;
}

Step parseStep(const std::string &line) {
  std::istringstream words(line);
  std::string process;
  std::string verb;
  words >> process >> verb;
  const auto syntax = std::ranges::find(verbs(), verb, &VerbSyntax::name);
  if (syntax == verbs().end() || !process.starts_with('p'))
    throw std::runtime_error(
        fmt::format("'{}' is not a step; write steps like 'p0 alloc memory=1 ...'", line));
  try {
    Step step;
    step.process = static_cast<unsigned>(std::stoul(process.substr(1)));
    step.verb = static_cast<Verb>(syntax - verbs().begin());
    step.arguments.resize(syntax->arguments.size());
    for (std::string word; words >> word;) {
      const std::size_t equals = word.find('=');
      const std::string name = word.substr(0, equals);
      const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
      if (name == "after")
        step.waitList = parseList(value);
      else
        step[name] = parseNumber(value);
    }
    return step;
  } catch (const std::logic_error &) { // a wrong name or number
    throw std::runtime_error(fmt::format("'{}' is not a step: the arguments of {} are {}", line,
                                         syntax->name, fmt::join(syntax->arguments, ", ")));
  }
}

} // namespace ur::histories
