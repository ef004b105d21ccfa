// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/exchange.hpp"

#include "adapters/kit/identity.hpp"
#include "base/immortal.hpp"

namespace ur::kit {

ipc::Exchange &exchange() {
  static ipc::Exchange &instance = base::immortal<ipc::Exchange>(kIdentity.sharing);
  return instance;
}

namespace {

// A broker has left a name in the file system; it goes with the process. Calls that come later find
// an exchange without exports.
const struct Closer {
  ~Closer() { exchange().close(); }
} closer;

} // namespace
} // namespace ur::kit
