// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptors and the calls that use them.
#include "test/simulation/kernel.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace ur::ipc::simulation {
namespace {

constexpr unsigned kNoExecSeal = 8; // MFD_NOEXEC_SEAL
constexpr int kSealExec = 0x20;
constexpr int kAllSeals =
    F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_FUTURE_WRITE | kSealExec;
constexpr off_t kPage = 4096;
constexpr long kPidfsMagic = 0x50494446, kAnonymousMagic = 0x09041934, kTmpfsMagic = 0x01021994;

bool isWritable(const Description &file) { return (file.flags & O_ACCMODE) != O_RDONLY; }
bool isReadable(const Description &file) { return (file.flags & O_ACCMODE) != O_WRONLY; }
bool isMemory(const Inode &inode) {
  return inode.type == FileType::Memory || inode.type == FileType::HugeMemory;
}

dev_t deviceOf(const Inode &inode, bool hasPidfdInodes) {
  switch (inode.type) {
  case FileType::Memory:
    return makedev(0, 1);
  case FileType::HugeMemory:
    return makedev(0, 15);
  case FileType::Driver:
    return makedev(0, 5);
  case FileType::Event:
    return makedev(0, 14);
  case FileType::Pidfd:
    return makedev(0, hasPidfdInodes ? 13 : 14);
  case FileType::Socket:
    return makedev(0, 8);
  case FileType::Text:
    return makedev(0, 21);
  case FileType::SocketName:
  case FileType::Directory:
    return makedev(0, 32);
  }
  return 0;
}

} // namespace

Inode::~Inode() {
  if (bytes)
    ::munmap(bytes, mappedSize);
  if (memoryFd != -1)
    ::close(memoryFd);
  if (type == FileType::Socket && socket)
    socket->close();
}

Description::~Description() {
  inode->locks.remove_if([this](const FileLock &lock) { return lock.owner == this; });
}

std::byte *Kernel::bytesOf(Inode &inode) {
  const auto size = static_cast<std::size_t>(inode.size);
  if (inode.mappedSize < size || !inode.bytes) {
    if (inode.bytes)
      ::munmap(inode.bytes, inode.mappedSize);
    inode.mappedSize = std::max(size, std::size_t{1} << 16);
    inode.bytes = static_cast<std::byte *>(
        ::mmap(nullptr, inode.mappedSize, PROT_READ | PROT_WRITE, MAP_SHARED, inode.memoryFd, 0));
    if (inode.bytes == MAP_FAILED)
      throw std::runtime_error("cannot map the simulation's memory: mmap");
  }
  return inode.bytes;
}

std::shared_ptr<Inode> Kernel::makeInode(FileType type, mode_t mode, uid_t user) {
  auto inode = std::make_shared<Inode>(type, ++lastNumber_, mode, user);
  if (isMemory(*inode)) {
    inode->memoryFd = ::memfd_create("simulated", MFD_CLOEXEC);
    if (inode->memoryFd == -1)
      throw std::runtime_error("cannot create the simulation's memory: memfd_create");
  }
  return inode;
}

std::shared_ptr<Description> Kernel::fileAt(int fd, bool allowsPath) const {
  const auto &descriptors = self().descriptors;
  const auto found = descriptors.find(fd);
  if (found == descriptors.end() || (!allowsPath && (found->second.file->flags & O_PATH) != 0))
    return nullptr;
  return found->second.file;
}

std::shared_ptr<Description> Kernel::requireFile(int fd, bool allowsPath) const {
  auto file = fileAt(fd, allowsPath);
  if (!file)
    throw CallError{EBADF};
  return file;
}

int Kernel::install(SimProcess &process, std::shared_ptr<Description> file, bool closesOnExec,
                    int minFd, int exactFd) {
  int fd = minFd;
  if (exactFd >= 0) {
    closeDescriptor(process, exactFd);
    fd = exactFd;
  } else {
    for (auto next = process.descriptors.lower_bound(minFd);
         next != process.descriptors.end() && next->first == fd; ++next)
      ++fd;
    if (static_cast<rlim_t>(fd) >= process.fileLimit.rlim_cur)
      return -EMFILE;
  }
  process.descriptors[fd] = {.file = std::move(file), .closesOnExec = closesOnExec};
  return fd;
}

// Closes a descriptor. As POSIX requires, the process loses its record locks on the file, even if
// it has other descriptors of the file.
void Kernel::closeDescriptor(SimProcess &process, int fd) {
  const auto found = process.descriptors.find(fd);
  if (found == process.descriptors.end())
    return;
  const std::shared_ptr<Description> file = std::move(found->second.file);
  process.descriptors.erase(found);
  if ((file->flags & O_PATH) == 0)
    unlockAll(*file->inode, &process);
}

int Kernel::newDescriptor(std::shared_ptr<Description> file, bool closesOnExec, int minFd) {
  if (!closesOnExec) // another thread may exec a program at any time
    misuse = "a call made a descriptor that is not close-on-exec";
  return install(self(), std::move(file), closesOnExec, minFd);
}

int Kernel::close(int fd) {
  if (!fileAt(fd, true))
    return -EBADF;
  closeDescriptor(self(), fd);
  return 0;
}

int Kernel::getFileLimit(struct rlimit *limit) {
  *limit = self().fileLimit;
  return 0;
}

int Kernel::setFileLimit(const struct rlimit *limit) {
  if (limit->rlim_cur > limit->rlim_max)
    return -EINVAL;
  if (limit->rlim_max > self().fileLimit.rlim_max && self().user != 0)
    return -EPERM;
  self().fileLimit = *limit;
  return 0;
}

int Kernel::getFileSizeLimit(struct rlimit *limit) {
  *limit = {.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
  return 0;
}

int Kernel::fcntl(int fd, int command, int argument) {
  if (command == F_GETFL)
    return requireFile(fd, true)->flags & ~O_CLOEXEC;
  if (command == F_DUPFD_CLOEXEC) {
    const auto file = requireFile(fd, true);
    if (argument < 0 || static_cast<rlim_t>(argument) >= self().fileLimit.rlim_cur)
      return -EINVAL;
    return newDescriptor(file, true, argument);
  }
  const auto file = requireFile(fd);
  if (command == F_SETFL)
    return 0;
  Inode &inode = *file->inode;
  if (!isMemory(inode))
    return -EINVAL;
  if (command == F_GET_SEALS)
    return inode.seals;
  if (command != F_ADD_SEALS || (argument & ~kAllSeals) != 0)
    return -EINVAL;
  if (!isWritable(*file))
    return -EPERM;
  if ((inode.seals & F_SEAL_SEAL) != 0)
    return -EPERM;
  if ((argument & F_SEAL_WRITE) != 0 && inode.writableMappings != 0)
    return -EBUSY;
  inode.seals |= argument;
  return 0;
}

int Kernel::memfdCreate(const char * /*name*/, unsigned flags) {
  constexpr unsigned kKnownFlags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  if ((flags & ~(kKnownFlags | (features.hasNoExecSeal ? kNoExecSeal : 0))) != 0)
    return -EINVAL;
  const bool isNoExec = (flags & kNoExecSeal) != 0;
  auto inode = makeInode(FileType::Memory, S_IFREG | (isNoExec ? 0666 : 0777), self().user);
  if (isNoExec)
    inode->seals = kSealExec;
  else if ((flags & MFD_ALLOW_SEALING) == 0)
    inode->seals = F_SEAL_SEAL;
  return newDescriptor(std::make_shared<Description>(std::move(inode), O_RDWR),
                       (flags & MFD_CLOEXEC) != 0);
}

int Kernel::ftruncate(int fd, off_t length) {
  const auto file = requireFile(fd);
  Inode &inode = *file->inode;
  if (length < 0 || !isMemory(inode) || !isWritable(*file))
    return -EINVAL;
  if ((length < inode.size && (inode.seals & F_SEAL_SHRINK) != 0) ||
      (length > inode.size && (inode.seals & F_SEAL_GROW) != 0))
    return -EPERM;
  if (::ftruncate(inode.memoryFd, length) != 0)
    return -errno;
  inode.size = length;
  return 0;
}

void Kernel::statusOf(const Inode &inode, struct stat &status) const {
  status = {};
  status.st_dev = deviceOf(inode, features.hasPidfdInodes);
  status.st_ino = inode.number;
  status.st_mode = inode.mode;
  status.st_uid = inode.user;
  status.st_size = inode.size;
}

int Kernel::fstat(int fd, struct stat *status) {
  statusOf(*requireFile(fd, true)->inode, *status);
  return 0;
}

int Kernel::fstatfs(int fd, struct statfs *status) {
  const auto file = requireFile(fd, true);
  *status = {};
  if (file->inode->type == FileType::Pidfd)
    status->f_type = features.hasPidfdInodes ? kPidfsMagic : kAnonymousMagic;
  else
    status->f_type = kTmpfsMagic;
  return 0;
}

int Kernel::fchmod(int fd, mode_t mode) {
  const auto file = requireFile(fd);
  if (self().user != 0 && self().user != file->inode->user)
    return -EPERM;
  file->inode->mode = (file->inode->mode & S_IFMT) | (mode & 07777);
  return 0;
}

ssize_t Kernel::pread(int fd, void *buffer, std::size_t size, off_t offset) {
  const auto file = requireFile(fd);
  if (!isReadable(*file))
    return -EBADF;
  if (!isMemory(*file->inode))
    return -ESPIPE;
  if (offset < 0)
    return -EINVAL;
  if (offset >= file->inode->size)
    return 0;
  const std::size_t count = std::min(size, static_cast<std::size_t>(file->inode->size - offset));
  std::memcpy(buffer, bytesOf(*file->inode) + offset, count);
  return static_cast<ssize_t>(count);
}

ssize_t Kernel::pwrite(int fd, const void *buffer, std::size_t size, off_t offset) {
  const auto file = requireFile(fd);
  if (!isWritable(*file))
    return -EBADF;
  Inode &inode = *file->inode;
  if (!isMemory(inode))
    return -ESPIPE;
  if (offset < 0)
    return -EINVAL;
  if ((inode.seals & (F_SEAL_WRITE | F_SEAL_FUTURE_WRITE)) != 0)
    return -EPERM;
  // Like the kernel, writes page by page until F_SEAL_GROW forbids a page.
  const auto mayGrow = [&](off_t end) {
    return (inode.seals & F_SEAL_GROW) == 0 || end <= inode.size;
  };
  off_t end = offset;
  while (end < offset + static_cast<off_t>(size)) {
    const off_t next = std::min(offset + static_cast<off_t>(size), (end / kPage + 1) * kPage);
    if (!mayGrow(next))
      break;
    end = next;
  }
  if (end == offset)
    return size == 0 ? 0 : -EPERM;
  if (end > inode.size)
    if (const int error = ftruncate(fd, end))
      return error;
  std::memcpy(bytesOf(inode) + offset, buffer, static_cast<std::size_t>(end - offset));
  return end - offset;
}

ssize_t Kernel::read(int fd, void *buffer, std::size_t size) {
  const auto file = requireFile(fd);
  if (!isReadable(*file))
    return -EBADF;
  Inode &inode = *file->inode;
  if (inode.type == FileType::Event) {
    if (inode.count == 0)
      return -EAGAIN;
    std::memcpy(buffer, &inode.count, sizeof inode.count);
    inode.count = 0;
    return sizeof inode.count;
  }
  if (inode.type != FileType::Text)
    return -EINVAL;
  // The files in /proc/PID of a reaped process have no text.
  if (file->procProcess && file->procProcess->life == SimProcess::Life::IsGone)
    return -ESRCH;
  const std::size_t count = std::min(size, file->text.size());
  std::memcpy(buffer, file->text.data(), count);
  return static_cast<ssize_t>(count);
}

ssize_t Kernel::write(int fd, const void *buffer, std::size_t size) {
  const auto file = requireFile(fd);
  if (!isWritable(*file))
    return -EBADF;
  if (file->inode->type != FileType::Event || size != sizeof(std::uint64_t))
    return -EINVAL;
  std::uint64_t addend = 0;
  std::memcpy(&addend, buffer, sizeof addend);
  file->inode->count += addend;
  return sizeof addend;
}

int Kernel::eventfd(unsigned initial, int flags) {
  auto inode = makeInode(FileType::Event, 0600, self().user);
  inode->count = initial;
  return newDescriptor(std::make_shared<Description>(std::move(inode), O_RDWR),
                       (flags & EFD_CLOEXEC) != 0);
}

short Kernel::eventsOf(const Description &file) const {
  const Inode &inode = *file.inode;
  if (inode.type == FileType::Event)
    return static_cast<short>(inode.count != 0 ? POLLIN | POLLOUT : POLLOUT);
  if (inode.type == FileType::Pidfd) {
    const auto life = inode.process->life;
    return static_cast<short>(life == SimProcess::Life::Runs     ? 0
                              : life == SimProcess::Life::IsGone ? POLLIN | POLLHUP
                                                                 : POLLIN);
  }
  if (inode.type != FileType::Socket)
    return POLLIN | POLLOUT;
  const Socket &socket = *inode.socket;
  if (socket.listens)
    return static_cast<short>(socket.pending.empty() ? 0 : POLLIN);
  int events = socket.received.empty() ? POLLOUT : POLLIN | POLLOUT;
  const auto peer = socket.peer.lock();
  if (!socket.isConnected || !peer || peer->isClosed)
    events |= POLLHUP | POLLIN | POLLRDHUP;
  if (socket.wasReset)
    events |= POLLERR;
  return static_cast<short>(events);
}

int Kernel::poll(pollfd *fds, nfds_t count, int timeoutMs) {
  std::vector<std::shared_ptr<Description>> files;
  for (nfds_t i = 0; i < count; ++i)
    files.push_back(fds[i].fd < 0 ? nullptr : fileAt(fds[i].fd, true));
  const auto pollOnce = [&] {
    int ready = 0;
    for (nfds_t i = 0; i < count; ++i) {
      if (fds[i].fd < 0)
        fds[i].revents = 0;
      else if (!files[i])
        fds[i].revents = POLLNVAL;
      else
        fds[i].revents = static_cast<short>(eventsOf(*files[i]) &
                                            (fds[i].events | POLLHUP | POLLERR | POLLNVAL));
      ready += fds[i].revents != 0 ? 1 : 0;
    }
    return ready;
  };
  if (timeoutMs != 0) {
    std::optional<Nanoseconds> deadline;
    if (timeoutMs > 0)
      deadline = scheduler.now() + std::chrono::milliseconds(timeoutMs);
    scheduler.wait([&] { return pollOnce() != 0; }, deadline);
  }
  return pollOnce();
}

} // namespace ur::ipc::simulation
