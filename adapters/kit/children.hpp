// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace ur::kit {

// The objects that another one owns, such as a platform's devices, with their handles in a row as
// the API hands them out.
template <typename Object> class Children {
public:
  void add(std::unique_ptr<Object> child) {
    children_.push_back(std::move(child));
    handles_.push_back(children_.back().get());
  }

  std::span<Object *const> handles() const noexcept { return handles_; }

private:
  std::vector<std::unique_ptr<Object>> children_;
  std::vector<Object *> handles_;
};

} // namespace ur::kit
