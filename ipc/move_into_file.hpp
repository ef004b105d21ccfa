// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>

namespace ur::ipc {

// Moves private pages of this process into a memory file, at the same address, while other threads
// read and write the pages. So memory needs no descriptor before it is shared.
//
// An mremap (MREMAP_DONTUNMAP) moves the pages to another address. From then on, each thread that
// accesses the original range sleeps (userfaultfd) until the mover has mapped the file there. So no
// write is lost while the mover fills the file. After a failure, the mover moves the pages back.
//
// Two kinds of access do not wait:
// - System calls on the range, if the process may catch only faults in user mode (no
//   CAP_SYS_PTRACE, vm.unprivileged_userfaultfd = 0). They fail with EFAULT or end early.
// - Accesses by the kernel or a device to pages that it pinned before the move. Its writes to these
//   pages after the move are lost.
//
// The moving thread blocks its signals, because a signal handler that accesses the memory on this
// thread would sleep forever.
//
// A process has one mover. A fork waits until a move has ended. The first move leaves a descriptor
// open. Thread-safe. A caller that locks the mover may add and remove mappings of memory for
// moveShared, because no memory moves meanwhile.
class Mover final : base::ForkAware {
public:
  // `os` and `forks` must outlive this object.
  Mover(const base::OsCalls &os, base::ForkRegistry &forks) noexcept
      : os_(os), registration_(*this, forks) {}
  Mover(const Mover &) = delete;
  Mover &operator=(const Mover &) = delete;
  ~Mover() = default;

  // Return whether the system lets this process move private memory, or shared memory. The first
  // call moves a page to find out. If memory or descriptors run short during this attempt, returns
  // true, and the next call tries again.
  bool canMove() noexcept;
  bool canMoveShared() noexcept;

  // Moves `size` bytes of whole pages of private anonymous memory into a new memory file. Keeps the
  // first `usedSize` bytes; the other bytes become zero. Pages keep their access rights, but lose
  // advice (madvise) and locks (mlock); untouched pages stay unallocated. Throws as
  // createMemoryFile does. Also throws INVALID_ARGUMENT if the system forbids the move, and for
  // guard pages, executable pages and memory that is no longer private. Kernel interfaces:
  // userfaultfd, mremap, /proc/thread-self/maps.
  base::UniqueFd move(const char *name, void *begin, std::size_t size, std::size_t usedSize);

  // Moves shared anonymous memory with several mappings (mremap of 0 bytes) into a new memory file,
  // and stores the file in `sharedFile`. Does nothing if `sharedFile` already has a file. `memory`
  // is a mapping that only the caller uses; this function unmaps it. Afterwards the other mappings
  // show the file, and keep their access rights. If `memory` is empty, the new file contains zeros.
  // Throws as move() does.
  void moveShared(const char *name, std::size_t size, Mapping &memory, base::UniqueFd &sharedFile);

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

private:
  enum class Answer { Unknown, Yes, No };

  template <typename Move> bool probe(std::atomic<Answer> &answer, const Move &move) noexcept;
  int userfault();
  std::byte *moveAside(const base::MappedRange &part) const;
  void moveBack(std::byte *movedPart, const base::MappedRange &part) const noexcept;

  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  void afterForkInChild() noexcept override {
    userfault_.reset();
    mutex_.unlock();
  }

  const base::OsCalls &os_;
  std::atomic<Answer> canMove_{Answer::Unknown};
  std::atomic<Answer> canMoveShared_{Answer::Unknown};
  std::mutex mutex_;
  base::UniqueFd userfault_;
  pid_t userfaultPid_ = 0; // the process that made userfault_
  base::ForkRegistration registration_;
};

} // namespace ur::ipc
