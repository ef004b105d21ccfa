// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/ipc_kinds.hpp"

#include <cstddef>

namespace ur::test {

// A reserved range and physical memory that only one thread uses.
class OwnRange {
public:
  explicit OwnRange(const support::Session &session)
      : session_(&session), size_(support::granularity(session)) {
    UR_CHECK(
        urPhysicalMemCreate(session.context(), session.device(), size_, nullptr, memory_.out()));
    UR_CHECK(urVirtualMemReserve(session.context(), nullptr, size_, &start_));
  }
  OwnRange(const OwnRange &) = delete;
  OwnRange &operator=(const OwnRange &) = delete;
  ~OwnRange() { urVirtualMemFree(session_->context(), start_, size_); }

  void *start() const { return start_; }
  std::size_t size() const { return size_; }
  ur_result_t map() const {
    return urVirtualMemMap(session_->context(), start_, size_, memory_.get(), 0,
                           UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  }
  ur_result_t unmap() const { return urVirtualMemUnmap(session_->context(), start_, size_); }

private:
  const support::Session *session_;
  std::size_t size_;
  support::PhysicalMem memory_;
  void *start_ = nullptr;
};

} // namespace ur::test
