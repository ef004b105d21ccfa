// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/file_memory.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/kit/process.hpp"
#include "base/error.hpp"
#include "ipc/memory_file.hpp"

namespace ur::kit {

FilePages FilePages::create(std::size_t bytes, std::size_t alignment) {
  const std::size_t size = roundUp(bytes, pageSize());
  base::UniqueFd file = ipc::createMemoryFile(process().os, "ur-usm", size);
  Pages pages(file.get(), size, alignment);
  return {.file = std::move(file), .pages = std::move(pages)};
}

std::optional<FilePages> FilePages::tryCreate(std::size_t bytes, std::size_t alignment) {
  try {
    return create(bytes, alignment);
  } catch (const base::Error &failure) {
    log().info("{} bytes of host memory cannot be shared: {}", bytes, failure.message());
    return std::nullopt;
  }
}

void raiseNoMemoryFile() {
  base::raise(
      UR_RESULT_ERROR_OUT_OF_RESOURCES,
      "cannot export the host memory: when it was allocated, the process could not create a "
      "memory file for it, because descriptors or mappings had run out; raise the limit "
      "(ulimit -n, vm.max_map_count) and allocate the memory again");
}

FilePages FilePages::open(const ipc::Imported &imported) {
  return {.file = {},
          .pages = Pages(imported.fd.get(), roundUp(imported.objectSize, pageSize()), 0)};
}

} // namespace ur::kit
