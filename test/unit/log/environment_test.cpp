// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"

#include "test/unit/log/scoped_variable.hpp"

#include <optional>
#include <ostream>
#include <string>

#include <gtest/gtest.h>

namespace ur::environment {
namespace {

using test::ScopedVariable;

template <typename Value> struct Case {
  const char *text;
  std::optional<Value> expected; // nullopt: malformed
};
using ListCase = Case<List>;
using MapCase = Case<Map>;

template <typename Value> void PrintTo(const Case<Value> &tested, std::ostream *out) {
  *out << tested.text;
}

template <typename Value, typename Parse>
void expectParsed(const Case<Value> &tested, const Parse &parse) {
  if (tested.expected)
    EXPECT_EQ(parse(tested.text), *tested.expected);
  else
    EXPECT_THROW(parse(tested.text), BadValue);
}

class ListGrammar : public testing::TestWithParam<ListCase> {};

TEST_P(ListGrammar, Parses) { expectParsed(GetParam(), parseList); }

INSTANTIATE_TEST_SUITE_P(
    Cases, ListGrammar,
    testing::Values(ListCase{"a", List{"a"}}, ListCase{"a,b,c", List{"a", "b", "c"}},
                    ListCase{"a,", List{"a"}}, ListCase{"'a:b'", List{"a:b"}},
                    ListCase{"\"a;b\",c", List{"a;b", "c"}},
                    ListCase{"'a,b',\"c'd\"", List{"a,b", "c'd"}},
                    ListCase{"/home/o'brien/x.so", List{"/home/o'brien/x.so"}},
                    ListCase{" a , b", List{" a ", " b"}}, ListCase{",", std::nullopt},
                    ListCase{",a", std::nullopt}, ListCase{"a,,b", std::nullopt},
                    ListCase{"a:b", std::nullopt}, ListCase{"a;b", std::nullopt},
                    ListCase{"''", std::nullopt}, ListCase{"'a", std::nullopt},
                    ListCase{"'", std::nullopt}, ListCase{"'a'b", std::nullopt},
                    ListCase{"\"a'", std::nullopt}));

class MapGrammar : public testing::TestWithParam<MapCase> {};

TEST_P(MapGrammar, Parses) { expectParsed(GetParam(), parseMap); }

INSTANTIATE_TEST_SUITE_P(
    Cases, MapGrammar,
    testing::Values(MapCase{"k:v", Map{{"k", {"v"}}}}, MapCase{"k:v;", Map{{"k", {"v"}}}},
                    MapCase{"k:a,b;l:c", Map{{"k", {"a", "b"}}, {"l", {"c"}}}},
                    MapCase{"k:'a:b;c'", Map{{"k", {"a:b;c"}}}},
                    MapCase{"k:a,'b;c';l:d", Map{{"k", {"a", "b;c"}}, {"l", {"d"}}}},
                    MapCase{"k", std::nullopt}, MapCase{"k:", std::nullopt},
                    MapCase{":v", std::nullopt}, MapCase{"k:a:b", std::nullopt},
                    MapCase{"k:a;;l:b", std::nullopt}, MapCase{";k:a", std::nullopt},
                    MapCase{"k:a;k:b", std::nullopt}, MapCase{"k:'a", std::nullopt},
                    MapCase{";", std::nullopt}));

TEST(Flag, AcceptsTheWordsForTrue) {
  for (const char *word : {"1", "y", "Y", "yes", "YES", "t", "T", "true", "True"})
    EXPECT_TRUE(isTrue(word)) << word;
  for (const char *word : {"0", "n", "no", "false", "on", "2", "truely", " 1", ""})
    EXPECT_FALSE(isTrue(word)) << word;
}

TEST(Flag, KeepsTheDefaultIfUnsetOrEmpty) {
  for (const auto &value : {std::optional<std::string>(), std::optional<std::string>("")}) {
    const ScopedVariable variable("UR_IPC_TEST_FLAG", value);
    EXPECT_TRUE(flag("UR_IPC_TEST_FLAG", true));
    EXPECT_FALSE(flag("UR_IPC_TEST_FLAG", false));
  }
  const ScopedVariable variable("UR_IPC_TEST_FLAG", "no");
  EXPECT_FALSE(flag("UR_IPC_TEST_FLAG", true));
}

TEST(Text, IsTheValueOrNothing) {
  const ScopedVariable variable("UR_IPC_TEST_TEXT", " a b ");
  EXPECT_EQ(text("UR_IPC_TEST_TEXT"), " a b ");
  const ScopedVariable empty("UR_IPC_TEST_TEXT", "");
  EXPECT_EQ(text("UR_IPC_TEST_TEXT"), std::nullopt);
}

} // namespace
} // namespace ur::environment
