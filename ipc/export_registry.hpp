// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/config.hpp"
#include "ipc/export_table.hpp"
#include "ipc/handle.hpp"
#include "ipc/memory_file.hpp"
#include "ipc/process.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace ur::ipc {

// Starts a broker if a new handle needs one. Returns the broker's name, or zeros if there is no
// broker. `reopenable` is true if importers do not need pidfd_getfd for the object.
using GetBroker = std::function<BrokerName(bool reopenable)>;

// All exports of one process through one adapter: the handles, their objects and the table that
// importers read. Not thread-safe.
class ExportRegistry {
public:
  ExportRegistry(Process &process, AdapterTraits adapter, const Config &config)
      : process_(process), adapter_(adapter), config_(config) {}
  ExportRegistry(const ExportRegistry &) = delete;
  ExportRegistry &operator=(const ExportRegistry &) = delete;

  // See the functions of Exchange with the same names.
  const void *get(const ExportRequest &request, const GetBroker &getBroker);
  void put(Kind kind, const void *data);
  void revoke(const void *object) noexcept;
  // Revokes all objects. Call it before the destructor, which closes the descriptors: the kernel
  // may reuse their numbers at once.
  void revokeAll() noexcept {
    while (!objects_.empty())
      revoke(objects_.begin()->first);
  }

  // The object of a live handle. `fd` is a new duplicate of its descriptor, or empty if it has no
  // descriptor.
  struct LiveObject {
    base::UniqueFd fd;
    const void *object;
  };
  // Finds the object of a handle. Returns nullopt if the handle is stale or forged. Throws
  // OUT_OF_RESOURCES if no descriptor is free.
  std::optional<LiveObject> find(const Handle &handle) const;

  std::size_t liveCount() const noexcept { return table_ ? table_->liveCount() : 0; }

  // Closes every descriptor, and does not change the table. Call it in a forked child.
  void abandonInChild() noexcept;

private:
  struct Object;

  struct Export {
    HandleBytes bytes{};
    std::uint64_t serial = 0;
    Kind kind{};
    bool wasPut = false;
    Object *object = nullptr; // null after revoke()
  };
  using Exports = std::list<Export>;

  struct Object {
    const void *identity;
    int requestFd;            // the descriptor in the first request
    base::UniqueFd duplicate; // empty if the caller's descriptor stays open
    ObjectNumbers numbers;
    ObjectId id;
    std::uint64_t size;
    const Witness *witness; // see ExportRequest
    Exports liveExports{};
    Exports putExports{}; // still valid, because of UR_IPC_PUT_REVOKES=0

    int fd() const noexcept { return duplicate ? duplicate.get() : requestFd; } // -1: no descriptor
    bool hasHandles() const noexcept { return !liveExports.empty() || !putExports.empty(); }
    bool hasEnded() const noexcept { return witness && !witness->isCurrent(); }
  };

  ObjectId nextId();
  Object &objectOf(const ExportRequest &request);
  const void *reusePutHandle(Object &object, const Handle &handle) noexcept;
  Handle describe(const ExportRequest &request, const Object &object) const;
  void retire(Export &entry) noexcept;

  Process &process_;
  const base::OsCalls &os_ = process_.os;
  AdapterTraits adapter_;
  const Config &config_;
  const ProcessIdentity &self_ = process_.identity();
  Tokens tokens_{os_};
  std::uint64_t lastId_ = 0; // 0 before the first object
  std::unique_ptr<ExportTable> table_;
  std::unordered_map<const void *, Object> objects_;            // keyed by identity
  Exports revokedExports_;                                      // revoked but not put yet
  std::unordered_map<const void *, Exports::iterator> exports_; // keyed by Export::bytes.data()
  std::vector<Export *> exportsBySlot_;
};

} // namespace ur::ipc
