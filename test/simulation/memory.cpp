// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mappings and futexes. A mapping is a real mapping of the simulation's memory file.
#include "test/simulation/kernel.hpp"

#include <cerrno>
#include <cstdint>

#include <fcntl.h>
#include <linux/futex.h>
#include <sys/mman.h>

namespace ur::ipc::simulation {

void *Kernel::mmap(void *address, std::size_t length, int protection, int flags, int fd,
                   off_t offset) {
  SimMapping mapping{.length = length, .inode = nullptr, .isWritable = false};
  if ((flags & MAP_ANONYMOUS) == 0) {
    const auto file = requireFile(fd);
    Inode &inode = *file->inode;
    if (inode.memoryFd == -1)
      throw CallError{ENODEV};
    const bool writes = (flags & MAP_SHARED) != 0 && (protection & PROT_WRITE) != 0;
    if ((file->flags & O_ACCMODE) == O_WRONLY || (writes && (file->flags & O_ACCMODE) != O_RDWR))
      throw CallError{EACCES};
    if (writes && (inode.seals & (F_SEAL_WRITE | F_SEAL_FUTURE_WRITE)) != 0)
      throw CallError{EPERM};
    mapping.inode = file->inode;
    mapping.isWritable = writes;
    fd = inode.memoryFd;
  }
  void *const result = ::mmap(address, length, protection, flags, fd, offset);
  if (result == MAP_FAILED)
    return result;
  if (mapping.isWritable)
    ++mapping.inode->writableMappings;
  program().mappings[static_cast<std::byte *>(result)] = std::move(mapping);
  return result;
}

int Kernel::munmap(void *address, std::size_t length) {
  auto &mappings = program().mappings;
  const auto found = mappings.find(static_cast<std::byte *>(address));
  if (found == mappings.end() || found->second.length != length) {
    misuse = "munmap of a range that is not a mapping of the process";
    return -EINVAL;
  }
  if (found->second.isWritable)
    --found->second.inode->writableMappings;
  mappings.erase(found);
  return ::munmap(address, length);
}

void *Kernel::mremap(void *, std::size_t, std::size_t, int, void *) { throw CallError{ENOSYS}; }

int Kernel::mprotect(void *, std::size_t, int) { return -ENOSYS; }

int Kernel::madvise(void *, std::size_t, int) { return 0; } // simulated forks copy no mappings

int Kernel::userfaultfd(unsigned) { return -ENOSYS; } // the simulation moves no memory

int Kernel::userfaultControl(int, unsigned long, void *) { return -ENOSYS; }

int Kernel::mappingFrom(int, const void *, base::MappedRange *) { return -ENOTTY; }

// A word of a file has one queue of waiters, at whatever addresses processes map the word.
long Kernel::futex(std::uint32_t *word, int operation, std::uint32_t value,
                   const timespec *timeout) {
  const auto wordOf = [](const Program &owner, const void *address) {
    const auto *const target = static_cast<const std::byte *>(address);
    auto next = owner.mappings.upper_bound(const_cast<std::byte *>(target));
    const void *file = nullptr;
    auto offset = reinterpret_cast<std::ptrdiff_t>(target);
    if (next != owner.mappings.begin() && target < (--next)->first + next->second.length) {
      file = next->second.inode.get();
      offset = target - next->first;
    }
    return std::pair(file, offset);
  };
  const bool isPrivate = (operation & FUTEX_PRIVATE_FLAG) != 0;
  auto key = wordOf(program(), word);
  if (isPrivate || !key.first)
    key = {&program(), reinterpret_cast<std::ptrdiff_t>(word)};
  if ((operation & FUTEX_CMD_MASK) == FUTEX_WAKE) {
    const auto waiters = sleepers_.equal_range(key);
    long count = 0;
    for (auto sleeper = waiters.first; sleeper != waiters.second; ++sleeper, ++count)
      *sleeper->second = true;
    sleepers_.erase(waiters.first, waiters.second);
    return count;
  }
  if (*static_cast<volatile std::uint32_t *>(word) != value)
    return -EAGAIN;
  const auto isWoken = std::make_shared<bool>(false);
  const auto sleeper = sleepers_.emplace(key, isWoken);
  std::optional<Nanoseconds> deadline;
  if (timeout)
    deadline =
        scheduler.now() + std::chrono::seconds(timeout->tv_sec) + Nanoseconds(timeout->tv_nsec);
  if (scheduler.wait([isWoken] { return *isWoken; }, deadline))
    return 0;
  sleepers_.erase(sleeper);
  return -ETIMEDOUT;
}

long Kernel::futexWaitv(futex_waitv *, unsigned, const timespec *) { return -ENOSYS; }

} // namespace ur::ipc::simulation
