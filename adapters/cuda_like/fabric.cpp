// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/fabric.hpp"

#include "adapters/cuda_like/peer_access.hpp"
#include "adapters/kit/backend.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/share.hpp"
#include "base/error.hpp"
#include "base/system_error.hpp"

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::cuda_like {

void requireFabricSettings(NativeDevice *device) {
  int isSupported = 0;
  if (kFacts.fabricHandles == 0 ||
      driver().deviceAttribute(&isSupported, kFacts.fabricHandles, device->id) != kSuccess ||
      isSupported == 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the driver has no fabric handles for this device");
  if (!kit::exchange().config().fabric)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "UR_IPC_FABRIC=1 is not set; {}",
                fabricRemedy());
}

std::string fabricRemedy() {
  const char *const folder = "/dev/nvidia-caps-imex-channels";
  std::string accessError;
  std::error_code failure;
  for (std::filesystem::directory_iterator next(folder, failure), end; next != end;
       next.increment(failure)) {
    const std::string channel = next->path();
    if (access(channel.c_str(), R_OK | W_OK) == 0)
      return fmt::format("the IMEX channel {} exists; nvidia-imex-ctl -N shows whether the "
                         "fabric is set up",
                         channel);
    accessError = fmt::format("{}: {}", channel, base::errorName(errno));
  }
  return accessError.empty()
             ? fmt::format("there is no IMEX channel in {}; create one (nvidia-modprobe, or "
                           "NVreg_CreateImexChannel0=1) and pass it to the container",
                           folder)
             : fmt::format(
                   "the process may not use the IMEX channel {}; change the file's permissions",
                   accessError);
}

std::shared_ptr<Object> makeShareable(ur_device_handle_t device, std::size_t size) {
  const int exportTypes = device->exportTypes();
  try {
    return std::make_shared<Object>(device, size, exportTypes);
  } catch (const base::Error &failure) {
    const Code code = failure.driverCode();
    if ((exportTypes & kFabric) == 0 || (code != kNotPermitted && code != kNotSupported))
      throw;
    kit::log().warning("{}: shares memory only on this machine: {}; {}", device->name(),
                       failure.message(), fabricRemedy());
  }
  return std::make_shared<Object>(device, size, kDescriptor);
}

std::shared_ptr<Object> importRemote(ur_device_handle_t device, const ipc::Imported &imported) {
  const std::size_t size = sizeIn(imported, device);
  auto object = std::make_shared<Object>(imported.driverHandle, size);
  try {
    const MappedObject trial(object, std::array{device->id});
  } catch (const base::Error &failure) {
    if (!deniesAccess(failure.driverCode()))
      throw;
    base::raiseWithCode(UR_RESULT_ERROR_INVALID_VALUE, failure.driverCode(),
                        "cannot open memory on another machine: the driver does not map {} bytes "
                        "of it for {}: {}; the handle may be forged, so get a new one from the "
                        "exporter",
                        size, device->name(), failure.message());
  }
  return object;
}

} // namespace ur::cuda_like
