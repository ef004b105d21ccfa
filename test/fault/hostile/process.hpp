// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

#include <array>
#include <cstdint>

#include <sys/types.h>

namespace ur::ipc::hostile {

// The descriptor numbers of exporters.
inline constexpr int kFirstFd = 10;
inline constexpr int kFdCount = 8;

enum class Action : std::uint32_t {
  Receive,    // the file sent with the order becomes descriptor `number`
  Duplicate,  // descriptor `argument` becomes `number` too
  Close,      // descriptor `number`
  Lock,       // the first byte of `number`; argument: F_WRLCK, F_RDLCK or F_UNLCK
  LockOpen,   // the same lock, owned by the open file description
  SetUser,    // argument: the new effective user
  Inherit,    // descriptor `number` stays open over Exec
  Fork,       // a child that takes orders from the socket sent with the order; argument: its wanted
              // pid, or 0. Reply: its pid
  ShareFiles, // the same, but the child shares the table of descriptors (CLONE_FILES)
  Exec,       // restarts the program in the same process
  Get,        // the library exports descriptor `number` as `object`. Reply: the handle
  Put,        // argument: the index of the Get
  Revoke,     // object
  Reset,      // closes all descriptors and restores the first user
};

struct Order {
  Action action{};
  std::int32_t number = 0;
  std::int32_t argument = 0;
  AdapterId adapter{};
  std::array<std::uint8_t, 3> unused{};
  std::uint64_t object = 0;
  std::uint64_t size = 0;
  std::uint64_t offset = 0;
  DeviceUuid device{};
};

struct Reply {
  int error = 0; // an errno, or -1 for an error of the library
  pid_t pid = 0;
  HandleBytes handle{};
};

// Runs an exporter: obeys the orders from the socket `control` until the socket is closed.
[[noreturn]] void serve(int control);
inline constexpr const char *kServeOption = "--serve";

// The test's handle of an exporter process.
class Process {
public:
  // Orders `parent` to fork it.
  static Process forkedBy(Process &parent, Action action, pid_t pid = 0);
  // Starts the first exporter, which has few descriptors and threads. It forks all other exporters.
  static Process first();

  Reply ask(const Order &order, int file = -1);
  // Returns a duplicate of the exporter's descriptor.
  base::UniqueFd duplicateOf(int fd) const;
  // Kills the process and waits until the kernel has closed its files.
  void kill();

  bool lives() const { return pid_ != 0; }
  pid_t pid() const { return pid_; }
  std::uint64_t pidfdInode() const { return pidfdInode_; }
  std::uint64_t startTicks() const { return startTicks_; }

private:
  Process(pid_t pid, base::UniqueFd socket);

  pid_t pid_;
  base::UniqueFd socket_;
  base::UniqueFd pidfd_;
  std::uint64_t pidfdInode_ = 0;
  std::uint64_t startTicks_ = 0;
};

} // namespace ur::ipc::hostile
