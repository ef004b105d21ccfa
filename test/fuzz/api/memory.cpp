// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

#include <algorithm>

namespace ur::test {
namespace {

std::size_t anySize(Bytes &input) {
  constexpr std::size_t kSizes[] = {1,    2,    63,    64,    4095, 4096,
                                    4097, 8192, 65536, 65537, 0,    std::size_t{1} << 62};
  return input.oneOf(kSizes);
}

void allocate(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context || world.allocations.size() == World::kMostObjects)
    return;
  const std::size_t type = world.input.choice(3);
  const std::size_t size = anySize(world.input);
  const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, world.input.number()};
  const PoolModel *pool = (world.input.number() & 1) != 0 ? world.any(world.pools) : nullptr;
  if (pool && pool->context != context->handle)
    pool = nullptr;
  ur_usm_pool_handle_t poolHandle = pool ? pool->handle : nullptr;
  const ur_context_handle_t in = context->handle;
  const ur_device_handle_t on = world.entry.device;
  void *memory = nullptr;
  const ur_result_t result =
      type == 0   ? UR_LISTED(urUSMDeviceAlloc(in, on, &description, poolHandle, size, &memory))
      : type == 1 ? UR_LISTED(urUSMSharedAlloc(in, on, &description, poolHandle, size, &memory))
                  : UR_LISTED(urUSMHostAlloc(in, &description, poolHandle, size, &memory));
  if (result == UR_RESULT_SUCCESS)
    world.allocations.push_back({.start = static_cast<std::byte *>(memory),
                                 .size = size,
                                 .context = in,
                                 .identity = world.newIdentity(),
                                 .device = type == 0});
}

// Also while commands use it, which are waited for.
void free(World &world) {
  AllocationModel *allocation = world.any(world.allocations);
  if (!allocation)
    return;
  UR_SUCCEEDS(urUSMFree(allocation->context, allocation->start));
  world.endExports(allocation->identity, ExportModel::State::Stale);
  World::forget(world.allocations, allocation);
}

bool isAllocated(const World &world, const void *address) {
  return std::ranges::any_of(world.allocations, [&](const AllocationModel &allocation) {
    return address == allocation.start;
  });
}

// What is no start of an allocation, or was opened.
void freeWrongly(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context)
    return;
  UR_REFUSED(urUSMFree(context->handle, world.host.data()), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  UR_REFUSED(urUSMFree(context->handle, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  const AllocationModel *allocation = world.any(world.allocations);
  if (allocation && allocation->size > 1)
    UR_REFUSED(urUSMFree(allocation->context, allocation->start + 1),
               UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  const OpenedModel *memory = world.any(world.opened);
  if (memory && !isAllocated(world, memory->address))
    UR_REFUSED(urUSMFree(memory->context, memory->address), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

void createPool(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context || world.pools.size() == World::kMostObjects)
    return;
  ur_usm_pool_desc_t description{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr,
                                 world.input.number() % 8u};
  ur_usm_pool_handle_t pool = nullptr;
  if (UR_LISTED(urUSMPoolCreate(context->handle, &description, &pool)) == UR_RESULT_SUCCESS)
    world.pools.push_back({.handle = pool, .context = context->handle});
}

void retainPool(World &world) {
  if (PoolModel *pool = world.any(world.pools)) {
    UR_SUCCEEDS(urUSMPoolRetain(pool->handle));
    ++pool->references;
  }
}

// Also while memory of the pool is allocated.
void releasePool(World &world) {
  PoolModel *pool = world.any(world.pools);
  if (!pool)
    return;
  UR_SUCCEEDS(urUSMPoolRelease(pool->handle));
  if (--pool->references == 0)
    World::forget(world.pools, pool);
}

} // namespace

std::span<const Operation> memoryOperations() {
  static constexpr Operation kOperations[] = {allocate,   allocate,   free,       freeWrongly,
                                              createPool, retainPool, releasePool};
  return kOperations;
}

} // namespace ur::test
