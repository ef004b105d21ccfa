// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/verify.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace ur::ipc {

// The last exporters that something was opened from, so that their next handle needs no search for
// the process and its table. The cache holds only facts that the kernel keeps true:
//
// | fact                            | kept true by              | dropped | attacker gains |
// |---------------------------------|---------------------------|---------|----------------|
// | the process is the claimed one  | pidfd and open /proc/PID  | (a)     | nothing (b)    |
// | the table is this sealed memfd  | open file: inode, seals   | (a)     | nothing (c)    |
//
// (a) When the exporter is found dead, another exporter needs the place, or clear() is called.
// (b) Three descriptors of the attacker's own process and table stay open for a while.
// (c) No entry in the table counts before the proof.
//
// Liveness, user, lock and entries can change: Verifier asks the kernel for them each time.
class ExporterCache {
public:
  static constexpr std::size_t kCapacity = 8; // exporters, of three descriptors each

  // Null if the exporter is not cached.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim);

  // Caches an exporter in place of the least recently used one. Evicts exporters that have lost the
  // lock on their tables: they have ended, or run another program.
  void add(const std::shared_ptr<const Exporter> &exporter, const base::OsCalls &os) noexcept;

  void evict(const Exporter &exporter) noexcept;

  // Evicts every exporter; false if there was none.
  bool clear() noexcept;

  // Around a fork. The child's cache is emptied at once, before the child reuses the numbers of
  // descriptors that it closes itself.
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
