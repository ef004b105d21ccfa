// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::loader {

// A device and where it stands: its number among the adapter's root devices, then its number among
// the parts of that one, and so on down.
struct PlacedDevice {
  ur_device_handle_t device;
  ur_device_type_t rootType;
  std::vector<std::uint32_t> place;
};

// What ONEAPI_DEVICE_SELECTOR says:
//
//   selector  [!]backend:device,device;...    a backend at most once with `!` and once without
//   backend   * cuda hip level_zero native_cpu offload opencl
//   device    * cpu gpu fpga N N.M N.M.K      once a part is `*`, the parts after it are `*` too
//
// Case does not matter. A device is selected where a term without `!` names it and no term with `!`
// does. With nothing but `!` terms all other root devices are selected. A term names devices of one
// level only: `!cuda:0` discards that device and keeps the parts that `cuda:0.*` selects.
class DeviceSelector {
public:
  static constexpr std::size_t kMaxDepth = 3; // N.M.K

  // Throws ur::environment::Malformed.
  explicit DeviceSelector(std::string_view text);

  // The selected ones of a backend's devices, in the order in which the terms name them.
  std::vector<ur_device_handle_t> select(ur_backend_t backend,
                                         std::span<const PlacedDevice> devices) const;

  // How far down selected devices may stand: 1 for root devices only, 0 where none is selected.
  std::size_t depth(ur_backend_t backend) const noexcept;

private:
  struct Term {
    std::optional<ur_backend_t> backend; // these are empty where any will do
    std::optional<ur_device_type_t> type;
    std::array<std::optional<std::uint32_t>, kMaxDepth> numbers;
    std::size_t depth = 1;

    bool covers(ur_backend_t other) const noexcept { return !backend || *backend == other; }
    bool names(ur_backend_t ofBackend, const PlacedDevice &device) const noexcept;
    bool namesWholeLevel() const noexcept;
  };

  static Term parseDevice(std::string_view text);

  std::vector<Term> accepted_;
  std::vector<Term> discarded_;
};

} // namespace ur::loader
