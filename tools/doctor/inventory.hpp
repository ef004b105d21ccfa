// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <string>

#include <nlohmann/json.hpp>

namespace ur::doctor {

using Json = nlohmann::ordered_json;

// The data of urinfo. A separate process collects it, because drivers may crash, hang or print.
struct Inventory {
  Json adapters;
  std::string log; // the output of the loader and the drivers
};

// Takes the inventory in a new process. Throws std::runtime_error with that process's exit status.
Inventory takeInventory();

// Runs in the separate process: collects the inventory and sends it.
void sendInventory(support::Channel &channel);

// The result of opening a handle in a process with adapters.
struct Opening {
  bool opened = false;
  std::string text; // the device, or the error
};

// Opens a handle in a separate process. Throws std::runtime_error as takeInventory does.
Opening tryToOpen(const std::string &handle);

// Runs in the separate process: receives a handle, opens it and sends the result.
void openReceivedHandle(support::Channel &channel);

} // namespace ur::doctor
