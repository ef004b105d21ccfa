// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions with which PyTorch allocates memory that other processes can open. PyTorch calls
// them with locks of its own held, so they must not wait for the interpreter's lock.
#include "bindings/python/ext/arrays/torch_pool.hpp"

#include "bindings/python/ext/arrays/arena.hpp"
#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/process.hpp"

#include <exception>
#include <map>
#include <mutex>

#include <unified-runtime/ur_api.h>

namespace ur::arrays {
namespace {

// Allocates the blocks. Each is an object of the driver with one handle, which other processes can
// keep. `urUSMFree` revokes the handle.
class DeviceMemory final : public BlockSource {
public:
  DeviceMemory(ur_context_handle_t context, ur_device_handle_t device)
      : context_(context), device_(device) {}

  std::uintptr_t allocate(std::size_t bytes) noexcept override {
    void *block = nullptr;
    const ur_result_t result = urUSMDeviceAlloc(context_, device_, nullptr, nullptr, bytes, &block);
    return result == UR_RESULT_SUCCESS ? reinterpret_cast<std::uintptr_t>(block) : 0;
  }

  void free(std::uintptr_t block) noexcept override {
    urUSMFree(context_, reinterpret_cast<void *>(block));
  }

  // Waits for the work on a stream of the driver. The driver does not wait when it unmaps memory.
  void finish(void *stream) const noexcept {
    constexpr ur_native_handle_t kDefaultStream = 1; // of the driver; PyTorch passes null for it
    const auto native = stream ? reinterpret_cast<ur_native_handle_t>(stream) : kDefaultStream;
    ur_queue_handle_t queue = nullptr;
    if (urQueueCreateWithNativeHandle(native, context_, device_, nullptr, &queue) !=
        UR_RESULT_SUCCESS)
      return;
    urQueueFinish(queue);
    urQueueRelease(queue);
  }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
};

struct Pool {
  explicit Pool(const Device &device) : memory(device.context, device.handle) {}

  std::mutex mutex;
  DeviceMemory memory;
  Arena arena{memory};
};

struct Pools {
  std::mutex mutex;
  std::map<int, Pool> byDevice; // by the driver's number of the device
};

Pools &pools() {
  static auto *const kept = new Pools; // PyTorch frees memory after static objects have ended
  return *kept;
}

void usePool(const Device &device) {
  const std::lock_guard lock(pools().mutex);
  pools().byDevice.try_emplace(device.dlpack.id, device);
}

// The pool of a device, or null if there is none. In a forked child, the memory is the parent's.
Pool *poolOf(int device) {
  if (isForked())
    return nullptr;
  const std::lock_guard lock(pools().mutex);
  const auto found = pools().byDevice.find(device);
  return found == pools().byDevice.end() ? nullptr : &found->second;
}

} // namespace

void bindTorchPool(nanobind::module_ &module) {
  module.def("use_torch_pool", usePool, nanobind::arg("device"));
}

} // namespace ur::arrays

// Returns null if the device has too little memory; PyTorch then frees its caches and tries again.
extern "C" UR_DLLEXPORT void *urIpcTorchAllocate(std::ptrdiff_t size, int device, void *) noexcept
    try {
  ur::arrays::Pool *const pool = ur::arrays::poolOf(device);
  if (!pool || size < 0)
    return nullptr;
  const std::lock_guard lock(pool->mutex);
  return reinterpret_cast<void *>(pool->arena.allocate(static_cast<std::size_t>(size)));
} catch (const std::exception &) { // out of host memory
  return nullptr;
}

// `stream` is the one that was current at the allocation.
extern "C" UR_DLLEXPORT void urIpcTorchFree(void *segment, std::ptrdiff_t, int device,
                                            void *stream) noexcept {
  ur::arrays::Pool *const pool = ur::arrays::poolOf(device);
  if (!pool || ur::arrays::isEnding()) // the exit of the process frees all memory
    return;
  pool->memory.finish(stream); // other streams may get the segment next
  const std::lock_guard lock(pool->mutex);
  pool->arena.free(reinterpret_cast<std::uintptr_t>(segment));
}
