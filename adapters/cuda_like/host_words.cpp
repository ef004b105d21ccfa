// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/host_words.hpp"

#include "adapters/kit/process.hpp"
#include "base/os_calls.hpp"
#include "base/process_number.hpp"
#include "base/system_error.hpp"

#include <sys/mman.h>
#include <unistd.h>

namespace ur::cuda_like {
namespace {

constexpr std::size_t kWordSpacing = 64; // one word per cache line

std::size_t pageSize() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

// Maps a file like the page of a shared event, so that the probe tests what such events need. A
// forked child must not inherit the page, because the child's adapter would never unmap it.
ipc::Mapping makePage() {
  const base::UniqueFd file = ipc::createMemoryFile(kit::process().os, "ur-words", pageSize());
  ipc::Mapping page = ipc::Mapping::ofFile(kit::process().os, file.get(), pageSize());
  base::requireSystem(base::os().madvise(page.address(), page.length(), MADV_DONTFORK),
                      "cannot make a page for a device: madvise");
  return page;
}

} // namespace

HostWords::Page::Page()
    : memory(makePage()), pages(memory.address(), memory.length()),
      creatorProcess(base::processNumber()) {}

// A forked child must not unmap the page: the child has not inherited it, and may have another
// mapping at the address.
HostWords::Page::~Page() {
  if (creatorProcess != base::processNumber())
    static_cast<void>(memory.release());
}

HostWord HostWords::take() {
  const std::lock_guard lock(mutex_);
  if (freeWords_.empty()) {
    const std::size_t wordsPerPage = pageSize() / kWordSpacing;
    freeWords_.reserve(wordsPerPage * (pages_.size() + 1));
    const Page &page = pages_.emplace_back();
    auto *const start = static_cast<std::byte *>(page.memory.address());
    for (std::size_t word = 0; word < wordsPerPage; ++word) {
      std::byte *const address = start + word * kWordSpacing;
      freeWords_.push_back(
          {reinterpret_cast<std::uint64_t *>(address), page.pages.deviceAddressOf(address)});
    }
  }
  const HostWord hostWord = freeWords_.back();
  freeWords_.pop_back();
  return hostWord;
}

void HostWords::returnWord(HostWord word) noexcept {
  const std::lock_guard lock(mutex_);
  freeWords_.push_back(word);
}

void HostWords::release() noexcept {
  const std::lock_guard lock(mutex_);
  freeWords_.clear();
  pages_.clear();
}

} // namespace ur::cuda_like
