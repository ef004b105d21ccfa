// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Functions for the generated code of the lifetime layer. They only log findings; the call
// continues even after a finding.

#include "runtime/layers/validation/tracker.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace ur::validation {

// Checks that an object is alive. Ignores null.
void requireAlive(Argument argument, Resource resource, const void *object) noexcept;

template <typename Handle>
void requireAllAlive(Argument argument, Resource resource, const Handle *objects,
                     std::size_t count) noexcept {
  if (objects)
    for (const Handle object : std::span(objects, count))
      requireAlive(argument, resource, addressOf(object));
}

// Checks that one of the functions `creators` created the object.
void requireCreator(Argument argument, Resource resource, const void *object,
                    std::initializer_list<const char *> creators) noexcept;

// Checks that an object was created with a flag.
void requireFlag(Argument argument, Resource resource, const void *object, std::uint32_t flag,
                 const char *flagName) noexcept;

// Checks that the memory at an address is alive. Accepts memory of every kind, and memory that the
// layer does not know.
void requireMemoryAlive(Argument argument, const void *address) noexcept;

} // namespace ur::validation
