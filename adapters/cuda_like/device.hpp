// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/cuda_like/facts.hpp"
#include "adapters/kit/handles.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>

// The driver as a platform.
struct ur_platform_handle_t_ : ur::kit::Platform {
  explicit ur_platform_handle_t_(ur_adapter_handle_t owner);

  ur::kit::PlatformTexts texts() const;
};

// A device of the driver.
struct ur_device_handle_t_ : ur::kit::Device {
  ur_device_handle_t_(ur_platform_handle_t owner, ur::cuda_like::Device deviceId);
  ~ur_device_handle_t_();

  // The driver's primary context, held from the first call on.
  ur::cuda_like::Context context();

  // Nanoseconds of the device's clock, which starts at the host's time. What is recorded before has
  // no time.
  void startClock();
  std::uint64_t timeOf(ur::cuda_like::Event recorded) const;
  ur::kit::Timestamps timestamps();

  // The driver's answers.
  int attribute(int name) const; // a number of kFacts.attributes
  std::string name() const;
  std::string pciAddress() const;
  std::array<std::uint8_t, 16> uuid() const;
  std::size_t totalMemory() const;

  // How it can use a kind of USM memory: the answer to UR_DEVICE_INFO_USM_..._SUPPORT.
  ur_device_usm_access_capability_flags_t usmAccess(ur_device_info_t query) const;

  bool writeOwnInfo(const ur::kit::InfoWriter &write, ur_device_info_t query);

  const ur::cuda_like::Device id;

private:
  std::mutex mutex_;
  ur::cuda_like::Context context_ = nullptr;
  ur::cuda_like::UniqueEvent clockStart_;
  std::uint64_t clockStartTime_ = 0;
};
