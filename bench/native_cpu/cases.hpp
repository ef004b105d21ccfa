// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace ur::bench {

// Sizes in bytes.
inline constexpr std::size_t kShort = 64;
inline constexpr std::size_t kPage = std::size_t{4} << 10;
inline constexpr std::size_t kLarge = std::size_t{64} << 20;

inline constexpr int kCallsPerBatch = 1000;
inline constexpr int kChain = 200; // number of copies that wait for each other

// The measured operations, with and without an adapter.
class Operations {
public:
  Operations() = default;
  Operations(const Operations &) = delete;
  Operations &operator=(const Operations &) = delete;
  virtual ~Operations() = default;

  // Each function runs one batch.
  virtual void copyBlocking(std::size_t size) = 0; // kCallsPerBatch copies
  virtual void copyInOrder() = 0; // kCallsPerBatch copies of kShort bytes, then waits for them
  virtual void copyChain() = 0;   // kChain copies, each after the event of the previous copy
  virtual void fillShort() = 0;   // kCallsPerBatch fills of kShort bytes, then waits for them
  virtual void allocate() = 0;    // kCallsPerBatch times: allocates a page and frees it
  virtual void copyLarge() = 0;
  virtual void fillLarge(std::size_t patternSize) = 0;
};

std::unique_ptr<Operations> makeCLibrary();
std::unique_ptr<Operations> makeAdapter(const std::string &library);

struct Case {
  std::string_view name;
  int calls; // number of calls per batch
  void (*run)(Operations &operations);
  std::size_t bytes = 0; // if not 0, the report shows the rate instead of the time
};

inline constexpr std::array kCases{
    Case{"blocking copy of 64 B", kCallsPerBatch, [](Operations &op) { op.copyBlocking(kShort); }},
    Case{"blocking copy of 4 KiB", kCallsPerBatch, [](Operations &op) { op.copyBlocking(kPage); }},
    Case{"asynchronous copy of 64 B, 1,000 per wait", kCallsPerBatch,
         [](Operations &op) { op.copyInOrder(); }},
    Case{"asynchronous fill of 64 B, 1,000 per wait", kCallsPerBatch,
         [](Operations &op) { op.fillShort(); }},
    Case{"copy of 64 B that waits for the previous copy", kChain,
         [](Operations &op) { op.copyChain(); }},
    Case{"allocation and free of 4 KiB", kCallsPerBatch, [](Operations &op) { op.allocate(); }},
    Case{"copy of 64 MiB", 1, [](Operations &op) { op.copyLarge(); }, kLarge},
    Case{"fill of 64 MiB with 1 byte", 1, [](Operations &op) { op.fillLarge(1); }, kLarge},
    Case{"fill of 64 MiB with 4 bytes", 1, [](Operations &op) { op.fillLarge(4); }, kLarge},
    Case{"fill of 64 MiB with 12 bytes", 1, [](Operations &op) { op.fillLarge(12); },
         kLarge / 12 * 12},
};

} // namespace ur::bench
