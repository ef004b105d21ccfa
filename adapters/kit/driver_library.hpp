// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <initializer_list>
#include <string>

namespace ur::kit {

// A driver's library, opened at run time. It is never closed, because drivers leave threads and
// exit handlers behind. If the library is absent or lacks a function that load() requires,
// isUsable() returns false and problem() returns the reason. In that case, the caller must not call
// the functions.
class DriverLibrary {
public:
  // Opens the first of the files that dlopen can load.
  explicit DriverLibrary(std::initializer_list<const char *> files);

  template <typename Function> void load(Function *&function, const char *name) {
    function = reinterpret_cast<Function *>(require(name));
  }
  // Sets the function to null if the driver lacks it.
  template <typename Function> void loadOptional(Function *&function, const char *name) const {
    function = reinterpret_cast<Function *>(find(name));
  }

  // Returns the function of that name, or null.
  void *find(const char *name) const noexcept;

  bool isLoaded() const noexcept { return handle_ != nullptr; }
  bool isUsable() const noexcept { return problem_.empty(); }
  const std::string &problem() const noexcept { return problem_; }

private:
  void *require(const char *name);

  void *handle_ = nullptr;
  std::string file_;
  std::string problem_;
};

} // namespace ur::kit
