// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

#include <level_zero/ze_api.h>

namespace host_driver {

ze_result_t commandListAppendBarrier(ze_command_list_handle_t hCommandList,
                                     ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents,
                                     ze_event_handle_t *phWaitEvents);
ze_result_t
commandListAppendMemoryRangesBarrier(ze_command_list_handle_t hCommandList, std::uint32_t numRanges,
                                     const std::size_t *pRangeSizes, const void **pRanges,
                                     ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents,
                                     ze_event_handle_t *phWaitEvents);
ze_result_t commandListAppendMemoryCopy(ze_command_list_handle_t hCommandList, void *dstptr,
                                        const void *srcptr, std::size_t size,
                                        ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents,
                                        ze_event_handle_t *phWaitEvents);
ze_result_t commandListAppendMemoryFill(ze_command_list_handle_t hCommandList, void *ptr,
                                        const void *pattern, std::size_t pattern_size,
                                        std::size_t size, ze_event_handle_t hSignalEvent,
                                        std::uint32_t numWaitEvents,
                                        ze_event_handle_t *phWaitEvents);
ze_result_t commandListAppendMemoryCopyRegion(
    ze_command_list_handle_t hCommandList, void *dstptr, const ze_copy_region_t *dstRegion,
    std::uint32_t dstPitch, std::uint32_t dstSlicePitch, const void *srcptr,
    const ze_copy_region_t *srcRegion, std::uint32_t srcPitch, std::uint32_t srcSlicePitch,
    ze_event_handle_t hSignalEvent, std::uint32_t numWaitEvents, ze_event_handle_t *phWaitEvents);
ze_result_t commandListAppendMemoryPrefetch(ze_command_list_handle_t hCommandList, const void *ptr,
                                            std::size_t size);
ze_result_t commandListAppendMemAdvise(ze_command_list_handle_t hCommandList,
                                       ze_device_handle_t hDevice, const void *ptr,
                                       std::size_t size, ze_memory_advice_t advice);
ze_result_t commandListAppendWriteGlobalTimestamp(ze_command_list_handle_t hCommandList,
                                                  std::uint64_t *dstptr,
                                                  ze_event_handle_t hSignalEvent,
                                                  std::uint32_t numWaitEvents,
                                                  ze_event_handle_t *phWaitEvents);
ze_result_t commandListAppendSignalEvent(ze_command_list_handle_t hCommandList,
                                         ze_event_handle_t hEvent);
ze_result_t commandListAppendWaitOnEvents(ze_command_list_handle_t hCommandList,
                                          std::uint32_t numEvents, ze_event_handle_t *phEvents);
ze_result_t commandListAppendEventReset(ze_command_list_handle_t hCommandList,
                                        ze_event_handle_t hEvent);

} // namespace host_driver
