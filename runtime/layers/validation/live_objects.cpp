// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/live_objects.hpp"

#include <memory>

namespace ur::validation {
namespace {

struct Generation {
  LiveObjects objects;
  Generation *parents = nullptr; // of the process that forked, so that they stay reachable
};

// Never destroyed, as applications tear down from destructors that run after this library's.
Generation *current = new Generation;

} // namespace

LiveObjects &liveObjects() noexcept { return current->objects; }

void resetLiveObjects() {
  auto own = std::make_unique<Generation>();
  own->parents = current->parents;
  delete current;
  current = own.release();
}

void abandonLiveObjects() {
  auto own = std::make_unique<Generation>();
  own->parents = current;
  own->objects.isFromBegin = false;
  current = own.release();
}

} // namespace ur::validation
