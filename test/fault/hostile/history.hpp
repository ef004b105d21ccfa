// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <numeric>
#include <vector>

// The parts of random histories that the real and the simulated kernel share.
namespace ur::ipc::hostile {

// Clears the fields that the claim hash does not cover. They are hints, or compared one by one.
inline Handle claimOf(Handle handle) {
  handle.crc = 0;
  handle.pid = 0;
  handle.bootId = {};
  handle.tableFd = handle.objectFd = 0;
  handle.objectDevice = handle.objectInode = handle.objectSize = 0;
  handle.offset = handle.length = 0;
  return handle;
}

// Conditions of an open that the exporter can meet or break.
enum class Condition : std::uint8_t { EntryIsLive, HasObject, HasTable, HasLock, UserMayShare };
inline constexpr unsigned kConditions = 5;

// Numbers of steps. The removal of some steps does not change the remaining steps of a history.
using Steps = std::vector<std::size_t>;

inline Steps firstSteps(std::size_t count) {
  Steps steps(count);
  std::iota(steps.begin(), steps.end(), std::size_t{0});
  return steps;
}

// Removes each step whose removal keeps `fails` true.
template <typename Fails> Steps shortened(Steps steps, const Fails &fails) {
  for (std::size_t i = steps.size(); i-- > 0;) {
    Steps fewer;
    std::ranges::remove_copy(steps, std::back_inserter(fewer), steps[i]);
    if (fails(fewer))
      steps = fewer;
  }
  return steps;
}

} // namespace ur::ipc::hostile
