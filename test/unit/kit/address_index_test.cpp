// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/address_index.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

const void *at(std::uintptr_t address) { return reinterpret_cast<const void *>(address); }

struct Range {
  std::uintptr_t begin;
  std::size_t size;
};

// A range contains its first and its last byte, but not the bytes before and after them.
TEST(AddressIndex, FindsEveryByteOfARange) {
  for (const Range range :
       {Range{0x1000, 1}, Range{0x7fff12345678, 64}, Range{0x7fff12345000, 4096},
        Range{0x7fff12345fff, 2}, Range{0x10000000, 64 << 20}, Range{0xffffd556aa660010, 100'001},
        Range{0xfffffffff, 2}, Range{0x3ffffff001, std::size_t{200} << 30}, Range{~0xfffull, 4096},
        Range{0xffffff000, 4096}}) { // the last one ends at 64 GiB
    AddressIndex index;
    int value = 0;
    index.insert(at(range.begin), range.size, &value);
    const std::uintptr_t last = range.begin + (range.size - 1);
    EXPECT_EQ(index.find(at(range.begin)), &value) << std::hex << range.begin;
    EXPECT_EQ(index.find(at(last)), &value) << std::hex << range.begin;
    EXPECT_EQ(index.find(at(range.begin + range.size / 2)), &value) << std::hex << range.begin;
    EXPECT_EQ(index.find(at(range.begin - 1)), nullptr) << std::hex << range.begin;
    EXPECT_EQ(index.find(at(last + 1)), nullptr) << std::hex << range.begin;
    index.erase(at(range.begin), range.size);
    EXPECT_EQ(index.find(at(range.begin)), nullptr);
    EXPECT_EQ(index.find(at(last)), nullptr);
    index.restore(at(range.begin), range.size, &value);
    EXPECT_EQ(index.find(at(last)), &value);
  }
}

// Adds and removes random ranges, and compares the index with a list of them.
TEST(AddressIndex, AgreesWithAListOfRanges) {
  AddressIndex index;
  std::map<std::uintptr_t, std::size_t> ranges; // the size of each range, keyed by its start
  std::mt19937_64 random(5);
  constexpr std::uintptr_t kSpace = 1 << 22;
  const auto rangeOf = [&](std::uintptr_t address) {
    auto next = ranges.upper_bound(address);
    return next != ranges.begin() && address - std::prev(next)->first < std::prev(next)->second
               ? std::prev(next)
               : ranges.end();
  };
  const auto isFree = [&](Range range) {
    const auto next = ranges.lower_bound(range.begin);
    return rangeOf(range.begin) == ranges.end() &&
           (next == ranges.end() || next->first - range.begin >= range.size);
  };
  for (int step = 0; step < 20000; ++step) {
    const std::size_t size = 1 + random() % (std::size_t{1} << (random() % 18));
    const Range range{1 + random() % kSpace, size};
    if (const auto overlapping = rangeOf(range.begin); overlapping != ranges.end()) {
      index.erase(at(overlapping->first), overlapping->second);
      ranges.erase(overlapping);
    } else if (isFree(range)) {
      const auto entry = ranges.emplace(range.begin, range.size).first;
      index.insert(at(range.begin), range.size, &entry->second);
    }
    const std::uintptr_t address = 1 + random() % kSpace;
    const auto expected = rangeOf(address);
    ASSERT_EQ(index.find(at(address)), expected == ranges.end() ? nullptr : &expected->second);
  }
}

// Other threads add and remove neighboring ranges in the same nodes of the index.
TEST(AddressIndex, IsReadDuringWrites) {
  AddressIndex index;
  constexpr std::size_t kPage = 4096;
  constexpr std::uintptr_t kBase = 0x7f0000000000;
  constexpr std::size_t kWriters = 3;
  std::array<int, kWriters + 1> values{};
  index.insert(at(kBase), kPage, values.data());
  std::atomic<bool> stop{false};
  std::atomic<int> misses{0};
  std::vector<std::thread> readers;
  for (int i = 0; i < 2; ++i)
    readers.emplace_back([&] {
      while (!stop)
        misses += index.find(at(kBase + 7)) != values.data();
    });
  std::vector<std::thread> writers;
  for (std::size_t writer = 1; writer <= kWriters; ++writer)
    writers.emplace_back([&, writer] {
      for (std::size_t i = 0; i < 20000; ++i) {
        const std::uintptr_t begin = kBase + (writer + i % 64 * (kWriters + 1)) * kPage;
        index.insert(at(begin), kPage, &values[writer]);
        misses += index.find(at(begin + kPage - 1)) != &values[writer];
        index.erase(at(begin), kPage);
      }
    });
  for (auto &writer : writers)
    writer.join();
  stop = true;
  for (auto &reader : readers)
    reader.join();
  EXPECT_EQ(misses, 0);
}

} // namespace
} // namespace ur::kit
