// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"
#include "test/fuzz/support/results.hpp"

#include <algorithm>

namespace ur::test {
namespace {

using Page = ReservationModel::Page;

constexpr std::size_t kMostPages = 6;

void createPhysical(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context || world.physicalMemories.size() == World::kMostObjects)
    return;
  const std::size_t size = (1 + world.input.choice(kMostPages)) * world.unit();
  const bool exportable = (world.input.number() & 1) != 0;
  const ur_physical_mem_properties_t properties{
      UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
      exportable ? ur_physical_mem_flags_t{UR_PHYSICAL_MEM_FLAG_ENABLE_IPC} : 0};
  ur_physical_mem_handle_t memory = nullptr;
  UR_REFUSED(
      urPhysicalMemCreate(context->handle, world.entry.device, size + 1, &properties, &memory),
      UR_RESULT_ERROR_INVALID_SIZE);
  UR_SUCCEEDS(urPhysicalMemCreate(context->handle, world.entry.device, size, &properties, &memory));
  world.physicalMemories.push_back({.handle = memory,
                                    .size = size,
                                    .context = context->handle,
                                    .identity = world.newIdentity(),
                                    .exportable = exportable});
}

void retainPhysical(World &world) {
  PhysicalModel *memory = world.any(world.physicalMemories);
  if (!memory || memory->opened)
    return;
  UR_SUCCEEDS(urPhysicalMemRetain(memory->handle));
  ++memory->references;
}

// Also while it is mapped, which keeps it.
void releasePhysical(World &world) {
  PhysicalModel *memory = world.any(world.physicalMemories);
  if (!memory || memory->opened)
    return;
  UR_SUCCEEDS(urPhysicalMemRelease(memory->handle));
  if (--memory->references != 0)
    return;
  world.endExports(memory->identity, ExportModel::State::Unknown);
  World::forget(world.physicalMemories, memory);
}

void reserve(World &world) {
  const ContextModel *context = world.any(world.contexts);
  if (!context || world.reservations.size() == World::kMostObjects)
    return;
  const std::size_t pages = 1 + world.input.choice(kMostPages);
  const std::size_t size = pages * world.unit();
  void *start = nullptr;
  UR_REFUSED(urVirtualMemReserve(context->handle, nullptr, size - 1, &start),
             UR_RESULT_ERROR_INVALID_VALUE);
  UR_SUCCEEDS(urVirtualMemReserve(context->handle, nullptr, size, &start));
  world.reservations.push_back({.start = static_cast<std::byte *>(start),
                                .context = context->handle,
                                .pages = std::vector<Page>(pages, Page::Free)});
}

void freeReservation(World &world) {
  ReservationModel *reservation = world.any(world.reservations);
  if (!reservation)
    return;
  const std::size_t size = reservation->pages.size() * world.unit();
  UR_REFUSED(urVirtualMemFree(reservation->context, reservation->start, size + world.unit()),
             UR_RESULT_ERROR_INVALID_VALUE);
  const ur_result_t result = urVirtualMemFree(reservation->context, reservation->start, size);
  if (std::ranges::any_of(reservation->pages, [](Page page) { return page != Page::Free; }))
    return refused("urVirtualMemFree", result, UR_RESULT_ERROR_INVALID_OPERATION);
  succeeds("urVirtualMemFree", result);
  World::forget(world.reservations, reservation);
}

// Some pages of a reservation, maybe beyond its end.
struct Part {
  explicit Part(World &world) : reservation(world.any(world.reservations)), unit(world.unit()) {
    // What lies behind its end may be another reservation.
    first = world.input.choice(reservation->pages.size());
    count = 1 + world.input.choice(kMostPages);
  }

  const std::byte *start() const { return reservation->start + first * unit; }
  std::size_t size() const { return count * unit; }
  bool inside() const { return first + count <= reservation->pages.size(); }
  std::span<Page> pages() const { return std::span(reservation->pages).subspan(first, count); }
  // Whether it lies inside and all pages are like that.
  template <typename Predicate> bool all(Predicate predicate) const {
    return inside() && std::ranges::all_of(pages(), predicate);
  }

  ReservationModel *reservation;
  std::size_t unit;
  std::size_t first;
  std::size_t count;
};

constexpr auto kIsMapped = [](Page page) { return page != Page::Free; };

ur_virtual_mem_access_flags_t anyAccess(Bytes &input) {
  constexpr ur_virtual_mem_access_flags_t kFlags[] = {
      UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY,
      UR_VIRTUAL_MEM_ACCESS_FLAG_NONE, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE};
  return input.oneOf(kFlags);
}

void setPages(const Part &part, ur_virtual_mem_access_flags_t flags) {
  std::ranges::fill(part.pages(),
                    flags == UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE ? Page::Writable : Page::Other);
}

void map(World &world) {
  if (world.reservations.empty())
    return;
  const Part part(world);
  const PhysicalModel *memory = world.any(world.physicalMemories);
  const std::size_t offset = world.input.choice(kMostPages) * world.unit();
  const ur_virtual_mem_access_flags_t flags = anyAccess(world.input);
  if (!memory || memory->context != part.reservation->context)
    return;
  const bool fits = offset + part.size() <= memory->size &&
                    part.all([](Page page) { return page == Page::Free; });
  const ur_result_t result = urVirtualMemMap(part.reservation->context, part.start(), part.size(),
                                             memory->handle, offset, flags);
  if (!fits)
    return refused("urVirtualMemMap", result, UR_RESULT_ERROR_INVALID_VALUE);
  succeeds("urVirtualMemMap", result);
  setPages(part, flags);
}

void unmap(World &world) {
  if (world.reservations.empty())
    return;
  const Part part(world);
  world.finish();
  const ur_result_t result =
      UR_LISTED(urVirtualMemUnmap(part.reservation->context, part.start(), part.size()));
  if (!part.all(kIsMapped))
    return refused("urVirtualMemUnmap", result, UR_RESULT_ERROR_INVALID_VALUE);
  succeeds("urVirtualMemUnmap", result);
  std::ranges::fill(part.pages(), Page::Free);
}

void setAccess(World &world) {
  if (world.reservations.empty())
    return;
  const Part part(world);
  const ur_virtual_mem_access_flags_t flags = anyAccess(world.input);
  world.finish();
  const ur_result_t result =
      urVirtualMemSetAccess(part.reservation->context, part.start(), part.size(), flags);
  if (!part.all(kIsMapped))
    return refused("urVirtualMemSetAccess", result, UR_RESULT_ERROR_INVALID_VALUE);
  succeeds("urVirtualMemSetAccess", result);
  setPages(part, flags);
}

void askAccess(World &world) {
  if (world.reservations.empty())
    return;
  const Part part(world);
  ur_virtual_mem_access_flags_t flags = 0;
  const ur_result_t result =
      urVirtualMemGetInfo(part.reservation->context, part.start(), part.size(),
                          UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof(flags), &flags, nullptr);
  listed("urVirtualMemGetInfo", result);
  if (!part.inside())
    refused("urVirtualMemGetInfo", result, UR_RESULT_ERROR_INVALID_VALUE);
}

} // namespace

std::span<const Operation> virtualMemoryOperations() {
  static constexpr Operation kOperations[] = {
      createPhysical, retainPhysical, releasePhysical, reserve, freeReservation, map, map,
      unmap,          setAccess,      askAccess};
  return kOperations;
}

} // namespace ur::test
