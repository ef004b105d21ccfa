// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/queue.hpp"

#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/identity.hpp"

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
    : Object(ur::kit::kIdentity.table), context(owner), device(queueDevice), flags(queueFlags),
      stream(create(queueDevice)) {}

bool ur_queue_handle_t_::idle() const {
  const cuda_like::Code code = cuda_like::driver().streamQuery(stream.get());
  if (code == cuda_like::kNotReady)
    return false;
  cuda_like::check(code, "ask the stream");
  return true;
}

void destroy(ur_queue_handle_t queue) noexcept { delete queue; }

namespace ur {

ur_result_t backend::urQueueFinish(ur_queue_handle_t hQueue) {
  cuda_like::check(cuda_like::driver().streamSynchronize(hQueue->stream.get()),
                   "wait for the stream");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
