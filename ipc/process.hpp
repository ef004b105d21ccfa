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

// A process that shares memory: its system calls, its identity and its fork handlers. ipc keeps no
// state outside such an object, so that one test can hold several processes. A library or program
// has one and registers it for forks (base::ForkRegistration). Thread-safe.
class Process final : public base::ForkAware {
public:
  // The calls outlive the process.
  explicit Process(const base::OsCalls &calls) noexcept : os(calls) {}
  Process(const Process &) = delete;
  Process &operator=(const Process &) = delete;
  ~Process() {
    identities_.clear();
    ownTables_.clear();
  }

  // The first call identifies the process, and so does the first one in a child of fork or clone.
  // The reference stays valid for the process's life. Throws as identifyProcess.
  const ProcessIdentity &identity() {
    return identities_.get([this] { return identifyProcess(os); });
  }

  void beforeFork() noexcept override {
    firstShareMutex.lock();
    forks.lock();
  }
  void afterForkInParent() noexcept override { afterFork(&ForkAware::afterForkInParent); }
  void afterForkInChild() noexcept override { afterFork(&ForkAware::afterForkInChild); }

  const base::OsCalls &os;

  // The device (st_dev) of the named files that this process's driver shares; 0 before numbersOf
  // has seen one.
  std::atomic<dev_t> driverDevice{0};

  // The inode of the table of exports that this process has locked, 0 before the first. An importer
  // opens no file with this inode: the kernel drops the lock when the process closes any descriptor
  // of the file.
  std::atomic<ino_t> &ownTable() {
    return *ownTables_.get([] { return std::make_unique<std::atomic<ino_t>>(0); });
  }

  // Held while an event is shared for the first time.
  std::mutex firstShareMutex;

  // A fork locks these after firstShareMutex.
  base::ForkRegistry forks;

  Mover mover{os, forks};

private:
  void afterFork(void (ForkAware::*after)()) noexcept {
    forks.unlock(after);
    firstShareMutex.unlock();
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
