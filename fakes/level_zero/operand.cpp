// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/operand.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/switches.hpp"

namespace host_driver {
namespace {

// Imitates a device that imports another device's memory through the exported descriptors.
template <class Memory> void importOnPeer(const Device &user, const Device *owner, Memory &memory) {
  if (!switches().peerImportCloses || owner == nullptr || owner == &user)
    return;
  exports().closeForPeer(memory.exportState);
}

} // namespace

Operand::Operand(Command &command, const void *pointer, std::size_t size, AccessKind access)
    : bytes_(static_cast<std::byte *>(const_cast<void *>(pointer))), size_(size), access_(access) {
  requirePointer(pointer);
  const std::shared_ptr<Allocation> allocation = allocations().findAt(pointer);
  if (allocation == nullptr) {
    if (const auto mapping = virtualMemory().findMapping(pointer))
      importOnPeer(*command.device, mapping->physical->device, *mapping->physical);
    return;
  }
  importOnPeer(*command.device, allocation->device, *allocation);
  const auto offset = static_cast<std::size_t>(bytes_ - allocation->mapping.data());
  if (size > allocation->size - offset) {
    reportMisuse("a command accesses bytes past the end of an allocation");
    throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
  }
  if (allocation->deviceMapping)
    bytes_ = allocation->deviceMapping.data() + offset;
  command.memory.push_back(allocation);
}

std::byte *Operand::bytes() const {
  if (!virtualMemory().permits(bytes_, size_, access_))
    throw DeviceFault{};
  return virtualMemory().deviceAddressOf(bytes_);
}

} // namespace host_driver
