// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/ipc_range.hpp"

#include "fakes/level_zero/device.hpp"
#include "fakes/level_zero/memory_file.hpp"
#include "fakes/level_zero/switches.hpp"
#include "fakes/level_zero/virtual_memory.hpp"
#include "fakes/level_zero/ze_newer.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include <sys/mman.h>

namespace host_driver {
namespace {

// An entry in the list of an exported range: the handle of one physical memory object.
struct RangePart {
  IpcHandle handle;
  std::size_t size = 0;
};

// Returns the mapped memory of the range, in the order of addresses.
std::vector<PhysicalMapping> mappingsIn(const std::byte *start, std::size_t size) {
  std::vector<PhysicalMapping> mappings;
  for (std::size_t offset = 0; offset < size; offset += mappings.back().size) {
    const std::byte *const next = start + offset;
    std::optional<PhysicalMapping> mapping = virtualMemory().findMapping(next);
    if (!mapping) {
      require(allocations().findAt(next) == nullptr, ZE_RESULT_ERROR_INVALID_ARGUMENT);
      throw Failure{ur::level_zero::newer::kResultAddressNotFound};
    }
    const auto skippedBytes = static_cast<std::size_t>(next - mapping->start);
    mapping->start += skippedBytes;
    mapping->offset += skippedBytes;
    mapping->size = std::min(mapping->size - skippedBytes, size - offset);
    mappings.push_back(*std::move(mapping));
  }
  return mappings;
}

RangePart exportPart(ExportedRange &range, const PhysicalMapping &mapping) {
  PhysicalMem &physical = *mapping.physical;
  require(static_cast<bool>(physical.file), ZE_RESULT_ERROR_INVALID_ARGUMENT);
  RangePart part{
      makeIpcHandle(IpcKind::RangePart, exports().get(physical.exportState, physical.file.get())),
      mapping.size};
  range.objects.push_back(mapping.physical);
  part.handle.offset = mapping.offset;
  return part;
}

// Reads the list in a handle's file, which the exporter wrote.
std::vector<RangePart> readList(const IpcHandle &handle) {
  const OwnedFd list = resolve(handle, IpcKind::MemoryRange);
  require(handle.count != 0 && handle.count <= sizeOfFile(list.get()) / sizeof(RangePart),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  const Mapping pages = Mapping::share(list.get(), handle.count * sizeof(RangePart), PROT_READ);
  const std::span parts(reinterpret_cast<const RangePart *>(pages.data()), handle.count);
  return {parts.begin(), parts.end()};
}

} // namespace

ExportedRange::~ExportedRange() {
  for (const auto &physical : objects)
    exports().releaseOneGet(physical->exportState);
}

IpcHandle RangeHandles::get(std::shared_ptr<Context> context, const void *start, std::size_t size) {
  require(reinterpret_cast<std::uintptr_t>(start) % kHostPage == 0 && size % kHostPage == 0,
          ZE_RESULT_ERROR_UNSUPPORTED_SIZE);
  const std::vector<PhysicalMapping> mappings =
      mappingsIn(static_cast<const std::byte *>(start), size);
  auto range = std::make_unique<ExportedRange>(std::move(context));
  range->objects.reserve(mappings.size());
  // The sparse file is as large as the range, because importers check the size of a memfd.
  range->listFile =
      createFile(std::max(size, roundUp(mappings.size() * sizeof(RangePart), kHostPage)),
                 "the list in an IPC handle of a range");
  range->listFile.shareWithApplication();
  const Mapping pages = Mapping::share(range->listFile.get(), mappings.size() * sizeof(RangePart),
                                       PROT_READ | PROT_WRITE);
  std::ranges::transform(
      mappings, reinterpret_cast<RangePart *>(pages.data()),
      [&](const PhysicalMapping &mapping) { return exportPart(*range, mapping); });
  IpcHandle handle = makeIpcHandle(IpcKind::MemoryRange, range->listFile.get());
  handle.count = static_cast<std::uint32_t>(mappings.size());
  handle.onHost = std::ranges::all_of(
      mappings, [](const PhysicalMapping &mapping) { return mapping.physical->device == nullptr; });
  const std::lock_guard lock(mutex_);
  byFd_.emplace(handle.fd, std::move(range));
  return handle;
}

bool RangeHandles::put(int fd) {
  const std::lock_guard lock(mutex_);
  return byFd_.erase(fd) != 0;
}

void RangeHandles::revokeAll(const Context &context) {
  const std::lock_guard lock(mutex_);
  std::erase_if(byFd_, [&](const auto &entry) { return entry.second->context.get() == &context; });
}

void mapRange(Allocation &allocation, const IpcHandle &handle) {
  const std::vector<RangePart> parts = readList(handle);
  for (const RangePart &part : parts) {
    require(part.size <= deviceMemorySize(), ZE_RESULT_ERROR_INVALID_ARGUMENT);
    allocation.size += part.size;
  }
  Mapping range = Mapping::reserve(allocation.size, pageSizeOf(allocation));
  std::byte *next = range.data();
  for (const RangePart &part : parts) {
    const OwnedFd file = resolve(part.handle, IpcKind::RangePart);
    const std::size_t fileSize = sizeOfFile(file.get());
    require(part.handle.offset <= fileSize && part.size <= fileSize - part.handle.offset,
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    require(mmap(next, part.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file.get(),
                 static_cast<off_t>(part.handle.offset)) != MAP_FAILED,
            ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    next += part.size;
  }
  if (switches().hiddenDeviceMemory && !allocation.isOnHost()) {
    allocation.mapping = Mapping::reserve(allocation.size, pageSizeOf(allocation));
    allocation.deviceMapping = std::move(range);
  } else {
    allocation.mapping = std::move(range);
  }
}

} // namespace host_driver
