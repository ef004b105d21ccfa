// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bindings/python/ext/parameters.hpp"

#include <memory>
#include <optional>
#include <shared_mutex>

namespace ur::python {

// Leave to enter the interpreter from any thread. There is none once the interpreter is about to
// end, which waits for those who are in it.
class Entry {
public:
  Entry();
  explicit operator bool() const { return interpreter_.has_value(); }

private:
  std::shared_lock<std::shared_mutex> lock_;
  std::optional<nb::gil_scoped_acquire> interpreter_;
};

// From now on no callback reaches Python. To be called at the interpreter's exit.
void refuseEntries();

// A Python callable behind a `void *pUserData`.
class Callable {
public:
  explicit Callable(nb::handle function) : function_(nb::borrow(function)) {}

  // What it raises is told and goes no further. Null then.
  nb::object operator()(const nb::tuple &arguments) const;

private:
  nb::object function_;
};

// The C function that takes a Callable as its user data; generated.
template <typename Function> Function trampoline();

// A parameter of a callback's type, together with its user data.
template <typename Function> class InCallback {
public:
  explicit InCallback(const Input &input) {
    if (!PyCallable_Check(input.object().ptr()))
      input.refuseType("callable");
    callable_ = std::make_unique<Callable>(input.object());
  }
  Function pass() const { return trampoline<Function>(); }
  void *userData() const { return callable_.get(); }

  // Once the call has succeeded: the callable belongs to the adapter, or to its one call.
  void handOver() { static_cast<void>(callable_.release()); }

private:
  std::unique_ptr<Callable> callable_;
};

// Callbacks that come any number of times. Nobody tells the last one, so their callables stay.
template <typename Arguments> void called(void *userData, const Arguments &arguments) {
  const Entry entry;
  if (entry)
    (*static_cast<const Callable *>(userData))(arguments());
}

// Callbacks that come once.
template <typename Arguments> void calledOnce(void *userData, const Arguments &arguments) {
  const Entry entry;
  if (entry) {
    const std::unique_ptr<const Callable> callable(static_cast<const Callable *>(userData));
    (*callable)(arguments());
  }
}

// Lets go of what an answer points to where there is an interpreter left for that.
struct EndOfAnswer {
  void operator()(Scratch *scratch) const;
};

// Callbacks that answer with a struct. What it points to stays until the thread's next answer.
template <typename Result> Result answered(void *userData, const char *callback) {
  static thread_local std::unique_ptr<Scratch, EndOfAnswer> answers;
  const Entry entry;
  if (!entry)
    return {};
  const nb::object answer = (*static_cast<const Callable *>(userData))(nb::make_tuple());
  if (!answer.is_valid())
    return {};
  answers.reset(new Scratch);
  try {
    return from<Result>(Input(*answers, callback, "result", *answers->keep(answer)));
  } catch (nb::python_error &error) {
    error.discard_as_unraisable(callback);
  }
  return {};
}

} // namespace ur::python
