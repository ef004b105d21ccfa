// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <sys/uio.h>

namespace ur::arrays {

// Bytes of a file, and the offset of their target in memory.
struct FilePart {
  int file;
  std::int64_t start;
  std::size_t bytes;
  std::size_t offset;
};

struct MemoryRange {
  std::size_t offset;
  std::size_t bytes;
};

// Bytes of a file that one call of preadv reads. The ranges are in the order of the file.
struct FileChunk {
  int file;
  std::int64_t start;
  std::size_t bytes;
  std::vector<MemoryRange> ranges;
};

// Divides parts into chunks of at most `maxBytes`. A chunk contains several parts if they are
// adjacent in one file.
std::vector<FileChunk> chunksOf(const std::vector<FilePart> &parts, std::size_t maxBytes);

// A failed read. The error is an errno, or 0 if the file ends at the position.
struct ReadFailure {
  int file;
  std::int64_t position;
  int error;
};

using ReadCall = ssize_t (*)(int, const iovec *, int, off_t);

// Reads a chunk into buffers that together have its size. Throws ReadFailure. System call: preadv.
void readChunk(const FileChunk &chunk, std::vector<iovec> buffers, ReadCall call = preadv);

} // namespace ur::arrays
