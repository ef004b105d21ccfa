// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/verify.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace ur::ipc {

// The exporters that something was opened from last, so that their next handle needs no search for
// the process and its table. The cache holds only what the kernel keeps true:
//
// | fact | kept true by | dropped when |
// |---|---|---|
// | the process is the claimed one | its pidfd, a descriptor of /proc/PID | it is found dead,
// another exporter needs the place, or clear() | | the table is that sealed memfd | a descriptor of
// it: inode and seals | the same |
//
// Whether the exporter lives, as which user, whether the table is its own, and what an entry says
// can change: Verifier asks each time. An attacker who controls an exporter gains nothing by the
// cache: three descriptors, of his process and of his table, that nothing is read from before the
// proof.
class ExporterCache {
public:
  static constexpr std::size_t kCapacity = 8; // exporters, of three descriptors each

  // Null if the exporter is not cached.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim);

  // Caches an exporter, in the place of the least recently used one. Evicts those that have given
  // up their tables: they have ended, or run another program.
  void add(const std::shared_ptr<const Exporter> &exporter, const base::OsCalls &os) noexcept;

  void evict(const Exporter &exporter) noexcept;

  // Evicts every exporter; false if there was none.
  bool clear() noexcept;

  // Around a fork. The child has an empty cache at once: later it may have closed the descriptors
  // itself, and opened files of its own under their numbers.
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
