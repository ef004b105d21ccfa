// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Paths: directories, the sockets in directories, and /proc.
#include "test/simulation/kernel.hpp"

#include <cerrno>
#include <charconv>
#include <memory>

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/openat2.h>
#include <sys/sysmacros.h>

namespace ur::ipc::simulation {
namespace {

std::string_view takePart(std::string_view &path) {
  path.remove_prefix(std::min(path.find_first_not_of('/'), path.size()));
  const std::string_view part = path.substr(0, path.find('/'));
  path.remove_prefix(part.size());
  path.remove_prefix(std::min(path.find_first_not_of('/'), path.size()));
  return part;
}

std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || end.ec != std::errc() || end.ptr != text.data() + text.size())
    return std::nullopt;
  return number;
}

// The stream that opendir returns.
struct Listing {
  std::vector<dirent> names;
  std::size_t next = 0;
};

} // namespace

bool Kernel::mayUse(const Inode &inode, int access) const {
  const uid_t user = self().user;
  const auto bits = static_cast<int>(user == inode.user ? inode.mode >> 6 : inode.mode) & 7;
  return user == 0 || (bits & access) == access;
}

bool Kernel::mayTrace(const SimProcess &target, bool attaches) const {
  const SimProcess &tracer = self();
  if (&tracer == &target)
    return true;
  if (tracer.user != 0 && (tracer.user != target.user || !target.isDumpable))
    return false;
  if (!attaches || features.yamaScope <= 0)
    return true;
  if (features.yamaScope >= 3)
    return false;
  if (tracer.user == 0)
    return true;
  if (features.yamaScope == 2)
    return false;
  for (const SimProcess *process = &target; process;) { // allows a descendant of the caller
    if (process->number == tracer.number)
      return true;
    const std::uint64_t parent = process->parent;
    process = nullptr;
    for (const auto &other : processes_)
      if (other->number == parent)
        process = other.get();
  }
  return false;
}

std::shared_ptr<Inode> Kernel::directory(const std::string &path) const {
  std::shared_ptr<Inode> inode = root_;
  for (std::string_view rest = path; inode && !rest.empty();) {
    const auto found = inode->entries.find(std::string(takePart(rest)));
    inode = found == inode->entries.end() ? nullptr : found->second;
  }
  return inode;
}

int Kernel::procText(const std::shared_ptr<SimProcess> &process, std::string_view name,
                     std::string &text) const {
  const pid_t pid = process->pidIn(self().procSpace);
  if (name == "stat") {
    text = fmt::format("{} (a (program) 1) {}", pid,
                       process->life == SimProcess::Life::Runs ? 'S' : 'Z');
    for (int field = 4; field < 22; ++field)
      text += fmt::format(" {}", field);
    text += fmt::format(" {} 23 24\n", process->startTicks);
  } else if (name == "status") {
    text = fmt::format("Name:\ta program\nPid:\t{1}\nUid:\t{0}\t{0}\t{0}\t{0}\nGid:\t0\n",
                       process->user, pid);
  } else if (name == "uid_map" && features.uidMap != Features::UidMap::Missing) {
    text = features.uidMap == Features::UidMap::All ? "         0          0 4294967295\n"
                                                    : "         0          0      65536\n";
  } else {
    return -ENOENT;
  }
  return 0;
}

// Finds a file below /proc/PID.
int Kernel::walkProc(std::shared_ptr<SimProcess> process, std::string_view rest, Lookup &lookup) {
  if (rest.empty()) {
    lookup.inode = makeInode(FileType::Directory, S_IFDIR | 0555, process->user);
    lookup.procProcess = std::move(process);
    return 0;
  }
  if (process->life == SimProcess::Life::IsGone)
    return -ESRCH;
  if (features.hidepid > 0 && !mayTrace(*process, false))
    return features.hidepid == 1 ? -EPERM : -ENOENT;
  std::string_view name = takePart(rest);
  if (name == "task") {
    const auto thread = numberIn(takePart(rest));
    if (!rest.empty() && thread != process->pidIn(self().procSpace))
      return -ENOENT;
    name = rest.empty() ? "" : takePart(rest);
    if (name.empty()) {
      lookup.inode = makeInode(FileType::Directory, S_IFDIR | 0555, process->user);
      if (!thread && process->life == SimProcess::Life::Runs)
        lookup.inode->entries[std::to_string(process->pidIn(self().procSpace))] = lookup.inode;
      return 0;
    }
  }
  const std::string_view lastName = takePart(rest);
  if (name == "fd") {
    const bool isOwn = process.get() == &self();
    if (!isOwn && self().user != 0 && (self().user != process->user || !process->isDumpable))
      return -EACCES;
    const auto fd = numberIn(lastName);
    const auto descriptor = fd ? process->descriptors.find(*fd) : process->descriptors.end();
    if (descriptor == process->descriptors.end())
      return -ENOENT;
    if (!mayTrace(*process, false))
      return -EACCES;
    const Description &file = *descriptor->second.file;
    if (!rest.empty())
      return file.procProcess ? walkProc(file.procProcess, rest, lookup) : -ENOTDIR;
    lookup.inode = file.inode;
    lookup.procProcess = file.procProcess;
    return 0;
  }
  lookup.inode = makeInode(FileType::Text, S_IFREG | 0444, process->user);
  lookup.procProcess = process;
  if (name == "fdinfo") {
    const auto fd = numberIn(lastName);
    const auto descriptor = fd ? process->descriptors.find(*fd) : process->descriptors.end();
    if (descriptor == process->descriptors.end())
      return -ENOENT;
    const Inode &inode = *descriptor->second.file->inode;
    lookup.text = fmt::format("pos:\t0\nflags:\t02000002\nmnt_id:\t15\nino:\t{}\n", inode.number);
    if (inode.process)
      lookup.text += fmt::format("Pid:\t{}\nNSpid:\t{}\n",
                                 inode.process->life == SimProcess::Life::IsGone
                                     ? -1
                                     : inode.process->pidIn(self().procSpace),
                                 inode.process->pidIn(self().space));
    return 0;
  }
  if (name == "ns") {
    lookup.inode->number = process->space->inode;
    return lastName == "pid" ? 0 : -ENOENT;
  }
  return lastName.empty() ? procText(process, name, lookup.text) : -ENOTDIR;
}

int Kernel::walk(int directory, std::string_view path, Lookup &lookup) {
  std::shared_ptr<Inode> inode = root_;
  if (path.empty())
    return -ENOENT;
  if (path.starts_with("/proc/")) {
    path.remove_prefix(6);
    const std::string_view name = takePart(path);
    const auto pid = numberIn(name);
    if (name == "self" || name == "thread-self" || pid) {
      auto process = pid ? processOf(self().procSpace, *pid) : program().process;
      return process ? walkProc(std::move(process), path, lookup) : -ENOENT;
    }
    lookup.inode = makeInode(FileType::Text, S_IFREG | 0444, 0);
    if (path == "kernel/random/boot_id")
      lookup.text = bootId_;
    else if (path == "kernel/overflowuid")
      lookup.text = "65534\n";
    else if (path == "kernel/yama/ptrace_scope" && features.yamaScope >= 0)
      lookup.text = std::to_string(features.yamaScope) + "\n";
    else
      return -ENOENT;
    return 0;
  }
  if (path.front() != '/' && directory != AT_FDCWD) {
    const auto file = requireFile(directory, true);
    if (file->procProcess)
      return walkProc(file->procProcess, path, lookup);
    inode = file->inode;
  }
  while (!path.empty()) {
    if (inode->type != FileType::Directory)
      return -ENOTDIR;
    if (!mayUse(*inode, 1))
      return -EACCES;
    lookup.parent = inode;
    lookup.name = takePart(path);
    const auto next = inode->entries.find(lookup.name);
    if (next == inode->entries.end()) {
      if (!path.empty())
        lookup.parent = nullptr; // a directory of the path does not exist either
      return -ENOENT;
    }
    inode = next->second;
  }
  lookup.inode = std::move(inode);
  return 0;
}

Kernel::Lookup Kernel::find(const char *path, int directory) {
  Lookup lookup;
  if (const int error = walk(directory, path, lookup))
    throw CallError{-error};
  return lookup;
}

int Kernel::openFound(const Lookup &lookup, int flags) {
  if ((flags & O_DIRECTORY) != 0 && lookup.inode->type != FileType::Directory)
    return -ENOTDIR;
  if ((flags & O_PATH) == 0) {
    const int access = (flags & O_ACCMODE) == O_RDONLY   ? 4
                       : (flags & O_ACCMODE) == O_WRONLY ? 2
                                                         : 6;
    if (lookup.inode->type == FileType::SocketName || lookup.inode->type == FileType::Socket ||
        lookup.inode->type == FileType::Pidfd || lookup.inode->type == FileType::Event)
      return -ENXIO;
    if (!mayUse(*lookup.inode, access))
      return -EACCES;
  }
  auto file = std::make_shared<Description>(lookup.inode, flags & ~O_CLOEXEC);
  file->text = lookup.text;
  file->procProcess = lookup.procProcess;
  return newDescriptor(std::move(file), (flags & O_CLOEXEC) != 0);
}

int Kernel::open(const char *path, int flags, mode_t /*mode*/) {
  return openat(AT_FDCWD, path, flags);
}

int Kernel::openat(int directory, const char *path, int flags) {
  return openFound(find(path, directory), flags);
}

// Ignores the flags for links, because the simulation has no links.
int Kernel::openat2(int directory, const char *path, const open_how *how) {
  if (!features.hasOpenat2)
    return -ENOSYS;
  if (path[0] == '/' && (how->resolve & RESOLVE_BENEATH) != 0)
    return -EXDEV;
  return openat(directory, path, static_cast<int>(how->flags));
}

int Kernel::stat(const char *path, struct stat *status) {
  statusOf(*find(path).inode, *status);
  return 0;
}

int Kernel::lstat(const char *path, struct stat *status) { return stat(path, status); }

int Kernel::statx(int directory, const char *path, int flags, unsigned /*mask*/,
                  struct statx *status) {
  if (features.statxError != 0)
    return -features.statxError;
  const bool isOfDescriptor = path[0] == '\0' && (flags & AT_EMPTY_PATH) != 0;
  struct stat plainStatus;
  statusOf(isOfDescriptor ? *requireFile(directory, true)->inode : *find(path, directory).inode,
           plainStatus);
  *status = {};
  status->stx_dev_major = major(plainStatus.st_dev);
  status->stx_dev_minor = minor(plainStatus.st_dev);
  status->stx_ino = plainStatus.st_ino;
  status->stx_mode = static_cast<std::uint16_t>(plainStatus.st_mode);
  status->stx_uid = plainStatus.st_uid;
  status->stx_size = static_cast<std::uint64_t>(plainStatus.st_size);
  return 0;
}

int Kernel::addEntry(const char *path, std::shared_ptr<Inode> inode, int existsError) {
  Lookup lookup;
  const int error = walk(AT_FDCWD, path, lookup);
  if (error == 0)
    return -existsError;
  if (error != -ENOENT || !lookup.parent)
    return error;
  if (!mayUse(*lookup.parent, 3))
    return -EACCES;
  lookup.parent->entries[lookup.name] = std::move(inode);
  return 0;
}

int Kernel::mkdir(const char *path, mode_t mode) {
  return addEntry(path, makeInode(FileType::Directory, S_IFDIR | (mode & 0777), self().user),
                  EEXIST);
}

int Kernel::chmod(const char *path, mode_t mode) {
  const Lookup lookup = find(path);
  if (self().user != 0 && self().user != lookup.inode->user)
    return -EPERM;
  lookup.inode->mode = (lookup.inode->mode & S_IFMT) | (mode & 07777);
  return 0;
}

int Kernel::unlink(const char *path) {
  const Lookup lookup = find(path);
  if (!lookup.parent || lookup.inode->type == FileType::Directory)
    return -EPERM;
  if (!mayUse(*lookup.parent, 3))
    return -EACCES;
  lookup.parent->entries.erase(lookup.name);
  return 0;
}

int Kernel::rmdir(const char *path) {
  const Lookup lookup = find(path);
  if (lookup.inode->type != FileType::Directory || !lookup.inode->entries.empty())
    return -ENOTEMPTY;
  if (!lookup.parent || !mayUse(*lookup.parent, 3))
    return -EACCES;
  lookup.parent->entries.erase(lookup.name);
  return 0;
}

int Kernel::rename(const char *from, const char *to) {
  const Lookup source = find(from);
  Lookup target;
  if (const int error = walk(AT_FDCWD, to, target); error != 0 && error != -ENOENT)
    return error;
  if (!source.parent || !target.parent)
    return -EXDEV;
  if (!mayUse(*source.parent, 3) || !mayUse(*target.parent, 3))
    return -EACCES;
  source.parent->entries.erase(source.name);
  target.parent->entries[target.name] = source.inode;
  return 0;
}

DIR *Kernel::opendir(const char *path) {
  const Lookup lookup = find(path);
  if (lookup.inode->type != FileType::Directory)
    throw CallError{ENOTDIR};
  if (!mayUse(*lookup.inode, 4))
    throw CallError{EACCES};
  auto *const listing = new Listing;
  ++openListings;
  for (const auto &[name, inode] : lookup.inode->entries) {
    dirent &entry = listing->names.emplace_back();
    name.copy(entry.d_name, sizeof entry.d_name - 1);
  }
  return reinterpret_cast<DIR *>(listing);
}

dirent *Kernel::readdir(DIR *directory) {
  auto &listing = *reinterpret_cast<Listing *>(directory);
  return listing.next == listing.names.size() ? nullptr : &listing.names[listing.next++];
}

int Kernel::closedir(DIR *directory) {
  delete reinterpret_cast<Listing *>(directory);
  --openListings;
  return 0;
}

} // namespace ur::ipc::simulation
