// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/print/kinds.hpp"
#include "test/unit/print/printed.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

std::string info(ur_device_info_t name, const void *value, std::size_t size) {
  return printInfoValue<ur_device_info_t>(name, value, size);
}

template <typename T> std::string info(ur_device_info_t name, const T &value) {
  return info(name, &value, sizeof(value));
}

TEST(InfoValues, PrintByType) {
  EXPECT_EQ(info(UR_DEVICE_INFO_TYPE, UR_DEVICE_TYPE_CPU), "UR_DEVICE_TYPE_CPU");
  EXPECT_EQ(info(UR_DEVICE_INFO_VENDOR_ID, std::uint32_t{4318}), "4318");
  EXPECT_EQ(info(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, std::size_t{1024}), "1024");
  EXPECT_EQ(info(UR_DEVICE_INFO_GLOBAL_MEM_SIZE, std::uint64_t{1} << 40), "1099511627776");
  EXPECT_EQ(info(UR_DEVICE_INFO_AVAILABLE, ur_bool_t{1}), "1");
  EXPECT_EQ(info(UR_DEVICE_INFO_QUEUE_PROPERTIES, ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE}),
            "UR_QUEUE_FLAG_PROFILING_ENABLE");
  EXPECT_EQ(info(UR_DEVICE_INFO_NAME, "a CPU", 6), "\"a CPU\"");
  EXPECT_EQ(info(UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, std::array<std::size_t, 3>{1, 2, 3}),
            "{1, 2, 3}");
  EXPECT_EQ(info(UR_DEVICE_INFO_UUID, std::array<std::uint8_t, 3>{0, 10, 255}), "{0, 10, 255}");
  EXPECT_EQ(info(UR_DEVICE_INFO_PLATFORM, unreadable<ur_platform_handle_t>()), "0x10");
  EXPECT_EQ(info(UR_DEVICE_INFO_PARENT_DEVICE, ur_device_handle_t{}), "nullptr");
}

TEST(InfoValues, OfAnEnumMayHaveAnyNumber) {
  EXPECT_EQ(info(UR_DEVICE_INFO_TYPE, std::uint32_t{0xffffffff}), "4294967295");
}

TEST(InfoValues, MayBeUnaligned) {
  std::array<std::byte, 16> bytes{};
  const std::size_t value = 77;
  std::memcpy(bytes.data() + 1, &value, sizeof(value));
  EXPECT_EQ(info(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, bytes.data() + 1, sizeof(value)), "77");
}

TEST(InfoValues, WithoutATerminatorEndWithTheBuffer) {
  const std::string name = "CPU";
  EXPECT_EQ(info(UR_DEVICE_INFO_NAME, name.data(), 2), "\"CP\"");
  EXPECT_EQ(info(UR_DEVICE_INFO_NAME, name.data(), 0), "\"\"");
}

TEST(InfoValues, ThatAreTooSmallPrintTheirAddress) {
  const std::uint32_t half = 1;
  EXPECT_EQ(info(UR_DEVICE_INFO_GLOBAL_MEM_SIZE, half), address(&half) + " (4 bytes)");
}

TEST(InfoValues, OfAnUnknownQueryPrintTheirAddress) {
  const std::uint32_t value = 1;
  for (const InfoKind &kind : infoKinds()) {
    EXPECT_EQ(kind.print(0x7ffffffe, &value, 4), address(&value) + " (4 bytes)") << kind.name;
    EXPECT_EQ(kind.print(0xffffffff, &value, 4), address(&value) + " (4 bytes)") << kind.name;
  }
}

TEST(InfoValues, OfEveryQueryPrintFromNullAndFromEverySize) {
  constexpr std::size_t kMaxSize = 64;
  for (const InfoKind &kind : infoKinds()) {
    for (const Enumerator &query : kind.enumerators) {
      SCOPED_TRACE(query.name);
      EXPECT_EQ(kind.print(query.value, nullptr, 8), "nullptr (8 bytes)");
      for (std::size_t size = 0; size <= kMaxSize; ++size) {
        const auto bytes = std::make_unique<std::uint8_t[]>(size);
        std::memset(bytes.get(), 0xa5, size);
        EXPECT_NE(kind.print(query.value, bytes.get(), size), "");
      }
    }
  }
}

} // namespace
} // namespace ur::test
