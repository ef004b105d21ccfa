// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/exchange.hpp"
#include "tools/keeper/backup.hpp"
#include "tools/keeper/quota.hpp"
#include "tools/keeper/record.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include <sys/types.h>

namespace ur::keeper {

// One exchange for each adapter whose handles the keeper has received. Thread-safe.
class Exchanges {
public:
  // The keeper treats files on the device `driverDevice` as a driver's descriptors; 0 means that it
  // recognizes no driver.
  Exchanges(ipc::Config config, dev_t driverDevice);

  // Throws INVALID_VALUE for an unknown adapter.
  ipc::Exchange &forAdapter(ipc::AdapterId adapter);

  // Ends all exports and brokers.
  void close() noexcept;

private:
  // Each exchange locks its own table, so it needs its own process object.
  struct Adapter {
    Adapter(ipc::AdapterId id, const ipc::Config &config)
        : exchange(process, {.id = id, .memfdsOnly = false}, config) {}

    ipc::Process process{base::systemCalls()};
    ipc::Exchange exchange;
  };

  const ipc::Config config_;
  const dev_t driverDevice_;
  std::mutex mutex_;
  std::map<ipc::AdapterId, std::unique_ptr<Adapter>> adapters_;
};

// An object of another process: its descriptor, and a handle that this process exports. The object
// is never mapped.
class HeldObject {
public:
  // Verifies the handle as every importer does, and fetches the descriptor. `user` is the client's
  // user, and must be the exporter's user or root. Adds the object to the usage. Throws the errors
  // of Exchange::resolve, import and get and of Backup::add, and UNSUPPORTED_FEATURE for an object
  // without a descriptor.
  HeldObject(Exchanges &exchanges, Backup &backup, std::span<const std::byte> handle, uid_t user,
             Usage &usage);
  // Exports an object of an earlier keeper, which has verified it.
  HeldObject(Exchanges &exchanges, SharedDescriptor descriptor, const ObjectRecord &record,
             Usage &usage);
  HeldObject(const HeldObject &) = delete;
  HeldObject &operator=(const HeldObject &) = delete;
  ~HeldObject();

  std::span<const std::byte, ipc::kHandleSize> handle() const noexcept;
  const ObjectRecord &record() const noexcept { return record_; }

private:
  void makeHandle();

  ipc::Exchange *exchange_;
  SharedDescriptor descriptor_;
  ObjectRecord record_;
  const void *handle_;
};

} // namespace ur::keeper
