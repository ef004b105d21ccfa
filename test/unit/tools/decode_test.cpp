// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/decode.hpp"

#include <array>

#include <gtest/gtest.h>

namespace ur::urinfo {
namespace {

template <typename T> Bytes bytesOf(const T &value) { return std::as_bytes(std::span(&value, 1)); }

TEST(Decode, GivesValuesTheirJsonType) {
  EXPECT_EQ(decodeValue<std::uint32_t>(bytesOf(7u)), 7);
  EXPECT_EQ(decodeValue<ur_device_type_t>(bytesOf(UR_DEVICE_TYPE_CPU)), "UR_DEVICE_TYPE_CPU");
  EXPECT_EQ(decodeValue<ur_device_type_t>(bytesOf(77u)), 77);
  EXPECT_EQ(decodeBool(bytesOf(ur_bool_t{1})), true);
  EXPECT_EQ(decodeBool(bytesOf(ur_bool_t{0})), false);
  EXPECT_EQ(decodeValue<ur_device_handle_t>(bytesOf(std::uintptr_t{0})), Json());
  EXPECT_EQ(decodeValue<ur_device_handle_t>(bytesOf(std::uintptr_t{0xabc})), "0xabc");
}

TEST(Decode, NamesFlags) {
  const ur_queue_flags_t flags = UR_QUEUE_FLAG_PROFILING_ENABLE | 0x80000000u;
  EXPECT_EQ(decodeFlags<ur_queue_flag_t>(bytesOf(flags)),
            Json({"UR_QUEUE_FLAG_PROFILING_ENABLE", 0x80000000u}));
  EXPECT_EQ(decodeFlags<ur_queue_flag_t>(bytesOf(0u)), Json::array());
}

TEST(Decode, EndsTextAtTheTerminator) {
  EXPECT_EQ(decodeText(bytesOf(std::array{'a', 'b', '\0', 'c'})), "ab");
  EXPECT_EQ(decodeText(bytesOf(std::array{'a', 'b'})), "ab");
  EXPECT_EQ(decodeText({}), "");
}

TEST(Decode, DecodesArraysAndIdentifiers) {
  EXPECT_EQ(decodeArray<std::uint32_t>(bytesOf(std::array{1u, 2u})), Json({1, 2}));
  EXPECT_EQ(decodeArray<std::uint32_t>({}), Json::array());
  EXPECT_EQ(decodeBytes(bytesOf(std::array<std::uint8_t, 3>{0, 0x1f, 0xff})), "001fff");
  const ur_device_partition_property_t part{UR_DEVICE_PARTITION_BY_COUNTS, {.count = 2}};
  EXPECT_EQ(decodeArray<ur_device_partition_property_t>(bytesOf(part)).at(0),
            "(struct ur_device_partition_property_t){.type = UR_DEVICE_PARTITION_BY_COUNTS, "
            ".value = {.count = 2}}");
}

TEST(Decode, ReportsMissingBytes) {
  const std::array<std::byte, 2> two{};
  EXPECT_EQ(decodeValue<std::uint64_t>(two), "2 bytes instead of 8");
  EXPECT_EQ(decodeFlags<ur_queue_flag_t>(two), "2 bytes instead of 4");
  EXPECT_EQ(decodeBool({}), "0 bytes instead of 1");
}

TEST(Infos, DecodeAnyNumberOfBytes) {
  const std::array<std::byte, 64> zeros{};
  for (const Info &info : infosOf<ur_device_info_t>())
    for (std::size_t size = 0; size <= zeros.size(); ++size)
      EXPECT_NO_THROW(info.decode(std::span(zeros).first(size)).dump()) << info.name;
}

} // namespace
} // namespace ur::urinfo
