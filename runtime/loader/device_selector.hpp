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

// A device and its position: the number of the root device among the adapter's root devices, then
// the number of the part at each level below.
struct PositionedDevice {
  ur_device_handle_t device;
  ur_device_type_t rootType;
  std::vector<std::uint32_t> position;
};

// The grammar of ONEAPI_DEVICE_SELECTOR:
//
//   selector  [!]backend:device,device;...    each backend at most once with `!` and once without
//   backend   * cuda hip level_zero native_cpu offload opencl
//   device    * cpu gpu fpga N N.M N.M.K      a part may be `*` if all parts after it are `*` too
//
// Case does not matter. A term without `!` selects the devices that it names, and a term with `!`
// discards devices. If all terms have `!`, the selector selects all root devices that no term
// discards. A term names devices of only one level: `!cuda:0` discards that device, but keeps the
// parts that `cuda:0.*` selects.
class DeviceSelector {
public:
  static constexpr std::size_t kMaxDepth = 3; // N.M.K

  // Throws ur::environment::BadValue.
  explicit DeviceSelector(std::string_view text);

  // Returns the selected devices of a backend, in the order of the terms.
  std::vector<ur_device_handle_t> select(ur_backend_t backend,
                                         std::span<const PositionedDevice> devices) const;

  // Returns the deepest level of the devices that the selector may select: 1 for root devices, 2
  // and 3 for parts. Returns 0 if the selector selects no device of the backend.
  std::size_t depth(ur_backend_t backend) const noexcept;

private:
  struct Term {
    std::optional<ur_backend_t> backend; // empty fields match all
    std::optional<ur_device_type_t> type;
    std::array<std::optional<std::uint32_t>, kMaxDepth> numbers;
    std::size_t depth = 1;

    bool covers(ur_backend_t other) const noexcept { return !backend || *backend == other; }
    bool names(ur_backend_t deviceBackend, const PositionedDevice &device) const noexcept;
    bool namesWholeLevel() const noexcept;
  };

  static Term parseDevice(std::string_view text);

  std::vector<Term> acceptTerms_;
  std::vector<Term> discardTerms_;
};

} // namespace ur::loader
