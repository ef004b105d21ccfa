// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/keeper/backup.hpp"
#include "tools/keeper/held_object.hpp"
#include "tools/keeper/protocol.hpp"
#include "tools/keeper/quota.hpp"
#include "tools/keeper/store.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>

#include <sys/types.h>
#include <unified-runtime/ur_api.h>

namespace ur::keeper {

// A reply's header and payload. The payload may keep a version alive.
struct Answer {
  Reply reply;
  std::shared_ptr<const Bytes> payload;
};

// Returns the reply to a request that failed.
Answer failure(ur_result_t result, std::string_view text, std::int32_t systemCode = 0);

// Returns the number of bytes that follow the request. Throws INVALID_VALUE for a request that is
// not valid.
std::size_t payloadSize(const Request &request);

// Executes requests of allowed users. Thread-safe. The destructor removes the copies in the backup.
class Service {
public:
  Service(Amount limit, ipc::Config config, dev_t driverDevice, Backup &backup)
      : backup_(backup), quota_(limit), exchanges_(std::move(config), driverDevice) {}

  // Restores the versions of an earlier keeper. Logs and skips each incomplete version.
  void restore(StoredDescriptors descriptors);

  // Returns whether the operation may take seconds: Keep waits for exporters, and Keep and Drop
  // free memory.
  static bool isSlow(Operation operation) noexcept {
    return operation == Operation::Keep || operation == Operation::Drop;
  }

  // Executes a request that `user` sent.
  Answer execute(const Request &request, std::span<const std::byte> payload, uid_t user) noexcept;

  Store &store() noexcept { return store_; }
  Backup &backup() noexcept { return backup_; }
  // Ends all exports before the program exits.
  void close() noexcept { exchanges_.close(); }

private:
  using RestoredDescriptors = std::map<DescriptorName, SharedDescriptor>;

  Answer keep(const Request &request, std::span<const std::byte> payload, uid_t user);
  Answer drop(const Request &request, uid_t user);
  void restoreVersion(const SharedDescriptor &file, const RestoredDescriptors &restored);

  Backup &backup_;
  Quota quota_;
  Exchanges exchanges_;
  std::mutex changeMutex_; // makes all changes in the same order in the store and in the backup
  Store store_;
};

} // namespace ur::keeper
