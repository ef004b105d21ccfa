// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/unit/mock/mock_guard.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ur::test {

// The parameter block of a function without parameters.
struct NoArguments {};

// Arguments that differ from each other and point nowhere: no adapter gets to see them.
template <typename T> T distinct(std::size_t number) {
  if constexpr (std::is_pointer_v<T>)
    return reinterpret_cast<T>(number << 12);
  else
    return static_cast<T>(number);
}

// One function, with callbacks at all stages that note what they see.
template <typename Block, typename... Args> class MockedFunction {
public:
  using Slot = ur_result_t(UR_APICALL *)(Args...);

  MockedFunction(ur_function_t id, std::string name, Slot slot, Args *Block::*...fields)
      : id_(id), name_(std::move(name)), slot_(slot), fields_(fields...),
        expected_(numbered(std::index_sequence_for<Args...>())) {
    set(UR_MOCK_STAGE_BEFORE, before);
    set(UR_MOCK_STAGE_REPLACE, replace);
    set(UR_MOCK_STAGE_AFTER, after);
  }

  // Calls the function; the callbacks have to see `expected_`.
  ur_result_t call() {
    seen_.clear();
    const auto arguments = numbered(std::index_sequence_for<Args...>());
    return std::apply(slot_, arguments);
  }

  void expectAllStages() {
    EXPECT_EQ(call(), UR_RESULT_ERROR_DEVICE_LOST); // what the last stage returns
    EXPECT_EQ(seen_, (Stages{"before", "replace", "after"}));
  }

  void expectEndAtTheFirstStage() {
    beforeResult_ = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    EXPECT_EQ(call(), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(seen_, (Stages{"before"}));
    beforeResult_ = UR_RESULT_SUCCESS;
  }

  void expectChangedArguments() {
    if constexpr (sizeof...(Args) != 0) {
      changesFirst_ = true;
      call();
      EXPECT_EQ(seen_.size(), 3u);
      changesFirst_ = false;
      std::get<0>(expected_) = distinct<FirstArgument>(1);
    }
  }

  void expectFailureOf(std::uint64_t n) {
    EXPECT_EQ(urMockFail(id_, n, UR_RESULT_ERROR_ADAPTER_SPECIFIC), UR_RESULT_SUCCESS);
    for (std::uint64_t i = 1; i <= n + 1; ++i) {
      const bool fails = i == n;
      EXPECT_EQ(call(), fails ? UR_RESULT_ERROR_ADAPTER_SPECIFIC : UR_RESULT_ERROR_DEVICE_LOST);
      EXPECT_EQ(seen_.size(), fails ? 0u : 3u);
    }
  }

private:
  using Stages = std::vector<std::string>;
  using Values = std::tuple<Args...>;
  using FirstArgument = std::tuple_element_t<0, std::tuple<Args..., int>>;

  template <std::size_t... I> static Values numbered(std::index_sequence<I...>) {
    return Values{distinct<Args>(I + 1)...};
  }

  void set(ur_mock_stage_t stage, ur_mock_callback_t callback) {
    EXPECT_EQ(urMockSetCallback(id_, stage, callback, this), UR_RESULT_SUCCESS);
  }

  static MockedFunction &noted(const char *stage, const ur_mock_call_t *call, void *self) {
    auto &function = *static_cast<MockedFunction *>(self);
    function.seen_.push_back(stage);
    EXPECT_EQ(call->function, function.id_);
    EXPECT_EQ(call->pFunctionName, function.name_);
    EXPECT_EQ(call->pParams == nullptr, sizeof...(Args) == 0);
    function.expectBlock(call->pParams, std::index_sequence_for<Args...>());
    return function;
  }

  template <std::size_t... I> void expectBlock(void *block, std::index_sequence<I...>) {
    (expectArgument<I>(static_cast<Block *>(block)->*std::get<I>(fields_)), ...);
  }
  template <std::size_t I, typename T> void expectArgument(const T *argument) {
    EXPECT_EQ(*argument, std::get<I>(expected_)) << name_ << ", argument " << I + 1;
  }

  static ur_result_t before(const ur_mock_call_t *call, void *self) {
    auto &function = noted("before", call, self);
    EXPECT_EQ(call->result, UR_RESULT_SUCCESS);
    if constexpr (sizeof...(Args) != 0) {
      if (function.changesFirst_) {
        std::get<0>(function.expected_) = distinct<FirstArgument>(0);
        *(static_cast<Block *>(call->pParams)->*std::get<0>(function.fields_)) =
            std::get<0>(function.expected_);
      }
    }
    return function.beforeResult_;
  }
  static ur_result_t replace(const ur_mock_call_t *call, void *self) {
    noted("replace", call, self);
    EXPECT_EQ(call->result, UR_RESULT_SUCCESS);
    return UR_RESULT_ERROR_INVALID_OPERATION;
  }
  static ur_result_t after(const ur_mock_call_t *call, void *self) {
    noted("after", call, self);
    EXPECT_EQ(call->result, UR_RESULT_ERROR_INVALID_OPERATION);
    return UR_RESULT_ERROR_DEVICE_LOST;
  }

  const ur_function_t id_;
  const std::string name_;
  const Slot slot_;
  const std::tuple<Args * Block::*...> fields_;
  Values expected_;
  Stages seen_;
  ur_result_t beforeResult_ = UR_RESULT_SUCCESS;
  bool changesFirst_ = false;
};

template <typename Block, typename... Args>
void expectMocked(ur_function_t id, const char *name, ur_result_t(UR_APICALL *slot)(Args...),
                  std::type_identity_t<Args * Block::*>... fields) {
  const MockGuard guard;
  MockedFunction<Block, Args...> function(id, name, slot, fields...);
  function.expectAllStages();
  function.expectEndAtTheFirstStage();
  function.expectChangedArguments();
  EXPECT_EQ(callsOf(id), sizeof...(Args) != 0 ? 3u : 2u);
  function.expectFailureOf(2);
  function.expectFailureOf(1);
}

} // namespace ur::test
