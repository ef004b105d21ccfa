// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ur::kit {

// What lies at an address: ranges that do not overlap, each with a value, which is a pointer.
//
// A tree over the bits of an address, six a level, down to single bytes. A range is written into
// the largest slots that it fills, so that one of whole pages takes a store for each of its pages
// at most, and far fewer where it is large and aligned. A slot has a value and what lies in finer
// slots beside each other: no range ever moves another one.
//
// No function takes a lock, in any process or child of one. The slots of a range are written only
// by who puts it in and takes it out. Nodes come and never go; of two threads that make one at the
// same time one wins. So find() reads what is there, in the worst case a value that is being taken
// out: whether it still counts is for the value to say. Nodes take 16 bytes for each page that was
// ever in a range of its own, less for larger ranges.
class AddressIndex {
public:
  AddressIndex() noexcept = default;
  AddressIndex(const AddressIndex &) = delete;
  AddressIndex &operator=(const AddressIndex &) = delete;
  ~AddressIndex();

  // The range has bytes, and none of them is in another one. Where it throws bad_alloc, nothing has
  // changed.
  void insert(const void *begin, std::size_t size, void *value);

  // Takes a range out that was put in; puts the same one in again, for which all nodes are there.
  void erase(const void *begin, std::size_t size) noexcept;
  void restore(const void *begin, std::size_t size, void *value) noexcept;

  void *find(const void *address) const noexcept;

private:
  static constexpr unsigned kBits = 6;
  static constexpr unsigned kTopShift = 30; // of the slots of a region's first node
  static constexpr unsigned kRegionBits = kTopShift + kBits; // 64 GiB
  static constexpr std::size_t kBuckets = 256;

  struct Node;
  struct Slot {
    std::atomic<void *> value{nullptr};
    std::atomic<Node *> finer{nullptr};
  };
  struct Node {
    std::array<Slot, std::size_t{1} << kBits> slots;
  };
  struct Region {
    std::uintptr_t number;
    Region *next = nullptr;
    Node top{};
  };
  struct Span {
    std::uintptr_t first, last; // both in it
  };

  static Span spanOf(const void *begin, std::size_t size) noexcept;
  static Node &finerThan(Slot &slot);
  static void makeNodes(Node &node, unsigned shift, Span span);
  static void store(Node &node, unsigned shift, Span span, void *value) noexcept;
  static void destroy(Node &node) noexcept;
  static std::size_t bucketOf(std::uintptr_t number) noexcept;
  Region *findRegion(std::uintptr_t number) const noexcept;
  Region &regionOf(std::uintptr_t number);
  void store(Span span, void *value) noexcept;

  std::array<std::atomic<Region *>, kBuckets> regions_{}; // in lists, by hash
};

} // namespace ur::kit
