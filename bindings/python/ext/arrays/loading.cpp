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
#include <memory>
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

// Threads that read chunks. After a failure or a stop, each thread finishes its current chunk.
class ChunkThreads {
public:
  using Reader = std::function<void(const FileChunk &)>;
  using MakeReader = std::function<Reader()>;

  // Each thread makes a reader and destroys it at its end, while other threads read. Other Python
  // threads run meanwhile.
  ChunkThreads(std::vector<FileChunk> chunks, std::size_t threads, MakeReader makeReader)
      : chunks_(std::move(chunks)), makeReader_(std::move(makeReader)) {
    const base::SignalsBlocked forNewThreads; // the interpreter's own threads handle signals
    for (std::size_t number = 0; number < threads; ++number) {
      threads_.emplace_back([this] { run(); });
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
  // threads have ended, and how many bytes they have read. Throws the first failure.
  std::pair<bool, std::size_t> wait() {
    std::unique_lock lock(mutex_);
    const bool isDone =
        change_.wait_for(lock, kReportInterval, [this] { return ended_ == started_; });
    if (isDone && failure_)
      std::rethrow_exception(failure_);
    return {isDone, readBytes_};
  }

private:
  void run() noexcept {
    std::exception_ptr failure;
    try {
      readAll(makeReader_());
    } catch (...) {
      failure = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    if (failure) {
      next_ = chunks_.size();
      failure_ = failure_ ? failure_ : failure;
    }
    ++ended_;
    change_.notify_one();
  }

  void readAll(const Reader &read) {
    std::unique_lock lock(mutex_);
    while (next_ < chunks_.size()) {
      const FileChunk &chunk = chunks_[next_++];
      lock.unlock();
      read(chunk);
      lock.lock();
      readBytes_ += chunk.bytes;
    }
  }

  const std::vector<FileChunk> chunks_;
  const MakeReader makeReader_;
  std::mutex mutex_;
  std::condition_variable change_;
  std::size_t next_ = 0;
  std::size_t readBytes_ = 0;
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

// A thread's access to memory of a device, with pinned host memory for one chunk.
class DeviceMemory {
public:
  DeviceMemory(ur_context_handle_t context, ur_queue_handle_t queue, std::uintptr_t address)
      : context_(context), queue_(queue), address_(address) {
    Call call("urUSMHostAlloc");
    call.answeredBy(context);
    call.runReleased(
        [&] { return urUSMHostAlloc(context, nullptr, nullptr, kChunkBytes, &staging_); });
  }
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  ~DeviceMemory() {
    urQueueFinish(queue_); // waits for copies that began before a failure
    urUSMFree(context_, staging_);
  }

  // Reads a chunk into the host memory and copies it to the device.
  void read(const FileChunk &chunk) const {
    auto *source = static_cast<std::byte *>(staging_);
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

// Reads all chunks. Meanwhile, Python's signal handlers run, and `report` gets the number of bytes
// since its last call. An exception of a handler or of `report` ends the reads.
void readAll(std::vector<FileChunk> chunks, ChunkThreads::MakeReader makeReader,
             const nb::callable &report) {
  const std::size_t threads = std::min<std::size_t>(
      std::clamp(std::thread::hardware_concurrency(), 4U, 16U), chunks.size());
  ChunkThreads running(std::move(chunks), threads, std::move(makeReader));
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

// Returns a function that makes a thread's reader.
ChunkThreads::MakeReader readersOf(const Device &device, std::uintptr_t queue,
                                   std::uintptr_t address) {
  if (device.onHost)
    return [memory = HostMemory(address)]() -> ChunkThreads::Reader {
      return [memory](const FileChunk &chunk) { memory.read(chunk); };
    };
  return [context = device.context, queue = reinterpret_cast<ur_queue_handle_t>(queue),
          address]() -> ChunkThreads::Reader {
    return [memory = std::make_shared<DeviceMemory>(context, queue, address)](
               const FileChunk &chunk) { memory->read(chunk); };
  };
}

using PartFields = std::tuple<int, std::int64_t, std::size_t, std::size_t>;

// Returns the file, the position and the errno of a failed read; None if all reads succeeded.
nb::object readFiles(const Device &device, std::uintptr_t queue, std::uintptr_t address,
                     const std::vector<PartFields> &parts, const nb::callable &report) {
  std::vector<FilePart> described;
  for (const auto &[file, start, bytes, offset] : parts)
    described.push_back({file, start, bytes, offset});
  try {
    readAll(chunksOf(described, kChunkBytes), readersOf(device, queue, address), report);
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
