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

// The seals of a shared memfd: reading it can never fault because somebody cut it off.
inline constexpr int kObjectSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

// Whether a memfd's F_GET_SEALS answer is exactly `expected`. The seal against executing, which
// MFD_NOEXEC_SEAL adds, only narrows what a receiver can do.
constexpr bool hasSeals(int seals, int expected) noexcept {
  constexpr int kSealExec = 0x20;
  return (seals & ~kSealExec) == expected;
}

// An empty memfd that takes seals, closed on exec; empty, with errno set, where the kernel gives
// none. Above the numbers that `select` can name, as base/descriptors.hpp says. Kernel interface:
// memfd_create.
base::UniqueFd openMemfd(const base::OsCalls &os, const char *name) noexcept;

// Gives a new memfd its size. Throws OUT_OF_RESOURCES if files of this process may not be so large
// (RLIMIT_FSIZE), INVALID_SIZE for more than a file can hold, and OUT_OF_HOST_MEMORY. `what` names
// the file in their texts. Kernel interface: ftruncate.
void setFileSize(const base::OsCalls &os, int memfd, std::size_t size, std::string_view what);

// A memfd of `size` zero bytes, a multiple of the page size, whose size nobody can change any more:
// it carries the seals SHRINK, GROW and SEAL, and EXEC where the kernel knows it. Memory is taken
// when a page is first touched. `name` shows in /proc/PID/maps. Throws as setFileSize does,
// OUT_OF_RESOURCES when descriptors run out, and INVALID_ARGUMENT where the system forbids it, as a
// sandbox may.
base::UniqueFd createMemoryFile(const base::OsCalls &os, const char *name, std::size_t size);

struct MappedBytes {
  void *address = nullptr;
  std::size_t length = 0;
  const base::OsCalls *os = nullptr; // which unmap them

  bool operator==(const MappedBytes &) const = default;
};

inline void unmap(MappedBytes bytes) noexcept { bytes.os->munmap(bytes.address, bytes.length); }

// Owns one mapping, as a rule a file's shared one, to read and write. Never executable.
class Mapping : public base::UniqueHandle<MappedBytes, unmap> {
public:
  using UniqueHandle::UniqueHandle;

  // Maps the first `length` bytes of `fd`. Throws OUT_OF_HOST_MEMORY when memory or the number of
  // mappings runs out. Kernel interface: mmap.
  static Mapping ofFile(const base::OsCalls &os, int fd, std::size_t length);

  // Zeros private to this process.
  static Mapping ofThisProcess(const base::OsCalls &os, std::size_t length);
  // Zeros that a child of fork shares, and that can be shown at other addresses.
  static Mapping withoutFile(const base::OsCalls &os, std::size_t length);

  void *address() const noexcept { return get().address; }
  std::size_t length() const noexcept { return get().length; }
};

// The numbers by which an importer recognises a memfd. Both 0 for a descriptor of another kind:
// files of drivers share one inode, so it tells nothing.
struct ObjectNumbers {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;

  bool operator==(const ObjectNumbers &) const = default;
};

// The exporter's look at what it is about to share. Throws INVALID_ARGUMENT for a memfd without the
// seals that importers require, with others, or of huge pages, and INVALID_VALUE for one smaller
// than `objectSize`. Remembers the device of the others in Process::driverDevice.
ObjectNumbers numbersOf(Process &process, int fd, std::uint64_t objectSize);

// What the kernel says of a file that an importer was given.
struct MemoryFacts {
  int seals; // -1 of one that takes none
  dev_t device;
  ino_t inode;
  std::uint64_t size;
};

// Of a file of any kind, which is not asked itself; -1 of one that takes none.
int sealsOf(const base::OsCalls &os, int fd) noexcept;

// Asks for the seals first: what is seen of an unsealed file may have changed since. Throws for
// want of memory only.
MemoryFacts factsOf(const base::OsCalls &os, const Handle &handle, int fd);

// The importer's look: the very object that the handle names, with its size and its seals, and a
// memfd of this kernel with pages of the usual size. Throws INVALID_VALUE. The handle's inode is
// not 0.
void requireSharedMemory(const Handle &handle, const ProcessIdentity &self,
                         const MemoryFacts &facts);

} // namespace ur::ipc
