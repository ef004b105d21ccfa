// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/channel.hpp"

#include <string>

#include <nlohmann/json.hpp>

namespace ur::doctor {

using Json = nlohmann::ordered_json;

// What urinfo shows, found by a process of its own: drivers may crash, hang and print.
struct Inventory {
  Json adapters;
  std::string log; // what the loader and the drivers said
};

// Throws std::runtime_error with what became of that process.
Inventory takeInventory();

// That process's part.
void scout(support::Channel &channel);

// How opening a handle ends in a process that has the adapters.
struct Opening {
  bool opened = false;
  std::string text; // why not
};

// Tries it in a process of its own. Throws likewise.
Opening tryToOpen(const std::string &handle);

// That process's part.
void open(support::Channel &channel);

} // namespace ur::doctor
