// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/file_chunks.hpp"

#include <algorithm>
#include <cerrno>
#include <numeric>
#include <span>

#include <gtest/gtest.h>

namespace ur::arrays {
namespace {

constexpr int kFile = 7;
constexpr std::size_t kManyParts = 3000;

std::size_t bytesOf(const std::vector<FileChunk> &chunks) {
  return std::accumulate(chunks.begin(), chunks.end(), std::size_t{0},
                         [](std::size_t sum, const FileChunk &chunk) { return sum + chunk.bytes; });
}

TEST(FileChunks, LargePartsAreDivided) {
  const auto chunks = chunksOf({{kFile, 100, 25, 1000}}, 10);
  ASSERT_EQ(chunks.size(), 3u);
  EXPECT_EQ(chunks[2].start, 120);
  EXPECT_EQ(chunks[2].bytes, 5u);
  EXPECT_EQ(chunks[2].ranges[0].offset, 1020u);
}

TEST(FileChunks, AdjacentPartsShareAChunk) {
  const auto chunks = chunksOf({{kFile, 0, 3, 0}, {kFile, 3, 4, 256}, {kFile, 7, 1, 260}}, 10);
  ASSERT_EQ(chunks.size(), 1u);
  EXPECT_EQ(chunks[0].bytes, 8u);
  ASSERT_EQ(chunks[0].ranges.size(), 2u); // the last two parts are also adjacent in memory
  EXPECT_EQ(chunks[0].ranges[1].bytes, 5u);
}

TEST(FileChunks, GapsAndOtherFilesBeginAChunk) {
  EXPECT_EQ(chunksOf({{kFile, 0, 3, 0}, {kFile, 4, 3, 3}, {kFile + 1, 7, 3, 6}}, 100).size(), 3u);
}

TEST(FileChunks, OneCallCanReadEachChunk) {
  std::vector<FilePart> parts;
  for (std::size_t part = 0; part < kManyParts; ++part)
    parts.push_back({kFile, static_cast<std::int64_t>(part), 1, 2 * part});
  const auto chunks = chunksOf(parts, kManyParts);
  EXPECT_EQ(bytesOf(chunks), kManyParts);
  for (const FileChunk &chunk : chunks)
    EXPECT_LE(chunk.ranges.size(), 1024u); // the kernel's limit for one call
}

TEST(FileChunks, PartsWithoutBytesAreOmitted) {
  EXPECT_TRUE(chunksOf({{kFile, 0, 0, 0}}, 10).empty());
}

// Simulates a file with the bytes 0, 1, 2 ...; each call reads at most two of them.
ssize_t readTwo(int, const iovec *buffers, int, off_t position) {
  const std::size_t count = std::min<std::size_t>(buffers->iov_len, 2);
  for (std::size_t byte = 0; byte < count; ++byte)
    static_cast<char *>(buffers->iov_base)[byte] =
        static_cast<char>(position + static_cast<off_t>(byte));
  return static_cast<ssize_t>(count);
}

std::vector<iovec> buffersOf(std::span<char> memory) {
  return {{memory.data(), 3}, {memory.data() + 3, memory.size() - 3}};
}

TEST(FileChunks, ShortReadsAreContinued) {
  char memory[8] = {};
  readChunk({kFile, 50, 8, {}}, buffersOf(memory), readTwo);
  for (int byte = 0; byte < 8; ++byte)
    EXPECT_EQ(memory[byte], 50 + byte);
}

TEST(FileChunks, ASignalDoesNotEndARead) {
  static int interruptions;
  interruptions = 3;
  char memory[8] = {};
  readChunk({kFile, 50, 8, {}}, buffersOf(memory),
            [](int file, const iovec *buffers, int count, off_t position) -> ssize_t {
              if (interruptions-- > 0) {
                errno = EINTR;
                return -1;
              }
              return readTwo(file, buffers, count, position);
            });
  EXPECT_EQ(memory[7], 57);
}

// Reads 8 bytes from position 50 of a file, and returns the failure. Reads from position 54 on call
// `failing` instead.
ReadFailure failureOf(ssize_t (*failing)()) {
  static ssize_t (*fail)();
  fail = failing;
  char memory[8] = {};
  try {
    readChunk({kFile, 50, 8, {}}, buffersOf(memory),
              [](int file, const iovec *buffers, int count, off_t position) {
                return position < 54 ? readTwo(file, buffers, count, position) : fail();
              });
  } catch (const ReadFailure &failure) {
    return failure;
  }
  return {};
}

TEST(FileChunks, AFailureHasTheFileThePositionAndTheError) {
  const ReadFailure failure = failureOf([]() -> ssize_t {
    errno = EIO;
    return -1;
  });
  EXPECT_EQ(failure.file, kFile);
  EXPECT_EQ(failure.error, EIO);
  EXPECT_GE(failure.position, 54);
}

TEST(FileChunks, TheEndOfTheFileIsAFailureWithoutAnError) {
  const ReadFailure failure = failureOf([]() -> ssize_t { return 0; });
  EXPECT_EQ(failure.file, kFile);
  EXPECT_EQ(failure.error, 0);
}

} // namespace
} // namespace ur::arrays
