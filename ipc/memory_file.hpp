// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/os_calls.hpp"
#include "base/unique_handle.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace ur::ipc {

struct Handle;
class Process;
struct ProcessIdentity;

// The seals of a shared memfd. They fix its size, because an access beyond the end of a truncated
// file ends the process (SIGBUS).
inline constexpr int kObjectSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

// Returns whether a memfd's seals are exactly `expected`. Ignores the seal that MFD_NOEXEC_SEAL
// adds, because that seal only restricts importers.
constexpr bool hasSeals(int seals, int expected) noexcept {
  constexpr int kSealExec = 0x20;
  return (seals & ~kSealExec) == expected;
}

// Makes an empty memfd that accepts seals. Its descriptor is closed on exec and has a high number
// (base/descriptors.hpp). On failure, returns no descriptor and sets errno. Kernel interface:
// memfd_create.
base::UniqueFd openMemfd(const base::OsCalls &os, const char *name) noexcept;

// Sets the size of a new memfd. `what` names the file in errors. Throws OUT_OF_RESOURCES beyond the
// process's file size limit (RLIMIT_FSIZE), INVALID_SIZE for more than a file can hold, and
// OUT_OF_HOST_MEMORY. Kernel interface: ftruncate.
void setFileSize(const base::OsCalls &os, int memfd, std::size_t size, std::string_view what);

// Makes a memfd of `size` zero bytes, a multiple of the page size. It has the seals SHRINK, GROW
// and SEAL, and EXEC if the kernel knows that seal. The kernel allocates each page at its first
// access. `name` appears in /proc/PID/maps. Throws as setFileSize does, OUT_OF_RESOURCES if no
// descriptor is free, and INVALID_ARGUMENT if a sandbox forbids a call.
base::UniqueFd createMemoryFile(const base::OsCalls &os, const char *name, std::size_t size);

struct MappedBytes {
  void *address = nullptr;
  std::size_t length = 0;
  const base::OsCalls *os = nullptr; // the table whose munmap unmaps the bytes

  bool operator==(const MappedBytes &) const = default;
};

inline void unmap(MappedBytes bytes) noexcept { bytes.os->munmap(bytes.address, bytes.length); }

// Owns one mapping with the rights to read and write.
class Mapping : public base::UniqueHandle<MappedBytes, unmap> {
public:
  using UniqueHandle::UniqueHandle;

  // Maps the first `length` bytes of `fd` with MAP_SHARED. Throws OUT_OF_HOST_MEMORY if memory or
  // mappings run out. Kernel interface: mmap.
  static Mapping ofFile(const base::OsCalls &os, int fd, std::size_t length);

  // Maps private anonymous memory, which contains zeros.
  static Mapping ofThisProcess(const base::OsCalls &os, std::size_t length);
  // Maps shared anonymous memory, which contains zeros. A forked child shares it, and mremap can
  // map it at more addresses.
  static Mapping withoutFile(const base::OsCalls &os, std::size_t length);

  void *address() const noexcept { return get().address; }
  std::size_t length() const noexcept { return get().length; }
};

// Identifies a memfd. For any other file both numbers are 0, because the inode does not identify
// it: all files of a driver have the same inode.
struct ObjectNumbers {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;

  bool operator==(const ObjectNumbers &) const = default;
};

// Checks an object before its export, and returns its numbers. Stores the device of a driver's file
// in Process::driverDevice. Throws
// - INVALID_ARGUMENT for a memfd with other seals than kObjectSeals or with huge pages
// - INVALID_VALUE for a memfd smaller than `objectSize`.
ObjectNumbers numbersOf(Process &process, int fd, std::uint64_t objectSize);

// The kernel's facts about a file that an importer fetched.
struct MemoryFacts {
  int seals; // -1 if the file takes no seals
  dev_t device;
  ino_t inode;
  std::uint64_t size;
};

// Returns the seals of a file, or -1 for a file that takes no seals. Cannot wait for a driver or a
// file system, because the kernel answers without calling the file's own operations.
int sealsOf(const base::OsCalls &os, int fd) noexcept;

// Returns the facts about a file. Reads the seals first, because the other facts of an unsealed
// file can change. Throws only if the kernel is short of memory.
MemoryFacts factsOf(const base::OsCalls &os, const Handle &handle, int fd);

// Throws INVALID_VALUE unless the file is the memfd that the handle names. The memfd must have
// exactly the seals kObjectSeals and no huge pages, and must not be smaller than the handle's
// object. The handle's inode must not be 0.
void requireSharedMemory(const Handle &handle, const ProcessIdentity &self,
                         const MemoryFacts &facts);

} // namespace ur::ipc
