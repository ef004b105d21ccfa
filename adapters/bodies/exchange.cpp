// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/bodies/parts.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur {
namespace {

ipc::Exchange &instance() {
  static ipc::Exchange &exchange = adapter::immortal<ipc::Exchange>(parts::adapterId());
  return exchange;
}

// A broker has left a name in the file system; it goes with the process. Calls that come later find
// an exchange without exports.
const struct Closer {
  ~Closer() { instance().close(); }
} closer;

} // namespace

ipc::Exchange &parts::exchange() { return instance(); }

} // namespace ur
