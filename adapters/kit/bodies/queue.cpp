// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

#include <atomic>

void destroy(ur_queue_handle_t queue) noexcept {
  if (queue->isOfThisProcess())
    delete queue;
  else
    queue->abandon();
}

namespace ur {
namespace {

constinit std::atomic<kit::Queue *> lastAbandoned{nullptr}; // links to the older ones

// Returns the flags, or 0 for null properties. Throws for flags that are undeclared, contradict
// each other, or request a queue on the device.
ur_queue_flags_t flagsOf(const ur_queue_properties_t *properties) {
  if (!properties)
    return 0;
  kit::requireType(*properties, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, "queue properties");
  const ur_queue_flags_t flags = properties->flags;
  kit::requireDeclared(flags, UR_QUEUE_FLAGS_MASK, "queue flags");
  const auto hasAll = [flags](ur_queue_flags_t required) { return (flags & required) == required; };
  if (hasAll(UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW))
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                "a queue has either high or low priority, not both");
  if (hasAll(UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE))
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                "a queue submits either in batches or at once, not both");
  if (flags & (UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT))
    base::raise(
        UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
        "queues on the device are not supported: UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES is 0");
  return flags;
}

} // namespace

kit::Queue::Queue(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                  ur_queue_flags_t queueFlags)
    : Object(kIdentity.table), context(owner), device(queueDevice), flags(queueFlags) {}

void kit::Queue::abandon() noexcept {
  nextAbandoned_ = lastAbandoned.load();
  while (!lastAbandoned.compare_exchange_weak(nextAbandoned_, this)) {
  }
}

void backend::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                            const ur_queue_properties_t *pProperties, ur_queue_handle_t *phQueue) {
  hContext->require(hDevice);
  *phQueue = new ur_queue_handle_t_(hContext, hDevice, flagsOf(pProperties));
}

void backend::urQueueRetain(ur_queue_handle_t hQueue) { hQueue->retain(); }
void backend::urQueueRelease(ur_queue_handle_t hQueue) { kit::release(hQueue); }

void backend::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize,
                             void *pPropValue, size_t *pPropSizeRet) {
  const kit::InfoWriter writer(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_QUEUE_INFO_CONTEXT:
    return writer.value(hQueue->context.get());
  case UR_QUEUE_INFO_DEVICE:
    return writer.value(hQueue->device);
  case UR_QUEUE_INFO_FLAGS:
    return writer.value(hQueue->flags);
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return writer.value(hQueue->references());
  case UR_QUEUE_INFO_EMPTY:
    return writer.value(ur_bool_t{hQueue->isIdle()});
  case UR_QUEUE_INFO_SIZE:
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE, "only queues on a device have a size");
  default:
    writer.raiseUnsupported(propName);
  }
}

void backend::urQueueFinish(ur_queue_handle_t hQueue) { hQueue->finish(); }

// Does nothing, because every enqueue function submits its command.
void backend::urQueueFlush(ur_queue_handle_t) {}

} // namespace ur
