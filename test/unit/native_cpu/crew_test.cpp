// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/crew.hpp"

#include "base/os_calls.hpp"
#include "test/support/scoped_os_calls.hpp"
#include "test/unit/native_cpu/late_threads.hpp"

#include <cerrno>
#include <cstddef>
#include <vector>

#include <gtest/gtest.h>

namespace ur::native_cpu {
namespace {

using kit::Copy;
using test::ScopedOsCalls;

// Returns bytes that differ from all bytes at nearby offsets.
std::vector<std::byte> bytesByOffset(std::size_t size) {
  std::vector<std::byte> bytes(size);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = static_cast<std::byte>(i % 251 + 1);
  return bytes;
}

// Large commands with one thread or several, and with or without bypassing the caches.
const CrewLimits kVariants[]{
    {.streamedSize = 1, .bytesPerThread = 1u << 20, .partBytes = 100, .processors = 1},
    {.streamedSize = 1, .bytesPerThread = 64, .partBytes = 100, .processors = 3},
    {.streamedSize = 1u << 20, .bytesPerThread = 64, .partBytes = 100, .processors = 3},
    {.streamedSize = 1u << 20, .bytesPerThread = 64, .partBytes = 1000, .processors = 100}};

void expectCopy(Crew &crew, std::size_t size, std::size_t to, std::size_t from) {
  const std::vector<std::byte> source = bytesByOffset(from + size);
  std::vector<std::byte> destination(to + size + 1);
  crew.perform(Copy{destination.data() + to, source.data() + from, size});
  for (std::size_t i = 0; i < destination.size(); ++i)
    ASSERT_EQ(destination[i], i >= to && i < to + size ? source[from + i - to] : std::byte{0})
        << size << " bytes, byte " << i;
}

TEST(Crew, CopiesEveryByteAndNoOther) {
  for (const CrewLimits &limits : kVariants) {
    Crew crew(limits);
    for (const std::size_t size : {1u, 15u, 63u, 64u, 65u, 127u, 128u, 500u, 1000u, 5003u})
      for (const std::size_t to : {0u, 1u, 16u, 63u})
        expectCopy(crew, size, to, 64 - to);
  }
}

TEST(Crew, CopiesRangesThatOverlap) {
  for (const CrewLimits &limits : kVariants)
    for (const std::ptrdiff_t distance : {-700, -1, 1, 700}) {
      Crew crew(limits);
      std::vector<std::byte> memory = bytesByOffset(4000);
      const std::vector<std::byte> before = memory;
      crew.perform(Copy{memory.data() + 1000 + distance, memory.data() + 1000, 2000});
      for (std::size_t i = 0; i < 2000; ++i)
        ASSERT_EQ(memory[1000 + i + static_cast<std::size_t>(distance)], before[1000 + i]) << i;
    }
}

TEST(Crew, CopiesWithoutHelpersIfNoThreadStarts) {
  const ScopedOsCalls scope(&base::OsCalls::startThread,
                            [](pthread_t *, void *(*)(void *), void *) { return EAGAIN; });
  Crew crew(kVariants[1]);
  expectCopy(crew, 1000, 3, 5);
}

TEST(Crew, DoesNotWaitForLateThreads) {
  Crew crew(kVariants[1]);
  const LateThreads late;
  for (int i = 0; i < 3; ++i)
    expectCopy(crew, 1000, 3, 5);
}

} // namespace
} // namespace ur::native_cpu
