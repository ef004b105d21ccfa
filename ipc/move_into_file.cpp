// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/move_into_file.hpp"

#include "base/descriptors.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "base/scope_guard.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <linux/mman.h>
#include <linux/userfaultfd.h>
#include <sched.h>
#include <sys/ioctl.h>

namespace ur::ipc {
namespace {

using base::raiseSystem;
using base::requireSystem;

constexpr int kReadWrite = PROT_READ | PROT_WRITE;

std::uint64_t numberOf(const std::byte *address) noexcept {
  return reinterpret_cast<std::uintptr_t>(address);
}

bool isZero(const std::byte *page, std::size_t size) noexcept {
  return page[0] == std::byte{} && std::memcmp(page, page + 1, size - 1) == 0;
}

// Which pages of private memory were ever written, as far as /proc/self/pagemap is there to tell:
// to read the others gives each a page.
class WrittenPages {
public:
  // The bits of an entry, in the kernel's pagemap.rst.
  static constexpr std::uint64_t kIsHere = std::uint64_t{1} << 63 | std::uint64_t{1}
                                                                        << 62; // or in swap

  WrittenPages(const std::byte *begin, std::size_t page)
      : file_(base::os().open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC, 0)),
        first_(numberOf(begin) / page) {}

  bool mayHave(std::size_t number) noexcept {
    if (!file_)
      return true;
    if (number < from_ || number >= from_ + count_)
      read(number);
    return count_ == 0 || (entries_[number - from_] & kIsHere) != 0;
  }

private:
  void read(std::size_t number) noexcept {
    const ssize_t size =
        base::retryInterrupted(base::os().pread, file_.get(), entries_.data(), sizeof(entries_),
                               static_cast<off_t>((first_ + number) * sizeof(entries_[0])));
    from_ = number;
    count_ = size < 0 ? 0 : static_cast<std::size_t>(size) / sizeof(entries_[0]);
    if (count_ == 0)
      file_.reset();
  }

  base::UniqueFd file_;
  const std::uint64_t first_;
  std::array<std::uint64_t, 512> entries_{};
  std::size_t from_ = 0, count_ = 0;
};

// Writes all that is not zero.
template <typename MayHave>
void fill(int file, const std::byte *from, std::size_t used, std::size_t page,
          const MayHave &mayHave) {
  const auto pageAt = [&](std::size_t offset) { return std::min(page, used - offset); };
  const auto isEmpty = [&](std::size_t offset) {
    return !mayHave(offset / page) || isZero(from + offset, pageAt(offset));
  };
  std::size_t offset = 0;
  while (offset < used) {
    std::size_t end = offset;
    while (end < used && !isEmpty(end))
      end += pageAt(end);
    while (offset < end) {
      const ssize_t written = requireSystem(
          base::retryInterrupted([&] {
            return base::os().pwrite(file, from + offset, end - offset, static_cast<off_t>(offset));
          }),
          "cannot share memory of {} bytes: pwrite", used);
      offset += static_cast<std::size_t>(written);
    }
    while (offset < used && isEmpty(offset))
      offset += pageAt(offset);
  }
}

void fillFromPrivate(int file, const std::byte *from, std::size_t used) {
  constexpr std::size_t kWorthAsking = 1 << 20; // below, to read all takes no longer
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  if (used < kWorthAsking)
    return fill(file, from, used, page, [](std::size_t) { return true; });
  WrittenPages written(from, page);
  fill(file, from, used, page, [&](std::size_t number) { return written.mayHave(number); });
}

// One range whose accesses sleep.
class HeldRange {
public:
  HeldRange(int userfault, std::byte *begin, std::size_t size, std::uint64_t faults)
      : userfault_(userfault), range_{numberOf(begin), size} {
    uffdio_register wanted{.range = range_, .mode = faults, .ioctls = 0};
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

// A mapping as /proc/self/maps shows it.
struct View {
  std::uintptr_t begin = 0, end = 0;
  std::uint64_t offset = 0;
  int protection = PROT_NONE;
  std::string_view device, inode;

  std::byte *address() const noexcept { return reinterpret_cast<std::byte *>(begin); }
  std::size_t size() const noexcept { return end - begin; }
};

// "7f0000000000-7f0000001000 rw-s 00001000 00:01 1045 /dev/zero (deleted)"
View viewOf(std::string_view line) {
  const auto cut = [&line](char until) {
    const std::string_view part = line.substr(0, line.find(until));
    line.remove_prefix(std::min(part.size() + 1, line.size()));
    return part;
  };
  const auto hex = [](std::string_view digits) {
    std::uint64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return number;
  };
  View view;
  view.begin = hex(cut('-'));
  view.end = hex(cut(' '));
  const std::string_view access = cut(' ');
  view.protection = (access.find('r') != std::string_view::npos ? PROT_READ : 0) |
                    (access.find('w') != std::string_view::npos ? PROT_WRITE : 0);
  view.offset = hex(cut(' '));
  view.device = cut(' ');
  view.inode = cut(' ');
  return view;
}

std::string readMaps() {
  const base::UniqueFd file(
      requireSystem(base::os().open("/proc/self/maps", O_RDONLY | O_CLOEXEC, 0),
                    "cannot share memory that is mapped: open of /proc/self/maps"));
  constexpr std::size_t kPiece = 65536;
  std::string text;
  for (;;) {
    const std::size_t before = text.size();
    text.resize(before + kPiece);
    const ssize_t count =
        requireSystem(base::retryInterrupted([&] {
                        return base::os().read(file.get(), text.data() + before, kPiece);
                      }),
                      "cannot share memory that is mapped: read of /proc/self/maps");
    text.resize(before + static_cast<std::size_t>(count));
    if (count == 0)
      return text;
  }
}

// All that show what `memory` shows, without it. Their texts are those of `maps`.
std::vector<View> otherViews(std::string_view maps, const Mapping &memory) {
  std::vector<View> views;
  View own;
  while (!maps.empty()) {
    const std::string_view line = maps.substr(0, maps.find('\n'));
    maps.remove_prefix(std::min(line.size() + 1, maps.size()));
    views.push_back(viewOf(line));
    if (views.back().begin == reinterpret_cast<std::uintptr_t>(memory.address()))
      own = views.back();
  }
  std::erase_if(views, [&](const View &view) {
    return view.begin == own.begin || view.device != own.device || view.inode != own.inode;
  });
  return views;
}

// The one of a process that moves memory. It keeps a descriptor from the first move on.
class Mover final : base::ForkAware {
public:
  base::UniqueFd move(const char *name, std::byte *begin, std::size_t size, std::size_t used) {
    base::UniqueFd file = createMemoryFile(name, size);
    const std::lock_guard lock(mutex_);
    HeldRange held(userfault(), begin, size, UFFDIO_REGISTER_MODE_MISSING);
    std::byte *const aside = moveAside(begin, size);
    base::ScopeGuard undo([&] { moveBack(aside, begin, size, held); });
    fillFromPrivate(file.get(), aside, used);
    const auto &os = base::os();
    if (os.mmapUnderAccess(begin, size, kReadWrite, MAP_SHARED | MAP_FIXED, file.get(), 0) ==
        MAP_FAILED)
      raiseSystem(errno, "cannot map {} shared bytes: mmap", size);
    undo.dismiss();
    held.setReplaced();
    os.munmap(aside, size);
    return file;
  }

  // Who reads or writes any view sleeps from the moment on in which its pages are taken out: those
  // of shared memory stay in it, and are missed all the same (MINOR).
  void moveShared(const char *name, std::size_t size, Mapping &memory, base::UniqueFd &shared) {
    const std::lock_guard lock(mutex_);
    if (shared)
      return;
    base::UniqueFd file = createMemoryFile(name, size);
    if (!memory) {
      shared = std::move(file);
      return;
    }
    const std::string maps = readMaps();
    const std::vector<View> views = otherViews(maps, memory);
    std::deque<HeldRange> held;
    for (const View &view : views)
      held.emplace_back(userfault(), view.address(), view.size(),
                        UFFDIO_REGISTER_MODE_MISSING | UFFDIO_REGISTER_MODE_MINOR);
    const auto &os = base::os();
    for (const View &view : views)
      requireSystem(os.madvise(view.address(), view.size(), MADV_DONTNEED),
                    "cannot share memory that is mapped: madvise");
    fill(file.get(), static_cast<const std::byte *>(memory.address()), size,
         static_cast<std::size_t>(sysconf(_SC_PAGESIZE)), [](std::size_t) { return true; });
    std::size_t replaced = 0;
    base::ScopeGuard undo([&] {
      for (std::size_t i = 0; i < replaced; ++i)
        showAgain(memory, views[i]);
    });
    for (; replaced < views.size(); ++replaced) {
      const View &view = views[replaced];
      if (os.mmapUnderAccess(view.address(), view.size(), view.protection, MAP_SHARED | MAP_FIXED,
                             file.get(), static_cast<off_t>(view.offset)) == MAP_FAILED)
        raiseSystem(errno, "cannot map {} shared bytes: mmap", view.size());
    }
    undo.dismiss();
    for (HeldRange &range : held)
      range.setReplaced();
    shared = std::move(file);
    memory.reset();
  }

  void lock() { mutex_.lock(); }
  void unlock() { mutex_.unlock(); }

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
    userfault_ = base::placedHigh(std::move(made));
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

  // In the place of one mapping as good as another: tried until the system has it.
  static void showAgain(const Mapping &memory, const View &view) noexcept {
    const auto &os = base::systemCalls();
    auto *const from = static_cast<std::byte *>(memory.address()) + view.offset;
    while (os.mremap(from, 0, view.size(), MREMAP_MAYMOVE | MREMAP_FIXED, view.address()) ==
               MAP_FAILED ||
           os.mprotect(view.address(), view.size(), view.protection) != 0)
      sched_yield();
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

// Tries to move a page of one's own. Shortages tell nothing: they pass.
template <typename Move> bool tryTo(const Move &move) {
  try {
    move();
    return true;
  } catch (const base::Error &failure) {
    return failure.result() == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
           failure.result() == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

// What the system answered, for good; while it is not known, true.
class Answer {
public:
  template <typename Move> bool ask(const Move &move) noexcept {
    State state = state_.load(std::memory_order_relaxed);
    if (state == State::Unknown) {
      try {
        state = tryTo(move) ? State::Yes : State::No;
        state_.store(state, std::memory_order_relaxed);
        mover().closeUserfault(); // until something is shared
      } catch (...) {             // no memory for the text of an error: no answer either
        return true;
      }
    }
    return state == State::Yes;
  }

private:
  enum class State { Unknown, Yes, No };
  std::atomic<State> state_{State::Unknown};
};

} // namespace

bool canMoveIntoFiles() noexcept {
  static constinit Answer answer;
  return answer.ask([] {
    const Mapping page = Mapping::ofThisProcess(static_cast<std::size_t>(sysconf(_SC_PAGESIZE)));
    std::memset(page.address(), 1, page.length());
    moveIntoFile("ur-probe", page.address(), page.length(), page.length());
  });
}

bool canMoveSharedIntoFiles() noexcept {
  static constinit Answer answer;
  return answer.ask([] {
    const auto size = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    Mapping page = Mapping::withoutFile(size);
    std::memset(page.address(), 1, size);
    void *const view = base::os().mremap(page.address(), 0, size, MREMAP_MAYMOVE, nullptr);
    if (view == MAP_FAILED)
      raiseSystem(errno, "cannot show memory twice: mremap");
    const Mapping other({view, size});
    base::UniqueFd file;
    moveSharedIntoFile("ur-probe", size, page, file);
  });
}

void moveSharedIntoFile(const char *name, std::size_t size, Mapping &memory, base::UniqueFd &file) {
  mover().moveShared(name, size, memory, file);
}

NoMoves::NoMoves() { mover().lock(); }
NoMoves::~NoMoves() { mover().unlock(); }

base::UniqueFd moveIntoFile(const char *name, void *begin, std::size_t size, std::size_t used) {
  return mover().move(name, static_cast<std::byte *>(begin), size, used);
}

} // namespace ur::ipc
