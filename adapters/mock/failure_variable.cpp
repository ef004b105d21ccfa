// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/mock/failure_variable.hpp"

#include "adapters/kit/log.hpp"
#include "base/environment/environment.hpp"
#include "base/error.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

#include <fmt/core.h>

namespace ur::mock {
namespace {

using environment::BadValue;

constexpr const char *kVariable = "UR_IPC_MOCK_FAIL";

// Removes and returns the part before the separator, and removes the separator.
std::string_view takePart(std::string_view &text, char separator) {
  const auto end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

const Function *parseFunction(std::string_view text) {
  if (const Function *function = findFunction(text))
    return function;
  throw BadValue(fmt::format("adapters implement no function `{}`; write one of the API's full "
                             "names, such as urUSMDeviceAlloc",
                             text));
}

std::uint64_t parseNumber(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number == 0)
    throw BadValue(fmt::format(
        "`{}` is not the number of a call; write 1 for the first, 2 for the second", text));
  return number;
}

ur_result_t parseCode(std::string_view text) {
  const auto result = base::resultNamed(text);
  if (!result)
    throw BadValue(fmt::format("`{}` is not a result code; write one of the API's full names, such "
                               "as UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY",
                               text));
  if (*result == UR_RESULT_SUCCESS)
    throw BadValue("UR_RESULT_SUCCESS is not a failure; write an error code");
  return *result;
}

ChosenFailure parseFailure(std::string_view text) {
  std::string_view rest = text;
  const std::string_view function = takePart(rest, ':');
  const std::string_view number = takePart(rest, ':');
  if (rest.empty())
    throw BadValue("it does not have three parts; write function:n:code, such as "
                   "urUSMDeviceAlloc:3:UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY");
  return {parseFunction(function), parseNumber(number), parseCode(rest)};
}

} // namespace

std::vector<ChosenFailure> failuresOfEnvironment() {
  std::vector<ChosenFailure> failures;
  const auto value = environment::text(kVariable);
  if (!value)
    return failures;
  for (std::string_view rest = *value; !rest.empty();) {
    const std::string_view item = takePart(rest, ',');
    try {
      failures.push_back(parseFailure(item));
    } catch (const BadValue &error) {
      kit::log().error("{}: `{}` is ignored: {}", kVariable, item, error.what());
    }
  }
  return failures;
}

} // namespace ur::mock
