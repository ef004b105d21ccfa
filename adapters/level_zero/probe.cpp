// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/probe.hpp"

#include "adapters/kit/file_memory.hpp"
#include "adapters/kit/process.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/host_pages.hpp"
#include "adapters/level_zero/native_device.hpp"
#include "adapters/level_zero/submitter.hpp"
#include "base/scope_guard.hpp"
#include "ipc/memory_file.hpp"

namespace ur::level_zero {
namespace {

constexpr std::size_t kSize = 4096;

std::string tryMemory(NativeDevice &device, ze_context_handle_t context) {
  void *memory = allocateDevice(context, device.device, kSize, kSize);
  const base::ScopeGuard free([&] { UR_ZE_TRY(zeMemFree, context, memory); });

  ze_ipc_mem_handle_t handle{};
  UR_ZE_CHECK(zeMemGetIpcHandle, context, memory, &handle);
  const base::ScopeGuard put([&] { device.driver.functions.putMemoryHandle(context, handle); });
  const int fd = descriptorOf(handle);
  ipc::numbersOf(kit::process(), fd, kSize); // throws if importers would reject it
  requireOwnBuffer(kSize, fd);
  const base::UniqueFd copy = duplicate(fd);
  void *opened = nullptr;
  UR_ZE_CHECK(zeMemOpenIpcHandle, context, device.device, withDescriptor(handle, copy.get()), 0,
              &opened);
  UR_ZE_CHECK(zeMemCloseIpcHandle, context, opened);
  return "handles of zeMemGetIpcHandle, whose descriptors this adapter transfers";
}

std::string tryHostMemory(NativeDevice &device, ze_context_handle_t context) {
  const kit::FilePages memory = kit::FilePages::create(kSize, 0);
  const kit::Pages secondMapping(memory.file.get(), memory.pages.size(), 0);
  const HostPages pages(context, memory.pages.address(), memory.pages.size());
  const auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  UniqueList list;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list.out());
  constexpr std::byte kWritten{0xa5};
  append(list.get(), Fill({memory.pages.address(), {kWritten}, 1}, device.maxFillPattern), nullptr,
         {});
  if (*secondMapping.address() != kWritten)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the device does not write to the pages of the process");
  return "through memory files, which each process registers with its driver";
}

// Returns whether a mapping keeps its offset when its access changes. Some drivers map the memory
// again without the offset.
bool keepsOffset(NativeDevice &device, ze_context_handle_t context, void *range, std::size_t unit) {
  constexpr std::byte kFirst{0xa5};
  constexpr std::byte kSecond{0x5a};
  const ze_physical_mem_handle_t memory = createPhysical(context, device.device, 2 * unit, false);
  const base::ScopeGuard destroy([&] { UR_ZE_TRY(zePhysicalMemDestroy, context, memory); });
  const ze_host_mem_alloc_desc_t host{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  void *hostCopy = nullptr;
  UR_ZE_CHECK(zeMemAllocHost, context, &host, 1, 1, &hostCopy);
  const base::ScopeGuard free([&] { UR_ZE_TRY(zeMemFree, context, hostCopy); });
  const auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  UniqueList list;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list.out());
  const auto whileMapped = [&](std::size_t offset, const auto &act) {
    UR_ZE_CHECK(zeVirtualMemMap, context, range, unit, memory, offset,
                ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE);
    const base::ScopeGuard unmap([&] { UR_ZE_TRY(zeVirtualMemUnmap, context, range, unit); });
    act();
  };
  const auto write = [&](std::byte value) {
    append(list.get(), Fill({range, {value}, 1}, device.maxFillPattern), nullptr, {});
  };
  whileMapped(0, [&] { write(kFirst); });
  whileMapped(unit, [&] {
    write(kSecond);
    UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context, range, unit,
                ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY);
    append(list.get(), Copy{hostCopy, range, 1}, nullptr, {});
  });
  return *static_cast<std::byte *>(hostCopy) == kSecond;
}

std::string tryVirtualMemory(NativeDevice &device, ze_context_handle_t context,
                             Capabilities &result) {
  const std::size_t unit = pageSizeOf(context, device.device, 1);
  void *range = nullptr;
  UR_ZE_CHECK(zeVirtualMemReserve, context, reservationHint(nullptr), unit, &range);
  const base::ScopeGuard free([&] { UR_ZE_TRY(zeVirtualMemFree, context, range, unit); });
  result.setsAccessByRange = keepsOffset(device, context, range, unit);
  return fmt::format("in granules of {} bytes; {}", unit,
                     result.setsAccessByRange
                         ? "the driver changes the access to any range"
                         : "the driver loses the offset of a mapping whose access changes, so the "
                           "whole mapping is mapped again instead");
}

// Exports an object, imports it, and observes whether the driver closes the descriptors.
std::string tryPhysicalMemory(NativeDevice &device, ze_context_handle_t context,
                              Capabilities &result) {
  const std::size_t size = pageSizeOf(context, device.device, 1);
  auto memory = createPhysical(context, device.device, size, true);
  base::UniqueFd copy;
  FileId originalFile;
  int fd = -1;
  {
    const base::ScopeGuard destroy([&] { UR_ZE_TRY(zePhysicalMemDestroy, context, memory); });
    fd = exportedDescriptor(device.driver.functions, context, memory);
    originalFile = fileIdOf(fd);
    ipc::numbersOf(kit::process(), fd, size);
    copy = duplicate(fd);
  }
  result.exportedFd = fileIdOf(fd) == originalFile ? FdOwner::Adapter : FdOwner::Driver;
  if (result.exportedFd == FdOwner::Adapter)
    base::UniqueFd(fd).reset();

  const FileId file = fileIdOf(copy.get());
  auto importedMemory = importPhysical(context, device.device, size, copy.get());
  if (fileIdOf(copy.get()) != file)
    result.importedFd = ImportedFd::ClosedAtImport;
  UR_ZE_CHECK(zePhysicalMemDestroy, context, importedMemory);
  if (result.importedFd == ImportedFd::NeverClosed && fileIdOf(copy.get()) != file)
    result.importedFd = ImportedFd::ClosedAtDestroy;
  if (result.importedFd != ImportedFd::NeverClosed)
    static_cast<void>(copy.release());
  return fmt::format("through descriptors; the driver {} exported descriptors, and {}",
                     result.exportedFd == FdOwner::Driver ? "closes" : "leaves open",
                     result.importedFd == ImportedFd::NeverClosed ? "leaves imported ones open"
                     : result.importedFd == ImportedFd::ClosedAtImport
                         ? "closes imported ones at import"
                         : "closes imported ones with the object");
}

} // namespace

Capabilities probe(NativeDevice &device) {
  Capabilities result;
  const UniqueContext context = createContext(device.driver.driver, {device.device});
  result.memory = attempt([&] { return tryMemory(device, context.get()); });
  result.hostMemory = result.memory.supported
                          ? attempt([&] { return tryHostMemory(device, context.get()); })
                          : result.memory;
  result.virtualMemory = attempt([&] { return tryVirtualMemory(device, context.get(), result); });
  result.physicalMemory =
      result.virtualMemory.supported
          ? attempt([&] { return tryPhysicalMemory(device, context.get(), result); })
          : result.virtualMemory;
  probeEvents(device, context.get(), result);
  kit::logAnswer(device.properties.name, "IPC of memory", result.memory);
  kit::logAnswer(device.properties.name, "IPC of host memory", result.hostMemory);
  kit::logAnswer(device.properties.name, "virtual memory", result.virtualMemory);
  kit::logAnswer(device.properties.name, "IPC of physical memory", result.physicalMemory);
  kit::logAnswer(device.properties.name, "IPC of events", result.event);
  return result;
}

} // namespace ur::level_zero
