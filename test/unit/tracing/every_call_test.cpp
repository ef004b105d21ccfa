// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls every function through the layer with extreme arguments. Both outputs are enabled.
#include "generated/base/slots.hpp"
#include "runtime/layers/tracing/function.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/tracing/trace_reader.hpp"
#include "test/unit/tracing/traced_table.hpp"

#include <array>
#include <cstddef>
#include <fstream>
#include <limits>
#include <string>
#include <type_traits>

#include <fmt/core.h>
#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

// The target of every address. It has more zeros than a trace prints of any argument.
alignas(64) std::array<std::byte, 1 << 16> zeros{};

template <typename T> T extreme() {
  if constexpr (std::is_pointer_v<T> && std::is_function_v<std::remove_pointer_t<T>>)
    return nullptr;
  else if constexpr (std::is_pointer_v<T>)
    return reinterpret_cast<T>(zeros.data());
  else if constexpr (std::is_enum_v<T>)
    return static_cast<T>(0x7fffffff);
  else
    return std::numeric_limits<T>::max();
}

template <typename... Args>
ur_result_t callWithNothing(ur_result_t(UR_APICALL *function)(Args...)) {
  return function(Args{}...);
}

template <typename... Args>
ur_result_t callWithExtremes(ur_result_t(UR_APICALL *function)(Args...)) {
  return function(extreme<Args>()...);
}

TEST(EveryCall, ContinuesWithAnyArguments) {
  const ur::test::TemporaryDirectory directory;
  const std::string log = directory.path() / "log";
  const std::string trace = directory.path() / "trace.json";
  const ur::test::ScopedVariable level(
      "UR_LOG_TRACING", fmt::format("level:debug;flush:debug;output:file,'{}'", log));
  const ur::test::ScopedVariable file("UR_TRACE_FILE", trace);
  const ur_dditable_t &table = tracedTable();

  for (const ur_result_t result : {UR_RESULT_SUCCESS, UR_RESULT_ERROR_UNKNOWN}) {
    const ScopedResult stubResult(result);
    slots::forEach(table, [&](auto slot, auto function) {
      EXPECT_EQ(callWithNothing(function), result) << slot.kName;
      EXPECT_EQ(callWithExtremes(function), result) << slot.kName;
    });
  }

  const std::size_t calls = 4 * functions().size();
  const Json events = readTrace(trace);
  EXPECT_EQ(std::ranges::count_if(events, [](const Json &event) { return event["ph"] == "X"; }),
            static_cast<std::ptrdiff_t>(calls));
  std::ifstream lines(log);
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line);)
    ++count;
  EXPECT_EQ(count, 2 * calls);
}

} // namespace
} // namespace ur::tracing::test
