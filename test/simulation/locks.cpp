// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Record locks, which belong to a process, and locks of open file descriptions.
#include "test/simulation/kernel.hpp"

#include <algorithm>
#include <cerrno>
#include <limits>

#include <fcntl.h>

namespace ur::ipc::simulation {
namespace {

bool overlaps(const FileLock &first, const FileLock &second) {
  return first.begin <= second.end && second.begin <= first.end;
}

bool conflicts(const FileLock &existing, const FileLock &lock) {
  return existing.owner != lock.owner && overlaps(existing, lock) &&
         (existing.type == F_WRLCK || lock.type == F_WRLCK);
}

// Replaces the owner's locks in the range of the new lock with the new lock.
void replace(std::list<FileLock> &locks, const FileLock &lock) {
  for (auto existing = locks.begin(); existing != locks.end();) {
    if (existing->owner != lock.owner || !overlaps(*existing, lock)) {
      ++existing;
      continue;
    }
    FileLock head = *existing, tail = *existing;
    head.end = lock.begin - 1;
    tail.begin = lock.end == std::numeric_limits<off_t>::max() ? lock.end : lock.end + 1;
    if (head.begin < lock.begin)
      locks.insert(existing, head);
    if (tail.end > lock.end)
      locks.insert(existing, tail);
    existing = locks.erase(existing);
  }
  if (lock.type != F_UNLCK)
    locks.push_back(lock);
}

} // namespace

void Kernel::unlockAll(Inode &inode, const void *owner) {
  inode.locks.remove_if([owner](const FileLock &lock) { return lock.owner == owner; });
}

int Kernel::fcntlLock(int fd, int command, struct flock *range) {
  return lockAs(program(), fd, command, range);
}

int Kernel::lockAs(Program &program, int fd, int command, struct flock *range) {
  SimProcess &process = *program.process;
  const auto descriptor = process.descriptors.find(fd);
  if (descriptor == process.descriptors.end() || (descriptor->second.file->flags & O_PATH) != 0)
    return -EBADF;
  const std::shared_ptr<Description> file = descriptor->second.file;
  const bool isOfDescription = command == F_OFD_SETLK || command == F_OFD_GETLK;
  if (isOfDescription && range->l_pid != 0)
    return -EINVAL;
  if (range->l_whence != SEEK_SET || range->l_start < 0 || range->l_len < 0)
    return -EINVAL;
  const FileLock lock{.owner = isOfDescription ? static_cast<const void *>(file.get()) : &process,
                      .process = isOfDescription ? nullptr : &process,
                      .type = range->l_type,
                      .begin = range->l_start,
                      .end = range->l_len == 0 ? std::numeric_limits<off_t>::max()
                                               : range->l_start + range->l_len - 1};
  auto &locks = file->inode->locks;
  const auto blocker = std::ranges::find_if(
      locks, [&](const FileLock &existing) { return conflicts(existing, lock); });
  if (command == F_GETLK || command == F_OFD_GETLK) {
    if (range->l_type == F_UNLCK)
      return -EINVAL;
    if (blocker == locks.end()) {
      range->l_type = F_UNLCK;
      return 0;
    }
    range->l_type = blocker->type;
    range->l_start = blocker->begin;
    range->l_len =
        blocker->end == std::numeric_limits<off_t>::max() ? 0 : blocker->end - blocker->begin + 1;
    range->l_pid = blocker->process ? blocker->process->pidIn(process.space) : -1;
    return 0;
  }
  const int access = file->flags & O_ACCMODE;
  if ((lock.type == F_WRLCK && access == O_RDONLY) || (lock.type == F_RDLCK && access == O_WRONLY))
    return -EBADF;
  if (lock.type != F_UNLCK && blocker != locks.end())
    return -EAGAIN;
  replace(locks, lock);
  return 0;
}

} // namespace ur::ipc::simulation
