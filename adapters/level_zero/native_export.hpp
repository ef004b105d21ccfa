// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "ipc/exchange.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace ur::level_zero {

// The driver's own handle of an object that is exported: taken at the first Get, given back at the
// last Put or when the object ends.
class NativeExport {
public:
  using Acquire = std::function<ipc::DriverBlob()>;
  using Release = std::function<void(const ipc::DriverBlob &)>;

  NativeExport(Acquire acquire, Release release)
      : acquire_(std::move(acquire)), release_(std::move(release)) {}
  NativeExport(const NativeExport &) = delete;
  NativeExport &operator=(const NativeExport &) = delete;

  // Calls `use` with the driver's handle; it counts as one more user unless it throws.
  template <typename Use> auto add(const Use &use) {
    const std::lock_guard lock(mutex_);
    if (users_ == 0)
      blob_ = acquire_();
    try {
      auto result = use(blob_);
      ++users_;
      return result;
    } catch (...) {
      if (users_ == 0)
        release_(blob_);
      throw;
    }
  }

  void drop() noexcept {
    const std::lock_guard lock(mutex_);
    if (users_ != 0 && --users_ == 0)
      release_(blob_);
  }

  // The object ends: later drops change nothing.
  void end() noexcept {
    const std::lock_guard lock(mutex_);
    if (users_ != 0)
      release_(blob_);
    users_ = 0;
  }

private:
  const Acquire acquire_;
  const Release release_;
  std::mutex mutex_;
  std::size_t users_ = 0;
  ipc::DriverBlob blob_{};
};

// Get and Put of the handles that this process gives out, with the driver's handles behind them.
const void *exportObject(const std::shared_ptr<NativeExport> &native, ipc::ExportRequest request);
void putObject(ipc::Kind kind, const void *data);

} // namespace ur::level_zero
