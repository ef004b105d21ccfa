// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "ipc/peer.hpp"
#include "ipc/peer_table.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace ur::ipc {

// What identifies an exporter and its table in a handle.
struct ExporterClaim {
  explicit ExporterClaim(const Handle &handle) noexcept
      : pid(handle.pid), tableFd(handle.tableFd), startTicks(handle.startTicks),
        pidfdInode(handle.pidfdInode) {}

  bool operator==(const ExporterClaim &) const = default;

  std::uint32_t pid;
  std::int32_t tableFd;
  std::uint64_t startTicks;
  std::uint64_t pidfdInode;
};

// Names an object of another process: no other one ever has the same name.
struct ObjectName {
  bool operator==(const ObjectName &) const = default;

  ExporterClaim exporter;
  ObjectId object;
};

// Whether the caller has that object open where it serves him, and has counted it once more. Asked
// when the exporter was seen to share it, with what the handle says.
using CountAgain =
    std::function<bool(const ObjectName &name, std::uint64_t objectSize, std::uint64_t offset)>;

// An exporter that a handle was opened from: its process, proven to be the one that the claim
// names, and its table. Three descriptors, and a mapping once something of it was opened again.
struct Exporter {
  Exporter(const ExporterClaim &named, std::shared_ptr<const PeerProcess> proven,
           base::UniqueFd tableFile)
      : claim(named), process(std::move(proven)), table(std::move(tableFile)) {}

  ExporterClaim claim;
  std::shared_ptr<const PeerProcess> process;
  PeerTable table;
};

// The exporters of what is open here, so that the next handle of one costs neither a search for its
// process nor for its table. Each import holds its own exporter, and the last one lets go of it. So
// are those known that something was opened from last, though nothing of theirs may be open: who is
// sent one array after the other, and drops each before the next, opens them in half the time.
class KnownExporters {
public:
  // So many exporters are known at once, as each takes descriptors.
  static constexpr std::size_t kMost = 16;
  static constexpr std::size_t kMostKept = 4; // of which nothing need be open

  // Null if it is not known.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim) const;

  // Returns it, in the place of one with the same claim or where there is room, which those that
  // are kept make; otherwise null.
  std::shared_ptr<const Exporter> add(std::shared_ptr<const Exporter> exporter);

  // Keeps it, in the place of the one that was kept first. Null is none.
  void keep(std::shared_ptr<const Exporter> exporter) noexcept;

  // Lets go of those that are kept; false where there was none.
  bool forget() noexcept;

  // Around a fork. The child has none that are kept: later it may have closed their descriptors,
  // and opened files of its own under their numbers.
  void beforeFork() noexcept { mutex_.lock(); }
  void afterForkInParent() noexcept { mutex_.unlock(); }
  void afterForkInChild() noexcept {
    kept_.fill(nullptr);
    mutex_.unlock();
  }

private:
  mutable std::mutex mutex_;
  std::array<std::weak_ptr<const Exporter>, kMost> exporters_;
  std::array<std::shared_ptr<const Exporter>, kMostKept> kept_;
  std::size_t nextKept_ = 0;
};

} // namespace ur::ipc
