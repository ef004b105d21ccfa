// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/event.hpp"

#include "fakes/cuda/context.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/switches.hpp"

#include <utility>

namespace cuda_driver {

std::shared_ptr<Fence> Event::currentFence() const {
  const std::lock_guard lock(schedule().mutex);
  return fence;
}

std::shared_ptr<Event> eventOf(CUevent handle) {
  std::shared_ptr<Event> event =
      handle == nullptr ? nullptr : events().find(reinterpret_cast<std::uintptr_t>(handle));
  require(event != nullptr, CUDA_ERROR_INVALID_HANDLE);
  return event;
}

namespace {

// Returns how far to set back the time of the next record. The caller holds the schedule's mutex.
std::chrono::seconds ageOfNextRecord(const Event &event) {
  static bool isFirst = true;
  if ((event.flags & CU_EVENT_DISABLE_TIMING) != 0)
    return {};
  return std::chrono::seconds(std::exchange(isFirst, false) ? switches().secondsSinceFirst : 0);
}

CUresult elapsedTime(float *milliseconds, CUevent start, CUevent end) {
  requirePointer(milliseconds);
  const auto first = eventOf(start);
  const auto last = eventOf(end);
  require(((first->flags | last->flags) & CU_EVENT_DISABLE_TIMING) == 0, CUDA_ERROR_INVALID_HANDLE);
  const std::lock_guard lock(schedule().mutex);
  require(first->context == last->context, CUDA_ERROR_INVALID_HANDLE);
  require(first->context->lossError == CUDA_SUCCESS, first->context->lossError);
  require(first->fence != nullptr && last->fence != nullptr, CUDA_ERROR_INVALID_HANDLE);
  require(first->fence->done && last->fence->done, CUDA_ERROR_NOT_READY);
  const auto span = last->time() - first->time();
  *milliseconds = std::chrono::duration<float, std::milli>(span).count();
  return CUDA_SUCCESS;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuEventCreate, hipEventCreateWithFlags)(CUevent *event, unsigned flags) {
  return entry(__func__, [&] {
    requirePointer(event);
    constexpr unsigned kKnownFlags =
        CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
    require((flags & ~kKnownFlags) == 0, CUDA_ERROR_INVALID_VALUE);
    require((flags & CU_EVENT_INTERPROCESS) == 0 || (flags & CU_EVENT_DISABLE_TIMING) != 0,
            CUDA_ERROR_INVALID_VALUE);
    const auto context = currentContext();
    *event = reinterpret_cast<CUevent>(
        events().add(std::make_shared<Event>(Event{context.get(), flags, nullptr, {}})));
  });
}

DRIVER_FUNCTION(cuEventDestroy_v2, hipEventDestroy)(CUevent handle) {
  return entry(__func__, [&] {
    const auto event = events().remove(reinterpret_cast<std::uintptr_t>(handle));
    require(event != nullptr, CUDA_ERROR_INVALID_HANDLE);
    const std::lock_guard lock(schedule().mutex);
    require(event->context->lossError == CUDA_SUCCESS, event->context->lossError);
  });
}

DRIVER_FUNCTION(cuEventRecord, hipEventRecord)(CUevent handle, CUstream stream) {
  return entry(__func__, [&] {
    const auto event = eventOf(handle);
    const auto target = streamOf(stream);
    require(event->context == target->context, CUDA_ERROR_INVALID_HANDLE);
    const auto fence = submit(*target, Command());
    const std::lock_guard lock(schedule().mutex);
    event->fence = fence;
    event->age = ageOfNextRecord(*event);
  });
}

DRIVER_FUNCTION(cuEventQuery, hipEventQuery)(CUevent handle) {
  return entry(__func__, [&] {
    const auto event = eventOf(handle);
    const std::lock_guard lock(schedule().mutex);
    require(event->context->lossError == CUDA_SUCCESS, event->context->lossError);
    return event->fence == nullptr || event->fence->done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
  });
}

DRIVER_FUNCTION(cuEventSynchronize, hipEventSynchronize)(CUevent handle) {
  return entry(__func__, [&] {
    const auto event = eventOf(handle);
    waitFor(*event->context, event->currentFence());
  });
}

DRIVER_FUNCTION(cuEventElapsedTime, hipEventElapsedTime)(float *milliseconds, CUevent start,
                                                         CUevent end) {
  return entry(__func__, [&] { return elapsedTime(milliseconds, start, end); });
}

#ifndef CUDA_DRIVER_AS_HIP
DRIVER_FUNCTION(cuEventElapsedTime_v2, )(float *milliseconds, CUevent start, CUevent end) {
  return entry(__func__, [&] { return elapsedTime(milliseconds, start, end); });
}
#endif
