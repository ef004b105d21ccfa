// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_api.h>

#include <utility>

namespace ur::support {

// Owns one reference to an object of the API.
//
//   Queue queue;
//   UR_CHECK(urQueueCreate(context, device, nullptr, queue.out()));
//   UR_CHECK(urQueueFinish(queue.get()));
template <typename Handle, ur_result_t(UR_APICALL *Release)(Handle)> class UniqueHandle {
public:
  UniqueHandle() noexcept = default;
  explicit UniqueHandle(Handle handle) noexcept : handle_(handle) {}
  UniqueHandle(UniqueHandle &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  UniqueHandle &operator=(UniqueHandle &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~UniqueHandle() { reset(); }

  Handle get() const noexcept { return handle_; }
  // Where a creating call stores its result; gives up what was owned before.
  Handle *out() noexcept {
    reset();
    return &handle_;
  }
  Handle release() noexcept { return std::exchange(handle_, nullptr); }
  void reset() noexcept {
    if (handle_)
      Release(handle_);
    handle_ = nullptr;
  }

private:
  Handle handle_ = nullptr;
};

using Adapter = UniqueHandle<ur_adapter_handle_t, urAdapterRelease>;
using Context = UniqueHandle<ur_context_handle_t, urContextRelease>;
using Queue = UniqueHandle<ur_queue_handle_t, urQueueRelease>;
using Event = UniqueHandle<ur_event_handle_t, urEventRelease>;
using UsmPool = UniqueHandle<ur_usm_pool_handle_t, urUSMPoolRelease>;
using PhysicalMem = UniqueHandle<ur_physical_mem_handle_t, urPhysicalMemRelease>;

} // namespace ur::support
