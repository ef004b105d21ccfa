// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/exchange.hpp"

#include "generation.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur::ze {
namespace {

ipc::Exchange &instance() {
  static ipc::Exchange &exchange = adapter::immortal<ipc::Exchange>(kAdapterId);
  return exchange;
}

// A broker has left a name in the file system; it goes with the process. Calls that come later find
// an exchange without exports.
const struct Closer {
  ~Closer() { instance().close(); }
} closer;

} // namespace

ipc::Exchange &exchange() { return instance(); }

} // namespace ur::ze
