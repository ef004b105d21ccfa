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
// process nor for its table. Each import holds its own exporter, as do RecentExporters, and the
// last one lets go of it.
class KnownExporters {
public:
  // So many exporters are known at once, as each takes descriptors.
  static constexpr std::size_t kMost = 16;

  // Null if it is not known.
  std::shared_ptr<const Exporter> find(const ExporterClaim &claim) const;

  // Returns it, in the place of one with the same claim or where there is room; otherwise null.
  std::shared_ptr<const Exporter> add(std::shared_ptr<const Exporter> exporter);

private:
  mutable std::mutex mutex_;
  std::array<std::weak_ptr<const Exporter>, kMost> exporters_;
};

} // namespace ur::ipc
