// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/descriptors.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/switches.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace host_driver {

FileId fileOf(int fd) {
  struct stat status = {};
  if (fstat(fd, &status) != 0)
    return {};
  return {status.st_dev, status.st_ino};
}

OwnedFd::OwnedFd(int fd, const char *purpose) : fd_(fd), file_(fileOf(fd)), purpose_(purpose) {
  descriptors().own(fd, file_);
}

OwnedFd::OwnedFd(OwnedFd &&other) noexcept
    : fd_(std::exchange(other.fd_, -1)), file_(other.file_), purpose_(other.purpose_),
      shared_(other.shared_) {}

OwnedFd &OwnedFd::operator=(OwnedFd &&other) noexcept {
  if (this != &other) {
    reset();
    fd_ = std::exchange(other.fd_, -1);
    file_ = other.file_;
    purpose_ = other.purpose_;
    shared_ = other.shared_;
  }
  return *this;
}

bool OwnedFd::checkStillOpen() const {
  if (fileOf(fd_) == file_)
    return true;
  reportMisuse("descriptor " + std::to_string(fd_) + " (" + purpose_ +
               ") belongs to the driver, but the application closed it");
  return false;
}

void OwnedFd::reset() noexcept {
  if (fd_ < 0)
    return;
  descriptors().disown(fd_, file_);
  if (checkStillOpen()) {
    if (shared_)
      descriptors().closeAndOccupy(fd_);
    else
      close(fd_);
  }
  fd_ = -1;
}

int OwnedFd::release() noexcept {
  if (fd_ >= 0)
    descriptors().disown(fd_, file_);
  return std::exchange(fd_, -1);
}

OwnedFd takeOwnership(int fd, const char *purpose) {
  try {
    return {fd, purpose};
  } catch (...) {
    close(fd);
    throw;
  }
}

OwnedFd duplicate(int fd, const char *purpose) {
  const int copy = fcntl(fd, F_DUPFD_CLOEXEC, 0);
  require(copy >= 0, ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  return takeOwnership(copy, purpose);
}

void Descriptors::own(int fd, FileId file) {
  const std::lock_guard lock(mutex_);
  files_.insert(file);
  ownedFiles_[fd] = file;
  if (files_.size() >= filesToSweep_)
    removeClosedFiles();
}

void Descriptors::disown(int fd, FileId file) {
  const std::lock_guard lock(mutex_);
  const auto entry = ownedFiles_.find(fd);
  // If the application closed the number, the kernel may have reused it for another file.
  if (entry != ownedFiles_.end() && entry->second == file)
    ownedFiles_.erase(entry);
}

void Descriptors::closeAndOccupy(int fd) {
  if (!switches().tombstones) {
    close(fd);
    return;
  }
  const int tombstone = memfd_create("ze_host_driver tombstone", MFD_CLOEXEC);
  if (tombstone < 0) {
    close(fd);
    return;
  }
  const FileId file = fileOf(tombstone);
  // dup3 is atomic, so no other thread can get the number in between.
  dup3(tombstone, fd, O_CLOEXEC);
  close(tombstone);
  const std::lock_guard lock(mutex_);
  tombstones_[fd] = file;
}

void Descriptors::checkTombstones(bool release) {
  std::map<int, FileId> tombstones;
  {
    const std::lock_guard lock(mutex_);
    tombstones = tombstones_;
    if (release)
      tombstones_.clear();
  }
  for (const auto &[fd, file] : tombstones) {
    if (fileOf(fd) != file)
      reportMisuse("descriptor " + std::to_string(fd) +
                   " was closed by the driver, and the application closed its number again");
    else if (release)
      close(fd);
  }
}

std::size_t Descriptors::ownedCount() const {
  const std::lock_guard lock(mutex_);
  return ownedFiles_.size();
}

namespace {

// Returns the file of an entry in /proc/self/fd. Uses the entry's name, not its number, because
// another thread may close the number, and ThreadSanitizer would report a race.
FileId fileAt(int directory, const char *entry) {
  struct stat status = {};
  if (fstatat(directory, entry, &status, 0) != 0)
    return {};
  return {status.st_dev, status.st_ino};
}

// Returns the file of each descriptor of this process, or nullopt if /proc is unreadable.
std::optional<std::map<int, FileId>> openFiles() {
  const std::unique_ptr<DIR, int (*)(DIR *)> directory(opendir("/proc/self/fd"), closedir);
  if (directory == nullptr)
    return std::nullopt;
  std::map<int, FileId> files;
  while (const dirent *entry = readdir(directory.get())) {
    int fd = -1;
    const char *end = entry->d_name + std::strlen(entry->d_name);
    if (std::from_chars(entry->d_name, end, fd).ptr == end)
      files[fd] = fileAt(dirfd(directory.get()), entry->d_name);
  }
  return files;
}

} // namespace

std::vector<std::string> Descriptors::applicationDescriptors() const {
  const auto openDescriptors = openFiles();
  if (!openDescriptors)
    return {"the driver cannot read /proc/self/fd"};
  std::vector<std::string> descriptions;
  const std::lock_guard lock(mutex_);
  for (const auto &[fd, file] : *openDescriptors)
    if (ownedFiles_.count(fd) == 0 && files_.count(file) != 0)
      descriptions.push_back("descriptor " + std::to_string(fd) +
                             " on the driver's file with inode " + std::to_string(file.inode));
  return descriptions;
}

// Limits the size of files_ in long-lived processes that use many files.
void Descriptors::removeClosedFiles() {
  if (const auto openDescriptors = openFiles()) {
    std::set<FileId> openDriverFiles;
    for (const auto &[fd, file] : *openDescriptors)
      if (files_.count(file) != 0)
        openDriverFiles.insert(file);
    files_ = std::move(openDriverFiles);
  }
  filesToSweep_ = std::max(kFilesToSweep, 2 * files_.size());
}

void Descriptors::unlockAfterFork(bool inChild) {
  if (inChild) {
    ownedFiles_.clear();
    tombstones_.clear();
    files_.clear();
  }
  mutex_.unlock();
}

} // namespace host_driver
