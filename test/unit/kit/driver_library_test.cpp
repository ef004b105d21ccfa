// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/driver_library.hpp"

#include <gtest/gtest.h>

namespace ur::kit {
namespace {

constexpr const char *kExistingFile = "libc.so.6";
constexpr const char *kMissingFile = "libur_no_such_driver.so.1";

TEST(DriverLibrary, OpensTheFirstExistingFile) {
  DriverLibrary library{kMissingFile, kExistingFile, "libur_not_even_tried.so.1"};
  EXPECT_TRUE(library.isLoaded());
  EXPECT_TRUE(library.isUsable());
  EXPECT_EQ(library.problem(), "");
  int (*number)(const char *) = nullptr;
  library.load(number, "atoi");
  ASSERT_NE(number, nullptr);
  EXPECT_EQ(number("42"), 42);
  EXPECT_EQ(library.find("atoi"), reinterpret_cast<void *>(number));
}

TEST(DriverLibrary, NamesEachMissingFile) {
  DriverLibrary library{kMissingFile, "libur_nor_this_one.so.1"};
  EXPECT_FALSE(library.isLoaded());
  EXPECT_FALSE(library.isUsable());
  const std::string problem = library.problem();
  EXPECT_NE(problem.find(kMissingFile), std::string::npos) << problem;
  EXPECT_NE(problem.find("; libur_nor_this_one.so.1"), std::string::npos) << problem;
  void (*function)() = nullptr;
  library.load(function, "atoi");
  EXPECT_EQ(function, nullptr);
  EXPECT_EQ(library.problem(), problem) << "the missing file must stay the reason";
}

TEST(DriverLibrary, NamesTheFirstMissingFunction) {
  DriverLibrary library{kMissingFile, kExistingFile};
  void (*function)() = nullptr;
  library.loadOptional(function, "urNoSuchFunctionToo");
  EXPECT_TRUE(library.isUsable());
  library.load(function, "urNoSuchFunction");
  library.load(function, "urNorThisOne");
  EXPECT_EQ(function, nullptr);
  EXPECT_TRUE(library.isLoaded());
  EXPECT_FALSE(library.isUsable());
  EXPECT_EQ(library.problem(),
            "libc.so.6 has no urNoSuchFunction; it is older than this adapter needs");
}

} // namespace
} // namespace ur::kit
