// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/verify.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace ur::ipc {

// Caches the exporters of the last opened objects, so that an open of their next handle is faster.
// The cache holds only facts that the kernel keeps true:
//
// | fact                            | kept true by              | dropped | attacker gains |
// |---------------------------------|---------------------------|---------|----------------|
// | the process is the claimed one  | pidfd and open /proc/PID  | (a)     | nothing (b)    |
// | the table is this sealed memfd  | open file: inode, seals   | (a)     | nothing (c)    |
//
// (a) If the exporter turns out to be dead, if another exporter needs its place, or in clear(). (b)
// Only three descriptors, of the attacker's own process and table, stay open for a while. (c) The
// proof verifies each entry of the table anyway.
//
// The exporter's end, its user, its lock and its entries can change at any time, so Verifier asks
// the kernel for them in each open.
class ExporterCache {
public:
  static constexpr std::size_t kCapacity = 8; // exporters, of three descriptors each

  // Returns null if the exporter is not cached.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim);

  // Caches an exporter in place of the least recently used one. Evicts exporters that have lost the
  // lock on their table, because they exited or run another program.
  void add(const std::shared_ptr<const Exporter> &exporter, const base::OsCalls &os) noexcept;

  void evict(const Exporter &exporter) noexcept;

  // Evicts every exporter. Returns false if no exporter was cached.
  bool clear() noexcept;

  // Called around a fork. Empties the child's cache at once, before the child can reuse the
  // descriptors' numbers.
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
