// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/variables.hpp"

#include <fstream>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace ur::doctor::test {
namespace {

// Returns the variables in the first columns of the page's tables.
std::set<std::string> documented() {
  std::set<std::string> names;
  std::ifstream page(ENVIRONMENT_PAGE);
  const std::regex name("`([A-Z][A-Z0-9_]+)`");
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| `"))
      continue;
    const std::string column = line.substr(0, line.find(" | "));
    for (std::sregex_iterator found(column.begin(), column.end(), name), end; found != end; ++found)
      names.insert((*found)[1]);
  }
  return names;
}

TEST(Variables, AreDocumented) {
  std::set<std::string> known;
  for (const Variable &variable : variables())
    known.insert(variable.name);
  EXPECT_EQ(known, documented());
}

TEST(Variables, OfOtherProgramsAreIgnored) {
  for (const char *name : {"PATH", "XDG_RUNTIME_DIR", "URL", "UR_CAST", "UR_MOM_AND_DAD"})
    EXPECT_FALSE(findVariableError(name, "x")) << name;
}

struct Values {
  const char *name;
  const char *accepted;
  const char *refused;
};

constexpr Values kValues[]{
    {"UR_IPC_BROKER", "on", "yes"},
    {"UR_IPC_BROKER", "", "yes"}, // equals unset
    {"UR_IPC_ALLOW_UIDS", "1000,1001,", "1000,me"},
    {"UR_IPC_ALLOW_GIDS", "3000", "staff"},
    {"NVIDIA_DRA_LOCAL_IPC_DIR", "/tmp", "tmp"},
    {"NVIDIA_DRA_LOCAL_IPC_DIR", "", "/none/such"},
    {"UR_IPC_TIMEOUT_MS", "500", "0"},
    {"UR_LOG_NATIVE_CPU", "level:info;output:stderr", "info"},
    {"UR_ENABLE_LAYERS", "UR_LAYER_TRACING,UR_LAYER_LEAK_CHECKING", "TRACING"},
    {"UR_ADAPTERS_SEARCH_PATH", "/tmp", "/none/such"},
    {"UR_ADAPTERS_DEEP_BIND", "Yes", "deep"},
};

TEST(Variables, TakeOnlyTheirValues) {
  for (const auto &[name, accepted, refused] : kValues) {
    EXPECT_FALSE(findVariableError(name, accepted)) << name;
    EXPECT_TRUE(findVariableError(name, refused)) << name;
  }
}

TEST(Variables, MisspelledAreReplacedByTheNearest) {
  EXPECT_EQ(findVariableError("UR_IPC_BROKR", "on")->remedy,
            "unset UR_IPC_BROKR; export UR_IPC_BROKER=on");
  EXPECT_EQ(findVariableError("UR_ADAPTER_SEARCH_PATH", "/a b;c's")->remedy,
            "unset UR_ADAPTER_SEARCH_PATH; export UR_ADAPTERS_SEARCH_PATH='/a b;c'\\''s'");
  EXPECT_EQ(findVariableError("UR_ENABLE_LAYER", "x")->remedy,
            "unset UR_ENABLE_LAYER; export UR_ENABLE_LAYERS=x");
}

} // namespace
} // namespace ur::doctor::test
