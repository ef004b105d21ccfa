// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/handle.hpp"

#include <boost/crc.hpp>

#if defined(__x86_64__)
#include <cstring>

#include <nmmintrin.h>
#endif

namespace ur::ipc {
namespace {

std::uint32_t computePortably(std::span<const std::byte> bytes) noexcept {
  boost::crc_optimal<32, 0x1edc6f41, 0xffffffff, 0xffffffff, true, true> crc;
  crc.process_bytes(bytes.data(), bytes.size());
  return crc.checksum();
}

#if defined(__x86_64__)
// With the processor's instruction a handle takes 0.03 us; with tables it takes 0.5 us, a tenth of
// a whole open.
__attribute__((target("sse4.2"))) std::uint32_t
computeWithSse42(std::span<const std::byte> bytes) noexcept {
  std::uint64_t crc = 0xffffffff;
  while (bytes.size() >= sizeof(std::uint64_t)) {
    std::uint64_t word;
    std::memcpy(&word, bytes.data(), sizeof word);
    crc = _mm_crc32_u64(crc, word);
    bytes = bytes.subspan(sizeof word);
  }
  auto crc32 = static_cast<std::uint32_t>(crc);
  for (const std::byte byte : bytes)
    crc32 = _mm_crc32_u8(crc32, static_cast<std::uint8_t>(byte));
  return ~crc32;
}
#endif

} // namespace

std::uint32_t crc32c(std::span<const std::byte> bytes) noexcept {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("sse4.2"))
    return computeWithSse42(bytes);
#endif
  return computePortably(bytes);
}

} // namespace ur::ipc
