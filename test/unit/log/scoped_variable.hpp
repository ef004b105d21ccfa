// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace ur::test {

// Sets or unsets an environment variable during its lifetime.
class ScopedVariable {
public:
  ScopedVariable(const char *name, std::optional<std::string> value) : name_(name) {
    if (const char *previous = std::getenv(name))
      previous_ = previous;
    set(value);
  }
  ~ScopedVariable() { set(previous_); }
  ScopedVariable(const ScopedVariable &) = delete;
  ScopedVariable &operator=(const ScopedVariable &) = delete;

private:
  void set(const std::optional<std::string> &value) const {
    if (value)
      setenv(name_, value->c_str(), 1);
    else
      unsetenv(name_);
  }

  const char *name_;
  std::optional<std::string> previous_;
};

} // namespace ur::test
