// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/search.hpp"

#include "test/unit/loader/loader_fixture.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <vector>

namespace ur::loader::test {
namespace {

using Names = std::vector<std::string>;

Names namesOf(const std::vector<WantedAdapter> &wanted) {
  Names names;
  std::transform(wanted.begin(), wanted.end(), std::back_inserter(names),
                 [](const WantedAdapter &adapter) { return adapter.name; });
  return names;
}

// The loader is part of this program, so it searches the program's directory. The path may be
// relative, as on the command line.
bool isBesideThisProgram(const std::string &file) {
  const auto directory = std::filesystem::path(file).parent_path();
  return std::filesystem::equivalent(directory,
                                     std::filesystem::read_symlink("/proc/self/exe").parent_path());
}

class Search : public LoaderTest {};

TEST_F(Search, SearchesTheLoadersDirectoryThenTheSystem) {
  const Names files = wantedAdapters(false).front().files;
  ASSERT_EQ(files.size(), 2U);
  EXPECT_TRUE(isBesideThisProgram(files[0])) << files[0];
  EXPECT_TRUE(files[0].ends_with("/libur_adapter_cuda.so.0")) << files[0];
  EXPECT_EQ(files[1], "libur_adapter_cuda.so.0");
}

TEST_F(Search, SearchesTheSearchPathFirst) {
  const ScopedVariable path("UR_ADAPTERS_SEARCH_PATH", "/first,'/second:place',third");
  const Names files = wantedAdapters(false).back().files;
  ASSERT_EQ(files.size(), 5U);
  EXPECT_EQ(files[0], "/first/libur_adapter_opencl.so.0");
  EXPECT_EQ(files[1], "/second:place/libur_adapter_opencl.so.0");
  EXPECT_EQ(files[2], "third/libur_adapter_opencl.so.0");
  EXPECT_TRUE(isBesideThisProgram(files[3])) << files[3];
  EXPECT_EQ(files[4], "libur_adapter_opencl.so.0");
}

TEST_F(Search, LoadsOnlyForcedFilesInOrder) {
  const ScopedVariable force("UR_ADAPTERS_FORCE_LOAD", "/z.so,a.so");
  const ScopedVariable path("UR_ADAPTERS_SEARCH_PATH", "/first");
  const ScopedVariable selected("ONEAPI_DEVICE_SELECTOR", "cuda:*");
  const auto wanted = wantedAdapters(false);
  ASSERT_EQ(namesOf(wanted), (Names{"/z.so", "a.so"}));
  EXPECT_EQ(wanted[0].files, Names{"/z.so"});
  EXPECT_EQ(wanted[1].files, Names{"./a.so"});
}

TEST_F(Search, IgnoresMalformedVariablesWithAMessage) {
  const ScopedVariable force("UR_ADAPTERS_FORCE_LOAD", "/a.so:/b.so");
  const ScopedVariable path("UR_ADAPTERS_SEARCH_PATH", "/a,,/b");
  const auto wanted = wantedAdapters(false);
  EXPECT_EQ(wanted.size(), 7U);
  EXPECT_EQ(wanted.front().files.size(), 2U);
  EXPECT_TRUE(captured.has("UR_ADAPTERS_FORCE_LOAD=`/a.so:/b.so`")) << captured.text();
  EXPECT_TRUE(captured.has("UR_ADAPTERS_SEARCH_PATH=`/a,,/b`")) << captured.text();
}

TEST_F(Search, SkipsAdaptersThatTheSelectorExcludes) {
  const ScopedVariable selected("ONEAPI_DEVICE_SELECTOR", "level_zero:gpu;native_cpu:*");
  EXPECT_EQ(namesOf(wantedAdapters(false)), (Names{"level_zero", "level_zero_v2", "native_cpu"}));
  EXPECT_TRUE(captured.has("cuda is not loaded")) << captured.text();
}

} // namespace
} // namespace ur::loader::test
