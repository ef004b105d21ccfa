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

// The file behind a descriptor, which tells whether a number still means what it meant.
struct FileId {
  dev_t device = 0;
  ino_t inode = 0;
  auto operator<=>(const FileId &) const = default;
};

// Zero where the number is no open descriptor.
FileId fileOf(int fd);

// A descriptor that the driver closes. A descriptor that the application closed before is told
// by its file, reported, and left alone.
class OwnedFd {
public:
  OwnedFd() noexcept = default;
  // The purpose names the descriptor in reports. Where this throws, the descriptor is the caller's.
  OwnedFd(int fd, const char *purpose);
  OwnedFd(OwnedFd &&other) noexcept;
  OwnedFd &operator=(OwnedFd &&other) noexcept;
  ~OwnedFd() { reset(); }

  int get() const noexcept { return fd_; }
  explicit operator bool() const noexcept { return fd_ >= 0; }
  FileId file() const noexcept { return file_; }

  // The application knows the number, too, and may close it by mistake.
  void tellApplication() noexcept { told_ = true; }
  void reset() noexcept;
  // The descriptor becomes the application's.
  int release() noexcept;

private:
  bool stillOurs() const;

  int fd_ = -1;
  FileId file_;
  const char *purpose_ = "";
  bool told_ = false;
};

// Takes over a descriptor that was just made; it goes where it cannot be kept track of.
OwnedFd ownNew(int fd, const char *purpose);

// A duplicate that does not survive exec. Throws OUT_OF_HOST_MEMORY where the process has no
// number left.
OwnedFd duplicate(int fd, const char *purpose);

// Which files are the driver's and which descriptors it holds on them: every other descriptor on
// one of these files is the application's, and a leak where it is open at the end.
class Descriptors {
public:
  void own(int fd, FileId file);
  void disown(int fd, FileId file);
  // A number that the driver closed though the application knows it stays taken, so that a second
  // close by the application hits the driver's tombstone and is seen.
  void bury(int fd);
  void checkTombstones(bool release);

  std::size_t owned() const;
  // One text for each descriptor that the application still holds on the driver's files.
  std::vector<std::string> heldByApplication() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  void forgetGoneFiles();

  mutable std::mutex mutex_;
  std::map<int, FileId> owned_;
  std::map<int, FileId> tombstones_;
  std::set<FileId> files_;
  std::size_t filesToSweep_ = kFilesToSweep;

  static constexpr std::size_t kFilesToSweep = 4096;
};

Descriptors &descriptors();

} // namespace host_driver
