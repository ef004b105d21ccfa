// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/crew.hpp"

#include "adapters/native_cpu/machine.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace ur::native_cpu {
namespace {

using kit::Copy;
using kit::Fill;
using kit::Work;

// The caller waits for the helpers after its own last part. If it waits longer than the average
// time of kMaxHelperParts parts, a helper was descheduled. The next kCommandsWithoutHelpers large
// commands then run without helpers.
constexpr int kMaxHelperParts = 4;
constexpr int kCommandsWithoutHelpers = 16;

bool overlaps(const Copy &copy) noexcept {
  const auto destination = reinterpret_cast<std::uintptr_t>(copy.destination);
  const auto source = reinterpret_cast<std::uintptr_t>(copy.source);
  return destination - source < copy.size || source - destination < copy.size;
}

#if defined(__SSE2__)

// Copies with stores that bypass the caches, so that the processor does not first read the
// destination's cache lines.
void stream(void *destination, const void *source, std::size_t size) noexcept {
  constexpr std::size_t kLine = 64;
  auto *out = static_cast<std::byte *>(destination);
  const auto *in = static_cast<const std::byte *>(source);

  const std::size_t head = std::min(-reinterpret_cast<std::uintptr_t>(destination) % kLine, size);
  std::memcpy(out, in, head);
  for (out += head, in += head, size -= head; size >= kLine;
       out += kLine, in += kLine, size -= kLine) {
    const auto *from = reinterpret_cast<const __m128i *>(in);
    auto *to = reinterpret_cast<__m128i *>(out);
    const __m128i line[]{_mm_loadu_si128(from), _mm_loadu_si128(from + 1),
                         _mm_loadu_si128(from + 2), _mm_loadu_si128(from + 3)};
    for (int i = 0; i < 4; ++i)
      _mm_stream_si128(to + i, line[i]);
  }
  std::memcpy(out, in, size);
  _mm_sfence(); // makes the streamed bytes visible before later stores
}

#else

void stream(void *destination, const void *source, std::size_t size) noexcept {
  std::memcpy(destination, source, size);
}

#endif

} // namespace

CrewLimits CrewLimits::ofMachine() {
  constexpr std::size_t kMiB = std::size_t{1} << 20;
  const Machine &thisMachine = machine();
  // The system may report the sum of a package's caches, but a processor uses only one of them.
  const std::size_t cache = std::min<std::size_t>(thisMachine.cacheBytes, 32 * kMiB);
  return {.streamedSize = std::max(cache / 2, kMiB), // source and destination share the cache
          .bytesPerThread = 8 * kMiB,
          .partBytes = kMiB,
          .processors = thisMachine.processors};
}

// The work of one command, divided into parts. Each thread takes one part after another and
// performs it. A thread that starts late finds no part.
class Crew::Job {
public:
  Job(const Work &work, std::size_t size, std::size_t part, bool streams) noexcept
      : work_(work), size_(size), part_(part),
        unfinishedParts_(static_cast<std::uint32_t>((size + part - 1) / part)), streams_(streams) {}

  // Performs parts until all parts are taken. Returns the number of parts that this call performed.
  unsigned performParts() noexcept {
    for (unsigned count = 0;; ++count) {
      const std::size_t begin = nextByte_.fetch_add(part_, std::memory_order_relaxed);
      if (begin >= size_)
        return count;
      perform(begin, std::min(part_, size_ - begin));
      if (unfinishedParts_.fetch_sub(1, std::memory_order_acq_rel) == 1)
        unfinishedParts_.notify_all();
    }
  }

  void awaitCompletion() const noexcept {
    for (auto unfinished = unfinishedParts_.load(std::memory_order_acquire); unfinished != 0;
         unfinished = unfinishedParts_.load(std::memory_order_acquire))
      unfinishedParts_.wait(unfinished, std::memory_order_acquire);
  }

  // These functions count the helper threads that are still running.
  void addHelper() noexcept { helpers_.fetch_add(1, std::memory_order_relaxed); }
  void removeHelper() noexcept { helpers_.fetch_sub(1, std::memory_order_release); }
  bool hasHelpers() const noexcept { return helpers_.load(std::memory_order_acquire) != 0; }

private:
  void perform(std::size_t begin, std::size_t size) const noexcept {
    if (const auto *fill = std::get_if<Fill>(&work_))
      kit::fillOnHost(static_cast<std::byte *>(fill->destination) + begin, fill->pattern, size);
    else if (const auto *copy = std::get_if<Copy>(&work_))
      (streams_ ? stream : kit::copyOnHost)(static_cast<std::byte *>(copy->destination) + begin,
                                            static_cast<const std::byte *>(copy->source) + begin,
                                            size);
  }

  const Work &work_; // valid until the last part is done
  const std::size_t size_;
  const std::size_t part_;
  std::atomic<std::size_t> nextByte_{0};
  std::atomic<std::uint32_t> unfinishedParts_; // parts that are not done
  std::atomic<unsigned> helpers_{0};
  const bool streams_;
};

// Streams only copies, because memset fills memory as fast as streaming would.
void Crew::perform(const Work &work) noexcept {
  const auto *copy = std::get_if<Copy>(&work);
  if (copy && !overlaps(*copy))
    return divide(work, copy->size, limits_.partBytes, copy->size >= limits_.streamedSize);
  const auto *fill = std::get_if<Fill>(&work);
  if (fill && fill->pattern.size() <= limits_.partBytes)
    return divide(work, fill->size, limits_.partBytes - limits_.partBytes % fill->pattern.size(),
                  false);
  kit::performOnHost(work);
}

void Crew::divide(const Work &work, std::size_t size, std::size_t part, bool streams) noexcept {
  const std::size_t threads = std::min(
      {size / limits_.bytesPerThread, std::size_t{limits_.processors}, helpers_.size() + 1});
  const bool runsAlone =
      threads <= 1 || (job_ && job_->hasHelpers()) || commandsWithoutHelpers_ > 0;
  const auto job = runsAlone ? nullptr : begin(work, size, part, streams, threads - 1);
  if (!job) {
    if (threads > 1 && commandsWithoutHelpers_ > 0)
      --commandsWithoutHelpers_;
    Job(work, size, size, streams).performParts();
    return;
  }
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const unsigned ownParts = job->performParts();
  const auto ownEnd = Clock::now();
  job->awaitCompletion();
  if (Clock::now() - ownEnd > kMaxHelperParts * (ownEnd - start) / std::max(ownParts, 1u))
    commandsWithoutHelpers_ = kCommandsWithoutHelpers;
}

// Starts a job with up to `helpers` helper threads, or fewer if the system allows no more threads.
// Returns null if memory is exhausted.
std::shared_ptr<Crew::Job> Crew::begin(const Work &work, std::size_t size, std::size_t part,
                                       bool streams, std::size_t helpers) noexcept {
  std::shared_ptr<Job> job;
  try {
    job = std::make_shared<Job>(work, size, part, streams);
    job_ = job;
    for (std::size_t i = 0; i < helpers; ++i) {
      helpers_[i].start("ur-native-cpu", [job] {
        job->performParts();
        job->removeHelper();
      });
      job->addHelper();
    }
  } catch (const std::exception &) {
  }
  return job;
}

} // namespace ur::native_cpu
