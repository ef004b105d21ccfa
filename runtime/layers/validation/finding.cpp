// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/finding.hpp"

#include "generated/layers/validation/observers.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/validation.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <optional>
#include <vector>

#include <fmt/core.h>

namespace ur::validation {
namespace {

bool isAtAddress(Resource resource) {
  return std::ranges::find(kAddressResources, resource) != kAddressResources.end();
}

// Returns exported data with the same bytes as the data at `address`, or null.
const void *originalOf(Resource resource, const void *address) {
  if (!isAtAddress(resource))
    return nullptr;
  const void *original = nullptr;
  tracker().visit(resource, [&](const void *data, const Creation &creation) {
    std::vector<std::byte> copy(creation.extent.size);
    if (!copy.empty() && readOwnMemory(address, copy) &&
        std::memcmp(data, copy.data(), copy.size()) == 0)
      original = data;
  });
  return original;
}

// Returns the creation of a live object of another kind at the key's address, or nullopt.
std::optional<Creation> creationOfOtherKind(Key key) {
  for (std::size_t kind = 0; kind < kResourceCount; ++kind)
    if (const auto other = tracker().find({static_cast<Resource>(kind), key.object});
        static_cast<Resource>(kind) != key.resource && other && other->references != 0)
      return other->creation();
  return std::nullopt;
}

// Explains why no call created the argument of a release: it may be a copy of exported data, an
// address inside memory, or an object that another function releases.
std::string describeUnknownObject(Key key) {
  if (const auto other = creationOfOtherKind(key))
    return fmt::format("{} created it; release it with {}", other->argument.function,
                       other->releaser);
  if (isMemory(key.resource)) {
    if (const auto memory = memoryContaining(key.object))
      return fmt::format("it is inside memory at {:#x} that {} created", memory->extent.first,
                         memory->argument.function);
  } else if (const void *original = originalOf(key.resource, key.object)) {
    return fmt::format("it is a copy of the exported data at {}; pass that address", original);
  }
  return "no call created it";
}

void reportEnded(Argument argument, Key key, const Tracker::Record &record,
                 std::string_view cause) {
  report(UR_LOGGER_LEVEL_ERROR, argument, key.object, cause, "alive",
         {creationCall(record.creation()), releaseCall(record.ending)});
}

bool isUnknownObject(Key key) {
  return liveObjects().hasAllObjects && (isFullyTracked(key.resource) || creationOfOtherKind(key));
}

} // namespace

RelatedCall creationCall(const Creation &creation) {
  return {fmt::format("created by {}", creation.argument.function), creation.site};
}

RelatedCall releaseCall(const Ending &ending) {
  return {fmt::format("released with {}", ending.function), ending.site};
}

void report(ur_logger_level_t level, Argument argument, Value value, std::string_view cause,
            std::string_view rule, std::initializer_list<RelatedCall> calls) {
  if (!log().enabled(level))
    return;
  std::string lines = message(argument, value, cause, rule);
  for (const RelatedCall &call : calls)
    lines += fmt::format("\n  {} at{}", call.description, call.site.text());
  level == UR_LOGGER_LEVEL_ERROR ? log().error("{}", lines) : log().warning("{}", lines);
}

void reportNotAlive(Argument argument, Key key) {
  const auto record = tracker().find(key);
  if (record && !record->isAlive())
    reportEnded(argument, key, *record,
                fmt::format("its last reference was released with {}", record->ending.function));
  else if (!record && isUnknownObject(key))
    report(UR_LOGGER_LEVEL_ERROR, argument, key.object,
           creationOfOtherKind(key) ? "it is an object of another kind" : "no call created it",
           "origin");
}

void reportInvalidRelease(Argument argument, Key key) {
  const auto record = tracker().find(key);
  if (record && record->references == 0)
    reportEnded(argument, key, *record,
                fmt::format("it was already released with {}", record->ending.function));
  else if (!record && isUnknownObject(key))
    report(UR_LOGGER_LEVEL_ERROR, argument, key.object, describeUnknownObject(key), "origin");
}

// The layers' log passes findings to the logger callback that the application sets for an adapter.
// All adapters share this log, so only the callback that was set last receives them.
namespace observers {

void urAdapterSetLoggerCallback(ur_adapter_handle_t, ur_logger_callback_t pfnLoggerCallback,
                                void *pUserData, ur_logger_level_t level) {
  guarded([&] { log().setCallback(pfnLoggerCallback, pUserData, level); });
}

void urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t level) {
  guarded([&] { log().setCallbackLevel(level); });
}

} // namespace observers
} // namespace ur::validation
