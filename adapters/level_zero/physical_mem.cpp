// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/physical_mem.hpp"

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/per_process.hpp"
#include "base/scope_guard.hpp"

#include <cerrno>
#include <map>
#include <mutex>
#include <tuple>
#include <utility>

namespace ur::level_zero {

// The key of a buffer: the device, and the file of the buffer's descriptor.
using Buffer = std::pair<ze_device_handle_t, FileId>;

// The buffers of one process. Threads hold the mutex during driver calls, and a fork does not wait
// for these calls. Therefore a forked child starts with new Buffers, which do not contain the
// inherited objects.
struct Buffers {
  std::mutex mutex; // also guards the counts of NativePhysMem
  std::map<Buffer, NativePhysMem *> objects;
};

static Buffers &buffers() {
  static constinit base::Immortal<base::PerProcess<Buffers>> instance;
  return instance.get().get([] { return Buffers(); });
}

// The driver's object with its descriptors. Some drivers close the descriptors themselves; for
// other drivers, this class closes them (see Capabilities).
class NativePhysMem {
public:
  NativePhysMem(ur_context_handle_t owner, ur_device_handle_t device, std::size_t size)
      : context(owner), capabilities_(device->capabilities()), device_(device->device),
        memory(createPhysical(owner->native(), device->device, size,
                              capabilities_.physicalMemory.supported)) {}
  NativePhysMem(ur_context_handle_t owner, ur_device_handle_t device, std::size_t size, int fd)
      : context(owner), capabilities_(device->capabilities()), device_(device->device),
        importedFd_(duplicate(fd)),
        memory(importPhysical(owner->native(), device->device, size, importedFd_.get())) {
    if (capabilities_.importedFd == ImportedFd::ClosedAtImport)
      static_cast<void>(importedFd_.release());
  }
  NativePhysMem(const NativePhysMem &) = delete;
  NativePhysMem &operator=(const NativePhysMem &) = delete;
  ~NativePhysMem() {
    UR_ZE_TRY(zePhysicalMemDestroy, context->native(), memory);
    if (capabilities_.importedFd == ImportedFd::ClosedAtDestroy)
      static_cast<void>(importedFd_.release());
    // The driver may have closed the descriptor after an import for another device.
    if (capabilities_.exportedFd == FdOwner::Adapter && exportedFd_ >= 0 && isStillOpen())
      base::UniqueFd(exportedFd_).reset();
  }

  // Returns a duplicate of the driver's descriptor, because the driver may close its own
  // descriptor. Only the first call gets a descriptor from the driver.
  int descriptor() {
    if (!capabilities_.physicalMemory.supported)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  "physical memory of this device has no descriptor: {}",
                  capabilities_.physicalMemory.detail);
    const std::lock_guard lock(buffers().mutex);
    if (!exportedCopy_) {
      if (exportedFd_ < 0)
        exportedFd_ = exportedDescriptor(context->driver(), context->native(), memory);
      if (!exportedFile_)
        exportedFile_ = requireFileId(exportedFd_);
      base::UniqueFd copy = duplicate(exportedFd_);
      if (buffers_ == &buffers())
        buffers_->objects.emplace(Buffer(device_, exportedFile_), this);
      exportedCopy_ = std::move(copy);
    }
    return exportedCopy_.get();
  }

  // Removes the object from Buffers, so that later opens do not find it.
  void removeFromBuffers() noexcept {
    if (buffers_ == &buffers())
      std::erase_if(buffers_->objects, [&](const auto &entry) { return entry.second == this; });
  }

  const kit::Reference<ur_context_handle_t> context;

private:
  // Returns whether the exported number may still refer to the object. Source: fstat.
  bool isStillOpen() const noexcept {
    const FileId currentFile = fileIdOf(exportedFd_);
    return currentFile ? !exportedFile_ || currentFile == exportedFile_ : errno != EBADF;
  }

  Buffers *const buffers_ = &buffers();
  const Capabilities &capabilities_;
  const ze_device_handle_t device_;
  base::UniqueFd importedFd_; // the duplicate that the driver imported
  int exportedFd_ = -1;       // the driver's descriptor
  FileId exportedFile_;
  base::UniqueFd exportedCopy_; // the duplicate that descriptor() returns

public:
  const ze_physical_mem_handle_t memory;
  std::size_t users = 0;
};

std::shared_ptr<PhysicalUse> PhysicalUse::create(ur_context_handle_t context,
                                                 ur_device_handle_t device, std::size_t size) {
  auto use = std::make_shared<PhysicalUse>();
  auto native = std::make_unique<NativePhysMem>(context, device, size);
  native->users = 1;
  use->native_ = native.release();
  return use;
}

std::shared_ptr<PhysicalUse> PhysicalUse::ofDescriptor(ur_context_handle_t context,
                                                       ur_device_handle_t device, std::size_t size,
                                                       int fd) {
  auto use = std::make_shared<PhysicalUse>();
  const std::lock_guard lock(buffers().mutex);
  const auto [found, isNew] = buffers().objects.try_emplace({device->device, requireFileId(fd)});
  if (isNew) {
    base::ScopeGuard undo([&, entry = found] { buffers().objects.erase(entry); });
    found->second = std::make_unique<NativePhysMem>(context, device, size, fd).release();
    undo.dismiss();
  }
  use->native_ = found->second;
  ++use->native_->users;
  return use;
}

PhysicalUse::~PhysicalUse() {
  if (!native_)
    return;
  const kit::Reference<ur_context_handle_t> context = native_->context; // released after the unlock
  const std::lock_guard lock(buffers().mutex);
  if (--native_->users != 0)
    return;
  native_->removeFromBuffers();
  delete native_;
}

ze_physical_mem_handle_t PhysicalUse::get() const noexcept { return native_->memory; }

std::size_t PhysicalUse::sizeOr(std::size_t defaultSize) const {
  newer::PhysicalMemProperties properties{newer::kPhysicalMemProperties, nullptr, 0, 0};
  const ze_result_t result = native_->context->driver().getPhysMemProperties(
      native_->context->native(), native_->memory, &properties);
  return result == ZE_RESULT_SUCCESS ? properties.size : defaultSize;
}

int PhysicalUse::descriptor() const { return native_->descriptor(); }

} // namespace ur::level_zero
