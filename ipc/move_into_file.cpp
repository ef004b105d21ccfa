// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/move_into_file.hpp"

#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <mutex>

#include <linux/mman.h>
#include <linux/userfaultfd.h>
#include <sched.h>
#include <sys/ioctl.h>

namespace ur::ipc {
namespace {

#ifndef UFFD_USER_MODE_ONLY
constexpr unsigned UFFD_USER_MODE_ONLY = 1;
#endif

using base::raiseSystem;
using base::requireSystem;

constexpr int kReadWrite = PROT_READ | PROT_WRITE;

std::uint64_t numberOf(const std::byte *address) noexcept {
  return reinterpret_cast<std::uintptr_t>(address);
}

bool isZero(const std::byte *page, std::size_t size) noexcept {
  return page[0] == std::byte{} && std::memcmp(page, page + 1, size - 1) == 0;
}

// Writes all that is not zero.
void fill(int file, const std::byte *from, std::size_t used, std::size_t page) {
  const auto pageAt = [&](std::size_t offset) { return std::min(page, used - offset); };
  std::size_t offset = 0;
  while (offset < used) {
    std::size_t end = offset;
    while (end < used && !isZero(from + end, pageAt(end)))
      end += pageAt(end);
    while (offset < end) {
      const ssize_t written = requireSystem(
          base::retryInterrupted([&] {
            return base::os().pwrite(file, from + offset, end - offset, static_cast<off_t>(offset));
          }),
          "cannot share memory of {} bytes: pwrite", used);
      offset += static_cast<std::size_t>(written);
    }
    while (offset < used && isZero(from + offset, pageAt(offset)))
      offset += pageAt(offset);
  }
}

// One range whose accesses sleep.
class HeldRange {
public:
  HeldRange(int userfault, std::byte *begin, std::size_t size)
      : userfault_(userfault), range_{numberOf(begin), size} {
    uffdio_register wanted{.range = range_, .mode = UFFDIO_REGISTER_MODE_MISSING, .ioctls = 0};
    requireSystem(base::os().userfaultControl(userfault_, UFFDIO_REGISTER, &wanted),
                  "cannot share memory of {} bytes: ioctl(UFFDIO_REGISTER)", size);
  }
  HeldRange(const HeldRange &) = delete;
  HeldRange &operator=(const HeldRange &) = delete;
  // Who sleeps looks again.
  ~HeldRange() {
    const auto &os = base::systemCalls();
    os.userfaultControl(userfault_, replaced_ ? UFFDIO_WAKE : UFFDIO_UNREGISTER, &range_);
    if (!replaced_)
      os.userfaultControl(userfault_, UFFDIO_WAKE, &range_);
  }

  // By a mapping that is not held.
  void setReplaced() noexcept { replaced_ = true; }

  // Fills the range, in which nobody has a page, with those at `from`. False without memory.
  bool copyFrom(const std::byte *from) const noexcept {
    for (std::uint64_t done = 0; done < range_.len;) {
      uffdio_copy copy{.dst = range_.start + done,
                       .src = numberOf(from) + done,
                       .len = range_.len - done,
                       .mode = UFFDIO_COPY_MODE_DONTWAKE,
                       .copy = 0};
      const int result = base::systemCalls().userfaultControl(userfault_, UFFDIO_COPY, &copy);
      if (result != 0 && copy.copy == -EEXIST) // by an earlier try
        copy.copy = static_cast<std::int64_t>(sysconf(_SC_PAGESIZE));
      else if (result != 0 && copy.copy <= 0 && errno != EAGAIN)
        return false;
      done += static_cast<std::uint64_t>(std::max<std::int64_t>(copy.copy, 0));
    }
    return true;
  }

private:
  const int userfault_;
  uffdio_range range_;
  bool replaced_ = false;
};

// The one of a process that moves memory. It keeps a descriptor from the first move on.
class Mover final : base::ForkAware {
public:
  base::UniqueFd move(const char *name, std::byte *begin, std::size_t size, std::size_t used) {
    base::UniqueFd file = createMemoryFile(name, size);
    const std::lock_guard lock(mutex_);
    HeldRange held(userfault(), begin, size);
    std::byte *const aside = moveAside(begin, size);
    base::ScopeGuard undo([&] { moveBack(aside, begin, size, held); });
    fill(file.get(), aside, used, static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
    const auto &os = base::os();
    if (os.mmapUnderAccess(begin, size, kReadWrite, MAP_SHARED | MAP_FIXED, file.get(), 0) ==
        MAP_FAILED)
      raiseSystem(errno, "cannot map {} shared bytes: mmap", size);
    undo.dismiss();
    held.setReplaced();
    os.munmap(aside, size);
    return file;
  }

  void closeUserfault() noexcept {
    const std::lock_guard lock(mutex_);
    userfault_.reset();
  }

private:
  // Of this process: that of a parent holds the parent's memory.
  int userfault() {
    const pid_t self = base::os().getpid();
    if (userfault_ && owner_ == self)
      return userfault_.get();
    // Faults in the kernel as well, where it is allowed.
    base::UniqueFd made(base::os().userfaultfd(O_CLOEXEC | O_NONBLOCK));
    if (!made && (errno == EPERM || errno == EACCES))
      made.reset(base::os().userfaultfd(O_CLOEXEC | O_NONBLOCK | UFFD_USER_MODE_ONLY));
    if (!made)
      raiseSystem(errno, "cannot share memory that was allocated without a file: userfaultfd");
    uffdio_api version{.api = UFFD_API, .features = 0, .ioctls = 0};
    requireSystem(base::os().userfaultControl(made.get(), UFFDIO_API, &version),
                  "cannot share memory that was allocated without a file: ioctl(UFFDIO_API)");
    userfault_ = std::move(made);
    owner_ = self;
    return userfault_.get();
  }

  static std::byte *moveAside(std::byte *begin, std::size_t size) {
    void *const aside =
        base::os().mremap(begin, size, size, MREMAP_MAYMOVE | MREMAP_DONTUNMAP, nullptr);
    if (aside == MAP_FAILED)
      raiseSystem(errno, "cannot share memory of {} bytes: mremap", size);
    return static_cast<std::byte *>(aside);
  }

  // It has to succeed, as somebody may wait for the pages already. They are moved or, where the
  // system has no mapping left for that, copied; one of the two needs memory at most, and for that
  // it is tried again.
  static void moveBack(std::byte *aside, std::byte *begin, std::size_t size,
                       const HeldRange &held) noexcept {
    constexpr int kMove = MREMAP_MAYMOVE | MREMAP_FIXED;
    if (base::os().mremap(aside, size, size, kMove, begin) != MAP_FAILED)
      return;
    while (!held.copyFrom(aside)) {
      if (base::systemCalls().mremap(aside, size, size, kMove, begin) != MAP_FAILED)
        return;
      sched_yield();
    }
    base::systemCalls().munmap(aside, size);
  }

  void beforeFork() noexcept override { mutex_.lock(); }
  void afterForkInParent() noexcept override { mutex_.unlock(); }
  void afterForkInChild() noexcept override {
    userfault_.reset();
    mutex_.unlock();
  }

  std::mutex mutex_;
  base::UniqueFd userfault_;
  pid_t owner_ = 0;
  base::ForkRegistration registration_{*this, base::ForkOrder::Inner};
};

Mover &mover() {
  static constinit base::Immortal<Mover> instance;
  return instance.get();
}

// A page of one's own. Shortages tell nothing: they pass.
bool tryToMove() {
  const auto size = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  void *const page = base::os().mmap(nullptr, size, kReadWrite, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED)
    return true;
  const Mapping owner({page, size});
  std::memset(page, 1, size);
  try {
    moveIntoFile("ur-probe", page, size, size);
    return true;
  } catch (const base::Error &failure) {
    return failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
           failure.result() == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace

bool canMoveIntoFiles() noexcept {
  enum class Answer { Unknown, Yes, No };
  static constinit std::atomic<Answer> known{Answer::Unknown};
  Answer answer = known.load(std::memory_order_relaxed);
  if (answer == Answer::Unknown) {
    try {
      answer = tryToMove() ? Answer::Yes : Answer::No;
      mover().closeUserfault(); // until something is shared
      known.store(answer, std::memory_order_relaxed);
    } catch (...) { // no memory for the text of an error: no answer either
      return true;
    }
  }
  return answer == Answer::Yes;
}

base::UniqueFd moveIntoFile(const char *name, void *begin, std::size_t size, std::size_t used) {
  return mover().move(name, static_cast<std::byte *>(begin), size, used);
}

} // namespace ur::ipc
