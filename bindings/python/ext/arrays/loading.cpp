// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/loading.hpp"

#include "base/signals_blocked.hpp"
#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/file_chunks.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <tuple>
#include <utility>

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::arrays {
namespace {

using namespace std::chrono_literals;
using python::Call;

// A chunk of this size stays in the processor's caches until it is copied to a device.
constexpr std::size_t kChunkBytes = 4 << 20;
constexpr auto kReportInterval = 50ms;
constexpr int kPopulateWrite = 23; // MADV_POPULATE_WRITE of Linux 5.14

// Threads that process chunks. After a failure or a stop, each thread finishes its current chunk.
class ChunkThreads {
public:
  // Processes a chunk on the thread of the given number. Other Python threads run meanwhile.
  using Process = std::function<void(const FileChunk &, std::size_t)>;

  ChunkThreads(std::vector<FileChunk> chunks, std::size_t threads, Process process)
      : chunks_(std::move(chunks)), process_(std::move(process)) {
    const base::SignalsBlocked forNewThreads; // the interpreter's own threads handle signals
    for (std::size_t number = 0; number < threads; ++number) {
      threads_.emplace_back([this, number] { run(number); });
      const std::scoped_lock lock(mutex_);
      ++started_;
    }
  }
  ChunkThreads(const ChunkThreads &) = delete;
  ChunkThreads &operator=(const ChunkThreads &) = delete;
  ~ChunkThreads() {
    const python::Released others; // a read can take long
    {
      const std::scoped_lock lock(mutex_);
      next_ = chunks_.size();
    }
    threads_.clear();
  }

  // Waits for the end of all threads, but no longer than a report interval. Returns whether all
  // threads have ended, and how many bytes they have processed. Throws the first failure.
  std::pair<bool, std::size_t> wait() {
    std::unique_lock lock(mutex_);
    const bool isDone =
        change_.wait_for(lock, kReportInterval, [this] { return ended_ == started_; });
    if (isDone && failure_)
      std::rethrow_exception(failure_);
    return {isDone, processedBytes_};
  }

private:
  void run(std::size_t number) noexcept {
    std::unique_lock lock(mutex_);
    while (next_ < chunks_.size()) {
      const FileChunk &chunk = chunks_[next_++];
      lock.unlock();
      std::exception_ptr failure;
      try {
        process_(chunk, number);
      } catch (...) {
        failure = std::current_exception();
      }
      lock.lock();
      if (failure) {
        next_ = chunks_.size();
        failure_ = failure_ ? failure_ : failure;
      } else {
        processedBytes_ += chunk.bytes;
      }
    }
    ++ended_;
    change_.notify_one();
  }

  const std::vector<FileChunk> chunks_;
  const Process process_;
  std::mutex mutex_;
  std::condition_variable change_;
  std::size_t next_ = 0;
  std::size_t processedBytes_ = 0;
  std::size_t started_ = 0;
  std::size_t ended_ = 0;
  std::exception_ptr failure_;
  // The last member: the threads use the other members until they are joined.
  std::vector<std::jthread> threads_;
};

class HostMemory {
public:
  explicit HostMemory(std::uintptr_t address) : address_(address) {}

  void read(const FileChunk &chunk) const {
    std::vector<iovec> buffers;
    for (const auto &[offset, bytes] : chunk.ranges)
      buffers.push_back({reinterpret_cast<void *>(address_ + offset), bytes});
    createPages(chunk);
    readChunk(chunk, std::move(buffers));
  }

private:
  // One call creates the pages faster than one page fault per page. Older kernels reject the call,
  // and page faults then create the pages.
  void createPages(const FileChunk &chunk) const {
    static const auto pageBytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const std::uintptr_t low = (address_ + chunk.ranges.front().offset) / pageBytes * pageBytes;
    const MemoryRange &last = chunk.ranges.back();
    madvise(reinterpret_cast<void *>(low), address_ + last.offset + last.bytes - low,
            kPopulateWrite);
  }

  const std::uintptr_t address_;
};

// Memory of a device, and pinned host memory with one chunk per thread.
class DeviceMemory {
public:
  DeviceMemory(ur_context_handle_t context, ur_queue_handle_t queue, std::uintptr_t address,
               std::size_t threads)
      : context_(context), queue_(queue), address_(address) {
    Call call("urUSMHostAlloc");
    call.answeredBy(context);
    call.run([&] {
      return urUSMHostAlloc(context, nullptr, nullptr, threads * kChunkBytes, &staging_);
    });
  }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  ~DeviceMemory() {
    const python::Released others;
    urQueueFinish(queue_); // waits for copies that began before a failure
    urUSMFree(context_, staging_);
  }

  // Reads a chunk into the thread's buffer and copies it to the device.
  void read(const FileChunk &chunk, std::size_t thread) const {
    std::byte *source = static_cast<std::byte *>(staging_) + thread * kChunkBytes;
    readChunk(chunk, {{source, chunk.bytes}});
    for (const MemoryRange &range : chunk.ranges) {
      // The queue is in order, so the wait for the last copy waits for all copies.
      copy(range, source, &range == &chunk.ranges.back());
      source += range.bytes;
    }
  }

private:
  void copy(const MemoryRange &range, const std::byte *source, bool isBlocking) const {
    Call call("urEnqueueUSMMemcpy");
    call.answeredBy(queue_);
    call.runReleased([&] {
      return urEnqueueUSMMemcpy(queue_, isBlocking,
                                reinterpret_cast<void *>(address_ + range.offset), source,
                                range.bytes, 0, nullptr, nullptr);
    });
  }

  const ur_context_handle_t context_;
  const ur_queue_handle_t queue_;
  const std::uintptr_t address_;
  void *staging_ = nullptr;
};

// Processes all chunks. Meanwhile, Python's signal handlers run, and `report` gets the number of
// bytes since its last call. An exception of a handler or of `report` ends the reads.
void processAll(std::vector<FileChunk> chunks, std::size_t threads,
                const ChunkThreads::Process &process, const nb::callable &report) {
  ChunkThreads running(std::move(chunks), threads, process);
  std::size_t reported = 0;
  for (bool isDone = false; !isDone;) {
    std::size_t bytes = 0;
    {
      const python::Released others;
      std::tie(isDone, bytes) = running.wait();
    }
    if (PyErr_CheckSignals() != 0)
      throw nb::python_error();
    report(bytes - std::exchange(reported, bytes));
  }
}

void readInto(const Device &device, std::uintptr_t queue, std::uintptr_t address,
              std::vector<FileChunk> chunks, const nb::callable &report) {
  const std::size_t threads = std::min<std::size_t>(
      std::clamp(std::thread::hardware_concurrency(), 4U, 16U), chunks.size());
  if (device.onHost) {
    const HostMemory memory(address);
    processAll(
        std::move(chunks), threads,
        [&](const FileChunk &chunk, std::size_t) { memory.read(chunk); }, report);
    return;
  }
  const DeviceMemory memory(device.context, reinterpret_cast<ur_queue_handle_t>(queue), address,
                            threads);
  processAll(
      std::move(chunks), threads,
      [&](const FileChunk &chunk, std::size_t thread) { memory.read(chunk, thread); }, report);
}

using PartFields = std::tuple<int, std::int64_t, std::size_t, std::size_t>;

// Returns the file, the position and the errno of a failed read; None if all reads succeeded.
nb::object readFiles(const Device &device, std::uintptr_t queue, std::uintptr_t address,
                     const std::vector<PartFields> &parts, const nb::callable &report) {
  std::vector<FilePart> described;
  for (const auto &[file, start, bytes, offset] : parts)
    described.push_back({file, start, bytes, offset});
  try {
    readInto(device, queue, address, chunksOf(described, kChunkBytes), report);
    return nb::none();
  } catch (const ReadFailure &failure) {
    return nb::make_tuple(failure.file, failure.position, failure.error);
  } catch (const Call::Failure &failure) {
    Call::raise(failure);
  }
}

} // namespace

void bindLoading(nb::module_ &module) {
  module.def("read_files", readFiles, nb::arg("device"), nb::arg("queue"), nb::arg("address"),
             nb::arg("parts"), nb::arg("report"));
}

} // namespace ur::arrays
