// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Any question about any object, with a buffer of any size.
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

#include <memory>

namespace ur::test {
namespace {

// Small numbers, those of the experimental features, and any; all within what C++ lets an enum be.
std::uint32_t anyName(Bytes &input) {
  switch (input.choice(3)) {
  case 0:
    return input.number();
  case 1:
    return 0x2000u | input.number();
  default:
    return input.number<std::uint32_t>() & 0x7fffffff;
  }
}

// Of exactly the size that the call is told, so that a sanitizer sees each byte beyond it.
template <typename Enum, typename Query> void ask(World &world, const Query &query) {
  const auto name = static_cast<Enum>(anyName(world.input));
  const std::size_t size = world.input.number() % 72;
  const std::uint8_t outputs = world.input.number();
  const auto value = std::make_unique<std::byte[]>(size);
  std::size_t needed = 0;
  query(name, size, (outputs & 1) != 0 ? nullptr : value.get(),
        (outputs & 2) != 0 ? nullptr : &needed);
}

// ask_OBJECT(world): one of the program's objects.
#define UR_ASK(feature, models, Function, Enum)                                                    \
  void ask##feature(World &world) {                                                                \
    if (const auto *object = world.any(world.models))                                              \
      ask<Enum>(world, [&](Enum name, std::size_t size, void *value, std::size_t *needed) {        \
        UR_LISTED(Function(object->handle, name, size, value, needed));                            \
      });                                                                                          \
  }
UR_ASK(Context, contexts, urContextGetInfo, ur_context_info_t)
UR_ASK(Queue, queues, urQueueGetInfo, ur_queue_info_t)
UR_ASK(Event, events, urEventGetInfo, ur_event_info_t)
UR_ASK(Profiling, events, urEventGetProfilingInfo, ur_profiling_info_t)
UR_ASK(Pool, pools, urUSMPoolGetInfo, ur_usm_pool_info_t)
UR_ASK(PhysicalMemory, physicalMemories, urPhysicalMemGetInfo, ur_physical_mem_info_t)
#undef UR_ASK

void askDevice(World &world) {
  ask<ur_device_info_t>(
      world, [&](ur_device_info_t name, std::size_t size, void *value, std::size_t *needed) {
        UR_LISTED(urDeviceGetInfo(world.entry.device, name, size, value, needed));
      });
}

void askPlatform(World &world) {
  ask<ur_platform_info_t>(
      world, [&](ur_platform_info_t name, std::size_t size, void *value, std::size_t *needed) {
        UR_LISTED(urPlatformGetInfo(world.entry.platform, name, size, value, needed));
      });
}

void askMemory(World &world) {
  const ContextModel *context = world.any(world.contexts);
  const Range range = world.anyRange();
  const void *memory = range.start ? range.start : world.host.data();
  if (context)
    ask<ur_usm_alloc_info_t>(
        world, [&](ur_usm_alloc_info_t name, std::size_t size, void *value, std::size_t *needed) {
          UR_LISTED(urUSMGetMemAllocInfo(context->handle, memory, name, size, value, needed));
        });
}

void askGranularity(World &world) {
  const ContextModel *context = world.any(world.contexts);
  const auto allocation = world.input.number<std::uint32_t>();
  using Name = ur_virtual_mem_granularity_info_t;
  if (context)
    ask<Name>(world, [&](Name name, std::size_t size, void *value, std::size_t *needed) {
      UR_LISTED(urVirtualMemGranularityGetInfo(context->handle, world.entry.device, allocation,
                                               name, size, value, needed));
    });
}

} // namespace

std::span<const Operation> infoOperations() {
  static constexpr Operation kOperations[] = {
      askContext, askQueue,  askEvent,    askProfiling,      askPool,
      askDevice,  askMemory, askPlatform, askPhysicalMemory, askGranularity};
  return kOperations;
}

} // namespace ur::test
