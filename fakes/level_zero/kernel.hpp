// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/level_zero/module.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace host_driver {

struct KernelArgument {
  std::size_t size = 0;
  std::vector<std::byte> value; // empty for a null argument and for local memory
  bool isPointer = false;       // whether it points to the driver's memory

  const void *pointer() const;
};

// A kernel of the OpenCL driver.
struct Kernel : Object {
  static constexpr Kind kKind = Kind::Kernel;
  using Arguments = std::map<std::uint32_t, KernelArgument>;
  using Sizes = std::array<std::size_t, 3>;

  Kernel(std::shared_ptr<Module> module, std::string kernelName, OpenClKernel kernel)
      : Object(kKind, std::move(module)), name(std::move(kernelName)), handle(std::move(kernel)) {}

  const Module &module() const { return static_cast<const Module &>(*parent); }
  std::uint32_t argumentCount() const;
  // Runs the kernel and waits until it completes. Returns OpenCL's result.
  cl_int run(const Arguments &values, const Sizes &groups, const Sizes &items);

  const std::string name;
  const OpenClKernel handle;

  // Guards the members below and the arguments of `handle`, because workers run the kernel at the
  // same time.
  std::mutex mutex;
  Arguments arguments;
  Sizes groupSize = {1, 1, 1};
  ze_kernel_indirect_access_flags_t indirectAccess = 0;

  // Sets an argument of `handle`. Returns OpenCL's result. The caller holds the mutex.
  cl_int set(std::uint32_t index, KernelArgument &argument) const;
};

} // namespace host_driver
