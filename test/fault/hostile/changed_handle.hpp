// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "test/fault/hostile/random.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace ur::ipc::hostile {

// Changes one field of a handle and returns the bytes. `randomFd` returns a descriptor number of an
// exporter, and `claimOfOther` a handle of another process.
inline HandleBytes changedHandle(Handle handle, Random &random,
                                 const std::function<int(Random &)> &randomFd,
                                 const std::function<Handle(Random &)> &claimOfOther) {
  constexpr std::uint64_t page = 4096;
  const auto oddNumber = [&] {
    const std::uint64_t size = handle.objectSize;
    return random.of<std::uint64_t>({0, 1, size - 1, size + 1, size + page, size * 2, page,
                                     page - 1, std::uint64_t{1} << 62, ~std::uint64_t{0},
                                     ~std::uint64_t{0} - size + 1});
  };
  switch (random.below(22)) {
  case 0:
  case 1:
    handle.offset = oddNumber();
    break;
  case 2:
  case 3:
    handle.length = oddNumber();
    break;
  case 4:
  case 5:
    handle.offset = handle.objectSize;
    handle.length = 0;
    break;
  case 6:
    handle.offset = handle.objectSize / 2;
    handle.length = handle.objectSize - handle.offset;
    break;
  case 7:
    handle.objectSize = oddNumber();
    handle.length = handle.objectSize - handle.offset;
    break;
  case 8:
    handle.objectInode += 1 + random.below(std::uint64_t{3});
    break;
  case 9:
    handle.tableFd = randomFd(random);
    break;
  case 10:
    handle.objectFd = randomFd(random);
    break;
  case 11:
    handle.serial += std::uint64_t{1} << random.below(20u);
    break;
  case 12:
    handle.token[0] ^= 1;
    break;
  case 13:
  case 14:
  case 15: {
    const Handle other = claimOfOther(random);
    handle.pid = other.pid;
    if (!random.oneIn(3))
      handle.pidfdInode = other.pidfdInode;
    if (random.oneIn(2))
      handle.startTicks = other.startTicks;
    break;
  }
  case 16:
    handle.startTicks += 1;
    break;
  case 17:
    handle.flags ^= 1;
    break;
  case 18:
    handle.pidfdInode = 0;
    break;
  case 19:
    handle.kind = Kind::Event;
    break;
  case 20:
    handle.bootId[3] ^= 1;
    break;
  default: {
    const auto at = random.below(sizeof handle);
    reinterpret_cast<std::uint8_t *>(&handle)[at] ^=
        static_cast<std::uint8_t>(1 + random.below(255u));
    if (random.oneIn(4)) // with a wrong checksum
      return std::bit_cast<HandleBytes>(handle);
  }
  }
  return encode(handle);
}

} // namespace ur::ipc::hostile
