// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>

namespace ur::test {

// A reserved range, and physical memory of its size. Only one thread uses them. The test must unmap
// what it maps.
class OwnRange {
public:
  explicit OwnRange(const support::Session &session, std::size_t units = 1,
                    ur_physical_mem_flags_t flags = 0)
      : session_(&session), size_(units * support::granularity(session)) {
    const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                  nullptr, flags};
    UR_CHECK(urPhysicalMemCreate(session.context(), session.device(), size_, &properties,
                                 memory_.out()));
    UR_CHECK(urVirtualMemReserve(session.context(), nullptr, size_, &start_));
  }
  OwnRange(const OwnRange &) = delete;
  OwnRange &operator=(const OwnRange &) = delete;
  ~OwnRange() { EXPECT_SUCCESS(urVirtualMemFree(session_->context(), start_, size_)); }

  void *start() const { return start_; }
  std::byte *at(std::size_t offset = 0) const { return static_cast<std::byte *>(start_) + offset; }
  std::size_t size() const { return size_; }
  ur_result_t
  map(ur_virtual_mem_access_flags_t access = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE) const {
    return urVirtualMemMap(session_->context(), start_, size_, memory_.get(), 0, access);
  }
  ur_result_t unmap() const { return urVirtualMemUnmap(session_->context(), start_, size_); }

protected:
  const support::Session *session_;
  std::size_t size_;
  support::PhysicalMem memory_;
  void *start_ = nullptr;
};

} // namespace ur::test
