// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <string>
#include <vector>

#include <sys/types.h>

namespace ur::bench {

// Nanoseconds a call: urAdapterRetain (one argument), urEnqueueUSMMemcpy (eight, two on the stack).
using Times = std::array<double, 2>;

// This program again as a child with its own environment, which measures a batch whenever asked.
class MeasuredProcess {
public:
  // `arguments` follow the program's name; `environment` lists NAME=value to add to this process's.
  MeasuredProcess(const std::vector<std::string> &arguments,
                  const std::vector<std::string> &environment);
  ~MeasuredProcess();
  MeasuredProcess(const MeasuredProcess &) = delete;
  MeasuredProcess &operator=(const MeasuredProcess &) = delete;

  // Throws std::runtime_error where the child has ended.
  Times measureBatch();

private:
  pid_t pid_ = -1;
  int socket_ = -1;
};

// The child's side: measures batches over standard input, until that is closed. With an empty
// `loader` the adapter's functions are called through its tables.
int measureForParent(const std::string &loader, const std::string &adapter);

} // namespace ur::bench
