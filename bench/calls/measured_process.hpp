// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/calls/measured_calls.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

// A child process that runs this program with another environment and makes calls on request.
class MeasuredProcess {
public:
  // `arguments` follow the program's name. `environment` lists variables, as NAME=value, that the
  // child gets in addition to the variables of this process.
  MeasuredProcess(const std::vector<std::string> &arguments,
                  const std::vector<std::string> &environment);
  ~MeasuredProcess();
  MeasuredProcess(const MeasuredProcess &) = delete;
  MeasuredProcess &operator=(const MeasuredProcess &) = delete;

  // Returns nanoseconds per call. Throws std::runtime_error if the child has exited.
  PerCall<double> measureBatch();

  // Returns instructions per call, including the adapter's function. Single-steps the child through
  // one call of each kind.
  PerCall<std::uint64_t> countInstructions();

private:
  void request(char kind);

  pid_t pid_ = -1;
  int socket_ = -1;
};

// Runs the child's side: serves requests over standard input until the parent closes it.
int serveMeasurements(const std::string &loader, const std::string &adapter);

} // namespace ur::bench
