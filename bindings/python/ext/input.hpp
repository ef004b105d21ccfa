// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <nanobind/nanobind.h>

namespace ur::python {

namespace nb = nanobind;

// Owns the memory that the C arguments of a call point to.
class Scratch {
public:
  template <typename T> T *keep(T value) {
    auto kept = std::make_shared<T>(std::move(value));
    kept_.push_back(kept);
    return kept.get();
  }

private:
  std::vector<std::shared_ptr<void>> kept_;
};

// An argument of the caller, with its name and position for error messages.
class Input {
public:
  Input(Scratch &scratch, const char *function, const char *name, nb::handle object)
      : scratch_(scratch), object_(object), function_(function), name_(name) {}

  nb::handle object() const { return object_; }
  Scratch &scratch() const { return scratch_; }

  // Returns the input for a member of a struct. The scratch keeps the member's object alive.
  Input member(const char *name) const;

  // Returns the input for an element of a sequence.
  Input element(nb::handle object) const;

  // Returns the number of structs in the chain before this one.
  int depth() const { return depth_; }

  // Example: urQueueCreate: pProperties.flags must be ur_queue_flags_t, not str
  [[noreturn]] void raiseTypeError(const char *expectedType) const;
  [[noreturn]] void raiseValueError(const std::string &why) const;

private:
  std::string path() const;

  Scratch &scratch_;
  nb::handle object_;
  const char *function_;
  const char *name_;
  const Input *outer_ = nullptr;
  int depth_ = 0;
};

} // namespace ur::python
