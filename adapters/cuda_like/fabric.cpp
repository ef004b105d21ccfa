// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/fabric.hpp"

#include "adapters/cuda_like/device.hpp"
#include "base/system_error.hpp"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

namespace ur::cuda_like {

std::string whyNoFabricHandles(ur_device_handle_t_ &device) {
  int isSupported = 0;
  if (driver().deviceAttribute(&isSupported, kFacts.fabricHandles, device.id) != kSuccess ||
      isSupported == 0)
    return "the driver does not support them on this device";
  const char *const folder = "/dev/nvidia-caps-imex-channels";
  std::string refused;
  std::error_code failure;
  for (std::filesystem::directory_iterator next(folder, failure), end; next != end;
       next.increment(failure)) {
    const std::string channel = next->path();
    if (access(channel.c_str(), R_OK | W_OK) == 0)
      return {};
    refused = fmt::format("{}: {}", channel, base::errorName(errno));
  }
  return refused.empty()
             ? fmt::format("there is no IMEX channel in {}; create one (nvidia-modprobe, or "
                           "NVreg_CreateImexChannel0=1) and pass it to the container",
                           folder)
             : fmt::format("the process may not use the IMEX channel {}; change the file's rights",
                           refused);
}

} // namespace ur::cuda_like
