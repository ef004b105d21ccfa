// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/handle.hpp"

#include <random>
#include <string_view>
#include <vector>

#include <boost/crc.hpp>
#include <gtest/gtest.h>

namespace ur::ipc {
namespace {

std::span<const std::byte> bytesOf(std::string_view text) {
  return std::as_bytes(std::span(text.data(), text.size()));
}

TEST(Crc32c, KnownAnswers) {
  EXPECT_EQ(crc32c({}), 0u);
  EXPECT_EQ(crc32c(bytesOf("123456789")), 0xe3069283u);
  const std::vector<std::byte> zeros(32); // iSCSI, RFC 3720 B.4
  EXPECT_EQ(crc32c(zeros), 0x8a9136aau);
  const std::vector<std::byte> ones(32, std::byte{0xff});
  EXPECT_EQ(crc32c(ones), 0x62a8ab43u);
}

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
