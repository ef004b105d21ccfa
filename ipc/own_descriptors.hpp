// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"

#include <atomic>
#include <cstdint>

#include <sys/types.h>

namespace ur::ipc {

// This process's descriptors by their numbers, through a directory of /proc that stays open: a file
// is opened anew in two thirds of the time that the way from the root takes. One descriptor, from
// keep() on; the child of a fork gives its parent's back, that of a clone leaves it alone.
class OwnDescriptors final : base::ForkAware {
public:
  OwnDescriptors() = default;
  ~OwnDescriptors() { abandon(); }

  // `pid` is the caller's. Where the directory cannot be had, all goes on without it.
  void keep(pid_t pid) noexcept;

  // Opens the file behind `fd` anew. Empty where that fails, also because nothing is kept: there is
  // the way from the root. In a thread with descriptors of its own (unshare), or where the
  // application closed ours, it may be another file.
  base::UniqueFd reopen(pid_t pid, int fd, int flags) const noexcept;

private:
  struct alignas(std::uint64_t) Directory {
    pid_t pid; // whose descriptors it shows
    int fd;
  };
  static_assert(std::atomic<Directory>::is_always_lock_free); // the child of a fork exchanges it

  void abandon() noexcept;

  void beforeFork() noexcept override {}
  void afterForkInParent() noexcept override {}
  void afterForkInChild() noexcept override { abandon(); }

  std::atomic<Directory> directory_{Directory{0, -1}};
  base::ForkRegistration registration_{*this, base::ForkOrder::Inner};
};

// Those of the calling process.
OwnDescriptors &ownDescriptors();

} // namespace ur::ipc
