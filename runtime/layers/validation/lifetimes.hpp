// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// What generated code of the lifetime layer calls: each logs what is wrong and lets the call go on.

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace ur::validation {

// An object that the call needs alive. Null is no object.
void use(Argument argument, Resource resource, const void *object) noexcept;

template <typename Handle>
void useAll(Argument argument, Resource resource, const Handle *objects,
            std::size_t count) noexcept {
  if (objects)
    for (const Handle object : std::span(objects, count))
      use(argument, resource, addressOf(object));
}

// An object that only one of some functions makes in the right way.
void requireMaker(Argument argument, Resource resource, const void *object,
                  std::initializer_list<const char *> makers) noexcept;

// An object that has to be made with a flag.
void requireFlag(Argument argument, Resource resource, const void *object, std::uint32_t flag,
                 const char *flagName) noexcept;

// An address in memory of any kind.
void useMemory(Argument argument, const void *address) noexcept;

} // namespace ur::validation
