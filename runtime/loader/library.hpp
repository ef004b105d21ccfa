// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/unique_handle.hpp"

#include <stdexcept>
#include <string>

#include <dlfcn.h>

namespace ur::loader {

// A file that is not kept as an adapter; what() says why.
class Refused : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

// A file that is missing or that the system does not load.
class NotOpened : public Refused {
public:
  using Refused::Refused;
};

// A shared library, open as long as this object lives.
class Library {
public:
  // `file` is what dlopen takes: a path, or a bare name for the system's own search. Symbols stay
  // local to the library; with `deepBind` it also prefers its own over the program's. Throws
  // NotOpened with dlopen's reason.
  explicit Library(std::string file, bool deepBind = false);

  // Null where the library does not export `name`.
  void *symbol(const char *name) const noexcept;

  template <typename Function> Function function(const char *name) const noexcept {
    return reinterpret_cast<Function>(symbol(name));
  }

  const std::string &file() const noexcept { return file_; }

  // The same file opened twice, under whatever names.
  bool operator==(const Library &other) const noexcept { return handle_ == other.handle_; }

private:
  std::string file_;
  base::UniqueHandle<void *, dlclose> handle_;
};

} // namespace ur::loader
