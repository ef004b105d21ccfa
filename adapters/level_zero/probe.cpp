// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/probe.hpp"

#include "adapters/kit/file_memory.hpp"
#include "adapters/kit/log.hpp"
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
  const base::ScopeGuard free([&] { UR_ZE_END(zeMemFree, context, memory); });

  ze_ipc_mem_handle_t handle{};
  UR_ZE_CHECK(zeMemGetIpcHandle, context, memory, &handle);
  const base::ScopeGuard put([&] { device.driver.functions.putMemory(context, handle); });
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
  const kit::Pages view(memory.file.get(), memory.pages.size(), 0);
  const HostPages pages(context, memory.pages.address(), memory.pages.size());
  const auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  UniqueList list;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list.out());
  constexpr std::byte kWritten{0xa5};
  append(list.get(), Fill({memory.pages.address(), {kWritten}, 1}, device.maxFillPattern), nullptr,
         {});
  if (*view.address() != kWritten)
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
  const base::ScopeGuard end([&] { UR_ZE_END(zePhysicalMemDestroy, context, memory); });
  const ze_host_mem_alloc_desc_t host{ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC, nullptr, 0};
  void *view = nullptr;
  UR_ZE_CHECK(zeMemAllocHost, context, &host, 1, 1, &view);
  const base::ScopeGuard free([&] { UR_ZE_END(zeMemFree, context, view); });
  const auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
  UniqueList list;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list.out());
  const auto withMapped = [&](std::size_t offset, const auto &act) {
    UR_ZE_CHECK(zeVirtualMemMap, context, range, unit, memory, offset,
                ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE);
    const base::ScopeGuard unmap([&] { UR_ZE_END(zeVirtualMemUnmap, context, range, unit); });
    act();
  };
  const auto write = [&](std::byte value) {
    append(list.get(), Fill({range, {value}, 1}, device.maxFillPattern), nullptr, {});
  };
  withMapped(0, [&] { write(kFirst); });
  withMapped(unit, [&] {
    write(kSecond);
    UR_ZE_CHECK(zeVirtualMemSetAccessAttribute, context, range, unit,
                ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY);
    append(list.get(), Copy{view, range, 1}, nullptr, {});
  });
  return *static_cast<std::byte *>(view) == kSecond;
}

std::string tryVirtualMemory(NativeDevice &device, ze_context_handle_t context,
                             Capabilities &found) {
  const std::size_t unit = pageSizeOf(context, device.device, 1);
  void *range = nullptr;
  UR_ZE_CHECK(zeVirtualMemReserve, context, reservationHint(nullptr), unit, &range);
  const base::ScopeGuard free([&] { UR_ZE_END(zeVirtualMemFree, context, range, unit); });
  found.accessByRange = keepsOffset(device, context, range, unit);
  return fmt::format("in granules of {} bytes; {}", unit,
                     found.accessByRange
                         ? "the driver changes the access to any range"
                         : "the driver loses the offset of a mapping whose access changes, so the "
                           "whole mapping is mapped again instead");
}

// Exports an object, imports it, and observes who closes the descriptors.
std::string tryPhysicalMemory(NativeDevice &device, ze_context_handle_t context,
                              Capabilities &found) {
  const std::size_t size = pageSizeOf(context, device.device, 1);
  ze_physical_mem_handle_t exported = createPhysical(context, device.device, size, true);
  base::UniqueFd copy;
  File original;
  int number = -1;
  {
    const base::ScopeGuard end([&] { UR_ZE_END(zePhysicalMemDestroy, context, exported); });
    number = exportedDescriptor(device.driver.functions, context, exported);
    original = fileOf(number);
    ipc::numbersOf(kit::process(), number, size);
    copy = duplicate(number);
  }
  found.exportedFd = fileOf(number) == original ? ExportedFd::Adapters : ExportedFd::Drivers;
  if (found.exportedFd == ExportedFd::Adapters)
    base::UniqueFd(number).reset();

  const File file = fileOf(copy.get());
  ze_physical_mem_handle_t imported = importPhysical(context, device.device, size, copy.get());
  if (fileOf(copy.get()) != file)
    found.importedFd = ImportedFd::ClosedAtImport;
  UR_ZE_CHECK(zePhysicalMemDestroy, context, imported);
  if (found.importedFd == ImportedFd::Adapters && fileOf(copy.get()) != file)
    found.importedFd = ImportedFd::ClosedAtDestroy;
  if (found.importedFd != ImportedFd::Adapters)
    static_cast<void>(copy.release());
  return fmt::format("through descriptors; the driver {} exported descriptors, and {}",
                     found.exportedFd == ExportedFd::Drivers ? "closes" : "leaves open",
                     found.importedFd == ImportedFd::Adapters ? "leaves imported ones open"
                     : found.importedFd == ImportedFd::ClosedAtImport
                         ? "closes imported ones at import"
                         : "closes imported ones with the object");
}

} // namespace

Capabilities probe(NativeDevice &device) {
  Capabilities found;
  const UniqueContext context = createContext(device.driver.driver, {device.device});
  found.memory = attempt([&] { return tryMemory(device, context.get()); });
  found.hostMemory = found.memory.supported
                         ? attempt([&] { return tryHostMemory(device, context.get()); })
                         : found.memory;
  found.virtualMemory = attempt([&] { return tryVirtualMemory(device, context.get(), found); });
  found.physicalMemory =
      found.virtualMemory.supported
          ? attempt([&] { return tryPhysicalMemory(device, context.get(), found); })
          : found.virtualMemory;
  probeEvents(device, context.get(), found);
  const auto logAnswer = [&](const char *feature, const Answer &answer) {
    kit::log().info("{}: {}: {}: {}", device.properties.name, feature,
                    answer.supported ? "yes" : "no", answer.detail);
  };
  logAnswer("IPC of memory", found.memory);
  logAnswer("IPC of host memory", found.hostMemory);
  logAnswer("virtual memory", found.virtualMemory);
  logAnswer("IPC of physical memory", found.physicalMemory);
  logAnswer("IPC of events", found.event);
  return found;
}

} // namespace ur::level_zero
