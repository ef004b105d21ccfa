// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/adapter_registry.hpp"

#include "test/unit/loader/loader_fixture.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include <dlfcn.h>

extern "C" __attribute__((visibility("default"))) int interposed() { return 2; }

namespace ur::loader::test {
namespace {

class Registry : public LoaderTest {
protected:
  // Loads these files, and returns the number of adapters in them.
  static std::size_t load(const std::string &files) {
    const ScopedVariable force("UR_ADAPTERS_FORCE_LOAD", files);
    return AdapterRegistry(false).adapters().size();
  }

  std::string write(const std::string &name, const std::string &content) const {
    const auto file = directory.path() / name;
    std::ofstream(file) << content;
    return file;
  }
};

struct RejectedFile {
  std::string file;
  const char *reason;
};

// The last two files are good adapters: one with the right fingerprint, and one without any.
TEST_F(Registry, ReportsRejectedFilesAndContinues) {
  const std::vector<RejectedFile> rejectedFiles{
      {FAKE_OTHER_FINGERPRINT, ": built for other tables: they have 0 slots"},
      {FAKE_FAILING_TABLE, ": urGetContextProcAddrTable returned UR_RESULT_ERROR_OUT_OF_RESOURCES"},
      {FAKE_OTHER_VERSION, "UR_RESULT_ERROR_UNSUPPORTED_VERSION"},
      {FAKE_NO_ADAPTER, "not an adapter"},
      {write("text.so", "hello"), "file too short"},
      {"/none.so", "cannot open shared object file"}};
  std::string files;
  for (const RejectedFile &rejected : rejectedFiles)
    files += rejected.file + ",";
  EXPECT_EQ(load(files + FAKE_FIRST "," FAKE_SECOND), 2U);
  EXPECT_TRUE(captured.has("loaded " FAKE_FIRST)) << captured.text();
  for (const auto &[file, reason] : rejectedFiles) {
    EXPECT_TRUE(captured.has("refused " + file)) << captured.text();
    EXPECT_TRUE(captured.has(reason)) << captured.text();
  }
}

TEST_F(Registry, RejectsTheSameLibraryTwice) {
  const auto link = directory.path() / "link.so";
  std::filesystem::create_symlink(FAKE_FIRST, link);
  EXPECT_EQ(load(FAKE_FIRST "," + link.string()), 1U);
  EXPECT_TRUE(captured.has("already loaded")) << captured.text();
}

TEST_F(Registry, LoadsTheFirstGoodFileOfTheSearchPath) {
  const auto first = directory.path() / "first";
  const auto second = directory.path() / "second";
  const auto third = directory.path() / "third";
  for (const auto &path : {first, second, third})
    std::filesystem::create_directory(path);
  const std::string bad = install(FAKE_OTHER_FINGERPRINT, first, "hip");
  const std::string good = install(FAKE_FIRST, second, "hip");
  const std::string lastFile = install(FAKE_SECOND, third, "hip");
  const ScopedVariable path("UR_ADAPTERS_SEARCH_PATH",
                            first.string() + "," + second.string() + "," + third.string());
  const ScopedVariable only("ONEAPI_DEVICE_SELECTOR", "hip:*");

  const AdapterRegistry registry(false);
  ASSERT_EQ(registry.adapters().size(), 1U);
  EXPECT_EQ(registry.adapters().front().library.file(), good);
  const std::string text = captured.text();
  EXPECT_LT(text.find("refused " + bad), text.find("loaded " + good)) << text;
  EXPECT_FALSE(captured.has(lastFile)) << text;
}

TEST_F(Registry, NamesTheFilesThatItTriedForAMissingAdapter) {
  const ScopedVariable path("UR_ADAPTERS_SEARCH_PATH", directory.path().string());
  const ScopedVariable only("ONEAPI_DEVICE_SELECTOR", "hip:*");
  EXPECT_TRUE(AdapterRegistry(false).adapters().empty());
  const std::string inPath = directory.path() / "libur_adapter_hip.so.0";
  const std::string text = captured.text();
  EXPECT_LT(text.find("refused " + inPath), text.find("refused libur_adapter_hip.so.0")) << text;
  EXPECT_TRUE(captured.has("adapter hip is not available")) << text;
}

TEST(LibraryTest, PrefersItsOwnSymbolsWithDeepBindOnly) {
  EXPECT_EQ(Library(FAKE_NO_ADAPTER).function<int (*)()>("callInterposed")(), 2);
  if (dlsym(RTLD_DEFAULT, "__asan_init") || dlsym(RTLD_DEFAULT, "__tsan_init"))
    GTEST_SKIP() << "sanitizers abort programs that use RTLD_DEEPBIND";
  EXPECT_EQ(Library(FAKE_NO_ADAPTER, true).function<int (*)()>("callInterposed")(), 1);
}

} // namespace
} // namespace ur::loader::test
