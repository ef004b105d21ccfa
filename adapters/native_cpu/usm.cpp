// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "adapters/native_cpu/machine.hpp"
#include "adapters/native_cpu/pages.hpp"
#include "base/os_calls.hpp"
#include "ipc/memory_file.hpp"

#include <cstring>
#include <memory>
#include <utility>

namespace ur {
namespace native_cpu {
namespace {

// The largest alignment that USM can be asked for: a huge page's.
constexpr std::uint32_t kMaxAlignment = std::uint32_t{2} << 20;

class UsmMemory final : public kit::Memory {
public:
  UsmMemory(Pages pages, base::UniqueFd file)
      : Memory(pages.address(), pages.size()), pages_(std::move(pages)), file_(std::move(file)) {}

  kit::Shared share() override { return {.fd = file_.get()}; }

private:
  const Pages pages_;
  const base::UniqueFd file_; // what the pages show; own device memory only
};

} // namespace
} // namespace native_cpu

kit::UsmLimits backend::usmLimits(ur_device_handle_t, ur_usm_type_t) {
  return {maxAllocationBytes(machine().memoryBytes), kMaxAlignment};
}

std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  const std::size_t bytes = roundUp(request.size, pageSize()); // new pages are zero
  base::UniqueFd file;
  // Only device memory can be exported: it alone needs a file, and with it a descriptor.
  if (request.type == UR_USM_TYPE_DEVICE)
    file = ipc::createMemoryFile("ur-usm", bytes);
  Pages pages(file.get(), bytes, request.alignment);
  return std::make_unique<UsmMemory>(std::move(pages), std::move(file));
}

void backend::finishUsersOf(const kit::Allocation &allocation) { allocation.waitUntilUnused(); }

std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t, ur_device_handle_t,
                                                 ipc::Imported imported) {
  // All of the object, so that the offset of the handle's address within its page is kept.
  Pages pages(imported.fd.get(), roundUp(imported.objectSize, pageSize()), 0);
  return std::make_unique<UsmMemory>(std::move(pages), base::UniqueFd());
}

// There is one device, and it has access to its own memory at all times.
bool backend::reachesMemoryOf(ur_device_handle_t, ur_device_handle_t) { return true; }
bool backend::hasAtomicsOn(ur_device_handle_t, ur_device_handle_t) { return true; }

const char *backend::whyUnsupported(ur_device_handle_t, ur_device_info_t) { return nullptr; }

void backend::urUSMContextMemcpyExp(ur_context_handle_t, void *pDst, const void *pSrc,
                                    size_t size) {
  const kit::Allocation::Use destination = kit::useRange(pDst, size);
  const kit::Allocation::Use source = kit::useRange(pSrc, size);
  std::memmove(pDst, pSrc, size); // the ranges may overlap
}

} // namespace ur
