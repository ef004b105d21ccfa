// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/command.hpp"

#include <algorithm>

namespace ur::native_cpu {

std::size_t bytesWritten(const Work &work) noexcept {
  if (const auto *copy = std::get_if<Copy>(&work))
    return copy->size;
  if (const auto *rows = std::get_if<kit::CopyRect>(&work))
    return rows->width * rows->height * rows->depth;
  if (const auto *fills = std::get_if<kit::Fills>(&work))
    return fills->size() * fills->front().size;
  const auto *fill = std::get_if<Fill>(&work);
  return fill ? fill->size : 0;
}

bool Command::isReady(kit::Sleeper &sleeper) {
  while (completedWaits_ < waits.size()) {
    if (!kit::isDone(waits[completedWaits_]->status()) && waits[completedWaits_]->watch(sleeper))
      return false;
    ++completedWaits_;
  }
  return true;
}

bool Command::isReady() const noexcept {
  return std::all_of(waits.begin(), waits.end(),
                     [](const auto &wait) { return kit::isDone(wait->status()); });
}

void Command::run(Crew &crew) noexcept {
  hasFailed_ = std::any_of(waits.begin(), waits.end(), [](const auto &wait) {
    return wait->status() == UR_EVENT_STATUS_ERROR;
  });
  if (signal)
    signal->begin();
  if (!hasFailed_)
    crew.perform(work);
  uses = {};
}

void Command::complete() noexcept {
  if (signal)
    signal->finish(hasFailed_);
}

} // namespace ur::native_cpu
