// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests each function of the mock: its callbacks get its parameter block, and it fails on request.
#include "generated/base/slots.hpp"
#include "test/unit/mock/mock_guard.hpp"
#include "test/unit/mock/mock_table.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace ur::test {
namespace {

// The bytes of one argument; for a struct, only its first bytes.
using Bits = std::uint64_t;

// Creates different arguments. They are invalid addresses, because the adapter does not get them.
template <typename T> Bits distinct(std::size_t number) {
  if constexpr (std::is_pointer_v<T>)
    return number << 12;
  else if constexpr (std::is_class_v<T>)
    return number;
  else
    return static_cast<Bits>(static_cast<T>(number));
}

template <typename T> T argument(Bits bits) {
  if constexpr (std::is_pointer_v<T>) {
    return reinterpret_cast<T>(bits);
  } else if constexpr (std::is_class_v<T>) {
    T value{};
    std::memcpy(&value, &bits, std::min(sizeof(value), sizeof(bits)));
    return value;
  } else {
    return static_cast<T>(bits);
  }
}

// A function without its type, so that the code of the test is compiled only once.
struct MockedFunction {
  struct Argument {
    std::size_t size;
    Bits (*distinct)(std::size_t number);
  };

  ur_function_t id;
  const char *name;
  std::span<const Argument> arguments;
  ur_result_t (*call)(std::span<const Bits> arguments);
};

template <typename Slot, typename... Args> ur_result_t callSlot(std::span<const Bits> arguments) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return Slot::in(mockTable())(argument<Args>(arguments[I])...);
  }(std::index_sequence_for<Args...>());
}

template <typename... Args>
constexpr std::array<MockedFunction::Argument, sizeof...(Args)> kArguments = {
    MockedFunction::Argument{std::min(sizeof(Args), sizeof(Bits)), distinct<Args>}...};

template <typename Slot, typename... Args>
constexpr MockedFunction mocked(ur_result_t(UR_APICALL *)(Args...)) {
  static_assert(sizeof...(Args) == 0 ||
                sizeof(typename Slot::Block) == sizeof...(Args) * sizeof(void *));
  return {Slot::kId, Slot::kName, kArguments<Args...>, callSlot<Slot, Args...>};
}

template <typename... Slots>
std::span<const MockedFunction> mockedFunctions(slots::List<Slots...>) {
  static constexpr ur_dditable_t kTables{};
  static constexpr MockedFunction kFunctions[] = {mocked<Slots>(Slots::in(kTables))...};
  return kFunctions;
}

void PrintTo(const MockedFunction &function, std::ostream *os) { *os << function.name; }

// Tests one function, with callbacks at all stages that record the call.
class EveryMockedFunction : public testing::TestWithParam<MockedFunction> {
protected:
  EveryMockedFunction() {
    for (std::size_t i = 0; i < GetParam().arguments.size(); ++i)
      expected_.push_back(GetParam().arguments[i].distinct(i + 1));
    set(UR_MOCK_STAGE_BEFORE, before);
    set(UR_MOCK_STAGE_REPLACE, replace);
    set(UR_MOCK_STAGE_AFTER, after);
  }

  // Calls the function with the arguments in `expected_`. The callbacks compare them.
  ur_result_t call() {
    stages_.clear();
    return GetParam().call(std::vector(expected_));
  }

  using Stages = std::vector<std::string>;
  Stages stages_;
  std::vector<Bits> expected_;
  ur_result_t beforeResult_ = UR_RESULT_SUCCESS;
  bool changesFirstArgument_ = false;

private:
  void set(ur_mock_stage_t stage, ur_mock_callback_t callback) {
    EXPECT_EQ(urMockSetCallback(GetParam().id, stage, callback, this), UR_RESULT_SUCCESS);
  }

  // Compares the arguments with the values at the addresses in the parameter block.
  void expectBlock(void *const *block) {
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      Bits bits = 0;
      std::memcpy(&bits, block[i], GetParam().arguments[i].size);
      EXPECT_EQ(bits, expected_[i]) << "argument " << i + 1;
    }
  }

  static EveryMockedFunction &record(const char *stage, const ur_mock_call_t *call, void *self) {
    auto &test = *static_cast<EveryMockedFunction *>(self);
    test.stages_.emplace_back(stage);
    EXPECT_EQ(call->function, GetParam().id);
    EXPECT_STREQ(call->pFunctionName, GetParam().name);
    EXPECT_EQ(call->pParams == nullptr, test.expected_.empty());
    test.expectBlock(static_cast<void *const *>(call->pParams));
    return test;
  }

  static ur_result_t before(const ur_mock_call_t *call, void *self) {
    auto &test = record("before", call, self);
    EXPECT_EQ(call->result, UR_RESULT_SUCCESS);
    if (test.changesFirstArgument_) {
      const MockedFunction::Argument &first = GetParam().arguments[0];
      test.expected_[0] = first.distinct(0);
      std::memcpy(*static_cast<void *const *>(call->pParams), test.expected_.data(), first.size);
    }
    return test.beforeResult_;
  }
  static ur_result_t replace(const ur_mock_call_t *call, void *self) {
    record("replace", call, self);
    EXPECT_EQ(call->result, UR_RESULT_SUCCESS);
    return UR_RESULT_ERROR_INVALID_OPERATION;
  }
  static ur_result_t after(const ur_mock_call_t *call, void *self) {
    record("after", call, self);
    EXPECT_EQ(call->result, UR_RESULT_ERROR_INVALID_OPERATION);
    return UR_RESULT_ERROR_DEVICE_LOST;
  }

  MockGuard guard_;
};

TEST_P(EveryMockedFunction, RunsItsCallbacks) {
  EXPECT_EQ(call(), UR_RESULT_ERROR_DEVICE_LOST); // the result of the last stage
  EXPECT_EQ(stages_, (Stages{"before", "replace", "after"}));
  EXPECT_EQ(callsOf(GetParam().id), 1U);
}

TEST_P(EveryMockedFunction, EndsAtTheFirstStageThatFails) {
  beforeResult_ = UR_RESULT_ERROR_OUT_OF_RESOURCES;
  EXPECT_EQ(call(), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(stages_, (Stages{"before"}));
}

TEST_P(EveryMockedFunction, ForwardsChangedArguments) {
  changesFirstArgument_ = !expected_.empty();
  call();
  EXPECT_EQ(stages_, (Stages{"before", "replace", "after"}));
}

TEST_P(EveryMockedFunction, FailsAtTheRequestedCall) {
  for (const std::uint64_t n : {2U, 1U}) {
    EXPECT_EQ(urMockFail(GetParam().id, n, UR_RESULT_ERROR_ADAPTER_SPECIFIC), UR_RESULT_SUCCESS);
    for (std::uint64_t i = 1; i <= n + 1; ++i) {
      const bool fails = i == n;
      EXPECT_EQ(call(), fails ? UR_RESULT_ERROR_ADAPTER_SPECIFIC : UR_RESULT_ERROR_DEVICE_LOST);
      EXPECT_EQ(stages_.size(), fails ? 0U : 3U);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(, EveryMockedFunction, testing::ValuesIn(mockedFunctions(slots::All())),
                         [](const auto &test) { return std::string(test.param.name); });

} // namespace
} // namespace ur::test
