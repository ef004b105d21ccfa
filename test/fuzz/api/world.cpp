// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/api/world.hpp"

#include "test/fuzz/support/promise.hpp"
#include "test/fuzz/support/results.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace ur::test {
namespace {

const std::vector<Operation> &allOperations() {
  static const auto *const operations = [] {
    auto *all = new std::vector<Operation>;
    for (const auto list :
         {contextOperations(), queueOperations(), eventOperations(), commandOperations(),
          memoryOperations(), virtualMemoryOperations(), sharingOperations(), infoOperations()})
      all->insert(all->end(), list.begin(), list.end());
    return all;
  }();
  return *operations;
}

ur_result_t putBack(const ExportModel &handle) {
  switch (handle.kind) {
  case Kind::Memory:
    return urIPCPutMemHandleExp(handle.context, handle.data);
  case Kind::PhysicalMemory:
    return urIPCPutPhysMemHandleExp(handle.context, handle.data);
  default:
    return urIPCPutEventHandleExp(handle.context, handle.data);
  }
}

template <typename Model, typename Release>
void releaseAll(std::vector<Model> &models, Release release) {
  for (const Model &model : models)
    for (unsigned i = 0; i < model.references; ++i)
      succeeds("release", release(model.handle));
  models.clear();
}

} // namespace

void World::run() {
  constexpr unsigned kMostSteps = 200;
  for (unsigned step = 0; step < kMostSteps && !input.empty(); ++step)
    input.oneOf(allOperations())(*this);
}

void World::giveBack() {
  finish();
  for (const ExportModel &handle : exports)
    succeeds("put", putBack(handle));
  for (const OpenedModel &memory : opened)
    UR_SUCCEEDS(urIPCCloseMemHandleExp(memory.context, memory.address));
  for (const ReservationModel &reservation : reservations) {
    for (std::size_t page = 0; page < reservation.pages.size(); ++page)
      if (reservation.pages[page] != ReservationModel::Page::Free)
        UR_SUCCEEDS(
            urVirtualMemUnmap(reservation.context, reservation.start + page * unit(), unit()));
    UR_SUCCEEDS(urVirtualMemFree(reservation.context, reservation.start,
                                 reservation.pages.size() * unit()));
  }
  for (const AllocationModel &allocation : allocations)
    UR_SUCCEEDS(urUSMFree(allocation.context, allocation.start));
  releaseAll(events, urEventRelease);
  releaseAll(pools, urUSMPoolRelease);
  for (const PhysicalModel &memory : physicalMemories)
    if (memory.opened)
      UR_SUCCEEDS(urIPCClosePhysMemHandleExp(memory.context, memory.handle));
  std::erase_if(physicalMemories, [](const PhysicalModel &memory) { return memory.opened; });
  releaseAll(physicalMemories, urPhysicalMemRelease);
  releaseAll(queues, urQueueRelease);
  releaseAll(contexts, urContextRelease);
}

std::size_t World::unit() const {
  static const std::size_t unit = [&] {
    std::size_t size = 0;
    UR_SUCCEEDS(urVirtualMemGranularityGetInfo(contexts.front().handle, entry.device, 1,
                                               UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                               sizeof(size), &size, nullptr));
    return size;
  }();
  return unit;
}

Range World::anyRange() {
  std::vector<Range> ranges;
  for (const AllocationModel &allocation : allocations)
    ranges.push_back({allocation.start, allocation.size});
  for (const OpenedModel &memory : opened)
    ranges.push_back({memory.address, memory.size});
  for (const ReservationModel &reservation : reservations)
    for (std::size_t page = 0; page < reservation.pages.size(); ++page)
      if (reservation.pages[page] == ReservationModel::Page::Writable)
        ranges.push_back({reservation.start + page * unit(), unit()});
  if (ranges.empty())
    return {};
  const Range whole = input.oneOf(ranges);
  const std::size_t offset = input.number<std::uint16_t>() % whole.size;
  const std::size_t size = 1 + input.number<std::uint16_t>() % (whole.size - offset);
  return {whole.start + offset, std::min(size, host.size())};
}

void World::finish() {
  for (const QueueModel &queue : queues)
    UR_SUCCEEDS(urQueueFinish(queue.handle));
  for (const ur_event_handle_t event : lastCommands) {
    UR_SUCCEEDS(urEventWait(1, &event));
    UR_SUCCEEDS(urEventRelease(event));
  }
  lastCommands.clear();
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  while (callbacksRun != callbacksAskedFor) {
    expect(std::chrono::steady_clock::now() < deadline, "callbacks of complete events run");
    std::this_thread::yield();
  }
}

void World::endExports(unsigned identity, ExportModel::State state) {
  for (ExportModel &handle : exports)
    if (handle.identity == identity)
      handle.state = state;
}

bool World::isNeeded(ur_context_handle_t context) const {
  const auto uses = [context](const auto &model) { return model.context == context; };
  return std::ranges::any_of(allocations, uses) || std::ranges::any_of(reservations, uses) ||
         std::ranges::any_of(opened, uses) || std::ranges::any_of(exports, uses) ||
         std::ranges::any_of(physicalMemories, uses) ||
         std::ranges::any_of(
             events, [&](const EventModel &event) { return event.exportable && uses(event); });
}

} // namespace ur::test
