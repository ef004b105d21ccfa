// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/allocation.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/switches.hpp"

#include <string>

#include <sys/mman.h>

namespace host_driver {

void Allocations::add(std::shared_ptr<Allocation> allocation) {
  const std::shared_ptr<Context> context = allocation->context;
  const std::uintptr_t base = allocation->base();
  const std::lock_guard lock(mutex_);
  byAddress_.emplace(base, std::move(allocation));
  ++context->uses;
}

std::shared_ptr<Allocation> Allocations::findAt(const void *pointer) const {
  const std::lock_guard lock(mutex_);
  return find(pointer);
}

void Allocations::setAtomicAccess(const void *pointer, const Device &device, std::uint32_t flags) {
  const std::lock_guard lock(mutex_);
  findShared(pointer).atomicAccess[&device] = flags;
}

std::uint32_t Allocations::atomicAccess(const void *pointer, const Device &device) const {
  const std::lock_guard lock(mutex_);
  const auto &flags = findShared(pointer).atomicAccess;
  const auto entry = flags.find(&device);
  require(entry != flags.end(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return entry->second;
}

Allocation &Allocations::findShared(const void *pointer) const {
  const std::shared_ptr<Allocation> allocation = find(pointer);
  require(allocation != nullptr && allocation->kind == MemoryKind::Shared,
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  return *allocation;
}

std::shared_ptr<Allocation> Allocations::find(const void *pointer) const {
  const auto address = reinterpret_cast<std::uintptr_t>(pointer);
  auto next = byAddress_.upper_bound(address);
  if (next == byAddress_.begin())
    return nullptr;
  const std::shared_ptr<Allocation> &candidate = std::prev(next)->second;
  return candidate->contains(address) ? candidate : nullptr;
}

std::shared_ptr<Allocation> Allocations::remove(const void *pointer, bool opened) {
  const std::lock_guard lock(mutex_);
  const auto entry = byAddress_.find(reinterpret_cast<std::uintptr_t>(pointer));
  if (entry == byAddress_.end() || (entry->second->kind == MemoryKind::Opened) != opened)
    return nullptr;
  std::shared_ptr<Allocation> allocation = std::move(entry->second);
  byAddress_.erase(entry);
  --allocation->context->uses;
  return allocation;
}

std::map<MemoryKind, std::size_t> Allocations::countOwned() const {
  std::map<MemoryKind, std::size_t> counts;
  const std::lock_guard lock(mutex_);
  for (const auto &[base, allocation] : byAddress_)
    if (allocation->owner == getpid())
      ++counts[allocation->kind];
  return counts;
}

std::vector<std::shared_ptr<Allocation>> Allocations::all() const {
  std::vector<std::shared_ptr<Allocation>> result;
  const std::lock_guard lock(mutex_);
  for (const auto &[base, allocation] : byAddress_)
    result.push_back(allocation);
  return result;
}

bool Allocation::mapForKernel() {
  const std::lock_guard lock(kernelCountMutex_);
  return ++kernelCount_ != 1 ||
         duplicatePages(deviceMapping.data(), deviceMapping.size(), mapping.data());
}

void Allocation::unmapAfterKernel() {
  const std::lock_guard lock(kernelCountMutex_);
  if (--kernelCount_ == 0)
    hidePages(mapping.data(), deviceMapping.size());
}

void Allocation::requireUnused(const char *event) const {
  // A forked child does not have its parent's commands.
  if (uses != 0 && owner == getpid())
    reportMisuse(std::string(event) + " while " + std::to_string(uses) +
                 " pending commands use it");
}

void Allocation::requireHostPagesStillMapped() const {
  if (hostPages && hostPages->areReplacedBy(pagesAt(base(), size)))
    reportMisuse("host memory was freed after the application had unmapped its pages");
}

std::size_t pageSizeOf(const Allocation &allocation) {
  return allocation.isOnHost() ? kHostPage : kDevicePage;
}

void mapAllocation(Allocation &allocation, int file, std::size_t alignment) {
  constexpr int kAccess = PROT_READ | PROT_WRITE;
  const bool visible = allocation.isOnHost() || allocation.kind == MemoryKind::Shared;
  if (!visible && switches().hiddenDeviceMemory) {
    allocation.deviceMapping =
        Mapping::share(file, allocation.size, kAccess, kHostPage, allocation.fileOffset);
    allocation.mapping = Mapping::reserve(allocation.size, alignment);
    return;
  }
  allocation.mapping =
      Mapping::share(file, allocation.size, kAccess, alignment, allocation.fileOffset);
}

void *publishAllocation(std::shared_ptr<Allocation> allocation) {
  static std::atomic<std::uint64_t> lastId = 0;
  allocation->id = ++lastId;
  void *pointer = allocation->mapping.data();
  allocations().add(std::move(allocation));
  return pointer;
}

} // namespace host_driver
