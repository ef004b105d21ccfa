// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The loader is opened with dlopen: as a library, and as the adapter of another loader.
#include "test/unit/loader/loader_fixture.hpp"

#include <dlfcn.h>
#include <unified-runtime/ur_ddi.h>

namespace ur::loader::test {
namespace {

class ExportedTables : public testing::Test {
protected:
  ExportedTables() : library(dlopen(LOADER_LIBRARY, RTLD_NOW | RTLD_LOCAL)) {}
  ~ExportedTables() override { dlclose(library); }

  template <typename Function> Function find(const char *name) const {
    return reinterpret_cast<Function>(dlsym(library, name));
  }

  void *library;
};

TEST_F(ExportedTables, AreTheExportedEntries) {
  const auto fill = find<ur_pfnGetContextProcAddrTable_t>("urGetContextProcAddrTable");
  ASSERT_NE(fill, nullptr);
  ur_context_dditable_t table{};
  ASSERT_EQ(fill(UR_API_VERSION_CURRENT, &table), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.pfnCreate, find<ur_pfnContextCreate_t>("urContextCreate"));
  EXPECT_EQ(table.pfnRelease(nullptr), UR_RESULT_ERROR_UNINITIALIZED);
}

TEST_F(ExportedTables, RejectOtherVersionsAndNull) {
  const auto fill = find<ur_pfnGetContextProcAddrTable_t>("urGetContextProcAddrTable");
  ur_context_dditable_t table{};
  EXPECT_EQ(fill(UR_API_VERSION_0_11, &table), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(fill(static_cast<ur_api_version_t>(UR_API_VERSION_CURRENT + 1), &table),
            UR_RESULT_ERROR_UNSUPPORTED_VERSION);
  EXPECT_EQ(fill(UR_API_VERSION_CURRENT, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(ExportedTables, HideInternalSymbols) {
  EXPECT_EQ(dlsym(library, "_ZN2ur6loader11activeTableE"), nullptr);
  EXPECT_EQ(dlsym(library, "_ZN2ur6loader14wantedAdaptersEb"), nullptr);
}

TEST_F(ExportedTables, OutliveTheLastReferenceToTheLibrary) {
  const ScopedVariable force("UR_ADAPTERS_FORCE_LOAD", FAKE_FIRST);
  const auto init = find<decltype(&urLoaderInit)>("urLoaderInit");
  const auto tearDown = find<decltype(&urLoaderTearDown)>("urLoaderTearDown");
  ASSERT_EQ(init(0, nullptr), UR_RESULT_SUCCESS);
  dlclose(library);
  EXPECT_EQ(tearDown(), UR_RESULT_SUCCESS);
  library = dlopen(LOADER_LIBRARY, RTLD_NOW | RTLD_LOCAL);
  EXPECT_EQ(find<decltype(&urLoaderTearDown)>("urLoaderTearDown"), tearDown);
}

} // namespace
} // namespace ur::loader::test
