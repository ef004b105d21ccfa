// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pools where PyTorch allocates memory that other processes can open. PyTorch calls their
// functions while it holds its own locks, so the functions must not wait for the interpreter's
// lock.
#include "bindings/python/ext/arrays/torch_pool.hpp"

#include "bindings/python/ext/arrays/arena.hpp"
#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/mapped_blocks.hpp"
#include "bindings/python/ext/arrays/object_exports.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include <nanobind/stl/unique_ptr.h>
#include <unified-runtime/ur_api.h>

namespace ur::arrays {
namespace {

// Blocks of a device without physical memory that can be shared. `urUSMFree` revokes their handles.
class UsmBlocks final : public BlockSource {
public:
  UsmBlocks(ur_context_handle_t context, ur_device_handle_t device)
      : context_(context), device_(device) {}

  std::uintptr_t allocate(std::size_t bytes) noexcept override {
    void *block = nullptr;
    const ur_result_t result = urUSMDeviceAlloc(context_, device_, nullptr, nullptr, bytes, &block);
    return result == UR_RESULT_SUCCESS ? reinterpret_cast<std::uintptr_t>(block) : 0;
  }

  void free(std::uintptr_t block) noexcept override {
    urUSMFree(context_, reinterpret_cast<void *>(block));
  }

private:
  const ur_context_handle_t context_;
  const ur_device_handle_t device_;
};

// A device's memory for PyTorch. The pool lives as long as its Python object or one of its
// segments.
class TorchPool {
public:
  explicit TorchPool(const Device &device) : device_(device) {
    if (MappedBlocks::areSupportedBy(device.handle))
      mapped_.emplace(device.context, device.handle);
    else
      usm_.emplace(device.context, device.handle);
    arena_.emplace(mapped_ ? static_cast<BlockSource &>(*mapped_) : *usm_);
  }

  const std::shared_ptr<PoolState> &state() const noexcept { return state_; }
  bool canSleep() const noexcept { return mapped_.has_value(); }
  bool isOn(int device) const noexcept { return device_.dlpack.id == device; }

  std::uintptr_t allocate(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    return arena_->allocate(bytes);
  }

  void free(std::uintptr_t segment) noexcept {
    const std::lock_guard lock(mutex_);
    arena_->free(segment);
  }

  // Waits for the work on a stream of the driver. The driver does not wait when it unmaps memory.
  void finish(void *stream) const noexcept {
    constexpr ur_native_handle_t kDefaultStream = 1; // of the driver; PyTorch passes null for it
    const auto native = stream ? reinterpret_cast<ur_native_handle_t>(stream) : kDefaultStream;
    ur_queue_handle_t queue = nullptr;
    if (urQueueCreateWithNativeHandle(native, device_.context, device_.handle, nullptr, &queue) !=
        UR_RESULT_SUCCESS)
      return;
    urQueueFinish(queue);
    urQueueRelease(queue);
  }

  // Finds the block around an address. Returns nullopt for blocks without physical memory.
  std::optional<MappedBlocks::BlockInfo> blockContaining(std::uintptr_t address) {
    const std::lock_guard lock(mutex_);
    return mapped_ ? mapped_->blockContaining(address) : std::nullopt;
  }

  // Gets a handle of the physical memory of the block at an address.
  void *exportBlock(std::uintptr_t address, std::size_t *size) {
    void *data = nullptr;
    run("urIPCGetPhysMemHandleExp", [&] {
      const auto block = mapped_->blockContaining(address);
      return block ? urIPCGetPhysMemHandleExp(device_.context, block->memory, &data, size)
                   : UR_RESULT_ERROR_INVALID_ARGUMENT; // the block was freed
    });
    return data;
  }

  void endExport(void *data) const {
    python::Call call("urIPCPutPhysMemHandleExp");
    call.useAdapterOf(device_.context);
    call.run([&] { return urIPCPutPhysMemHandleExp(device_.context, data); });
  }

  // Unmaps the memory, and releases it unless `keepContents` is true. The caller prevents
  // concurrent calls of `sleep`, `wake` and `allocate`.
  void sleep(bool keepContents) {
    run("urVirtualMemUnmap", [&] {
      const ur_result_t result = mapped_->unmap();
      if (result == UR_RESULT_SUCCESS && !keepContents) {
        mapped_->releaseMemory();
        ++state_->discards;
      }
      return result;
    });
    state_->isAsleep = true;
    keepsContents_ = keepContents;
  }

  // Maps memory at the same addresses. If that fails, the pool stays asleep.
  void wake() {
    run("urPhysicalMemCreate", [&] { return mapped_->createMemory(); });
    run("urVirtualMemMap", [&] {
      const ur_result_t result = mapped_->map();
      if (result != UR_RESULT_SUCCESS && !keepsContents_)
        mapped_->releaseMemory();
      return result;
    });
    state_->isAsleep = false;
  }

private:
  // Runs a function that calls the API, and holds the blocks' mutex during the call.
  template <typename Function> void run(const char *name, const Function &function) {
    python::Call call(name);
    call.useAdapterOf(device_.context);
    call.run([&] {
      const std::lock_guard lock(mutex_);
      return function();
    });
  }

  const Device &device_;
  const std::shared_ptr<PoolState> state_ = std::make_shared<PoolState>();
  std::mutex mutex_;
  bool keepsContents_ = false; // valid while the pool is asleep
  std::optional<MappedBlocks> mapped_;
  std::optional<UsmBlocks> usm_;
  std::optional<Arena> arena_; // allocates from mapped_ or from usm_
};

// The Python object of a pool. Segments keep the pool alive, but not this object, because PyTorch
// must be able to free segments without the interpreter's lock.
struct PythonPool {
  explicit PythonPool(const Device &device) : shared(std::make_shared<TorchPool>(device)) {}

  const std::shared_ptr<TorchPool> shared;
};

// The segments of all pools.
struct Segments {
  struct Segment {
    std::size_t bytes;
    std::shared_ptr<TorchPool> pool;
  };

  std::mutex mutex;
  std::map<std::uintptr_t, Segment> byAddress;
};

Segments &segments() {
  // Never destroyed, because PyTorch frees memory after the destructors of static objects.
  static auto *const instance = new Segments;
  return *instance;
}

// The pools that the thread has entered and not left, the innermost last.
thread_local std::vector<std::shared_ptr<TorchPool>> enteredPools;

// Returns the innermost pool on a device, or null. Returns null in a forked child, because the
// pools' memory is the parent's.
std::shared_ptr<TorchPool> innermostPoolOn(int device) {
  if (isForked())
    return nullptr;
  const auto pool = std::find_if(enteredPools.rbegin(), enteredPools.rend(),
                                 [&](const auto &entered) { return entered->isOn(device); });
  return pool == enteredPools.rend() ? nullptr : *pool;
}

std::uintptr_t allocate(const std::shared_ptr<TorchPool> &pool, std::size_t bytes) {
  const std::uintptr_t segment = pool->allocate(bytes);
  if (segment == 0)
    return 0;
  try {
    const std::lock_guard lock(segments().mutex);
    segments().byAddress.emplace(segment, Segments::Segment{bytes, pool});
  } catch (...) {
    pool->free(segment);
    throw;
  }
  return segment;
}

// Returns the pool that contains an address, or null.
std::shared_ptr<TorchPool> poolAround(std::uintptr_t address) {
  const std::lock_guard lock(segments().mutex);
  const auto next = segments().byAddress.upper_bound(address);
  if (next == segments().byAddress.begin())
    return nullptr;
  const auto &[start, segment] = *std::prev(next);
  return address - start < segment.bytes ? segment.pool : nullptr;
}

// Exports of the physical memory of a block.
class BlockExportFunctions final : public ExportFunctions {
public:
  BlockExportFunctions(std::shared_ptr<TorchPool> pool, std::uintptr_t start)
      : pool_(std::move(pool)), start_(start) {}

  std::pair<void *, std::size_t> get() const override {
    requireAwake(*pool_->state());
    std::size_t size = 0;
    void *const data = pool_->exportBlock(start_, &size);
    return {data, size};
  }

  void put(void *data) const override { pool_->endExport(data); }

  std::uint64_t generation() const override { return pool_->state()->discards; }

private:
  const std::shared_ptr<TorchPool> pool_;
  const std::uintptr_t start_;
};

// Removes a segment from the list, and returns its pool.
std::shared_ptr<TorchPool> removeSegment(std::uintptr_t segment) {
  const std::lock_guard lock(segments().mutex);
  const auto node = segments().byAddress.extract(segment);
  return node.empty() ? nullptr : std::move(node.mapped().pool);
}

} // namespace

std::shared_ptr<const PoolState> poolStateOf(std::uintptr_t address) {
  const auto pool = poolAround(address);
  return pool ? pool->state() : nullptr;
}

std::optional<BlockExports> exportsOfBlock(std::uintptr_t address) {
  const auto pool = poolAround(address);
  const auto block = pool ? pool->blockContaining(address) : std::nullopt;
  if (!block)
    return std::nullopt;
  auto exports =
      std::make_unique<ObjectExports>(std::make_shared<BlockExportFunctions>(pool, block->start));
  return BlockExports{nb::cast(std::move(exports)), block->start, block->bytes};
}

void requireAwake(const PoolState &state) {
  if (state.isAsleep)
    throw std::runtime_error("the tensor's memory is in a pool that is asleep: call the pool's "
                             "wake() before you share the tensor");
}

void bindTorchPool(nb::module_ &module) {
  nb::class_<PythonPool>(module, "TorchPool")
      .def(nb::init<const Device &>(), nb::arg("device"))
      .def_prop_ro("asleep",
                   [](const PythonPool &pool) { return pool.shared->state()->isAsleep.load(); })
      .def_prop_ro("can_sleep", [](const PythonPool &pool) { return pool.shared->canSleep(); })
      .def("enter", [](const PythonPool &pool) { enteredPools.push_back(pool.shared); })
      .def("leave", [](const PythonPool &) { enteredPools.pop_back(); })
      .def(
          "sleep",
          [](const PythonPool &pool, bool keepContents) { pool.shared->sleep(keepContents); },
          nb::arg("keep_contents"))
      .def("wake", [](const PythonPool &pool) { pool.shared->wake(); });
}

} // namespace ur::arrays

// Returns null if the device has too little memory; PyTorch then frees its caches and tries again.
extern "C" UR_DLLEXPORT void *urIpcTorchAllocate(std::ptrdiff_t size, int device, void *) noexcept
    try {
  const auto pool = ur::arrays::innermostPoolOn(device);
  if (!pool || size < 0)
    return nullptr;
  return reinterpret_cast<void *>(ur::arrays::allocate(pool, static_cast<std::size_t>(size)));
} catch (const std::exception &) { // out of host memory
  return nullptr;
}

// `stream` is the stream that was current at the allocation.
extern "C" UR_DLLEXPORT void urIpcTorchFree(void *segment, std::ptrdiff_t, int,
                                            void *stream) noexcept {
  if (ur::arrays::isForked() || ur::arrays::isExiting()) // the exit of the process frees all memory
    return;
  const auto address = reinterpret_cast<std::uintptr_t>(segment);
  if (const auto pool = ur::arrays::removeSegment(address)) {
    pool->finish(stream); // other streams may get the segment next
    pool->free(address);
  }
}
