// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/search.hpp"
#include "test/unit/loader/captured_log.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <ostream>
#include <string>

#include <gtest/gtest.h>

namespace ur::loader::test {
namespace {

using ur::test::ScopedVariable;

std::string selectedBy(const char *selector) {
  const ScopedVariable variable("ONEAPI_DEVICE_SELECTOR", selector);
  const PreloadFilter filter;
  std::string selected;
  for (const KnownAdapter &adapter : knownAdapters())
    if (filter.keeps(adapter.backend))
      selected.append(selected.empty() ? "" : " ").append(adapter.name);
  return selected;
}

constexpr const char *kEverything = "cuda hip level_zero level_zero_v2 native_cpu offload opencl";

struct FilterCase {
  const char *selector;
  const char *selected;
};

void PrintTo(const FilterCase &filterCase, std::ostream *out) { *out << filterCase.selector; }

class Filter : public testing::TestWithParam<FilterCase> {};

TEST_P(Filter, Keeps) { EXPECT_EQ(selectedBy(GetParam().selector), GetParam().selected); }

INSTANTIATE_TEST_SUITE_P(
    Cases, Filter,
    testing::Values(FilterCase{"", kEverything}, FilterCase{"*:*", kEverything},
                    FilterCase{"*:fpga", kEverything}, FilterCase{"cuda:0", "cuda"},
                    FilterCase{"CUDA:0", "cuda"},
                    FilterCase{"level_zero:gpu", "level_zero level_zero_v2"},
                    FilterCase{"opencl:0.1;hip:*", "hip opencl"},
                    // A term that discards a device must not discard its backend.
                    FilterCase{"!cuda:0", kEverything}, FilterCase{"!cuda:gpu", kEverything},
                    FilterCase{"!cuda:*", "hip level_zero level_zero_v2 native_cpu offload opencl"},
                    FilterCase{"*:*;!level_zero:*", "cuda hip native_cpu offload opencl"},
                    FilterCase{"cuda:*;!cuda:*", ""}, FilterCase{"!*:*", ""},
                    FilterCase{"cuda:*.*;!cuda:*", "cuda"}, FilterCase{"cuda:*.*;!cuda:*.*", ""},
                    FilterCase{"cuda:*;!hip:*", "cuda"},
                    // A malformed selector filters nothing: urDeviceGetSelected later returns the
                    // error to the application.
                    FilterCase{"cuda", kEverything}, FilterCase{"cuda:*;laser:*", kEverything},
                    FilterCase{"level_zero_v2:*", kEverything}));

TEST(FilterSwitch, TurnsItOff) {
  const ScopedVariable off("UR_LOADER_PRELOAD_FILTER", "0");
  EXPECT_EQ(selectedBy("cuda:0"), kEverything);
}

TEST(FilterMessage, NamesAMalformedSelector) {
  const CapturedLog captured;
  selectedBy("laser:*");
  EXPECT_TRUE(captured.has("ONEAPI_DEVICE_SELECTOR=`laser:*`")) << captured.text();
}

} // namespace
} // namespace ur::loader::test
