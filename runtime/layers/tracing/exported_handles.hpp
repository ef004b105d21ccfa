// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/handle_claim.hpp"

#include <map>
#include <mutex>
#include <optional>

namespace ur::tracing {

// The handles of this process between Get and Put. Put is told an address only, and one that may be
// wrong, so that what stands there must not be read; here the layer looks up what Get returned.
class ExportedHandles {
public:
  void add(const void *data, const HandleClaim &claim);
  // Taken out before Put runs: once it has, the address may be that of another handle.
  std::optional<HandleClaim> take(const void *data);

private:
  std::mutex mutex_;
  std::map<const void *, HandleClaim> handles_;
};

} // namespace ur::tracing
