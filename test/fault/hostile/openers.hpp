// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"
#include "test/fault/hostile/world.hpp"

#include <optional>
#include <stdexcept>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::ipc::hostile {

// An answer that breaks a rule.
struct Difference : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Answer {
  ur_result_t result;
  std::optional<Object> object;
  int byte = -1; // the first byte that the open shows

  bool operator==(const Answer &) const = default;
};

// Opens with the adapter's functions. Open memory and cached exporters last until reset.
class CachingOpener {
public:
  CachingOpener();
  CachingOpener(const CachingOpener &) = delete;
  CachingOpener &operator=(const CachingOpener &) = delete;
  ~CachingOpener();

  DeviceUuid device() const;

  Answer open(const HandleBytes &bytes);
  // Close one open object or all of them. Throw Difference if that fails.
  void closeSome(Random &random);
  void reset();

private:
  ur_adapter_handle_t adapter_ = nullptr;
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  std::vector<void *> open_;
};

// Opens in a new exchange, which has cached nothing.
Answer openAfresh(const DeviceUuid &device, const HandleBytes &bytes);

} // namespace ur::ipc::hostile
