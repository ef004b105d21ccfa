// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/platform.hpp"

#include "adapters/native_cpu/version.hpp"

ur_platform_handle_t_::ur_platform_handle_t_(ur_adapter_handle_t owner) : Platform(owner) {
  devices_.add(std::make_unique<ur_device_handle_t_>(this));
}

ur::kit::PlatformTexts ur_platform_handle_t_::texts() const {
  return {.name = std::string(ur::kit::kIdentity.title),
          .vendor = "ur-ipc",
          .version = ur::native_cpu::kVersion};
}

ur::kit::Children<ur_platform_handle_t_> ur::backend::findPlatforms(ur_adapter_handle_t adapter) {
  kit::Children<ur_platform_handle_t_> platforms;
  platforms.add(std::make_unique<ur_platform_handle_t_>(adapter));
  return platforms;
}
