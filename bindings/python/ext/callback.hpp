// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/parameters.hpp"

#include <memory>
#include <optional>
#include <shared_mutex>

namespace ur::python {

// Lets any thread enter the interpreter, unless the interpreter has begun to exit: then the object
// converts to false. The interpreter's exit waits for the threads that have entered.
class Entry {
public:
  Entry();
  explicit operator bool() const { return interpreter_.has_value(); }

private:
  std::shared_lock<std::shared_mutex> lock_;
  std::optional<nb::gil_scoped_acquire> interpreter_;
};

// Prevents all further callbacks into Python. The interpreter calls this function when it exits.
void rejectEntries();

// A Python callable that the API gets as `void *pUserData`.
class Callable {
public:
  explicit Callable(nb::handle function) : function_(nb::borrow(function)) {}

  // Calls the Python callable. If the callable raises, prints the exception and returns null.
  nb::object operator()(const nb::tuple &arguments) const;

private:
  nb::object function_;
};

// The C callback that takes a Callable as its user data; generated.
template <typename Function> Function trampoline();

// A callback parameter of a function, with its user data.
template <typename Function> class InCallback {
public:
  explicit InCallback(const Input &input) {
    if (!PyCallable_Check(input.object().ptr()))
      input.raiseTypeError("callable");
    callable_ = std::make_unique<Callable>(input.object());
  }
  Function pass() const { return trampoline<Function>(); }
  void *userData() const { return callable_.get(); }

  // Call this after the API function has succeeded: the adapter, or the callback's only call, then
  // owns the callable.
  void handOver() { static_cast<void>(callable_.release()); }

private:
  std::unique_ptr<Callable> callable_;
};

// For callbacks that the API can call any number of times. No call is known to be the last, so the
// callables are never freed.
template <typename Arguments> void invoke(void *userData, const Arguments &arguments) {
  const Entry entry;
  if (entry)
    (*static_cast<const Callable *>(userData))(arguments());
}

// For callbacks that the API calls once.
template <typename Arguments> void invokeOnce(void *userData, const Arguments &arguments) {
  const Entry entry;
  if (entry) {
    const std::unique_ptr<const Callable> callable(static_cast<const Callable *>(userData));
    (*callable)(arguments());
  }
}

// Releases the objects that a callback's result points to, if the interpreter still runs.
struct ScratchDeleter {
  void operator()(Scratch *scratch) const;
};

// For callbacks that return a struct. The pointers in the struct are valid until the thread's next
// call of such a callback.
template <typename Result> Result invokeForResult(void *userData, const char *callback) {
  static thread_local std::unique_ptr<Scratch, ScratchDeleter> results;
  const Entry entry;
  if (!entry)
    return {};
  const nb::object result = (*static_cast<const Callable *>(userData))(nb::make_tuple());
  if (!result.is_valid())
    return {};
  results.reset(new Scratch);
  try {
    return from<Result>(Input(*results, callback, "result", *results->keep(result)));
  } catch (nb::python_error &error) {
    error.discard_as_unraisable(callback);
  }
  return {};
}

} // namespace ur::python
