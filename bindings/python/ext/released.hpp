// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cxxabi.h>
#include <nanobind/nanobind.h>
#include <unistd.h>

namespace ur::python {

// Enters the interpreter. Before Python 3.14 a thread that comes to one that has ended is ended by
// pthread_exit, which unwinds its stack; C++ functions do not let it through, and the process would
// abort. It sleeps to the end of that instead, as it does from 3.14 on.
template <typename Enter> auto enter(const Enter &function) noexcept {
  try {
    return function();
  } catch (const abi::__forced_unwind &) {
    for (;;)
      pause();
  }
}

// The interpreter is free for other threads as long as this lives.
class Released {
public:
  Released() : state_(PyEval_SaveThread()) {}
  ~Released() {
    enter([this] { PyEval_RestoreThread(state_); });
  }
  Released(const Released &) = delete;
  Released &operator=(const Released &) = delete;

private:
  PyThreadState *const state_;
};

// A thread of whatever kind is in the interpreter as long as this lives.
class Entered {
public:
  Entered() : state_(enter([] { return PyGILState_Ensure(); })) {}
  ~Entered() { PyGILState_Release(state_); }
  Entered(const Entered &) = delete;
  Entered &operator=(const Entered &) = delete;

private:
  const PyGILState_STATE state_;
};

} // namespace ur::python
