// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/callback.hpp"

#include <mutex>

namespace ur::python {
namespace {

// Threads that enter the interpreter lock the mutex shared; the interpreter's exit locks it
// exclusively.
std::shared_mutex &entryMutex() {
  static auto *mutex = new std::shared_mutex; // threads of adapters may outlive static objects
  return *mutex;
}
bool isClosed = false;

} // namespace

Entry::Entry() : lock_(entryMutex()) {
  if (!isClosed)
    interpreter_.emplace();
}

void rejectEntries() {
  const nb::gil_scoped_release gilRelease;
  const std::unique_lock lock(entryMutex());
  isClosed = true;
}

nb::object Callable::operator()(const nb::tuple &arguments) const {
  try {
    return function_(*arguments);
  } catch (nb::python_error &error) {
    error.discard_as_unraisable(function_);
  }
  return {};
}

void ScratchDeleter::operator()(Scratch *scratch) const {
  if (const Entry entry; entry)
    delete scratch;
}

} // namespace ur::python
