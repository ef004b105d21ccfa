// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"

#include <string>

#include <dlfcn.h>
#include <gtest/gtest.h>

extern "C" __attribute__((visibility("default"))) int interposed() { return 2; }

namespace ur::loader::test {
namespace {

TEST(LibraryTest, FindsWhatIsExported) {
  const Library library(FAKE_NO_ADAPTER);
  EXPECT_EQ(library.file(), FAKE_NO_ADAPTER);
  EXPECT_NE(library.symbol("callInterposed"), nullptr);
  EXPECT_EQ(library.symbol("notThere"), nullptr);
}

TEST(LibraryTest, PrefersItsOwnSymbolsWithDeepBindOnly) {
  EXPECT_EQ(Library(FAKE_NO_ADAPTER).function<int (*)()>("callInterposed")(), 2);
  if (dlsym(RTLD_DEFAULT, "__asan_init") || dlsym(RTLD_DEFAULT, "__tsan_init"))
    GTEST_SKIP() << "the sanitizers end programs that use RTLD_DEEPBIND";
  EXPECT_EQ(Library(FAKE_NO_ADAPTER, true).function<int (*)()>("callInterposed")(), 1);
}

TEST(LibraryTest, SaysWhyItDoesNotOpen) {
  try {
    const Library library("/none.so");
    FAIL() << "/none.so is there";
  } catch (const NotOpened &error) {
    EXPECT_EQ(std::string(error.what()).find("cannot open shared object file"), 0U) << error.what();
  }
}

TEST(LibraryTest, KnowsTheSameFile) {
  EXPECT_TRUE(Library(FAKE_FIRST) == Library(FAKE_FIRST));
  EXPECT_FALSE(Library(FAKE_FIRST) == Library(FAKE_SECOND));
}

} // namespace
} // namespace ur::loader::test
