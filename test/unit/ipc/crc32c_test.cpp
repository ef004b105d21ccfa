// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/handle.hpp"

#include <random>
#include <vector>

#include <boost/crc.hpp>
#include <gtest/gtest.h>

namespace ur::ipc {
namespace {

TEST(Crc32c, InstructionAndTablesAgree) {
  std::mt19937 random(1);
  for (std::size_t size = 0; size < 300; ++size) {
    std::vector<std::byte> bytes(size);
    for (std::byte &byte : bytes)
      byte = static_cast<std::byte>(random());
    boost::crc_optimal<32, 0x1edc6f41, 0xffffffff, 0xffffffff, true, true> expected;
    expected.process_bytes(bytes.data(), bytes.size());
    EXPECT_EQ(crc32c(bytes), expected.checksum()) << size << " bytes";
  }
}

} // namespace
} // namespace ur::ipc
