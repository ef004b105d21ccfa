// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/level_zero/clock.hpp"
#include "fakes/level_zero/command_list.hpp"
#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/operand.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace host_driver {

namespace newer = ur::level_zero::newer;

namespace {

void fill(std::byte *target, std::size_t size, const std::vector<std::byte> &pattern) {
  std::size_t filledSize = std::min(pattern.size(), size);
  std::memcpy(target, pattern.data(), filledSize);
  // Doubles the filled part with each copy: one copy per pattern would take seconds for large
  // memory.
  while (filledSize < size) {
    const std::size_t part = std::min(filledSize, size - filledSize);
    std::memcpy(target + filledSize, target, part);
    filledSize += part;
  }
}

// A box of bytes in an array with a row pitch and a slice pitch.
struct Box {
  std::size_t offset = 0;
  std::size_t pitch = 0;
  std::size_t slicePitch = 0;

  Box(const ze_copy_region_t &region, std::uint32_t rowPitch, std::uint32_t boxSlicePitch)
      : offset(region.originX + std::size_t{region.originY} * rowPitch +
               std::size_t{region.originZ} * boxSlicePitch),
        pitch(rowPitch), slicePitch(boxSlicePitch) {}

  std::size_t offsetAt(std::size_t row, std::size_t slice) const {
    return offset + row * pitch + slice * slicePitch;
  }
  std::size_t endOffset(const ze_copy_region_t &extent) const {
    if (extent.width == 0 || extent.height == 0)
      return 0;
    return offsetAt(extent.height - 1, std::max(extent.depth, 1U) - 1) + extent.width;
  }
};

} // namespace

ze_result_t commandListAppendBarrier(ze_command_list_handle_t hCommandList,
                                     ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents,
                                     ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  // Commands run in order, so a barrier only waits and signals.
  list->append(makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemoryRangesBarrier(ze_command_list_handle_t hCommandList,
                                                 std::uint32_t, const std::size_t *pRangeSizes,
                                                 const void **pRanges,
                                                 ze_event_handle_t hSignalEvent,
                                                 std::uint32_t numWaitEvents,
                                                 ze_event_handle_t *phWaitEvents) {
  requirePointer(pRangeSizes);
  requirePointer(pRanges);
  return commandListAppendBarrier(hCommandList, hSignalEvent, numWaitEvents, phWaitEvents);
}

ze_result_t commandListAppendMemoryCopy(ze_command_list_handle_t hCommandList, void *dstptr,
                                        const void *srcptr, std::size_t size,
                                        ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents,
                                        ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  Command command = makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  const Operand target(command, dstptr, size, AccessKind::Write);
  const Operand source(command, srcptr, size, AccessKind::Read);
  command.work = [=] { std::memmove(target.bytes(), source.bytes(), size); };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemoryFill(ze_command_list_handle_t hCommandList, void *ptr,
                                        const void *pattern, std::size_t pattern_size,
                                        std::size_t size, ze_event_handle_t hSignalEvent,
                                        std::uint32_t numWaitEvents,
                                        ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(pattern);
  require(pattern_size != 0 && pattern_size <= kMaxFillPatternSize &&
              std::has_single_bit(pattern_size),
          ZE_RESULT_ERROR_INVALID_SIZE);
  Command command = makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  const Operand target(command, ptr, size, AccessKind::Write);
  const auto *first = static_cast<const std::byte *>(pattern);
  command.work = [=, bytes = std::vector(first, first + pattern_size)] {
    fill(target.bytes(), size, bytes);
  };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemoryCopyRegion(
    ze_command_list_handle_t hCommandList, void *dstptr, const ze_copy_region_t *dstRegion,
    std::uint32_t dstPitch, std::uint32_t dstSlicePitch, const void *srcptr,
    const ze_copy_region_t *srcRegion, std::uint32_t srcPitch, std::uint32_t srcSlicePitch,
    ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(dstRegion);
  requirePointer(srcRegion);
  const ze_copy_region_t extent = *dstRegion;
  Command command = makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  const Box to(*dstRegion, dstPitch, dstSlicePitch);
  const Box from(*srcRegion, srcPitch, srcSlicePitch);
  const Operand target(command, dstptr, to.endOffset(extent), AccessKind::Write);
  const Operand source(command, srcptr, from.endOffset(extent), AccessKind::Read);
  command.work = [=] {
    std::byte *const targetBytes = target.bytes();
    const std::byte *const sourceBytes = source.bytes();
    for (std::size_t slice = 0; slice < std::max(extent.depth, 1U); ++slice)
      for (std::size_t row = 0; row < extent.height; ++row)
        std::memmove(targetBytes + to.offsetAt(row, slice), sourceBytes + from.offsetAt(row, slice),
                     extent.width);
  };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemoryCopyFromContext(ze_command_list_handle_t hCommandList,
                                                   void *dstptr, ze_context_handle_t hContextSrc,
                                                   const void *srcptr, std::size_t size,
                                                   ze_event_handle_t hSignalEvent,
                                                   std::uint32_t numWaitEvents,
                                                   ze_event_handle_t *phWaitEvents) {
  objectOf<Context>(hContextSrc);
  // Addresses are unique across contexts.
  return commandListAppendMemoryCopy(hCommandList, dstptr, srcptr, size, hSignalEvent,
                                     numWaitEvents, phWaitEvents);
}

ze_result_t commandListAppendMemoryPrefetch(ze_command_list_handle_t hCommandList, const void *ptr,
                                            std::size_t) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(ptr);
  list->append({});
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendMemAdvise(ze_command_list_handle_t hCommandList,
                                       ze_device_handle_t hDevice, const void *ptr, std::size_t,
                                       ze_memory_advice_t advice) {
  const auto list = objectOf<CommandList>(hCommandList);
  deviceOf(hDevice);
  requirePointer(ptr);
  require(static_cast<std::uint32_t>(advice) <= newer::kMemoryAdviceLast,
          ZE_RESULT_ERROR_INVALID_ENUMERATION);
  list->append({});
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendWriteGlobalTimestamp(ze_command_list_handle_t hCommandList,
                                                  std::uint64_t *dstptr,
                                                  ze_event_handle_t hSignalEvent,
                                                  std::uint32_t numWaitEvents,
                                                  ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  Command command = makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  const Operand target(command, dstptr, sizeof(*dstptr), AccessKind::Write);
  command.work = [=] {
    const std::uint64_t now = deviceTicks();
    std::memcpy(target.bytes(), &now, sizeof(now));
  };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendSignalEvent(ze_command_list_handle_t hCommandList,
                                         ze_event_handle_t hEvent) {
  const auto list = objectOf<CommandList>(hCommandList);
  objectOf<Event>(hEvent);
  list->append(makeCommand(*list, hEvent, 0, nullptr));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendWaitOnEvents(ze_command_list_handle_t hCommandList,
                                          std::uint32_t numEvents, ze_event_handle_t *phEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  requirePointer(phEvents);
  list->append(makeCommand(*list, nullptr, numEvents, phEvents));
  return ZE_RESULT_SUCCESS;
}

ze_result_t commandListAppendEventReset(ze_command_list_handle_t hCommandList,
                                        ze_event_handle_t hEvent) {
  const auto list = objectOf<CommandList>(hCommandList);
  const std::shared_ptr<Event> event = objectOf<Event>(hEvent);
  require(!event->isCounterBased(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  event->hostSawCompletion = false;
  Command command;
  command.work = [reference = std::weak_ptr(event)] {
    if (const std::shared_ptr<Event> target = reference.lock())
      target->reset();
  };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
