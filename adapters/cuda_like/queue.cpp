// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/queue.hpp"

#include "runtime/adapter/error.hpp"
#include "runtime/adapter/info_writer.hpp"
#include "runtime/adapter/queue_flags.hpp"

namespace cuda_like = ur::cuda_like;

namespace {

cuda_like::UniqueStream create(ur_device_handle_t device) {
  const cuda_like::Current current(device->context());
  cuda_like::Stream stream = nullptr;
  cuda_like::check(cuda_like::driver().streamCreate(&stream, cuda_like::kStreamNonBlocking),
                   "create a stream");
  return cuda_like::UniqueStream(stream);
}

} // namespace

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Object(ur::backend::kDdiTable), context(owner), device(queueDevice), flags(queueFlags),
      stream(create(queueDevice)) {}

bool ur_queue_handle_t_::empty() const {
  const cuda_like::Code code = cuda_like::driver().streamQuery(stream.get());
  if (code == cuda_like::kNotReady)
    return false;
  cuda_like::check(code, "ask the stream");
  return true;
}

void destroy(ur_queue_handle_t queue) noexcept { delete queue; }

namespace ur {

ur_result_t backend::urQueueCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                   const ur_queue_properties_t *pProperties,
                                   ur_queue_handle_t *phQueue) {
  hContext->require(hDevice);
  *phQueue = new ur_queue_handle_t_(hContext, hDevice, adapter::flagsOf(pProperties));
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueRetain(ur_queue_handle_t hQueue) {
  hQueue->retain();
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueRelease(ur_queue_handle_t hQueue) {
  if (hQueue->release())
    destroy(hQueue);
  return UR_RESULT_SUCCESS;
}

ur_result_t backend::urQueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
  const adapter::InfoWriter write(propSize, pPropValue, pPropSizeRet);
  switch (propName) {
  case UR_QUEUE_INFO_CONTEXT:
    return write.value(hQueue->context.get());
  case UR_QUEUE_INFO_DEVICE:
    return write.value(hQueue->device);
  case UR_QUEUE_INFO_FLAGS:
    return write.value(hQueue->flags);
  case UR_QUEUE_INFO_REFERENCE_COUNT:
    return write.value(hQueue->references());
  case UR_QUEUE_INFO_EMPTY:
    return write.value(ur_bool_t{hQueue->empty()});
  case UR_QUEUE_INFO_SIZE:
    adapter::raise(UR_RESULT_ERROR_INVALID_QUEUE, "only queues on a device have a size");
  case UR_QUEUE_INFO_DEVICE_DEFAULT:
    adapter::raise(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
                   "there are no queues on devices, so none is the default one");
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t backend::urQueueFinish(ur_queue_handle_t hQueue) {
  cuda_like::check(cuda_like::driver().streamSynchronize(hQueue->stream.get()),
                   "wait for the stream");
  return UR_RESULT_SUCCESS;
}

// Streams start their commands by themselves.
ur_result_t backend::urQueueFlush(ur_queue_handle_t) { return UR_RESULT_SUCCESS; }

} // namespace ur
