// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Memory of other processes, opened with the legacy handles from cuIpcGetMemHandle.
#include "fakes/cuda/address_space.hpp"
#include "fakes/cuda/context.hpp"
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/export_directory.hpp"
#include "fakes/cuda/legacy_opens.hpp"
#include "fakes/cuda/misuse.hpp"
#include "fakes/cuda/switches.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace cuda_driver {
namespace {

// The content of a legacy handle. A real driver ignores most changes in the first 24 bytes. If one
// of the two highest bits of byte 31 is changed, the driver opens unusable memory.
struct Contents {
  std::array<char, 24> ignoredBytes;
  std::array<char, 7> magic;
  std::uint8_t poison;
  ExportLocation location;
  std::uint32_t slot;
  std::uint32_t checksum;
  std::array<char, 8> zeros;
};
static_assert(sizeof(Contents) == sizeof(CUipcMemHandle));

constexpr std::array<char, 7> kMagic = {'C', 'U', 'h', 'o', 's', 't', '1'};
constexpr std::uint8_t kPoisonBits = 0xc0;

std::uint32_t checksumOf(const Contents &contents) {
  const std::uint64_t hash =
      (contents.location.inode * 31 + static_cast<std::uint32_t>(contents.location.pid)) * 31 +
      static_cast<std::uint32_t>(contents.location.file) * 7 + contents.slot;
  return static_cast<std::uint32_t>((hash * 0x9e3779b97f4a7c15) >> 32);
}

Contents contentsOf(const CUipcMemHandle &handle) {
  Contents contents;
  std::memcpy(&contents, &handle, sizeof(contents));
  require(contents.magic == kMagic && contents.checksum == checksumOf(contents) &&
              contents.zeros == decltype(contents.zeros){},
          CUDA_ERROR_INVALID_VALUE);
  return contents;
}

void requireLegacy() { require(switches().has("ipc_memory"), CUDA_ERROR_NOT_SUPPORTED); }

std::shared_ptr<Range> makeOpenedRange(ForeignMemory foreign, const Context &context) {
  auto range = std::make_shared<Range>();
  range->kind = MemoryKind::Opened;
  range->size = foreign.entry.size;
  range->backing = std::move(foreign.backing);
  range->offset = foreign.entry.offset;
  range->data = range->backing->data() + range->offset;
  range->reservation = addressSpace().reserve(range->backing->size(), range->start);
  range->start += range->offset;
  range->context = context.handle;
  range->device = devices().visibleNumber(foreign.entry.device);
  range->bufferId = foreign.entry.bufferId;
  return range;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuIpcGetMemHandle, hipIpcGetMemHandle)(CUipcMemHandle *handle,
                                                       CUdeviceptr address) {
  return entry(__func__, [&] {
    requireLegacy();
    requirePointer(handle);
    currentContext();
    const auto range = addressSpace().findAt(address);
    require(range != nullptr && range->kind == MemoryKind::Device, CUDA_ERROR_INVALID_VALUE);
    Contents contents = {};
    contents.magic = kMagic;
    contents.slot = exportDirectory().add(*range);
    contents.location = exportDirectory().location();
    contents.checksum = checksumOf(contents);
    std::memcpy(handle, &contents, sizeof(contents));
  });
}

DRIVER_FUNCTION(cuIpcOpenMemHandle_v2, hipIpcOpenMemHandle)(CUdeviceptr *address,
                                                            CUipcMemHandle handle, unsigned flags) {
  return entry(__func__, [&] {
    requireLegacy();
    requirePointer(address);
    const auto context = currentContext();
    require(flags == CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS, CUDA_ERROR_INVALID_VALUE);
    const Contents contents = contentsOf(handle);
    require(!exportDirectory().isFromThisProcess(contents.location), CUDA_ERROR_INVALID_CONTEXT);
    ForeignMemory foreign = openForeign(contents.location, contents.slot);
    require(canAccess(context->device, devices().visibleNumber(foreign.entry.device)),
            CUDA_ERROR_PEER_ACCESS_UNSUPPORTED);
    const LegacyOpens::Key key{contents.location.inode, contents.slot, foreign.entry.bufferId};
    *address = legacyOpens().open(key, [&] {
      auto range = makeOpenedRange(std::move(foreign), *context);
      range->poisoned = (contents.poison & kPoisonBits) != 0;
      return range;
    });
  });
}

DRIVER_FUNCTION(cuIpcCloseMemHandle, hipIpcCloseMemHandle)(CUdeviceptr address) {
  return entry(__func__, [&] {
    requireLegacy();
    const auto context = currentContext();
    context->synchronize();
    if (!legacyOpens().close(address)) {
      if (addressSpace().findAt(address) == nullptr)
        reportMisuse("cuIpcCloseMemHandle of memory that is not open");
      throw Failure{CUDA_ERROR_INVALID_VALUE};
    }
  });
}
