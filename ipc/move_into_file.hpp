// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/fork.hpp"
#include "base/os_calls.hpp"
#include "ipc/memory_file.hpp"

#include <atomic>
#include <cstddef>
#include <mutex>

namespace ur::ipc {

// Memory that costs no descriptor until it is shared: private pages of this process become those of
// a memory file, at the same address, while other threads read and write them.
//
// The pages are moved aside in one step (mremap with MREMAP_DONTUNMAP), and whoever reads or writes
// the range from then on sleeps (userfaultfd, of which nothing is read) until the file is mapped in
// their place: so what the file is filled with changes no more, and no write is lost. Whatever
// fails on the way, the pages are moved back. Nothing that holds the memory as an address has to
// know of it; a fork waits until it is done.
//
// Threads sleep wherever they access the memory, except in the kernel where the process may only
// ask for faults of its own (no CAP_SYS_PTRACE, vm.unprivileged_userfaultfd = 0): a system call
// that reads or writes the range at that moment answers EFAULT, or what it did until then. What the
// kernel or a device writes by pages that it took hold of before, direct input and output, stays
// behind in the old pages.
//
// A signal handler that touches the memory on the thread that moves it would sleep for good: all
// signals of that thread wait until it is done.

// One object moves all memory of a process, and a fork waits until it is done. It keeps a
// descriptor from the first move on. May be used from any thread.
//
// While it is locked no memory is moved: what moveShared looks at may be changed.
class Mover final : base::ForkAware {
public:
  // The calls and the registry outlive this.
  Mover(const base::OsCalls &os, base::ForkRegistry &forks) noexcept
      : os_(os), registration_(*this, forks) {}
  Mover(const Mover &) = delete;
  Mover &operator=(const Mover &) = delete;
  ~Mover() = default;

  // Whether the system lets this process move private memory, and shared memory. Asks it once, by
  // moving a page.
  bool canMove() noexcept;
  bool canMoveShared() noexcept;

  // Moves `size` bytes of whole pages that private mappings without a file have from `begin` on
  // into a new memory file (createMemoryFile). The first `used` are kept, what follows is zero.
  // Each page keeps its rights; advice (madvise) and locks (mlock) are lost. Of pages that were
  // never touched none is taken. Throws as createMemoryFile does, and INVALID_ARGUMENT where the
  // system forbids it, and for guard pages, executable pages and memory that is no longer private.
  // Kernel interface: userfaultfd, mremap, /proc/self/maps.
  base::UniqueFd move(const char *name, void *begin, std::size_t size, std::size_t used);

  // The same for memory that this process shows at several addresses: `memory`, which nobody else
  // knows, is shared and without a file, and the others were made of it (mremap of 0 bytes). All of
  // them show the file afterwards, with the rights that they had; `memory` is empty then. Where it
  // is empty from the start the file is a new one, and where there is a file nothing is done.
  void moveShared(const char *name, std::size_t size, Mapping &memory, base::UniqueFd &shared);

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

private:
  // What the system answered, for good.
  enum class Answer { Unknown, Yes, No };

  template <typename Move> bool ask(std::atomic<Answer> &answer, const Move &move) noexcept;
  int userfault();
  std::byte *moveAside(const base::MappedRange &part) const;
  void moveBack(std::byte *aside, const base::MappedRange &part) const noexcept;

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
  pid_t owner_ = 0; // of userfault_
  base::ForkRegistration registration_;
};

} // namespace ur::ipc
