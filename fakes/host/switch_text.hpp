// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Reads environment variables that set a driver's switches. An unknown variable or value aborts the
// process: a test that misspells a switch must not pass.
#pragma once

#include "fakes/host/injection.hpp"

#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace host_driver {

[[noreturn]] void refuse(std::string_view name, std::string_view value, std::string_view remedy);

std::vector<std::string> split(std::string_view text, char separator);

template <class Number> bool parse(std::string_view text, Number &number) {
  int base = 10;
  if (text.starts_with("0x")) {
    text.remove_prefix(2);
    base = 16;
  }
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number, base);
  return error == std::errc() && stop == end;
}

template <class Choice>
Choice choose(std::string_view name, std::string_view value,
              const std::vector<std::pair<std::string_view, Choice>> &choices) {
  std::string advice = "choose";
  for (const auto &[text, choice] : choices) {
    if (text == value)
      return choice;
    advice += " '" + std::string(text) + "'";
  }
  refuse(name, value, advice);
}

// Returns the features in a list. Aborts for an unknown feature.
std::set<std::string> parseFeatures(std::string_view name, std::string_view value,
                                    const std::set<std::string> &knownFeatures);

// Parses a list of FUNCTION:CALL:RESULT and FUNCTION:CALL+:RESULT. `example` is for the error
// message.
std::vector<InjectedFailure> parseFailures(std::string_view name, std::string_view value,
                                           std::string_view example);

// Stores a variable's value in a driver's switches.
template <class Switches>
using Setter = std::function<void(Switches &, std::string_view name, std::string_view value)>;
template <class Switches> using Setters = std::map<std::string_view, Setter<Switches>>;

template <class Switches, class Value>
Setter<Switches> choice(Value Switches::*member,
                        const std::vector<std::pair<std::string_view, Value>> &choices) {
  return [=](Switches &switches, std::string_view name, std::string_view value) {
    switches.*member = choose<Value>(name, value, choices);
  };
}

template <class Switches>
Setter<Switches> flag(bool Switches::*member, std::string_view no, std::string_view yes) {
  return choice<Switches, bool>(member, {{no, false}, {yes, true}});
}

// Calls `read` for each nonempty variable whose name starts with the prefix. The arguments are the
// rest of the name, the name and the value. `read` returns false for an unknown variable.
using SwitchReader =
    std::function<bool(std::string_view suffix, std::string_view name, std::string_view value)>;
void readSwitches(std::string_view prefix, const SwitchReader &read);

// Reads each variable that starts with the prefix, with the setter for the rest of its name. An
// empty variable counts as unset.
template <class Switches>
void readSwitches(std::string_view prefix, const Setters<Switches> &setters, Switches &result) {
  readSwitches(prefix, [&](auto suffix, auto name, auto value) {
    const auto setter = setters.find(suffix);
    if (setter != setters.end() && !value.empty())
      setter->second(result, name, value);
    return setter != setters.end();
  });
}

} // namespace host_driver
