// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <mutex>
#include <vector>

#include "adapters/opencl/driver.hpp"

namespace ur::opencl {

// The commands of a queue that may not have finished. OpenCL tells neither whether a queue is empty
// nor whether memory is still in use, so both are told from these.
class Pending {
public:
  explicit Pending(bool inOrder) : inOrder_(inOrder) {}

  void add(UniqueEvent command);
  bool empty();
  void wait(); // for those added so far

private:
  void dropFinished();

  const bool inOrder_; // the latest command is the last to finish
  std::mutex mutex_;
  std::vector<UniqueEvent> commands_;
  std::size_t tidyAt_ = 64;
};

} // namespace ur::opencl
