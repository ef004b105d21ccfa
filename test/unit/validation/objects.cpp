// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "objects.hpp"

#include "runtime/layers/validation/live_objects.hpp"

#include <sys/mman.h>

namespace ur::test {

using validation::Creation;
using validation::liveObjects;

void alive(validation::Key key, const Made &made) {
  Creation creation{.argument = {made.maker, "test"}, .releaser = "urTestEnd", .owner = made.owner};
  creation.extent = {reinterpret_cast<std::uintptr_t>(key.object), made.size};
  creation.flags = made.flags;
  liveObjects().tracker.add(key, creation);
}

void end(validation::Key key) {
  liveObjects().tracker.releaseReference(key, {}, {"urTestEnd", {}});
}

void *endedMemory() {
  static void *const page = mmap(nullptr, 1, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  liveObjects().endedMemory.add(
      {.creation = {.argument = {"urTest", "test"},
                    .releaser = "urTestEnd",
                    .extent = {reinterpret_cast<std::uintptr_t>(page), 1}},
       .ending = {"urTestEnd", {}}});
  return page;
}

} // namespace ur::test
