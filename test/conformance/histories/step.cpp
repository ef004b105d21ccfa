// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/step.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

#include <fmt/format.h>

namespace ur::histories {
namespace {

struct VerbText {
  std::string_view name;
  std::vector<std::string_view> arguments;
};

// In the order of Verb.
const std::array<VerbText, static_cast<std::size_t>(Verb::Count)> &verbs() {
  static const std::array<VerbText, static_cast<std::size_t>(Verb::Count)> all{{
      {"pool", {"pool", "zeroes", "least"}},
      {"pool_release", {"pool"}},
      {"pool_state", {"pool"}},
      {"alloc", {"memory", "kind", "size", "align", "pool"}},
      {"free", {"memory"}},
      {"free_again", {"memory"}},
      {"get", {"handle", "kind", "object", "at"}},
      {"put", {"kind", "handle"}},
      {"put_again", {"kind", "handle"}},
      {"put_copy", {"kind", "handle"}},
      {"open", {"object", "kind", "handle", "change", "at", "value"}},
      {"open_until", {"handle", "size", "end", "delay"}},
      {"close", {"kind", "object"}},
      {"close_again", {"kind", "object"}},
      {"fill", {"queue", "memory", "at", "size", "pattern", "seed", "event"}},
      {"copy", {"queue", "to", "to_at", "from", "from_at", "size", "blocking", "event"}},
      {"write", {"queue", "memory", "at", "size", "seed", "blocking", "event"}},
      {"context_copy", {"to", "to_at", "from", "from_at", "size"}},
      {"protect", {"memory", "page", "pages"}},
      {"look", {"memory", "at", "size", "extent", "tail", "rights"}},
      {"describe", {"memory", "at"}},
      {"queue", {"queue", "flags"}},
      {"queue_release", {"queue"}},
      {"finish", {"queue"}},
      {"queue_state", {"queue"}},
      {"event", {"event", "flags"}},
      {"signal", {"queue", "event"}},
      {"barrier", {"queue", "event"}},
      {"marker", {"queue", "event"}},
      {"wait", {"poll", "queue"}},
      {"status", {"event"}},
      {"times", {"event"}},
      {"callback", {"event", "state", "delay"}},
      {"retain", {"event"}},
      {"release", {"event"}},
      {"hold", {"event"}},
      {"let_go", {"event", "poll", "queue"}},
      {"buffer", {"buffer", "size", "flags"}},
      {"buffer_release", {"buffer"}},
      {"buffer_part", {"buffer", "of", "at", "size"}},
      {"buffer_map", {"mapping", "queue", "buffer", "at", "size", "flags", "event"}},
      {"buffer_unmap", {"mapping", "queue", "seed", "event"}},
      {"buffer_rect",
       {"queue", "buffer", "other", "way", "width", "height", "depth", "x", "y", "z", "row",
        "slice", "other_x", "other_y", "other_z", "other_row", "other_slice", "seed", "event"}},
      {"physical", {"object", "pages", "ipc"}},
      {"physical_release", {"object"}},
      {"map", {"memory", "object", "page", "pages", "access"}},
      {"unmap", {"memory"}},
      {"access", {"memory", "access"}},
      {"refused", {"way", "object", "other", "at"}},
      {"trial", {"way", "handle", "kind", "size", "seed"}},
      {"kill", {}},
      {"stop", {}},
      {"continue", {}},
      {"usage", {}},
  }};
  return all;
}

const VerbText &textsOf(Verb verb) { return verbs()[static_cast<std::size_t>(verb)]; }

std::size_t placeOf(const Step &step, std::string_view name) {
  const auto &names = textsOf(step.verb).arguments;
  const auto found = std::ranges::find(names, name);
  if (found == names.end())
    throw std::out_of_range(fmt::format("{} has no argument {}", textsOf(step.verb).name, name));
  return static_cast<std::size_t>(found - names.begin());
}

// An offset before an address wraps around 2^64; readers want a minus sign.
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
  return arguments[placeOf(*this, name)];
}
std::uint64_t &Step::operator[](std::string_view name) { return arguments[placeOf(*this, name)]; }

std::string_view nameOf(Verb verb) { return textsOf(verb).name; }
std::span<const std::string_view> argumentNames(Verb verb) { return textsOf(verb).arguments; }

std::string textOf(const Step &step) {
  std::string text = fmt::format("p{} {}", step.process, nameOf(step.verb));
  for (std::size_t i = 0; i < step.arguments.size(); ++i)
    text += fmt::format(" {}={}", argumentNames(step.verb)[i], numberText(step.arguments[i]));
  for (std::size_t i = 0; i < step.after.size(); ++i)
    text += fmt::format("{}{}", i == 0 ? " after=" : ",", step.after[i]);
  return text;
}

Step parseStep(const std::string &line) {
  std::istringstream words(line);
  std::string process;
  std::string verb;
  words >> process >> verb;
  const auto found = std::ranges::find(verbs(), verb, &VerbText::name);
  if (found == verbs().end() || !process.starts_with('p'))
    throw std::runtime_error(
        fmt::format("'{}' is no step: write one as 'p0 alloc memory=1 ...'", line));
  try {
    Step step;
    step.process = static_cast<unsigned>(std::stoul(process.substr(1)));
    step.verb = static_cast<Verb>(found - verbs().begin());
    step.arguments.resize(found->arguments.size());
    for (std::string word; words >> word;) {
      const std::size_t equals = word.find('=');
      const std::string name = word.substr(0, equals);
      const std::string value = equals == std::string::npos ? "" : word.substr(equals + 1);
      if (name == "after")
        step.after = parseList(value);
      else
        step[name] = parseNumber(value);
    }
    return step;
  } catch (const std::logic_error &) { // a wrong name or number
    throw std::runtime_error(fmt::format("'{}' is no step: {} takes {}", line, found->name,
                                         fmt::join(found->arguments, "=, ")));
  }
}

} // namespace ur::histories
