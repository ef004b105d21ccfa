// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <mutex>
#include <span>

#include "adapters/kit/object.hpp"
#include "adapters/opencl/platform.hpp"

// The one adapter of the process. It ends with its last reference and a later urAdapterGet makes a
// new one.
struct ur_adapter_handle_t_ : ur::kit::Object {
  ur_adapter_handle_t_();

  // Those of the driver that have a device. The first call looks for them: what a driver costs is
  // paid by programs that ask for its platforms.
  std::span<const ur_platform_handle_t> platforms();

private:
  std::once_flag looked_;
  ur::kit::Children<ur_platform_handle_t_> platforms_;
};

void destroy(ur_adapter_handle_t adapter) noexcept;
