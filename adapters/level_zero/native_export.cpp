// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native_export.hpp"

#include "adapters/kit/backend.hpp"
#include "adapters/level_zero/external_fd.hpp"
#include "base/scope_guard.hpp"

#include <bit>
#include <utility>

namespace ur::level_zero {

// If the driver lacks zeMemPutIpcHandle, the driver's handle remains until the memory is freed.
static void putHandle(ur_context_handle_t context, const ze_ipc_mem_handle_t &handle) noexcept {
  const ze_result_t result = context->driver().putMemoryHandle(context->native(), handle);
  if (!meansUnsupported(result))
    logIfFailed("zeMemPutIpcHandle", result);
}

std::shared_ptr<NativeExport> exportMemory(ur_context_handle_t context,
                                           std::function<ze_ipc_mem_handle_t()> get,
                                           std::function<void(int fd)> inspect) {
  return std::make_shared<NativeExport>(
      [context, get = std::move(get), inspect = std::move(inspect)] {
        const ze_ipc_mem_handle_t handle = get();
        base::ScopeGuard undo([&] { putHandle(context, handle); });
        inspect(descriptorOf(handle));
        base::UniqueFd copy = duplicate(descriptorOf(handle));
        undo.dismiss();
        return NativeHandle{std::bit_cast<ipc::DriverHandle>(handle), std::move(copy)};
      },
      [context](const ipc::DriverHandle &blob) {
        putHandle(context, std::bit_cast<ze_ipc_mem_handle_t>(blob));
      });
}

} // namespace ur::level_zero
