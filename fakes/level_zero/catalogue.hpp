// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include <level_zero/ze_api.h>

namespace host_driver {

enum class Table {
  Global,
  Driver,
  Device,
  Context,
  CommandQueue,
  CommandList,
  CommandListExp,
  Fence,
  EventPool,
  Event,
  PhysicalMem,
  Mem,
  MemExp,
  VirtualMem,
  Module,
  ModuleBuildLog,
  Kernel,
  RuntimeGlobal,
  Unimplemented, // tables without an implemented function
  None,          // for functions with only an extension address
};

// A function that the driver implements, and its position in the tables.
struct Function {
  std::string_view name;
  Table table = Table::None;
  std::size_t slot = 0;
  std::uint32_t version = ZE_API_VERSION_1_0;
  void *address = nullptr;
};

const std::vector<Function> &catalogue();

} // namespace host_driver
