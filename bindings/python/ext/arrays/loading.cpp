// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/loading.hpp"

#include "base/signals_blocked.hpp"
#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/file_chunks.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <system_error>
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
constexpr std::size_t kChunkBytes = 2 << 20;
constexpr unsigned kMinThreads = 4;
constexpr unsigned kMaxThreadsOfHost = 16;
constexpr unsigned kMaxThreadsOfDevice = 12; // more threads read no faster than the device copies
constexpr auto kReportInterval = 50ms;
constexpr int kPopulateWrite = 23; // MADV_POPULATE_WRITE of Linux 5.14

// Reads chunks into the memory, on one thread.
class Reader {
public:
  Reader() = default;
  Reader(const Reader &) = delete;
  Reader &operator=(const Reader &) = delete;
  virtual ~Reader() = default;

  virtual void read(const FileChunk &chunk) = 0;
  // Waits until the memory contains all chunks.
  virtual void finish() {}
};

// Threads that read chunks. After a failure or a stop, each thread finishes its current chunk.
class ChunkThreads {
public:
  using MakeReader = std::function<std::unique_ptr<Reader>()>;

  // Starts `threads` threads, each with its own reader. If the system starts only some of them,
  // these read all chunks. Throws RuntimeError if the system starts none.
  ChunkThreads(std::vector<FileChunk> chunks, std::size_t threads, MakeReader makeReader)
      : chunks_(std::move(chunks)), makeReader_(std::move(makeReader)) {
    const base::SignalsBlocked signalsBlocked; // the interpreter's own threads handle signals
    while (threads_.size() < threads && start()) {
    }
  }
  ChunkThreads(const ChunkThreads &) = delete;
  ChunkThreads &operator=(const ChunkThreads &) = delete;
  ~ChunkThreads() {
    const python::GilRelease gilRelease; // a read can take long
    {
      const std::scoped_lock lock(mutex_);
      next_ = chunks_.size();
    }
    threads_.clear();
  }

  // Waits until all threads have ended, or for one report interval. Returns whether all threads
  // have ended, and how many bytes they have read. Throws the first failure.
  std::pair<bool, std::size_t> wait() {
    std::unique_lock lock(mutex_);
    const bool isDone = change_.wait_for(lock, kReportInterval,
                                         [this] { return finishedThreads_ == startedThreads_; });
    if (isDone && failure_)
      std::rethrow_exception(failure_);
    return {isDone, readBytes_};
  }

private:
  // Returns false if the system cannot start another thread.
  bool start() {
    try {
      threads_.emplace_back([this] { run(); });
    } catch (const std::system_error &failure) {
      if (threads_.empty())
        nb::raise("cannot start a thread that reads the files: %s; end other processes, or raise "
                  "the limits of threads and memory",
                  failure.what());
      return false;
    }
    const std::scoped_lock lock(mutex_);
    ++startedThreads_;
    return true;
  }

  void run() noexcept {
    std::exception_ptr failure;
    try {
      readAll(*makeReader_());
    } catch (...) {
      failure = std::current_exception();
    }
    const std::scoped_lock lock(mutex_);
    if (failure) {
      next_ = chunks_.size();
      failure_ = failure_ ? failure_ : failure;
    }
    ++finishedThreads_;
    change_.notify_one();
  }

  void readAll(Reader &reader) {
    std::unique_lock lock(mutex_);
    while (next_ < chunks_.size()) {
      const FileChunk &chunk = chunks_[next_++];
      lock.unlock();
      reader.read(chunk);
      lock.lock();
      readBytes_ += chunk.bytes;
    }
    lock.unlock();
    reader.finish();
  }

  const std::vector<FileChunk> chunks_;
  const MakeReader makeReader_;
  std::mutex mutex_;
  std::condition_variable change_;
  std::size_t next_ = 0;
  std::size_t readBytes_ = 0;
  std::size_t startedThreads_ = 0;
  std::size_t finishedThreads_ = 0;
  std::exception_ptr failure_;
  // The last member: the threads use the other members until they are joined.
  std::vector<std::jthread> threads_;
};

class HostReader final : public Reader {
public:
  explicit HostReader(std::uintptr_t address) : address_(address) {}

  void read(const FileChunk &chunk) override {
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

// Reads through pinned host memory for two chunks. The device copies a chunk while the thread reads
// the next one.
class DeviceReader final : public Reader {
public:
  DeviceReader(ur_context_handle_t context, ur_queue_handle_t queue, std::uintptr_t address)
      : context_(context), queue_(queue), address_(address) {
    Call call("urUSMHostAlloc");
    call.useAdapterOf(context);
    call.runReleased([&] {
      return urUSMHostAlloc(context, nullptr, nullptr, copies_.size() * kChunkBytes, &staging_);
    });
  }
  ~DeviceReader() override {
    urQueueFinish(queue_); // the copies read the host memory
    for (ur_event_handle_t &copy : copies_)
      release(copy);
    urUSMFree(context_, staging_);
  }

  void read(const FileChunk &chunk) override {
    next_ = (next_ + 1) % copies_.size();
    wait(copies_[next_]);
    release(copies_[next_]);
    auto *source = static_cast<std::byte *>(staging_) + next_ * kChunkBytes;
    readChunk(chunk, {{source, chunk.bytes}});
    for (const MemoryRange &range : chunk.ranges) {
      // The queue is in order, so the end of the last copy is the end of all copies.
      beginCopy(range, source, &range == &chunk.ranges.back() ? &copies_[next_] : nullptr);
      source += range.bytes;
    }
  }

  void finish() override {
    for (const ur_event_handle_t copy : copies_)
      wait(copy);
  }

private:
  static void wait(ur_event_handle_t copy) {
    if (!copy)
      return;
    Call call("urEventWait");
    call.useAdapterOf(copy);
    call.runReleased([&] { return urEventWait(1, &copy); });
  }

  static void release(ur_event_handle_t &copy) noexcept {
    if (const ur_event_handle_t event = std::exchange(copy, nullptr))
      urEventRelease(event);
  }

  void beginCopy(const MemoryRange &range, const std::byte *source,
                 ur_event_handle_t *event) const {
    Call call("urEnqueueUSMMemcpy");
    call.useAdapterOf(queue_);
    call.runReleased([&] {
      return urEnqueueUSMMemcpy(queue_, false, reinterpret_cast<void *>(address_ + range.offset),
                                source, range.bytes, 0, nullptr, event);
    });
  }

  const ur_context_handle_t context_;
  const ur_queue_handle_t queue_;
  const std::uintptr_t address_;
  void *staging_ = nullptr;
  std::array<ur_event_handle_t, 2> copies_{}; // the copy from each half of the host memory
  std::size_t next_ = 0;
};

// Reads all chunks. Meanwhile, Python's signal handlers run, and `report` gets the number of bytes
// that were read since its previous call. An exception of a handler or of `report` ends the reads.
void readAll(std::vector<FileChunk> chunks, unsigned maxThreads,
             ChunkThreads::MakeReader makeReader, const nb::callable &report) {
  const std::size_t threads = std::min<std::size_t>(
      std::clamp(std::thread::hardware_concurrency(), kMinThreads, maxThreads), chunks.size());
  ChunkThreads running(std::move(chunks), threads, std::move(makeReader));
  std::size_t reportedBytes = 0;
  for (bool isDone = false; !isDone;) {
    std::size_t bytes = 0;
    {
      const python::GilRelease gilRelease;
      std::tie(isDone, bytes) = running.wait();
    }
    if (PyErr_CheckSignals() != 0)
      throw nb::python_error();
    report(bytes - std::exchange(reportedBytes, bytes));
  }
}

using PartFields = std::tuple<int, std::int64_t, std::size_t, std::size_t>;

// Returns the file, the position and the errno of a failed read; None if all reads succeeded.
nb::object readFiles(const Device &device, std::uintptr_t queue, std::uintptr_t address,
                     const std::vector<PartFields> &parts, const nb::callable &report) {
  std::vector<FilePart> fileParts;
  for (const auto &[file, start, bytes, offset] : parts)
    fileParts.push_back({file, start, bytes, offset});
  try {
    const auto makeReader = [&]() -> std::unique_ptr<Reader> {
      if (device.onHost)
        return std::make_unique<HostReader>(address);
      return std::make_unique<DeviceReader>(device.context,
                                            reinterpret_cast<ur_queue_handle_t>(queue), address);
    };
    readAll(chunksOf(fileParts, kChunkBytes),
            device.onHost ? kMaxThreadsOfHost : kMaxThreadsOfDevice, makeReader, report);
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
