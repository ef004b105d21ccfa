// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/lifetimes.hpp"

#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

namespace ur::validation {
namespace {

// Returns the record of an object, or nullopt if it is not alive.
std::optional<Tracker::Record> findAlive(Key key) {
  auto record = key.object ? tracker().find(key) : std::nullopt;
  return record && record->isAlive() ? std::move(record) : std::nullopt;
}

} // namespace

void requireAlive(Argument argument, Resource resource, const void *object) noexcept {
  if (!object)
    return;
  guarded([&] {
    if (!tracker().isAlive({resource, object}))
      reportNotAlive(argument, {resource, object});
  });
}

void requireCreator(Argument argument, Resource resource, const void *object,
                    std::initializer_list<const char *> creators) noexcept {
  guarded([&] {
    const auto record = findAlive({resource, object});
    if (!record)
      return;
    const std::string_view creator = record->creation().argument.function;
    if (std::ranges::find(creators, creator) == creators.end())
      report(UR_LOGGER_LEVEL_ERROR, argument, object,
             fmt::format("{} created it, but this call accepts only objects of {}", creator,
                         fmt::join(creators, " or ")),
             "maker", {creationCall(record->creation())});
  });
}

void requireFlag(Argument argument, Resource resource, const void *object, std::uint32_t flag,
                 const char *flagName) noexcept {
  guarded([&] {
    const auto record = findAlive({resource, object});
    if (record && record->creation().flags && (*record->creation().flags & flag) == 0)
      report(UR_LOGGER_LEVEL_ERROR, argument, object,
             fmt::format("it was created without {}", flagName), "flag",
             {creationCall(record->creation())});
  });
}

void requireMemoryAlive(Argument argument, const void *address) noexcept {
  if (!address)
    return;
  guarded([&] {
    const auto range = liveObjects().endedMemory.find(address);
    // The address is valid again if the process now has other memory there.
    if (!range || memoryContaining(address) || isOwnMemory(address))
      return;
    report(UR_LOGGER_LEVEL_ERROR, argument, address,
           fmt::format("the memory at this address was released with {}", range->ending.function),
           "alive", {creationCall(range->creation), releaseCall(range->ending)});
  });
}

} // namespace ur::validation
