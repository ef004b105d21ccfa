// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/native_cpu/handles.hpp"
#include "base/error.hpp"

#include <functional>
#include <optional>
#include <span>

#include <gtest/gtest.h>

namespace ur::native_cpu {

// Returns the result code of the error that a call throws, or nullopt if it throws nothing.
inline std::optional<ur_result_t> codeOf(const std::function<void()> &call) {
  try {
    call();
    return std::nullopt;
  } catch (const base::Error &error) {
    return error.result();
  }
}

class ContextTest : public ::testing::Test {
protected:
  ContextTest()
      : adapter_(new ur_adapter_handle_t_),
        device_(adapter_->platforms().front()->devices().front()) {
    context_ = new ur_context_handle_t_(std::span(&device_, 1));
    static_cast<void>(adapter_->release()); // the context holds a reference
  }
  ~ContextTest() override {
    if (context_->release())
      destroy(context_);
  }

  ur_adapter_handle_t adapter_;
  ur_device_handle_t device_;
  ur_context_handle_t context_;
};

} // namespace ur::native_cpu
