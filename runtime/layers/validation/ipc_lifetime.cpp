// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/ipc_lifetime.hpp"

#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/own_memory.hpp"

#include <array>
#include <cstring>
#include <string>

#include <fmt/core.h>

namespace ur::validation {
namespace {

// What addresses may lie in.
constexpr std::array kMemory{Resource::UsmAllocation, Resource::IpcMem,
                             Resource::VirtualMemReservation};

constexpr std::array kAtAddresses{Resource::UsmAllocation,      Resource::IpcMem,
                                  Resource::IpcMemHandleData,   Resource::IpcPhysMemHandleData,
                                  Resource::IpcEventHandleData, Resource::VirtualMemReservation};

const Tracker &seen() noexcept { return liveObjects().tracker; }

bool isMemory(Resource resource) noexcept {
  return std::find(kMemory.begin(), kMemory.end(), resource) != kMemory.end();
}

// The making of living memory around an address.
std::optional<Making> memoryAround(const void *address) {
  std::optional<Making> around;
  for (const Resource resource : kMemory)
    seen().visit(resource, [&](const void *, const Making &making) {
      if (making.extent.contains(reinterpret_cast<std::uintptr_t>(address)))
        around = making;
    });
  return around;
}

// The exported data of which there is a copy at `address`.
const void *originalOf(Resource resource, const void *address) {
  const void *original = nullptr;
  seen().visit(resource, [&](const void *data, const Making &making) {
    std::vector<std::byte> copy(making.extent.size);
    if (!copy.empty() && readOwnMemory(address, copy) &&
        std::memcmp(data, copy.data(), copy.size()) == 0)
      original = data;
  });
  return original;
}

std::string describeStranger(Key key) {
  for (const Resource resource : kAtAddresses)
    if (const auto other = seen().find({resource, key.object});
        resource != key.resource && other && other->references != 0)
      return fmt::format("{} made it; give it back to {}", other->making().argument.function,
                         other->making().endedBy);
  if (isMemory(key.resource)) {
    if (const auto around = memoryAround(key.object))
      return fmt::format("it lies inside memory that begins at {:#x} and that {} made",
                         around->extent.first, around->argument.function);
  } else if (const void *original = originalOf(key.resource, key.object)) {
    return fmt::format("it is a copy of the exported data at {}; give those back", original);
  }
  return "no call has made it";
}

} // namespace

const void *sourceOf(const void *data, std::size_t size) {
  const void *source = nullptr;
  seen().visit(Resource::IpcMemHandleData, [&](const void *exported, const Making &making) {
    if (making.extent.size == size && std::memcmp(exported, data, size) == 0)
      source = making.source;
  });
  return source;
}

void beginMemory(const ur_dditable_t &adapter, Key key, Making &making) {
  if (!isMemory(key.resource))
    return;
  // What a handle of an address inside an allocation opens begins before that address.
  if (making.extent.size == 0 && making.owner.resource == Resource::ContextHandle)
    if (const auto extent = extentOf(
            adapter, static_cast<ur_context_handle_t>(const_cast<void *>(making.owner.object)),
            key.object))
      making.extent = *extent;
  liveObjects().endedMemory.remove(making.extent);
}

void endMemory(Key key) {
  const auto record = isMemory(key.resource) ? seen().find(key) : std::nullopt;
  if (record && !record->isAlive())
    liveObjects().endedMemory.add({record->making().extent, record->making(), record->ending});
}

void reviveMemory(Key key) {
  const auto record = isMemory(key.resource) ? seen().find(key) : std::nullopt;
  if (record)
    liveObjects().endedMemory.remove(record->making().extent);
}

void warnOfOpenedCopies(Argument argument, Key key) {
  const auto freed = key.resource == Resource::UsmAllocation ? seen().find(key) : std::nullopt;
  if (!freed || freed->references == 0)
    return;
  std::optional<Making> opened;
  seen().visit(Resource::IpcMem, [&](const void *, const Making &making) {
    if (freed->making().extent.contains(reinterpret_cast<std::uintptr_t>(making.source)))
      opened = making;
  });
  if (opened)
    report(UR_LOGGER_LEVEL_WARN, argument, key.object,
           fmt::format("this process has it open through {} as well, at {:#x}; some drivers take "
                       "freed memory away from all who opened it",
                       opened->argument.function, opened->extent.first),
           "copies", {madeAt(*opened)});
}

void reportStranger(Argument argument, Key key) {
  report(UR_LOGGER_LEVEL_ERROR, argument, key.object, describeStranger(key), "origin");
}

void useEndedMemory(Argument argument, const void *address) {
  const auto range = liveObjects().endedMemory.find(address);
  if (!range || memoryAround(address) || isOwnMemory(address))
    return;
  report(UR_LOGGER_LEVEL_ERROR, argument, address,
         fmt::format("the memory there was given back to {}", range->ending.function), "alive",
         {madeAt(range->making), endedAt(range->ending)});
}

} // namespace ur::validation
