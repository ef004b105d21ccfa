// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/error.hpp"
#include "base/system_error.hpp"
#include "ipc/memory_file.hpp"
#include "test/toy_adapter/backend.hpp"

#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur {
namespace toy {
namespace {

class FileMemory final : public kit::Memory {
public:
  explicit FileMemory(ipc::Mapping mapping, base::UniqueFd file = {})
      : Memory(mapping.address(), mapping.length()), mapping_(std::move(mapping)),
        file_(std::move(file)) {}

  kit::HandleParts share() override { return {.fd = file_.get()}; }

private:
  const ipc::Mapping mapping_;
  const base::UniqueFd file_; // only of memory that this process allocated
};

} // namespace
} // namespace toy

kit::UsmLimits backend::usmLimits(ur_device_handle_t, ur_usm_type_t) {
  constexpr std::uint32_t kSmallestPage = 4096;
  return {toy::kLargestAllocation, kSmallestPage};
}

std::unique_ptr<kit::Memory> backend::allocateUsm(const kit::UsmRequest &request) {
  // Not in /tmp, which may be a tmpfs. `ipc` rejects its files, because they look like memfds
  // without seals.
  char path[] = "/var/tmp/ur-toy-XXXXXX";
  base::UniqueFd file(mkostemp(path, O_CLOEXEC));
  if (!file || unlink(path) != 0 || ftruncate(file.get(), static_cast<off_t>(request.size)) != 0)
    base::raiseSystem(errno, "cannot make the file {} of {} bytes", path, request.size);
  auto mapping = ipc::Mapping::ofFile(base::os(), file.get(), request.size);
  return std::make_unique<toy::FileMemory>(std::move(mapping), std::move(file));
}

void backend::finishUsersOf(const kit::Allocation &allocation) { allocation.waitUntilUnused(); }

// `ipc` has verified that the descriptor is the exporter's. The adapter checks the type and size of
// the file, because accesses beyond its end fail.
std::unique_ptr<kit::Memory> backend::openMemory(ur_context_handle_t, ur_device_handle_t,
                                                 ipc::Imported imported) {
  struct stat status{};
  if (fstat(imported.fd.get(), &status) != 0 || !S_ISREG(status.st_mode) ||
      static_cast<std::uint64_t>(status.st_size) < imported.objectSize)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "the handle's file is not a file of {} bytes; pass a handle of this adapter",
                imported.objectSize);
  return std::make_unique<toy::FileMemory>(
      ipc::Mapping::ofFile(base::os(), imported.fd.get(), imported.objectSize));
}

const char *backend::unsupportedReason(ur_device_handle_t, ur_device_info_t) { return nullptr; }

} // namespace ur
