// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/native_export.hpp"

#include "adapters/kit/exchange.hpp"
#include "adapters/level_zero/ipc_blob.hpp"
#include "base/immortal.hpp"

namespace ur::level_zero {
namespace {

struct Handles {
  base::ForkSafeMutex mutex;
  std::unordered_map<const void *, std::shared_ptr<NativeExport>> byAddress;
};

Handles &handles() {
  static Handles &instance = base::immortal<Handles>();
  return instance;
}

} // namespace

const void *exportObject(const std::shared_ptr<NativeExport> &native, ipc::ExportRequest request) {
  return native->add([&](const ipc::DriverBlob &blob) {
    if (request.kind == ipc::Kind::Memory)
      request.fd = descriptorIn(blob);
    request.driverBlob = blob;
    const void *data = kit::exchange().get(request);
    try {
      const std::lock_guard lock(handles().mutex);
      handles().byAddress.emplace(data, native);
    } catch (...) {
      kit::exchange().put(request.kind, data);
      throw;
    }
    return data;
  });
}

void putObject(ipc::Kind kind, const void *data) {
  kit::exchange().put(kind, data); // throws for what is no handle of this process
  std::shared_ptr<NativeExport> native;
  {
    const std::lock_guard lock(handles().mutex);
    const auto found = handles().byAddress.find(data);
    if (found == handles().byAddress.end())
      return;
    native = std::move(found->second);
    handles().byAddress.erase(found);
  }
  native->drop();
}

} // namespace ur::level_zero
