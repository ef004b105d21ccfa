// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/probe.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/level_zero/context.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "adapters/level_zero/ipc_blob.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/validation_layer.hpp"
#include "base/error.hpp"
#include "ipc/memory_file.hpp"

#include <exception>

namespace ur::level_zero {
namespace {

constexpr std::size_t kSize = 4096;

// Runs one trial; what it throws is the reason why the feature does not work.
template <typename Trial> Answer attempt(const Trial &trial) {
  try {
    return {.supported = true, .reason = trial()};
  } catch (const std::exception &failure) {
    return {.supported = false, .reason = failure.what()};
  }
}

// Ends what a trial made, also when it fails half way.
template <typename Action> class Finally {
public:
  explicit Finally(Action action) : action_(std::move(action)) {}
  Finally(const Finally &) = delete;
  Finally &operator=(const Finally &) = delete;
  ~Finally() { action_(); }

private:
  Action action_;
};

std::string tryMemory(ur_device_handle_t_ &device, ze_context_handle_t context) {
  void *memory = nullptr;
  const ze_device_mem_alloc_desc_t description{ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC, nullptr, 0,
                                               0};
  UR_ZE_CHECK(zeMemAllocDevice, context, &description, kSize, kSize, device.device, &memory);
  const Finally free([&] { UR_ZE_END(zeMemFree, context, memory); });

  ze_ipc_mem_handle_t handle{};
  UR_ZE_CHECK(zeMemGetIpcHandle, context, memory, &handle);
  const Finally put([&] { device.platform->functions.putMemory(context, handle); });
  const int fd = descriptorOf(handle);
  ipc::numbersOf(fd, kSize); // throws for what importers would refuse
  const base::UniqueFd copy = duplicate(fd);
  void *opened = nullptr;
  UR_ZE_CHECK(zeMemOpenIpcHandle, context, device.device, withDescriptor(handle, copy.get()), 0,
              &opened);
  UR_ZE_CHECK(zeMemCloseIpcHandle, context, opened);
  return "handles of zeMemGetIpcHandle, with the descriptor carried by this adapter";
}

std::string tryVirtualMemory(ur_device_handle_t_ &device, ze_context_handle_t context) {
  const std::size_t unit = pageSizeOf(context, device.device, 1);
  void *range = nullptr;
  UR_ZE_CHECK(zeVirtualMemReserve, context, reservationHint(nullptr), unit, &range);
  UR_ZE_CHECK(zeVirtualMemFree, context, range, unit);
  return fmt::format("in units of {} bytes", unit);
}

// Exports one object, imports it again, and watches the descriptors.
std::string tryPhysicalMemory(ur_device_handle_t_ &device, ze_context_handle_t context,
                              Capabilities &found) {
  const std::size_t size = pageSizeOf(context, device.device, 1);
  ze_physical_mem_handle_t exported = createPhysical(context, device.device, size, true);
  base::UniqueFd carried;
  FileOf original;
  int number = -1;
  {
    const Finally end([&] { UR_ZE_END(zePhysicalMemDestroy, context, exported); });
    number = exportedDescriptor(device.platform->functions, context, exported);
    original = FileOf(number);
    ipc::numbersOf(number, size);
    carried = duplicate(number);
  }
  found.exportedFd = original.isStill(number) ? ExportedFd::Ours : ExportedFd::Drivers;
  if (found.exportedFd == ExportedFd::Ours)
    base::UniqueFd(number).reset();

  const FileOf file(carried.get());
  ze_physical_mem_handle_t imported = importPhysical(context, device.device, size, carried.get());
  found.importedFd = ImportedFd::Ours;
  if (!file.isStill(carried.get()))
    found.importedFd = ImportedFd::ClosedAtImport;
  UR_ZE_CHECK(zePhysicalMemDestroy, context, imported);
  if (found.importedFd == ImportedFd::Ours && !file.isStill(carried.get()))
    found.importedFd = ImportedFd::ClosedAtDestroy;
  if (found.importedFd != ImportedFd::Ours)
    static_cast<void>(carried.release());
  return fmt::format("by descriptors; the driver {} those it exports and {} those it imports",
                     found.exportedFd == ExportedFd::Drivers ? "closes" : "leaves",
                     found.importedFd == ImportedFd::Ours             ? "leaves"
                     : found.importedFd == ImportedFd::ClosedAtImport ? "closes at once"
                                                                      : "closes at the end");
}

void tell(const ur_device_handle_t_ &device, const char *feature, const Answer &answer) {
  kit::log().info("{}: {}: {}: {}", device.properties.name, feature,
                  answer.supported ? "yes" : "no", answer.reason);
}

} // namespace

Capabilities probe(ur_device_handle_t_ &device) {
  Capabilities found;
  const ze_device_handle_t one = device.device;
  const UniqueContext context = createContext(device.platform->driver, std::span(&one, 1));
  found.memory = attempt([&] { return tryMemory(device, context.get()); });
  found.virtualMemory = attempt([&] { return tryVirtualMemory(device, context.get()); });
  found.physicalMemory =
      found.virtualMemory.supported
          ? attempt([&] { return tryPhysicalMemory(device, context.get(), found); })
          : found.virtualMemory;
  probeEvents(device, context.get(), found);
  tell(device, "IPC of memory", found.memory);
  tell(device, "virtual memory", found.virtualMemory);
  tell(device, "IPC of physical memory", found.physicalMemory);
  tell(device, "IPC of events", found.event);
  return found;
}

} // namespace ur::level_zero
