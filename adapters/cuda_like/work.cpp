// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/work.hpp"

#include "adapters/cuda_like/peer_work.hpp"

#include <cstddef>
#include <cstring>
#include <variant>

namespace ur::cuda_like {
namespace {

template <typename T> bool canFillWith(const kit::Fill &fill) {
  return fill.pattern.size() == sizeof(T) &&
         reinterpret_cast<std::uintptr_t>(fill.destination) % alignof(T) == 0;
}

template <typename T> T valueOf(const kit::Fill &fill) {
  T value;
  std::memcpy(&value, fill.pattern.data(), sizeof(value));
  return value;
}

// Memory that the driver does not know counts as host memory.
bool isOnHost(const void *memory) {
  int type = kHostMemory;
  return driver().pointerAttribute(&type, kMemoryType, memory) != kSuccess || type == kHostMemory;
}

void performOnHost(void *work) { kit::performOnHost(*static_cast<const kit::Work *>(work)); }

struct Performer {
  void operator()(std::monostate) const {}

  void operator()(const kit::Copy &copy) const {
    if (!usesDeviceMemory && isOnHost(copy.destination) && isOnHost(copy.source))
      performByHost();
    else
      check(driver().copy(copy.destination, copy.source, copy.size, stream), "copy memory");
  }

  void operator()(const kit::CopyRect &rect) const {
    const int direction = (isOnHost(rect.destination) ? 0 : 1) | (isOnHost(rect.source) ? 0 : 2);
    if (direction == 0)
      return performByHost();
    auto *const destination = static_cast<std::byte *>(rect.destination);
    const auto *const source = static_cast<const std::byte *>(rect.source);
    for (std::size_t slice = 0; slice < rect.depth; ++slice)
      check(driver().copyRows(destination + slice * rect.destinationSlice, rect.destinationRow,
                              source + slice * rect.sourceSlice, rect.sourceRow, rect.width,
                              rect.height, direction, stream),
            "copy rows of memory");
  }

  void performByHost() const {
    check(driver().callHost(stream, performOnHost, const_cast<kit::Work *>(&work)),
          "make the host copy memory");
  }

  void operator()(const kit::Fill &fill) const {
    check(enqueueFill(fill, fill.size / fill.pattern.size()), "fill memory");
  }

  void operator()(const kit::Fills &rows) const {
    for (const kit::Fill &row : rows)
      (*this)(row);
  }

  // The drivers repeat patterns of one, two or four bytes. Other patterns are rows of a rectangle:
  // each of their bytes fills one column.
  Code enqueueFill(const kit::Fill &fill, std::size_t count) const {
    if (canFillWith<unsigned char>(fill))
      return driver().fill8(fill.destination, valueOf<unsigned char>(fill), count, stream);
    if (canFillWith<unsigned short>(fill))
      return driver().fill16(fill.destination, valueOf<unsigned short>(fill), count, stream);
    if (canFillWith<unsigned>(fill))
      return driver().fill32(fill.destination, valueOf<unsigned>(fill), count, stream);
    auto *column = static_cast<unsigned char *>(fill.destination);
    Code code = kSuccess;
    for (auto byte = fill.pattern.begin(); byte != fill.pattern.end() && code == kSuccess; ++byte)
      code = driver().fillRows(column++, fill.pattern.size(), std::to_integer<unsigned char>(*byte),
                               1, count, stream);
    return code;
  }

  const kit::Work &work;
  Stream stream;
  bool usesDeviceMemory;
};

Span spanOfBytes(const void *start, std::size_t size) noexcept {
  const auto begin = reinterpret_cast<std::uintptr_t>(start);
  return {begin, begin + size};
}

struct SpanVisitor {
  std::array<Span, 2> operator()(std::monostate) const noexcept { return {}; }
  std::array<Span, 2> operator()(const kit::Copy &copy) const noexcept {
    return {spanOfBytes(copy.destination, copy.size), spanOfBytes(copy.source, copy.size)};
  }
  std::array<Span, 2> operator()(const kit::Fill &fill) const noexcept {
    return {spanOfBytes(fill.destination, fill.size)};
  }
  std::array<Span, 2> operator()(const kit::Fills &rows) const noexcept {
    return {Span{(*this)(rows.front()).front().begin, (*this)(rows.back()).front().end}};
  }
  std::array<Span, 2> operator()(const kit::CopyRect &rect) const noexcept {
    const auto extent = [&rect](std::size_t slice, std::size_t row) {
      return (rect.depth - 1) * slice + (rect.height - 1) * row + rect.width;
    };
    return {spanOfBytes(rect.destination, extent(rect.destinationSlice, rect.destinationRow)),
            spanOfBytes(rect.source, extent(rect.sourceSlice, rect.sourceRow))};
  }
};

} // namespace

void enqueueWork(const kit::Work &work, Stream stream, bool usesDeviceMemory) {
  try {
    std::visit(Performer{work, stream, usesDeviceMemory}, work);
  } catch (const base::Error &failure) {
    if (failure.driverCode() != kInvalidValue || !enqueueWithoutPeerAccess(work, stream))
      throw;
  }
}

std::array<Span, 2> spansOf(const kit::Work &work) { return std::visit(SpanVisitor(), work); }

bool readsSourceDuringCall(const std::array<Span, 2> &copy) {
  const auto [destination, source] = copy;
  int type = 0;
  return driver().pointerAttribute(&type, kMemoryType,
                                   reinterpret_cast<const void *>(source.begin)) != kSuccess &&
         !isOnHost(reinterpret_cast<const void *>(destination.begin));
}

} // namespace ur::cuda_like
