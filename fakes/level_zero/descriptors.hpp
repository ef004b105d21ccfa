// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include <sys/types.h>

namespace host_driver {

// Identifies the file of a descriptor, to detect that the number was closed and reused.
struct FileId {
  dev_t device = 0;
  ino_t inode = 0;
  auto operator<=>(const FileId &) const = default;
};

// Returns zeros if the number is not an open descriptor.
FileId fileOf(int fd);

// A descriptor that the driver closes. If the application closed it first, the destructor detects
// another file, reports a misuse, and does not close the number.
class OwnedFd {
public:
  OwnedFd() noexcept = default;
  // The purpose names the descriptor in reports. If this throws, the caller keeps the number.
  OwnedFd(int fd, const char *purpose);
  OwnedFd(OwnedFd &&other) noexcept;
  OwnedFd &operator=(OwnedFd &&other) noexcept;
  ~OwnedFd() { reset(); }

  int get() const noexcept { return fd_; }
  explicit operator bool() const noexcept { return fd_ >= 0; }
  FileId file() const noexcept { return file_; }

  // Records that the application knows the number and may close it by mistake.
  void shareWithApplication() noexcept { shared_ = true; }
  void reset() noexcept;
  // Gives the descriptor to the application.
  int release() noexcept;

private:
  bool stillOurs() const;

  int fd_ = -1;
  FileId file_;
  const char *purpose_ = "";
  bool shared_ = false;
};

// Takes ownership of a new descriptor. Closes it if it throws.
OwnedFd ownNew(int fd, const char *purpose);

// Duplicates with FD_CLOEXEC. Throws OUT_OF_HOST_MEMORY if the process has no free number.
OwnedFd duplicate(int fd, const char *purpose);

// The driver's files and its descriptors. Every other descriptor of such a file belongs to the
// application. It is a leak if it is still open at the end.
class Descriptors {
public:
  void own(int fd, FileId file);
  void disown(int fd, FileId file);
  // Closes a number that the application knows. With tombstones, keeps the number occupied by
  // another file, so that a second close by the application is detected.
  void closeAndOccupy(int fd);
  void checkTombstones(bool release);

  std::size_t owned() const;
  // One text per descriptor that the application still holds on the driver's files.
  std::vector<std::string> heldByApplication() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  void removeClosedFiles();

  mutable std::mutex mutex_;
  std::map<int, FileId> owned_;
  std::map<int, FileId> tombstones_;
  std::set<FileId> files_;
  std::size_t filesToSweep_ = kFilesToSweep;

  static constexpr std::size_t kFilesToSweep = 4096;
};

Descriptors &descriptors();

} // namespace host_driver
