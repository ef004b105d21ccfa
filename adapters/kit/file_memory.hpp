// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/memory_backend.hpp"
#include "adapters/kit/pages.hpp"
#include "base/unique_handle.hpp"

#include <cstddef>
#include <optional>
#include <utility>

namespace ur::kit {

// A memory file, and its pages in this process.
struct FilePages {
  // Makes a file of zeros. `alignment` is a power of two, or 0. Throws the errors of
  // ipc::createMemoryFile, and OUT_OF_HOST_MEMORY if mappings run out.
  static FilePages create(std::size_t bytes, std::size_t alignment);

  // Does the same for host memory that a driver can also allocate without a file. Returns nullopt
  // if create() throws, so that a program that shares nothing needs no descriptors.
  static std::optional<FilePages> tryCreate(std::size_t bytes, std::size_t alignment);

  // Maps the whole object of a handle, so that the opened address has the exported address's offset
  // within a page.
  static FilePages open(const ipc::Imported &imported);

  base::UniqueFd file; // empty for another process's memory
  Pages pages;
};

// Throws OUT_OF_RESOURCES for an export of host memory that has no file, because tryCreate()
// returned nullopt.
[[noreturn]] void raiseNoMemoryFile();

// Memory that this process allocated in its own file, or imported.
class FileMemory : public Memory {
public:
  explicit FileMemory(FilePages memory)
      : Memory(memory.pages.address(), memory.pages.size()), memory_(std::move(memory)) {}

  HandleParts share() override { return {.fd = memory_.file.get()}; }

private:
  const FilePages memory_;
};

} // namespace ur::kit
