// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace ur::kit {

// Finds the range around an address. Ranges do not overlap, and each has a value: a pointer.
//
// The index is a tree over the bits of an address, six per level, down to single bytes. A range is
// written into the largest slots that it fills: at most one store per page, far fewer if it is
// large and aligned. A slot has both a value and finer slots, so that inserting a range never moves
// another range.
//
// No function takes a lock, so a fork is safe. Only the owner of a range writes its slots. Only the
// destructor frees nodes. If two threads make the same node, one node stays. find() may return a
// value that another thread is erasing, so the caller checks whether the value is still listed.
// Nodes take 16 bytes for each page that was ever a separate range, and less for larger ranges.
class AddressIndex {
public:
  AddressIndex() noexcept = default;
  AddressIndex(const AddressIndex &) = delete;
  AddressIndex &operator=(const AddressIndex &) = delete;
  ~AddressIndex();

  // Inserts a range that is not empty and overlaps no other range. Changes nothing if it throws
  // bad_alloc.
  void insert(const void *begin, std::size_t size, void *value);

  // erase() removes an inserted range. restore() inserts the same range again and cannot fail,
  // because its nodes still exist.
  void erase(const void *begin, std::size_t size) noexcept;
  void restore(const void *begin, std::size_t size, void *value) noexcept;

  void *find(const void *address) const noexcept;

private:
  static constexpr unsigned kBits = 6;
  static constexpr unsigned kTopShift = 30; // the shift of the slots in a region's first node
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
    std::uintptr_t first, last; // both inclusive
  };

  static Span spanOf(const void *begin, std::size_t size) noexcept;
  static Node &finerThan(Slot &slot);
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
