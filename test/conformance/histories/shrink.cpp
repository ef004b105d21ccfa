// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/shrink.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ur::histories {
namespace {

template <typename List, typename StillFails>
void removeGroups(List &list, const StillFails &stillFails) {
  for (std::size_t size = std::max<std::size_t>(list.size() / 2, 1); size > 0; size /= 2)
    for (std::size_t at = 0; at < list.size();) {
      List shorter = list;
      const auto begin = shorter.begin() + static_cast<std::ptrdiff_t>(at);
      shorter.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(size, list.size() - at)));
      if (stillFails(shorter))
        list = std::move(shorter);
      else
        at += size;
    }
}

// Arguments whose simplest value is 0.
constexpr std::string_view kZeroNames[] = {
    "at",  "to_at", "from_at", "event",   "blocking", "align",     "x",           "y",    "z",
    "row", "slice", "other_x", "other_y", "other_z",  "other_row", "other_slice", "value"};

std::vector<Step> simplerSteps(const Step &step) {
  std::vector<Step> simpler;
  for (std::size_t i = 0; i < step.waitList.size(); ++i) {
    simpler.push_back(step);
    simpler.back().waitList.erase(simpler.back().waitList.begin() + static_cast<std::ptrdiff_t>(i));
  }
  const auto names = argumentNames(step.verb);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool isOptional = std::ranges::find(kZeroNames, names[i]) != std::end(kZeroNames);
    if (isOptional && step.arguments[i] != 0) {
      simpler.push_back(step);
      simpler.back().arguments[i] = 0;
    }
    if (names[i] == "size" && step.arguments[i] > 1) {
      for (const std::uint64_t size : {std::uint64_t{1}, step.arguments[i] / 2}) {
        simpler.push_back(step);
        simpler.back().arguments[i] = size;
      }
    }
  }
  return simpler;
}

} // namespace

Story shrink(Story story, const Fails &fails) {
  removeGroups(story, fails);
  const auto removeSteps = [&] {
    for (std::size_t i = 0; i < story.size(); ++i)
      removeGroups(story[i], [&](const History &shorter) {
        Story candidate = story;
        candidate[i] = shorter;
        return fails(candidate);
      });
  };
  removeSteps();
  for (History &history : story)
    for (Step &step : history)
      for (bool isSimpler = true; isSimpler;) {
        isSimpler = false;
        for (const Step &simpler : simplerSteps(step)) {
          const Step original = std::exchange(step, simpler);
          isSimpler = fails(story);
          if (isSimpler)
            break;
          step = original;
        }
      }
  removeSteps();
  return story;
}

} // namespace ur::histories
