// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The layout of the function tables, slot by slot as Unified Runtime 0.12 released it. Adapters and
// loaders that were built by others rely on it.

#include "generated/test/compile/layout_facts.hpp"

#include <cstddef>

#include <unified-runtime/ur_ddi.h>

namespace {

constexpr std::size_t kSlot = sizeof(void (*)());

static_assert(kSlot == 8);
static_assert(sizeof(ur_dditable_t) / kSlot >= 241); // new tables follow the released ones

// A table's place among all slots and its number of slots.
template <typename Table> constexpr bool standsAt(std::size_t offset, std::size_t slot, int count) {
  return offset == slot * kSlot && sizeof(Table) == static_cast<std::size_t>(count) * kSlot;
}
#define TABLE_AT(member, slot, count)                                                              \
  static_assert(                                                                                   \
      standsAt<decltype(ur_dditable_t::member)>(offsetof(ur_dditable_t, member), slot, count))

TABLE_AT(Adapter, 0, 7);
TABLE_AT(Platform, 7, 6);
TABLE_AT(Context, 13, 7);
TABLE_AT(Event, 20, 8);
TABLE_AT(EventExp, 28, 1);
TABLE_AT(Program, 29, 14);
TABLE_AT(ProgramExp, 43, 4);
TABLE_AT(Kernel, 47, 13);
TABLE_AT(Queue, 60, 8);
TABLE_AT(QueueExp, 68, 5);
TABLE_AT(Sampler, 73, 6);
TABLE_AT(Mem, 79, 10);
TABLE_AT(PhysicalMem, 89, 4);
TABLE_AT(Enqueue, 93, 25);
TABLE_AT(EnqueueExp, 118, 10);
TABLE_AT(USM, 128, 9);
TABLE_AT(USMExp, 137, 14);
TABLE_AT(BindlessImagesExp, 151, 23);
TABLE_AT(CommandBufferExp, 174, 23);
TABLE_AT(GraphExp, 197, 10);
TABLE_AT(IPCExp, 207, 11);
TABLE_AT(MemoryExportExp, 218, 3);
TABLE_AT(UsmP2PExp, 221, 3);
TABLE_AT(VirtualMem, 224, 7);
TABLE_AT(Device, 231, 9);
TABLE_AT(DeviceExp, 240, 1);

} // namespace
