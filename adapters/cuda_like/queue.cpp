// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/queue.hpp"

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
    : Queue(owner, queueDevice, queueFlags), stream(create(queueDevice)) {}

bool ur_queue_handle_t_::idle() const {
  const cuda_like::Code code = cuda_like::driver().streamQuery(stream.get());
  if (code == cuda_like::kNotReady)
    return false;
  cuda_like::check(code, "ask the stream");
  return true;
}

void ur_queue_handle_t_::finish() const {
  cuda_like::check(cuda_like::driver().streamSynchronize(stream.get()), "wait for the stream");
}
