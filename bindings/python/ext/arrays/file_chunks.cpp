// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/file_chunks.hpp"

#include <algorithm>
#include <cerrno>
#include <climits>

namespace ur::arrays {
namespace {

bool canAppend(const FileChunk &chunk, const FilePart &part, std::size_t maxBytes) {
  return chunk.file == part.file &&
         chunk.start + static_cast<std::int64_t>(chunk.bytes) == part.start &&
         chunk.bytes < maxBytes && chunk.ranges.size() < IOV_MAX;
}

void append(FileChunk &chunk, std::size_t offset, std::size_t bytes) {
  if (!chunk.ranges.empty() && chunk.ranges.back().offset + chunk.ranges.back().bytes == offset)
    chunk.ranges.back().bytes += bytes;
  else
    chunk.ranges.push_back({offset, bytes});
  chunk.bytes += bytes;
}

} // namespace

std::vector<FileChunk> chunksOf(const std::vector<FilePart> &parts, std::size_t maxBytes) {
  std::vector<FileChunk> chunks;
  for (FilePart part : parts)
    while (part.bytes > 0) {
      if (chunks.empty() || !canAppend(chunks.back(), part, maxBytes))
        chunks.push_back({part.file, part.start, 0, {}});
      const std::size_t bytes = std::min(part.bytes, maxBytes - chunks.back().bytes);
      append(chunks.back(), part.offset, bytes);
      part.start += static_cast<std::int64_t>(bytes);
      part.offset += bytes;
      part.bytes -= bytes;
    }
  return chunks;
}

void readChunk(const FileChunk &chunk, std::vector<iovec> buffers, ReadCall call) {
  auto first = buffers.begin();
  std::int64_t position = chunk.start;
  while (first != buffers.end()) {
    const ssize_t count =
        call(chunk.file, &*first, static_cast<int>(buffers.end() - first), position);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      throw ReadFailure{chunk.file, position, count < 0 ? errno : 0};
    position += count;
    auto done = static_cast<std::size_t>(count);
    while (first != buffers.end() && done >= first->iov_len)
      done -= first++->iov_len;
    if (done > 0) {
      first->iov_base = static_cast<std::byte *>(first->iov_base) + done;
      first->iov_len -= done;
    }
  }
}

} // namespace ur::arrays
