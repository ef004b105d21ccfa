// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/export_directory.hpp"

#include "fakes/cuda/device.hpp"

#include <cstdio>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cuda_driver {
namespace {

constexpr std::uint32_t kSlots = 1U << 16;
constexpr std::size_t kSize = kSlots * sizeof(ExportEntry);

std::uint64_t inodeOf(int file) {
  struct stat status = {};
  return fstat(file, &status) == 0 ? status.st_ino : 0;
}

// Opens another process's descriptor. Returns -1 if it is closed or refers to another file.
int openDescriptorOf(pid_t pid, int number, std::uint64_t inode) {
  char path[64];
  std::snprintf(path, sizeof(path), "/proc/%d/fd/%d", pid, number);
  // Opening has side effects for some kinds of files, so check the inode first.
  struct stat status = {};
  if (stat(path, &status) != 0 || status.st_ino != inode)
    return -1;
  const int file = open(path, O_RDWR | O_CLOEXEC);
  if (file >= 0 && inodeOf(file) == inode)
    return file;
  if (file >= 0)
    close(file);
  return -1;
}

} // namespace

ExportDirectory::~ExportDirectory() {
  if (file_ < 0)
    return;
  munmap(entries_, kSize);
  close(file_);
}

std::uint32_t ExportDirectory::add(const Range &range) {
  const std::lock_guard lock(mutex_);
  if (file_ < 0) {
    const int file = memfd_create("cuda_host_driver exports", MFD_CLOEXEC);
    require(file >= 0, CUDA_ERROR_OUT_OF_MEMORY);
    void *address = MAP_FAILED;
    if (ftruncate(file, kSize) == 0)
      address = mmap(nullptr, kSize, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (address == MAP_FAILED) {
      close(file);
      throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
    }
    file_ = file;
    entries_ = static_cast<ExportEntry *>(address);
  }
  const auto slot = static_cast<std::uint32_t>(slots_.size());
  const auto [entry, isNew] = slots_.emplace(range.start, slot);
  if (isNew && slot == kSlots) {
    slots_.erase(entry);
    throw Failure{CUDA_ERROR_OUT_OF_MEMORY};
  }
  if (isNew)
    fill(slot, range);
  return entry->second;
}

void ExportDirectory::fill(std::uint32_t slot, const Range &range) {
  ExportEntry &entry = entries_[slot];
  entry.inode = inodeOf(range.backing->file());
  entry.offset = range.offset;
  entry.size = range.size;
  entry.file = range.backing->file();
  entry.device = devices().machineNumber(range.device);
  // The buffer id is stored last, because importers check it first.
  __atomic_store_n(&entry.bufferId, range.bufferId, __ATOMIC_RELEASE);
}

void ExportDirectory::recordAllocation(const Range &range) {
  const std::lock_guard lock(mutex_);
  if (const auto slot = slots_.find(range.start); slot != slots_.end())
    fill(slot->second, range);
}

void ExportDirectory::recordFree(std::uintptr_t start) {
  const std::lock_guard lock(mutex_);
  if (const auto slot = slots_.find(start); slot != slots_.end())
    __atomic_store_n(&entries_[slot->second].bufferId, 0, __ATOMIC_RELEASE);
}

ExportLocation ExportDirectory::location() const {
  const std::lock_guard lock(mutex_);
  return {getpid(), file_, inodeOf(file_)};
}

bool ExportDirectory::isFromThisProcess(const ExportLocation &location) const {
  const std::lock_guard lock(mutex_);
  return file_ >= 0 && location.inode == inodeOf(file_);
}

ForeignMemory openForeign(const ExportLocation &location, std::uint32_t slot) {
  const int directory = openDescriptorOf(location.pid, location.file, location.inode);
  require(directory >= 0, CUDA_ERROR_INVALID_HANDLE);
  ForeignMemory memory = {};
  const auto offset = static_cast<off_t>(slot * sizeof(ExportEntry));
  const ssize_t length = pread(directory, &memory.entry, sizeof(memory.entry), offset);
  close(directory);
  require(length == sizeof(memory.entry) && memory.entry.bufferId != 0, CUDA_ERROR_INVALID_VALUE);
  const int file = openDescriptorOf(location.pid, memory.entry.file, memory.entry.inode);
  require(file >= 0, CUDA_ERROR_INVALID_VALUE);
  struct stat status = {};
  const bool fitsFile = fstat(file, &status) == 0 && memory.entry.offset + memory.entry.size <=
                                                         static_cast<std::uint64_t>(status.st_size);
  if (!fitsFile)
    close(file);
  require(fitsFile, CUDA_ERROR_INVALID_VALUE);
  memory.backing = std::make_shared<Backing>(file, static_cast<std::size_t>(status.st_size));
  return memory;
}

} // namespace cuda_driver
