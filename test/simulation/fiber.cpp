// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/simulation/fiber.hpp"

#include "test/support/sanitizers.hpp"

#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include <cxxabi.h>

extern "C" {
void __sanitizer_start_switch_fiber(void **fakeStack, const void *stack, std::size_t size)
    __attribute__((weak));
void __sanitizer_finish_switch_fiber(void *fakeStack, const void **stack, std::size_t *size)
    __attribute__((weak));
}

namespace ur::ipc::simulation {
namespace {

constexpr std::size_t kStackSize = ur::test::kAddressSanitizer ? 512 << 10 : 128 << 10;

Fiber *running = nullptr;

std::vector<std::byte *> &freeStacks() {
  static auto &stacks = *new std::vector<std::byte *>;
  return stacks;
}

std::byte *takeStack() {
  auto &stacks = freeStacks();
  if (stacks.empty())
    return new std::byte[kStackSize];
  std::byte *const stack = stacks.back();
  stacks.pop_back();
  return stack;
}

// The C++ runtime's exceptions of a thread: those being handled, and how many are thrown.
void exchangeExceptions(std::byte *others) {
  std::byte own[16];
  void *const globals = abi::__cxa_get_globals();
  std::memcpy(own, globals, sizeof own);
  std::memcpy(globals, others, sizeof own);
  std::memcpy(others, own, sizeof own);
}

} // namespace

Fiber::Fiber(std::function<void()> body) : body_(std::move(body)), stack_(takeStack()) {
  getcontext(&context_);
  context_.uc_stack.ss_sp = stack_;
  context_.uc_stack.ss_size = kStackSize;
  context_.uc_link = nullptr;
  makecontext(&context_, &Fiber::run, 0);
}

Fiber::~Fiber() { freeStacks().push_back(stack_); }

Fiber *Fiber::current() noexcept { return running; }

void Fiber::resume() {
  running = this;
  exchangeExceptions(exceptions_);
  std::swap(errno, errno_);
  if (__sanitizer_start_switch_fiber)
    __sanitizer_start_switch_fiber(&resumersFakeStack_, stack_, kStackSize);
  swapcontext(&resumer_, &context_);
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(resumersFakeStack_, nullptr, nullptr);
  std::swap(errno, errno_);
  exchangeExceptions(exceptions_);
  running = nullptr;
}

void Fiber::suspend() {
  Fiber &self = *running;
  if (__sanitizer_start_switch_fiber)
    __sanitizer_start_switch_fiber(self.hasEnded_ ? nullptr : &self.fakeStack_, self.resumersStack_,
                                   self.resumersStackSize_);
  swapcontext(&self.context_, &self.resumer_);
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(self.fakeStack_, &self.resumersStack_,
                                    &self.resumersStackSize_);
}

void Fiber::run() {
  Fiber &self = *running;
  if (__sanitizer_finish_switch_fiber)
    __sanitizer_finish_switch_fiber(nullptr, &self.resumersStack_, &self.resumersStackSize_);
  self.body_();
  self.hasEnded_ = true;
  suspend();
}

} // namespace ur::ipc::simulation
