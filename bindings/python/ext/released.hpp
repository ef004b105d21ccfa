// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cxxabi.h>
#include <nanobind/nanobind.h>
#include <unistd.h>

namespace ur::python {

// Enters the interpreter. Before Python 3.14, an interpreter that is exiting ends the thread with
// pthread_exit. That unwinds the stack through C++ functions, which would abort the process. So the
// thread sleeps until the process exits, as in Python 3.14 and later.
template <typename Enter> auto enter(const Enter &function) noexcept {
  try {
    return function();
  } catch (const abi::__forced_unwind &) {
    for (;;)
      pause();
  }
}

// Lets other threads use the interpreter during this object's lifetime.
class GilRelease {
public:
  GilRelease() : state_(PyEval_SaveThread()) {}
  ~GilRelease() {
    enter([this] { PyEval_RestoreThread(state_); });
  }
  GilRelease(const GilRelease &) = delete;
  GilRelease &operator=(const GilRelease &) = delete;

private:
  PyThreadState *const state_;
};

// Holds the interpreter's lock during this object's lifetime, in a thread of Python or of C code.
class GilAcquire {
public:
  GilAcquire() : state_(enter([] { return PyGILState_Ensure(); })) {}
  ~GilAcquire() { PyGILState_Release(state_); }
  GilAcquire(const GilAcquire &) = delete;
  GilAcquire &operator=(const GilAcquire &) = delete;

private:
  const PyGILState_STATE state_;
};

} // namespace ur::python
