// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::urinfo {

// Collects an adapter's log at level info during this object's lifetime: its attempts and failures.
// Collects nothing from adapters without urAdapterSetLoggerCallback.
class AdapterLog {
public:
  explicit AdapterLog(ur_adapter_handle_t adapter);
  ~AdapterLog();
  AdapterLog(const AdapterLog &) = delete;
  AdapterLog &operator=(const AdapterLog &) = delete;

  std::vector<std::string> lines() const;

private:
  void add(const char *line);

  const ur_adapter_handle_t adapter_;
  mutable std::mutex mutex_; // adapters may log on their own threads
  std::vector<std::string> lines_;
};

} // namespace ur::urinfo
