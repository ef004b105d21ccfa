// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/print/failing_new.hpp"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

constexpr int kNever = -1;
thread_local int callsLeft = kNever;

} // namespace

void *operator new(std::size_t size) {
  if (callsLeft == 0)
    throw std::bad_alloc();
  if (callsLeft != kNever)
    --callsLeft;
  if (void *memory = std::malloc(size != 0 ? size : 1))
    return memory;
  throw std::bad_alloc();
}

void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

namespace ur::test {

FailingNew::FailingNew(int calls) { callsLeft = calls; }

FailingNew::~FailingNew() { callsLeft = kNever; }

} // namespace ur::test
