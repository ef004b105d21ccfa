// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/cuda/adapter_way.hpp"
#include "bench/cuda/bare_session.hpp"
#include "bench/cuda/bare_ways.hpp"
#include "bench/cuda/events.hpp"
#include "bench/cuda/orders.hpp"

#include <cstddef>
#include <tuple>

namespace ur::bench {

// The compared methods, which use one device through its driver or through the loader. Each process
// has an object of this class.
class Parties {
public:
  explicit Parties(const support::DeviceEntry &device);

  const BareSession &bare() const noexcept { return bare_; }
  const support::Session &session() const noexcept { return session_; }

  std::tuple<const LegacyWay &, const VmmWay &, const AdapterWay &> ways() const noexcept {
    return {legacy_, vmm_, adapter_};
  }
  // Calls `visit(way, name)` for each way.
  template <typename Use> void forEachWay(Use &&visit) const {
    visit(legacy_, Way::Legacy);
    visit(vmm_, Way::Vmm);
    visit(adapter_, Way::Adapter);
  }

private:
  support::Session session_;
  BareSession bare_;
  LegacyWay legacy_{bare_};
  VmmWay vmm_{bare_};
  AdapterWay adapter_{session_};
};

// Returns the runtime's CUDA device with this number. Throws std::runtime_error if there is none.
const support::DeviceEntry &cudaDevice(const support::Runtime &runtime, std::size_t number);

} // namespace ur::bench
