// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

namespace ur::test {
namespace {

void create(World &world) {
  if (world.contexts.size() == World::kMostObjects)
    return;
  ur_context_handle_t context = nullptr;
  UR_SUCCEEDS(urContextCreate(1, &world.entry.device, nullptr, &context));
  world.contexts.push_back({.handle = context});
}

void retain(World &world) {
  if (ContextModel *context = world.any(world.contexts)) {
    UR_SUCCEEDS(urContextRetain(context->handle));
    ++context->references;
  }
}

// Memory and handles are given back in their context; queues, events and pools keep it themselves.
void release(World &world) {
  ContextModel *context = world.any(world.contexts);
  if (!context || (context->references == 1 && world.isNeeded(context->handle)))
    return;
  UR_SUCCEEDS(urContextRelease(context->handle));
  if (--context->references == 0)
    World::forget(world.contexts, context);
}

void nulls(World &world) {
  UR_REFUSED(urContextRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  UR_REFUSED(urContextRelease(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  UR_REFUSED(urContextCreate(1, &world.entry.device, nullptr, nullptr),
             UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

} // namespace

std::span<const Operation> contextOperations() {
  static constexpr Operation kOperations[] = {create, retain, release, nulls};
  return kOperations;
}

} // namespace ur::test
