// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/mapped_blocks.hpp"

#include "base/scope_guard.hpp"

#include <exception>
#include <iterator>
#include <utility>

namespace ur::arrays {
namespace {

void *pointerTo(std::uintptr_t address) { return reinterpret_cast<void *>(address); }

bool supports(ur_device_handle_t device, ur_device_info_t feature) noexcept {
  ur_bool_t value = false;
  return urDeviceGetInfo(device, feature, sizeof value, &value, nullptr) == UR_RESULT_SUCCESS &&
         value;
}

} // namespace

bool MappedBlocks::areSupportedBy(ur_device_handle_t device) noexcept {
  return supports(device, UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT) &&
         supports(device, UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP);
}

MappedBlocks::MappedBlocks(ur_context_handle_t context, ur_device_handle_t device)
    : context_(context), device_(device) {
  urVirtualMemGranularityGetInfo(context, device, 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                 sizeof granularity_, &granularity_, nullptr);
}

std::uintptr_t MappedBlocks::allocate(std::size_t bytes) noexcept try {
  if (granularity_ == 0) // the granularity query failed
    return 0;
  const std::size_t size = (bytes + granularity_ - 1) / granularity_ * granularity_;
  void *start = nullptr;
  if (urVirtualMemReserve(context_, nullptr, size, &start) != UR_RESULT_SUCCESS)
    return 0;
  base::ScopeGuard freeRange([&] { urVirtualMemFree(context_, start, size); });
  const auto block = blocks_.emplace(reinterpret_cast<std::uintptr_t>(start), Block{size}).first;
  if (create(block->second) != UR_RESULT_SUCCESS || map(*block) != UR_RESULT_SUCCESS) {
    release(block->second);
    blocks_.erase(block);
    return 0;
  }
  freeRange.dismiss();
  return block->first;
} catch (const std::exception &) { // out of host memory
  return 0;
}

void MappedBlocks::free(std::uintptr_t start) noexcept {
  const auto block = blocks_.find(start);
  if (block == blocks_.end())
    return;
  const bool isUnmapped = unmap(*block) == UR_RESULT_SUCCESS;
  release(block->second);
  if (isUnmapped)
    urVirtualMemFree(context_, pointerTo(start), block->second.bytes);
  blocks_.erase(block);
}

std::optional<MappedBlocks::BlockInfo>
MappedBlocks::blockContaining(std::uintptr_t address) const noexcept {
  const auto next = blocks_.upper_bound(address);
  if (next == blocks_.begin())
    return std::nullopt;
  const auto &[start, block] = *std::prev(next);
  if (address - start >= block.bytes)
    return std::nullopt;
  return BlockInfo{start, block.bytes, block.memory};
}

ur_result_t MappedBlocks::unmap() noexcept {
  for (auto &block : blocks_)
    if (const ur_result_t result = unmap(block); result != UR_RESULT_SUCCESS) {
      for (auto &entry : blocks_)
        map(entry);
      return result;
    }
  return UR_RESULT_SUCCESS;
}

void MappedBlocks::releaseMemory() noexcept {
  for (auto &[start, block] : blocks_)
    if (!block.isMapped)
      release(block);
}

ur_result_t MappedBlocks::createMemory() noexcept {
  for (auto &[start, block] : blocks_)
    if (const ur_result_t result = create(block); result != UR_RESULT_SUCCESS) {
      releaseMemory();
      return result;
    }
  return UR_RESULT_SUCCESS;
}

ur_result_t MappedBlocks::map() noexcept {
  for (auto &block : blocks_)
    if (const ur_result_t result = map(block); result != UR_RESULT_SUCCESS) {
      for (auto &entry : blocks_)
        unmap(entry);
      return result;
    }
  return UR_RESULT_SUCCESS;
}

ur_result_t MappedBlocks::create(Block &block) noexcept {
  if (block.memory)
    return UR_RESULT_SUCCESS;
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  return urPhysicalMemCreate(context_, device_, block.bytes, &properties, &block.memory);
}

ur_result_t MappedBlocks::map(Blocks::value_type &entry) noexcept {
  auto &[start, block] = entry;
  if (block.isMapped)
    return UR_RESULT_SUCCESS;
  const ur_result_t result = urVirtualMemMap(context_, pointerTo(start), block.bytes, block.memory,
                                             0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  block.isMapped = result == UR_RESULT_SUCCESS;
  return result;
}

ur_result_t MappedBlocks::unmap(Blocks::value_type &entry) noexcept {
  auto &[start, block] = entry;
  if (!block.isMapped)
    return UR_RESULT_SUCCESS;
  const ur_result_t result = urVirtualMemUnmap(context_, pointerTo(start), block.bytes);
  block.isMapped = result != UR_RESULT_SUCCESS;
  return result;
}

void MappedBlocks::release(Block &block) noexcept {
  if (const auto memory = std::exchange(block.memory, nullptr))
    urPhysicalMemRelease(memory);
}

} // namespace ur::arrays
