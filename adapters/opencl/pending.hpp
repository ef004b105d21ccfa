// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/opencl/driver.hpp"

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::opencl {

// The commands of a queue that may not have finished. OpenCL tells neither whether a queue is empty
// nor whether memory is still in use, so both are told from these.
class Pending {
public:
  explicit Pending(bool inOrder) : inOrder_(inOrder) {}

  // `reads` is memory of the host that has to stay until the command has finished, if any.
  void add(const UniqueEvent &command, std::shared_ptr<const void> reads = nullptr);
  bool empty();
  void wait(); // for those added so far

private:
  struct Command {
    UniqueEvent event;
    std::shared_ptr<const void> reads;
  };

  void dropFinished();

  const bool inOrder_; // the latest command is the last to finish
  std::mutex mutex_;
  std::vector<Command> commands_;
  std::size_t tidyAt_ = 64;
};

} // namespace ur::opencl
