// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "ipc/handle.hpp"

#include <array>
#include <cstdint>

#include <sys/types.h>

namespace ur::ipc::hostile {

// The numbers that the exporters' descriptors have.
inline constexpr int kFirstFd = 10;
inline constexpr int kFdCount = 8;

enum class Action : std::uint32_t {
  Receive,   // the file that comes with the order becomes descriptor `number`
  Duplicate, // descriptor `argument` becomes `number` too
  Close,     // descriptor `number`
  Lock,      // the first byte of `number`; argument: F_WRLCK, F_RDLCK or F_UNLCK
  LockOpen,  // the same, for the open file description
  SetUser,   // argument: the effective user from now on
  Inherit,   // descriptor `number` stays open over Exec
  Fork,      // a child that takes orders from the socket that comes with the order; Reply: its pid.
             // argument: the pid that it shall have, 0 for any
  ShareFiles, // the same, but both have one table of descriptors (CLONE_FILES)
  Exec,       // the program anew, in the same process
  Get,        // an export of `number` by the library, of `object`. Reply: the handle
  Put,        // argument: which one of the Gets
  Revoke,     // object
  Reset,      // closes everything and becomes the first user again
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

// The program of an exporter: does what the socket `control` orders until that is closed.
[[noreturn]] void serve(int control);
inline constexpr const char *kServeOption = "--serve";

// One exporter process, as the test sees it.
class Process {
public:
  // Orders `parent` to fork it.
  static Process forkedBy(Process &parent, Action action, pid_t pid = 0);
  // The first one, which forks the others and has few descriptors and threads.
  static Process first();

  Reply ask(const Order &order, int file = -1);
  // A duplicate of its descriptor.
  base::UniqueFd duplicateOf(int fd) const;
  // Ends it and waits until the kernel has closed its files.
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
