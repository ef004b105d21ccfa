// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ur::kit {

// Maps address ranges to pointers, the values. The ranges must not overlap. find() returns the
// value of the range that contains an address.
//
// The index is a tree over the bits of an address, with six bits per level, down to single bytes.
// insert() stores the value in the largest slots that the range fills: at most one slot of 16 bytes
// per whole page, and fewer for a large, aligned range. Ranges close to each other share nodes. A
// slot can have both a value and child slots, so inserting a range never moves another range.
//
// No function takes a lock, so a fork is safe. Only the owner of a range writes its slots. Only the
// destructor frees nodes. If two threads create the same node, the index keeps the first. find()
// may return a value that another thread is erasing, so the caller must check that the value is
// still in use.
class AddressIndex {
public:
  AddressIndex() noexcept = default;
  AddressIndex(const AddressIndex &) = delete;
  AddressIndex &operator=(const AddressIndex &) = delete;
  ~AddressIndex();

  // Inserts a range, which must not be empty or overlap another range. If it throws bad_alloc, the
  // index is unchanged.
  void insert(const void *begin, std::size_t size, void *value);

  // erase() removes an inserted range. restore() inserts the same range again and cannot fail,
  // because the range's nodes still exist.
  void erase(const void *begin, std::size_t size) noexcept;
  void restore(const void *begin, std::size_t size, void *value) noexcept;

  // Returns the value of the range that contains an address, or null if there is no such range.
  void *find(const void *address) const noexcept;

private:
  static constexpr unsigned kBits = 6;
  static constexpr unsigned kTopShift = 30; // a slot of a region's top node covers 1 GiB
  static constexpr unsigned kRegionBits = kTopShift + kBits; // 64 GiB
  static constexpr std::size_t kBuckets = 256;

  struct Node;
  struct Slot {
    std::atomic<void *> value{nullptr};
    std::atomic<Node *> child{nullptr};
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
    std::uintptr_t first, last; // both inclusive
  };

  static Span spanOf(const void *begin, std::size_t size) noexcept;
  static Node &childOf(Slot &slot);
  template <typename Visit> static void forEachRegion(Span span, const Visit &visit);
  static void makeNodes(Node &node, unsigned shift, Span span);
  static void store(Node &node, unsigned shift, Span span, void *value) noexcept;
  static void destroy(Node &node) noexcept;
  static std::size_t bucketOf(std::uintptr_t number) noexcept;
  Region *findRegion(std::uintptr_t number) const noexcept;
  Region &regionOf(std::uintptr_t number);
  void store(Span span, void *value) noexcept;

  std::array<std::atomic<Region *>, kBuckets> regions_{}; // lists of regions, by hash
};

} // namespace ur::kit
