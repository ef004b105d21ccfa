// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cerrno>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>

#include <fmt/core.h>
#include <unified-runtime/ur_api.h>

namespace ur::base {

// Returns the result code for an errno that reports a shortage, a denied permission or a missing
// system call. Returns ADAPTER_SPECIFIC for any other errno.
ur_result_t resultOf(int error) noexcept;

// Returns the name of an errno, such as "EPERM", or "errno 999" if the C library knows no name.
std::string errorName(int error);

// Throws an Error with the attempted action, the error's name and a remedy.
[[noreturn]] void throwSystem(int error, std::string attempt);

template <typename... Args>
[[noreturn]] void raiseSystem(int error, fmt::format_string<Args...> attempt, Args &&...args) {
  throwSystem(error, fmt::format(attempt, std::forward<Args>(args)...));
}

// Returns the result of a system call. Throws as raiseSystem does if the result is -1.
template <typename Result, typename... Args>
Result requireSystem(Result result, fmt::format_string<Args...> attempt, Args &&...args) {
  if (result == -1)
    raiseSystem(errno, attempt, std::forward<Args>(args)...);
  return result;
}

// Repeats a call while signals interrupt it, at most 100 times in all. Returns the last result. Use
// it only for calls that do not wait for other processes, so that the limit also bounds the time.
template <typename Call> auto retryInterrupted(const Call &call) {
  constexpr int kMaxCalls = 100;
  auto result = call();
  for (int attempt = 1; result == -1 && errno == EINTR && attempt < kMaxCalls; ++attempt)
    result = call();
  return result;
}

template <typename Result, typename... Params>
Result retryInterrupted(const std::function<Result(Params...)> &call,
                        std::type_identity_t<Params>... args) {
  return retryInterrupted([&] { return call(args...); });
}

} // namespace ur::base
