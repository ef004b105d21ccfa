// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/legacy_memory.hpp"

#include "adapters/kit/backend.hpp"
#include "base/error.hpp"

#include <cstdint>
#include <exception>

namespace ur::cuda_like {
namespace {

// Gets the driver's number of the allocation at an address.
Code getBufferId(std::uint64_t &number, const void *pointer) noexcept {
  return driver().pointerFact(&number, PointerFact::BufferId, pointer);
}

std::uint64_t bufferIdOf(const void *pointer) {
  std::uint64_t number = 0;
  check(getBufferId(number, pointer), "get the number of an allocation");
  return number;
}

// Returns HandleParts::flags with 31 bits of the number, enough for two billion allocations.
std::uint32_t flagsOf(std::uint64_t bufferId) noexcept {
  return kit::kSingleMappingPerProcess | static_cast<std::uint32_t>(bufferId << 1);
}

// Returns whether the driver rejects a handle because its memory was freed. kNotPermitted means
// that other memory has the address now.
bool isStale(Code code) noexcept {
  return code == kInvalidValue || code == kInvalidHandle || code == kNotPermitted;
}

class ExportedLegacyMemory final : public kit::ForeignMemory, public ipc::Witness {
public:
  ExportedLegacyMemory(ur_context_handle_t context, ur_device_handle_t owner, void *start,
                       std::size_t bytes)
      : ForeignMemory(owner, start, bytes, bufferIdOf(start)), context_(context) {}

  kit::HandleParts share() override {
    const CurrentContext current(context_->nativeOf(device));
    kit::HandleParts parts{.flags = flagsOf(number)};
    check(driver().legacyGet(&parts.driverHandle, begin), "get the driver's handle of memory");
    return parts;
  }

  const ipc::Witness *witness() const noexcept override { return this; }

  bool isCurrent() const noexcept override {
    try {
      const CurrentContext current(context_->nativeOf(device));
      std::uint64_t currentNumber = 0;
      return getBufferId(currentNumber, begin) == kSuccess && currentNumber == number;
    } catch (const std::exception &) {
      return false; // the context has ended, and the driver freed its memory
    }
  }

private:
  const kit::Reference<ur_context_handle_t> context_;
};

class OpenedLegacyMemory final : public kit::Memory {
public:
  OpenedLegacyMemory(Context context, void *start, std::size_t bytes)
      : Memory(start, bytes), context_(context) {}
  ~OpenedLegacyMemory() override {
    releaseInContext(context_, [this] {
      logIfFailed(driver().legacyClose(begin), "close memory of another process");
    });
  }

private:
  const Context context_;
};

} // namespace

std::unique_ptr<kit::ForeignMemory> exportLegacy(ur_context_handle_t context,
                                                 ur_device_handle_t device, void *start,
                                                 std::size_t size) {
  return std::make_unique<ExportedLegacyMemory>(context, device, start, size);
}

std::unique_ptr<kit::Memory> openLegacy(ur_context_handle_t context, ur_device_handle_t device,
                                        const ipc::Imported &imported) {
  if (!driver().canQueryPointers() || !driver().hasLegacyIpc())
    base::raise(
        UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
        "cannot open the handle: it is for memory of another library, which this driver cannot "
        "open; export memory from urUSMDeviceAlloc instead");
  const Context native = context->nativeOf(device);
  const CurrentContext current(native);
  void *start = nullptr;
  const Code code = driver().legacyOpen(&start, imported.driverHandle, kLazyPeerAccess);
  if (isStale(code))
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the handle is stale: the driver no longer knows its memory, so the owner has freed "
        "it; get a new handle");
  check(code, "open memory of another process by the driver's handle");
  auto memory = std::make_unique<OpenedLegacyMemory>(native, start, imported.objectSize);
  void *begin = nullptr;
  std::size_t size = 0;
  check(driver().rangeOfPointer(&begin, &size, start), "get the range of opened memory");
  if (begin != start || size != imported.objectSize)
    base::raise(
        UR_RESULT_ERROR_INVALID_VALUE,
        "the handle is stale: its owner freed the {} bytes, and other memory of {} bytes has "
        "their address now; get a new handle",
        imported.objectSize, size);
  return memory;
}

} // namespace ur::cuda_like
