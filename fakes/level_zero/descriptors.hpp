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

// The identity of a descriptor's file. It shows whether the number was closed and reused.
struct FileId {
  dev_t device = 0;
  ino_t inode = 0;
  auto operator<=>(const FileId &) const = default;
};

// Returns the identity of a descriptor's file, or zeros if the number is not an open descriptor.
FileId fileOf(int fd);

// A descriptor that the destructor closes. If the number no longer refers to the same file, the
// application has closed it: the destructor then reports a misuse and does not close the number.
class OwnedFd {
public:
  OwnedFd() noexcept = default;
  // `purpose` names the descriptor in reports. If the constructor throws, the caller keeps the
  // number.
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
  // Returns whether the descriptor still refers to its file. Reports a misuse if not.
  bool checkStillOpen() const;

  int fd_ = -1;
  FileId file_;
  const char *purpose_ = "";
  bool shared_ = false;
};

// Takes ownership of a new descriptor. Closes the descriptor if the function throws.
OwnedFd takeOwnership(int fd, const char *purpose);

// Duplicates a descriptor with FD_CLOEXEC. Throws OUT_OF_HOST_MEMORY if the process is out of
// descriptors.
OwnedFd duplicate(int fd, const char *purpose);

// The driver's files, and the descriptors of these files that the driver owns. Every other
// descriptor of these files belongs to the application, and is a leak if it is still open at
// teardown.
class Descriptors {
public:
  void own(int fd, FileId file);
  void disown(int fd, FileId file);
  // Closes a number that the application knows. With tombstones, keeps the number occupied by
  // another file, so that a second close by the application is detected.
  void closeAndOccupy(int fd);
  // Reports a misuse for each tombstone that the application closed. With `release`, closes the
  // other tombstones.
  void checkTombstones(bool release);

  std::size_t ownedCount() const;
  // Returns one line of text per descriptor of the driver's files that the application has open.
  std::vector<std::string> applicationDescriptors() const;

  void lockForFork() { mutex_.lock(); }
  void unlockAfterFork(bool inChild);

private:
  void removeClosedFiles();

  mutable std::mutex mutex_;
  std::map<int, FileId> ownedFiles_;
  std::map<int, FileId> tombstones_;
  std::set<FileId> files_;
  std::size_t filesToSweep_ = kFilesToSweep;

  static constexpr std::size_t kFilesToSweep = 4096;
};

Descriptors &descriptors();

} // namespace host_driver
