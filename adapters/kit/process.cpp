// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/process.hpp"

#include "base/immortal.hpp"

namespace ur::kit {
namespace {

struct Registered {
  ipc::Process process{base::os()};
  base::ForkRegistration registration{process, base::ForkOrder::Inner};
};

} // namespace

ipc::Process &process() {
  static constinit base::Immortal<Registered> instance;
  return instance.get().process;
}

} // namespace ur::kit
