// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/verify.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace ur::ipc {

// Caches the exporters of the last opened objects, so that the next open from them is faster. For
// each exporter, the cache holds only facts that stay true while its descriptors are open:
// - which process it is: a pidfd and an open /proc/PID stay bound to that process
// - which sealed memfd its table is: an open file keeps its inode and its seals
//
// Other facts can change: whether the exporter runs, its user, its lock and its entries. Verifier
// asks the kernel for these facts in each open.
//
// A hostile exporter can only make this process keep three descriptors open, which refer to the
// exporter and its table.
class ExporterCache {
public:
  static constexpr std::size_t kCapacity = 8; // exporters; each has three descriptors

  // Returns null if the exporter is not cached.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim);

  // Caches an exporter. If the cache is full, replaces the least recently used one. Evicts
  // exporters that have lost the lock on their table, because they exited or run another program.
  void add(const std::shared_ptr<const Exporter> &exporter, const base::OsCalls &os) noexcept;

  void evict(const Exporter &exporter) noexcept;

  // Evicts every exporter. Returns false if no exporter was cached.
  bool clear() noexcept;

  // The owner calls these functions around a fork. The child empties its cache at once, before it
  // can reuse the descriptors' numbers.
  void beforeFork() noexcept { mutex_.lock(); }
  void afterForkInParent() noexcept { mutex_.unlock(); }
  void afterForkInChild() noexcept {
    exporters_.fill(nullptr);
    mutex_.unlock();
  }

private:
  using Exporters = std::array<std::shared_ptr<const Exporter>, kCapacity>;

  std::mutex mutex_;
  Exporters exporters_; // the most recently used one first
};

} // namespace ur::ipc
