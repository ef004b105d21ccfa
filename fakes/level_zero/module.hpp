// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/context.hpp"
#include "fakes/level_zero/opencl.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace host_driver {

// A program of the OpenCL driver.
struct Module : Object {
  static constexpr Kind kKind = Kind::Module;
  Module(std::shared_ptr<Context> context, const Device &moduleDevice, OpenClProgram binary)
      : Object(kKind, std::move(context)), device(moduleDevice), program(std::move(binary)) {}

  const Device &device;
  const OpenClProgram program;
  std::vector<std::string> kernelNames;
};

struct ModuleBuildLog : Object {
  static constexpr Kind kKind = Kind::ModuleBuildLog;
  explicit ModuleBuildLog(std::string log) : Object(kKind, nullptr), text(std::move(log)) {}

  const std::string text;
};

// Implements the convention of functions that return a text: copies at most *size bytes, and sets
// *size to the number of bytes of the whole text, with its NUL.
void copyText(const std::string &text, std::size_t *size, char *out);

} // namespace host_driver
