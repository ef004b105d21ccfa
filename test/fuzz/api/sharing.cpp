// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/promise.hpp"
#include "test/fuzz/support/results.hpp"

#include <algorithm>

namespace ur::test {
namespace {

using State = ExportModel::State;

void keep(World &world, Kind kind, ur_context_handle_t context, unsigned identity, std::size_t seen,
          void *data, std::size_t size) {
  const auto *const bytes = static_cast<const std::uint8_t *>(data);
  world.exports.push_back({.kind = kind,
                           .data = data,
                           .bytes = {bytes, bytes + size},
                           .context = context,
                           .identity = identity,
                           .size = seen});
}

void getMemory(World &world) {
  const AllocationModel *allocation = world.any(world.allocations);
  if (!allocation || world.exports.size() == World::kMostObjects)
    return;
  const std::size_t offset = world.input.number<std::uint16_t>() % allocation->size;
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t result =
      urIPCGetMemHandleExp(allocation->context, allocation->start + offset, &data, &size);
  if (!allocation->device)
    return refused("urIPCGetMemHandleExp", result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  succeeds("urIPCGetMemHandleExp", result);
  keep(world, Kind::Memory, allocation->context, allocation->identity, allocation->size - offset,
       data, size);
}

void getPhysicalMemory(World &world) {
  const PhysicalModel *memory = world.any(world.physicalMemories);
  if (!memory || memory->opened || world.exports.size() == World::kMostObjects)
    return;
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t result =
      urIPCGetPhysMemHandleExp(memory->context, memory->handle, &data, &size);
  if (!memory->exportable)
    return refused("urIPCGetPhysMemHandleExp", result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  succeeds("urIPCGetPhysMemHandleExp", result);
  keep(world, Kind::PhysicalMemory, memory->context, memory->identity, memory->size, data, size);
}

void getEvent(World &world) {
  const EventModel *event = world.any(world.events);
  if (!event || world.exports.size() == World::kMostObjects)
    return;
  void *data = nullptr;
  std::size_t size = 0;
  const ur_result_t result = urIPCGetEventHandleExp(event->handle, &data, &size);
  if (!event->exportable || event->opened)
    return refused("urIPCGetEventHandleExp", result);
  succeeds("urIPCGetEventHandleExp", result);
  keep(world, Kind::Event, event->context, event->identity, 0, data, size);
}

// Of any kind, which may be the wrong one for the pointer.
ur_result_t putAs(std::size_t kind, ur_context_handle_t context, void *data) {
  switch (kind) {
  case 0:
    return UR_LISTED(urIPCPutMemHandleExp(context, data));
  case 1:
    return UR_LISTED(urIPCPutPhysMemHandleExp(context, data));
  default:
    return UR_LISTED(urIPCPutEventHandleExp(context, data));
  }
}

void put(World &world) {
  ExportModel *handle = world.any(world.exports);
  if (!handle)
    return;
  const std::size_t kind = world.input.choice(3);
  const ur_result_t result = putAs(kind, handle->context, handle->data);
  if (kind != static_cast<std::size_t>(handle->kind))
    return expect(result == UR_RESULT_ERROR_INVALID_VALUE, "Put of another kind is refused");
  expect(result == UR_RESULT_SUCCESS, "a handle can be put");
  World::forget(world.exports, handle);
}

// A copy, what was never a handle, and a handle's inside.
void putWrongly(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context)
    return;
  std::vector<void *> wrong{world.host.data()};
  if (ExportModel *handle = world.any(world.exports)) {
    wrong.push_back(handle->bytes.data());
    wrong.push_back(static_cast<std::byte *>(handle->data) + 1);
  }
  for (void *data : wrong)
    expect(putAs(world.input.choice(3), context->handle, data) == UR_RESULT_ERROR_INVALID_VALUE,
           "Put of what Get did not return is refused");
}

// The bytes of a handle, changed in most cases.
struct Claim {
  explicit Claim(World &world) : handle(world.any(world.exports)) {
    if (!handle)
      return;
    bytes = handle->bytes;
    if ((world.input.number() & 3) == 1) {
      bytes.resize(world.input.number<std::uint16_t>() % (2 * bytes.size()));
    } else if ((world.input.number() & 1) != 0) {
      std::uint8_t &byte = world.input.oneOf(bytes);
      byte = static_cast<std::uint8_t>(byte ^ world.input.number());
    }
    bytes.shrink_to_fit();
  }

  // Whether the answer is as it has to be; opened: whether there is something now.
  bool opened(Kind kind, ur_result_t result) const {
    const bool sound = bytes == handle->bytes && kind == handle->kind;
    if (!sound || handle->state == State::Stale)
      expect(result == UR_RESULT_ERROR_INVALID_VALUE, "what is no live handle is refused");
    else if (handle->state == State::Live)
      expect(result == UR_RESULT_SUCCESS, "a live handle can be opened");
    return result == UR_RESULT_SUCCESS;
  }

  ExportModel *handle;
  std::vector<std::uint8_t> bytes;
};

// What is written to an allocation is seen through its handle.
void expectShared(World &world, const ExportModel &handle, const std::byte *opened) {
  const auto source =
      std::ranges::find(world.allocations, handle.identity, &AllocationModel::identity);
  if (source == world.allocations.end())
    return;
  world.finish();
  std::byte &byte = source->start[source->size - handle.size];
  byte ^= std::byte(1);
  expect(*opened == byte, "opened memory is the exporter's");
}

void openMemory(World &world) {
  const ContextModel *context = world.any(world.contexts);
  Claim claim(world);
  if (!context || claim.bytes.empty() || world.opened.size() == World::kMostObjects)
    return;
  void *memory = nullptr;
  const ur_result_t result = UR_LISTED(urIPCOpenMemHandleExp(
      context->handle, world.entry.device, claim.bytes.data(), claim.bytes.size(), &memory));
  if (!claim.opened(Kind::Memory, result))
    return;
  auto *const address = static_cast<std::byte *>(memory);
  expectShared(world, *claim.handle, address);
  world.opened.push_back(
      {.address = address, .size = claim.handle->size, .context = context->handle});
}

void openPhysicalMemory(World &world) {
  const ContextModel *context = world.any(world.contexts);
  Claim claim(world);
  if (!context || claim.bytes.empty() || world.physicalMemories.size() == World::kMostObjects)
    return;
  ur_physical_mem_handle_t memory = nullptr;
  const ur_result_t result = UR_LISTED(urIPCOpenPhysMemHandleExp(
      context->handle, world.entry.device, claim.bytes.data(), claim.bytes.size(), &memory));
  if (claim.opened(Kind::PhysicalMemory, result))
    world.physicalMemories.push_back({.handle = memory,
                                      .size = claim.handle->size,
                                      .context = context->handle,
                                      .identity = world.newIdentity(),
                                      .exportable = false,
                                      .opened = true});
}

void openEvent(World &world) {
  const ContextModel *context = world.any(world.contexts);
  Claim claim(world);
  if (!context || claim.bytes.empty() || world.events.size() == World::kMostObjects)
    return;
  ur_event_handle_t event = nullptr;
  const ur_result_t result = UR_LISTED(
      urIPCOpenEventHandleExp(context->handle, claim.bytes.data(), claim.bytes.size(), &event));
  if (claim.opened(Kind::Event, result))
    world.events.push_back({.handle = event,
                            .context = context->handle,
                            .identity = claim.handle->identity,
                            .reusable = true,
                            .opened = true});
}

void closeMemory(World &world) {
  OpenedModel *memory = world.any(world.opened);
  if (!memory)
    return;
  world.finish();
  UR_SUCCEEDS(urIPCCloseMemHandleExp(memory->context, memory->address));
  World::forget(world.opened, memory);
}

void closePhysicalMemory(World &world) {
  PhysicalModel *memory = world.any(world.physicalMemories);
  if (!memory)
    return;
  const ur_result_t result = urIPCClosePhysMemHandleExp(memory->context, memory->handle);
  if (!memory->opened)
    return refused("urIPCClosePhysMemHandleExp", result, UR_RESULT_ERROR_INVALID_ARGUMENT);
  succeeds("urIPCClosePhysMemHandleExp", result);
  World::forget(world.physicalMemories, memory);
}

bool isOpened(const World &world, const void *address) {
  return std::ranges::any_of(world.opened,
                             [&](const OpenedModel &memory) { return address == memory.address; });
}

// What was not opened: memory of one's own, what is no memory of the device, and an inside.
void closeWrongly(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context)
    return;
  std::vector<std::byte *> wrong{world.host.data()};
  if (const AllocationModel *allocation = world.any(world.allocations))
    wrong.push_back(allocation->start);
  if (const OpenedModel *memory = world.any(world.opened); memory && memory->size > 1)
    wrong.push_back(memory->address + 1);
  for (std::byte *address : wrong)
    if (!isOpened(world, address))
      UR_REFUSED(urIPCCloseMemHandleExp(context->handle, address),
                 UR_RESULT_ERROR_INVALID_ARGUMENT);
}

} // namespace

std::span<const Operation> sharingOperations() {
  static constexpr Operation kOperations[] = {
      getMemory,  getPhysicalMemory,  getEvent,  put,         putWrongly,          openMemory,
      openMemory, openPhysicalMemory, openEvent, closeMemory, closePhysicalMemory, closeWrongly};
  return kOperations;
}

} // namespace ur::test
