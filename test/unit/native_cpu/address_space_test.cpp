// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/address_space.hpp"

#include "adapters/native_cpu/pages.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>
#include <memory>
#include <optional>

namespace ur::native_cpu {
namespace {

constexpr auto kNone = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
constexpr auto kReadWrite = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
constexpr auto kReadOnly = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;

// Eight reserved pages and a file of as many.
class AddressSpaceTest : public ContextTest {
protected:
  AddressSpaceTest()
      : memory_(backend::createPhysicalMemory(context_, device_, kPages * pageSize(), true)),
        start_(static_cast<std::byte *>(space_.reserve(context_, nullptr, kPages * pageSize()))) {}
  ~AddressSpaceTest() override {
    for (std::size_t page = 0; page < kPages; ++page)
      codeOf([&] { space_.unmap(context_, at(page), pageSize()); });
    space_.free(context_, start_, kPages * pageSize());
  }

  std::byte *at(std::size_t page) const { return start_ + page * pageSize(); }
  void map(std::size_t page, std::size_t pages, std::size_t offset = 0,
           ur_virtual_mem_access_flags_t access = kReadWrite) {
    space_.map(context_, at(page), pages * pageSize(), *memory_, offset * pageSize(), access);
  }
  void unmap(std::size_t page, std::size_t pages) {
    space_.unmap(context_, at(page), pages * pageSize());
  }
  std::optional<ur_virtual_mem_access_flags_t> access(std::size_t page, std::size_t pages) {
    std::optional<ur_virtual_mem_access_flags_t> access;
    codeOf([&] { access = space_.access(context_, at(page), pages * pageSize()); });
    return access;
  }

  static constexpr std::size_t kPages = 8;
  kit::AddressSpace space_;
  std::unique_ptr<kit::PhysicalMemory> memory_;
  std::byte *start_;
};

TEST_F(AddressSpaceTest, ShowsTheFileWhereItIsMapped) {
  map(0, 4);
  map(4, 2, 2);
  *at(3) = std::byte{7};
  EXPECT_EQ(*at(5), std::byte{7});
}

TEST_F(AddressSpaceTest, RefusesToMapOverAMapping) {
  map(2, 2);
  for (const std::size_t page : {1u, 2u, 3u})
    EXPECT_EQ(codeOf([&] { map(page, 2); }), UR_RESULT_ERROR_INVALID_VALUE) << page;
  EXPECT_EQ(codeOf([&] { map(0, 8); }), UR_RESULT_ERROR_INVALID_VALUE);
  map(0, 2);
  map(4, 4);
}

TEST_F(AddressSpaceTest, UnmapsAPartOfAMapping) {
  map(0, 8);
  *at(7) = std::byte{7};
  unmap(2, 3);
  EXPECT_EQ(access(0, 2), kReadWrite);
  EXPECT_EQ(access(2, 1), kNone);
  EXPECT_EQ(access(5, 3), kReadWrite);
  EXPECT_EQ(*at(7), std::byte{7});
  map(2, 3);
  EXPECT_EQ(access(0, 8), kReadWrite);
}

TEST_F(AddressSpaceTest, UnmapsNeighboursTogether) {
  map(0, 2);
  map(2, 2);
  unmap(1, 2);
  EXPECT_EQ(access(0, 1), kReadWrite);
  EXPECT_EQ(access(1, 1), kNone);
  EXPECT_EQ(access(3, 1), kReadWrite);
}

TEST_F(AddressSpaceTest, ChangesTheAccessToAPart) {
  map(0, 8);
  space_.setAccess(context_, at(3), 2 * pageSize(), kReadOnly);
  EXPECT_EQ(access(0, 3), kReadWrite);
  EXPECT_EQ(access(3, 2), kReadOnly);
  EXPECT_EQ(access(5, 3), kReadWrite);
  space_.setAccess(context_, at(0), 8 * pageSize(), kNone);
  EXPECT_EQ(access(4, 1), kNone);
}

TEST_F(AddressSpaceTest, LetsReadWriteWin) {
  map(0, 1, 0, kReadWrite | kReadOnly | kNone);
  EXPECT_EQ(access(0, 1), kReadWrite);
  *at(0) = std::byte{1};
}

TEST_F(AddressSpaceTest, RefusesRangesThatAreNotMappedThroughout) {
  map(0, 2);
  map(3, 2);
  EXPECT_EQ(access(0, 5), std::nullopt);
  EXPECT_EQ(codeOf([&] { unmap(0, 5); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(codeOf([&] { space_.setAccess(context_, at(1), 2 * pageSize(), kReadOnly); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(access(0, 2), kReadWrite);
}

TEST_F(AddressSpaceTest, RefusesRangesOutsideTheReservation) {
  EXPECT_EQ(codeOf([&] { map(7, 2); }), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(codeOf([&] { space_.map(context_, at(0) + 1, pageSize(), *memory_, 0, kReadWrite); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(codeOf([&] { space_.map(context_, at(0), 0, *memory_, 0, kReadWrite); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(codeOf([&] { space_.unmap(context_, at(0), ~std::size_t{0} & ~(pageSize() - 1)); }),
            UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(AddressSpaceTest, FreesOnlyWhatWasReserved) {
  EXPECT_EQ(codeOf([&] { space_.free(context_, at(0), 4 * pageSize()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(codeOf([&] { space_.free(context_, at(1), 7 * pageSize()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  map(5, 1);
  EXPECT_EQ(codeOf([&] { space_.free(context_, at(0), 8 * pageSize()); }),
            UR_RESULT_ERROR_INVALID_OPERATION);
}

TEST_F(AddressSpaceTest, TakesAFreeHint) {
  void *first = space_.reserve(context_, nullptr, pageSize());
  space_.free(context_, first, pageSize());
  void *second = space_.reserve(context_, first, pageSize());
  EXPECT_EQ(second, first);
  EXPECT_EQ(codeOf([&] { space_.reserve(context_, at(0) + 1, pageSize()); }),
            UR_RESULT_ERROR_INVALID_VALUE);
  space_.free(context_, second, pageSize());
}

} // namespace
} // namespace ur::native_cpu
