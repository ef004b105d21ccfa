// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/standing.hpp"

#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/ipc_lifetime.hpp"
#include "runtime/layers/validation/live_objects.hpp"

#include <fmt/core.h>

namespace ur::validation {
namespace {

void reportEnded(Argument argument, Key key, const Tracker::Record &record,
                 std::string_view words) {
  report(UR_LOGGER_LEVEL_ERROR, argument, key.object, words, "alive",
         {madeAt(record.making()), endedAt(record.ending)});
}

bool isStranger(Key key) { return isComplete(key.resource) && liveObjects().isFromBegin; }

} // namespace

void reportNotAlive(Argument argument, Key key) {
  const auto record = liveObjects().tracker.find(key);
  if (record && !record->isAlive())
    reportEnded(argument, key, *record,
                fmt::format("its last reference was given back to {}", record->ending.function));
  else if (!record && isStranger(key))
    report(UR_LOGGER_LEVEL_ERROR, argument, key.object, "no call has made it", "origin");
}

void reportNotGivenBack(Argument argument, Key key) {
  const auto record = liveObjects().tracker.find(key);
  if (record && record->references == 0)
    reportEnded(argument, key, *record,
                fmt::format("it was given back to {} before", record->ending.function));
  else if (!record && isStranger(key))
    reportStranger(argument, key);
}

} // namespace ur::validation
