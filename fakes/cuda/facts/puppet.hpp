// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/cuda/facts/facts.hpp"

#include <cstdint>

namespace cuda_driver::facts {

enum class Operation {
  GetLegacy,   // address -> bytes
  OpenLegacy,  // bytes, flags -> address
  CloseLegacy, // address
  Allocate,    // size, byte to fill with -> address
  Free,        // address
  Read,        // address -> byte
  ReadMany,    // address, size
  Range,       // address -> start, size
  Export,      // size, byte -> descriptor
  Import,      // descriptor, size -> address of the mapping
  UseWords,    // descriptor -> address
  Wait,        // address, value: on a separate stream
  Write,       // address, value: on a separate stream
  IsDone,      // -> whether the separate stream completes its work soon
};

// A request, and its operands as the operation lists them.
struct Request {
  Operation operation;
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  CUipcMemHandle bytes = {};
};

// The result of a request, and its values as the operation lists them.
struct Answer {
  CUresult code = CUDA_SUCCESS;
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  CUipcMemHandle bytes = {};
  int descriptor = -1;
};

// Another process with its own driver, which executes requests.
class Puppet {
public:
  Puppet();
  Puppet(const Puppet &) = delete;
  Puppet &operator=(const Puppet &) = delete;
  ~Puppet();

  Answer request(const Request &order, int descriptor = -1);
  int pid() const { return pid_; }
  // Kills the process, or lets it exit. Both return after the process has exited.
  void kill();
  void letExit();

private:
  int pid_;
  int socket_;
};

// The main function of a puppet's process.
int servePuppet(int socket);

} // namespace cuda_driver::facts
