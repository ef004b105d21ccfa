// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Measures the C library's functions, whose times are the lower bound for an adapter.
#include "bench/native_cpu/cases.hpp"

#include <cstdlib>
#include <cstring>
#include <vector>

namespace ur::bench {
namespace {

// Prevents the compiler from removing a call whose result is not used.
void preventRemoval(const void *memory) { asm volatile("" : : "r"(memory) : "memory"); }

class CLibrary final : public Operations {
public:
  void copyBlocking(std::size_t size) override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      copy(size);
  }

  void copyInOrder() override { copyBlocking(kShort); }

  void copyChain() override {
    for (int i = 0; i < kChain; ++i)
      copy(kShort);
  }

  void fillShort() override {
    for (int i = 0; i < kCallsPerBatch; ++i)
      fill(kShort);
  }

  void allocate() override {
    for (int i = 0; i < kCallsPerBatch; ++i) {
      void *memory = std::malloc(kPage);
      preventRemoval(memory);
      std::free(memory);
    }
  }

  void copyLarge() override { copy(kLarge); }
  void fillLarge(std::size_t) override { fill(kLarge); }

private:
  void copy(std::size_t size) {
    std::memcpy(destination_.data(), source_.data(), size);
    preventRemoval(destination_.data());
  }

  void fill(std::size_t size) {
    std::memset(destination_.data(), 7, size);
    preventRemoval(destination_.data());
  }

  std::vector<char> destination_ = std::vector<char>(kLarge, 1);
  std::vector<char> source_ = std::vector<char>(kLarge, 2);
};

} // namespace

std::unique_ptr<Operations> makeCLibrary() { return std::make_unique<CLibrary>(); }

} // namespace ur::bench
