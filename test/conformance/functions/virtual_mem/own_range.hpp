// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/in_threads.hpp"
#include "tools/support/error.hpp"

#include <cstddef>

namespace ur::test {

// Addresses and physical memory that one thread has for itself, in a context that others share.
class OwnRange {
public:
  explicit OwnRange(const ThreadObjects &given)
      : given_(&given), size_(support::granularity(given.session())) {
    UR_CHECK(urPhysicalMemCreate(given.context(), given.device(), size_, nullptr, memory_.out()));
    UR_CHECK(urVirtualMemReserve(given.context(), nullptr, size_, &start_));
  }
  OwnRange(const OwnRange &) = delete;
  OwnRange &operator=(const OwnRange &) = delete;
  ~OwnRange() { urVirtualMemFree(given_->context(), start_, size_); }

  void *start() const { return start_; }
  std::size_t size() const { return size_; }
  ur_result_t map() const {
    return urVirtualMemMap(given_->context(), start_, size_, memory_.get(), 0,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  }
  ur_result_t unmap() const { return urVirtualMemUnmap(given_->context(), start_, size_); }

private:
  const ThreadObjects *given_;
  std::size_t size_;
  support::PhysicalMem memory_;
  void *start_ = nullptr;
};

} // namespace ur::test
