// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "base/per_process.hpp"
#include "ipc/move_into_file.hpp"
#include "ipc/process_identity.hpp"

#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>

#include <sys/types.h>

namespace ur::ipc {

// One process that shares memory. Contains its system calls, its identity and its fork handlers.
// The ipc library has no global state, so that a test can simulate several processes. Each library
// or program has one Process, and registers it for forks (base::ForkRegistration). Thread-safe.
class Process final : public base::ForkAware {
public:
  // `calls` must outlive this object.
  explicit Process(const base::OsCalls &calls) noexcept : os(calls) {}
  Process(const Process &) = delete;
  Process &operator=(const Process &) = delete;
  ~Process() {
    identities_.clear();
    ownTables_.clear();
  }

  // Returns the cached identity of the calling process. A child of fork or clone gets its own
  // identity. The reference stays valid until the process ends. Throws as identifyProcess does.
  const ProcessIdentity &identity() {
    return identities_.get([this] { return identifyProcess(os); });
  }

  void beforeFork() noexcept override {
    firstExportMutex.lock();
    forks.lock();
  }
  void afterForkInParent() noexcept override { afterFork(&ForkAware::afterForkInParent); }
  void afterForkInChild() noexcept override { afterFork(&ForkAware::afterForkInChild); }

  const base::OsCalls &os;

  // The device (st_dev) of the driver's device files, or 0 until numbersOf() has seen such a file.
  std::atomic<dev_t> driverDevice{0};

  // Returns the inode of the export table that this process has locked, or 0. Importers in this
  // process never open that table, because closing any descriptor of the table would drop the lock.
  std::atomic<ino_t> &ownTable() {
    return *ownTables_.get([] { return std::make_unique<std::atomic<ino_t>>(0); });
  }

  // SharedEvent::file() locks this mutex during the first export of an event.
  std::mutex firstExportMutex;

  // A fork locks this registry after firstExportMutex.
  base::ForkRegistry forks;

  Mover mover{os, forks};

private:
  void afterFork(void (ForkAware::*after)()) noexcept {
    forks.unlock(after);
    firstExportMutex.unlock();
  }

  base::PerProcess<ProcessIdentity> identities_;
  base::PerProcess<std::unique_ptr<std::atomic<ino_t>>> ownTables_;
};

inline std::chrono::nanoseconds monotonicTime(const base::OsCalls &os) noexcept {
  timespec time{};
  os.clockGettime(CLOCK_MONOTONIC, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

} // namespace ur::ipc
