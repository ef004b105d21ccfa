// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>

namespace ur::kit {

// What urPlatformGetInfo tells of a platform in words.
struct PlatformTexts {
  std::string name;
  std::string vendor;
  std::string version;
  std::string extensions = {};
  std::string profile = "FULL_PROFILE";
};

} // namespace ur::kit
