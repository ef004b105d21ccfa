// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/simulation/fiber.hpp"

#include <cerrno>
#include <cstring>
#include <utility>
#include <vector>

#include <cxxabi.h>

namespace ur::ipc::simulation {
namespace {

constexpr std::size_t kStackSize = 128 << 10;

Fiber *runningFiber = nullptr;

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

// Exchanges the thread's exception state in the C++ runtime: the exceptions that are being handled,
// and the number of uncaught exceptions.
void exchangeExceptions(std::byte *savedState) {
  std::byte currentState[16];
  void *const globals = abi::__cxa_get_globals();
  std::memcpy(currentState, globals, sizeof currentState);
  std::memcpy(globals, savedState, sizeof currentState);
  std::memcpy(savedState, currentState, sizeof currentState);
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

Fiber *Fiber::current() noexcept { return runningFiber; }

void Fiber::resume() {
  runningFiber = this;
  exchangeExceptions(exceptions_);
  std::swap(errno, errno_);
  swapcontext(&resumer_, &context_);
  std::swap(errno, errno_);
  exchangeExceptions(exceptions_);
  runningFiber = nullptr;
}

void Fiber::suspend() {
  Fiber &self = *runningFiber;
  swapcontext(&self.context_, &self.resumer_);
}

void Fiber::run() {
  Fiber &self = *runningFiber;
  self.body_();
  self.hasEnded_ = true;
  suspend();
}

} // namespace ur::ipc::simulation
