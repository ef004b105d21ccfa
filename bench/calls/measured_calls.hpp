// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <array>
#include <cstddef>
#include <string>

#include <unified-runtime/ur_ddi.h>

namespace ur::bench {

struct MeasuredCall {
  const char *name;
  std::size_t parameters; // the number of parameters that parameter validation checks
};

constexpr std::array kMeasuredCalls{
    MeasuredCall{"urAdapterRetain", 1},
    MeasuredCall{"urEnqueueUSMMemcpy", 6},
    MeasuredCall{"urIPCOpen+CloseMemHandleExp", 6},
};

// A number for each measured call.
template <typename Number> using PerCall = std::array<Number, kMeasuredCalls.size()>;

// Calls an adapter through a loader, or directly through the adapter's table.
class MeasuredCalls {
public:
  // Calls the adapter directly if `loader` is empty. Throws std::runtime_error if a library cannot
  // be opened, or if a call fails.
  MeasuredCalls(const std::string &loader, const std::string &adapter);

  // Makes the call with this index into kMeasuredCalls.
  void run(std::size_t call);

private:
  void makeObjects();

  ur_dditable_t table_{};
  ur_adapter_handle_t adapter_ = nullptr;
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
};

} // namespace ur::bench
