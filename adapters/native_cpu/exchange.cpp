// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/exchange.hpp"

#include "runtime/adapter/immortal.hpp"

namespace ur::native_cpu {
namespace {

ipc::Exchange &instance() {
  static ipc::Exchange &exchange = adapter::immortal<ipc::Exchange>(ipc::AdapterId::NativeCpu);
  return exchange;
}

// A broker has left a name in the file system; it goes with the process. Calls that come later find
// an exchange without exports.
const struct Closer {
  ~Closer() { instance().close(); }
} closer;

} // namespace

ipc::Exchange &exchange() { return instance(); }

} // namespace ur::native_cpu
