// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The layers' records of addresses.
#include "runtime/layers/validation/memory.hpp"

#include "runtime/layers/validation/live_objects.hpp"
#include "stub_table.hpp"

#include <array>
#include <cstring>

#include <gtest/gtest.h>
#include <sys/mman.h>

namespace ur::test {
namespace {

using validation::EndedMemory;
using validation::Extent;
using validation::findPastEnd;

EndedMemory::Range range(std::uintptr_t first, std::size_t size) {
  return {
      .creation = {.argument = {"urMake", "ppMem"}, .endedBy = "urEnd", .extent = {first, size}},
      .ending = {}};
}

const void *at(std::uintptr_t address) { return reinterpret_cast<const void *>(address); }

TEST(Bounds, AreThoseOfTheAllocation) {
  const ur_dditable_t table = stubTable();
  const auto context = reinterpret_cast<ur_context_handle_t>(1);
  EXPECT_FALSE(findPastEnd(table, context, shortAllocation, 8));
  EXPECT_TRUE(findPastEnd(table, context, shortAllocation, 9));
  EXPECT_FALSE(findPastEnd(table, context, shortAllocation + 7, 1));
  EXPECT_TRUE(findPastEnd(table, context, shortAllocation + 7, 2));
  EXPECT_TRUE(findPastEnd(table, context, shortAllocation + 1, SIZE_MAX));
}

TEST(EndedMemory, IsFoundByAnyOfItsAddresses) {
  EndedMemory memory;
  memory.add(range(0x1000, 0x100));
  memory.add(range(0x2000, 0x100));
  EXPECT_FALSE(memory.find(at(0xfff)));
  EXPECT_TRUE(memory.find(at(0x1000)));
  EXPECT_TRUE(memory.find(at(0x10ff)));
  EXPECT_FALSE(memory.find(at(0x1100)));
  EXPECT_EQ(memory.find(at(0x2050))->creation.extent.first, 0x2000u);
}

TEST(EndedMemory, IsForgottenWhereNewMemoryBegins) {
  EndedMemory memory;
  memory.add(range(0x1000, 0x1000));
  memory.add(range(0x2000, 0x1000));
  memory.add(range(0x3000, 0x1000));
  memory.remove({0x1800, 0x1000});
  EXPECT_FALSE(memory.find(at(0x1000)));
  EXPECT_FALSE(memory.find(at(0x2fff)));
  EXPECT_TRUE(memory.find(at(0x3000)));
}

TEST(EndedMemory, IsForgottenAfterAWhile) {
  EndedMemory memory;
  for (std::uintptr_t i = 1; i < 5000; ++i)
    memory.add(range(i * 16, 16));
  EXPECT_FALSE(memory.find(at(16)));
  EXPECT_TRUE(memory.find(at(4999 * 16)));
}

TEST(OwnMemory, IsReadWithoutAFault) {
  const std::array<char, 4> source{'a', 'b', 'c', 'd'};
  std::array<std::byte, 4> copy{};
  EXPECT_TRUE(validation::readOwnMemory(source.data(), copy));
  EXPECT_EQ(std::memcmp(source.data(), copy.data(), copy.size()), 0);
  EXPECT_FALSE(validation::readOwnMemory(at(8), copy));
  EXPECT_TRUE(validation::isOwnMemory(source.data()));

  void *page = mmap(nullptr, 1, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  EXPECT_FALSE(validation::isOwnMemory(page));
  munmap(page, 1);
}

} // namespace
} // namespace ur::test
