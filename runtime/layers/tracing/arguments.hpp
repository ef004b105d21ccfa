// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/layers/tracing/handle_claim.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <unified-runtime/ur_print.hpp>

namespace ur::tracing {

// Prints the arguments of one call. Generated code calls one member function per parameter, with
// addresses from the call's parameter block. Prints nullptr for a null address and for a null
// argument.
class Arguments {
public:
  // The layer reads the arguments before the call, after a failure, or after a success. Only a
  // successful call writes its outputs. In the other cases, they print as addresses.
  enum class Moment { Begin, Failure, Success };

  struct Argument {
    const char *name;
    std::string text;
  };

  // The IPC handle that the call exports or opens.
  struct Handle {
    HandleClaim claim;
    const void *data; // the address of the bytes, which Get returned or Open received
    bool isExport;    // true for a Get, false for an Open
  };

  // `putClaim` contains the claims of the handle that a Put releases, or is empty if the layer
  // does not know the handle.
  explicit Arguments(Moment moment, std::optional<HandleClaim> putClaim = {});

  const std::vector<Argument> &entries() const noexcept { return arguments_; }
  const std::optional<Handle> &handle() const noexcept { return handle_; }
  std::string text() const; // ".size = 64, .pProperties = nullptr"

  template <typename T> void input(const char *name, const T *argument) {
    argument ? details::printValue(os_, *argument) : printAddress(nullptr);
    add(name);
  }
  template <typename Flag> void flags(const char *name, const std::uint32_t *argument) {
    argument ? details::printFlags<Flag>(os_, *argument) : printAddress(nullptr);
    add(name);
  }
  template <typename T, typename Count>
  void inputs(const char *name, T *const *argument, const Count *count) {
    printElements(argument ? *argument : nullptr, count ? *count : 0);
    add(name);
  }

  template <typename T> void output(const char *name, T *const *argument) {
    if (argument && moment_ == Moment::Success)
      details::printValue(os_, *argument);
    else
      printAddress(argument ? *argument : nullptr);
    add(name);
  }
  // Prints the array that a call fills. `count` is its capacity, and `total` the number of
  // available elements.
  template <typename T, typename Count>
  void outputs(const char *name, T *const *argument, const Count *count, Count *const *total) {
    if (!argument || !count || moment_ != Moment::Success)
      printAddress(argument ? *argument : nullptr);
    else
      printElements(*argument, total && *total ? std::min(*count, **total) : *count);
    add(name);
  }
  // Prints the value that an info query returns: the first `sizeRet` bytes of a buffer of `size`
  // bytes.
  template <typename Info>
  void infoOutput(const char *name, void *const *argument, const Info *info,
                  const std::size_t *size, std::size_t *const *sizeRet) {
    if (!argument || !info || !size || moment_ != Moment::Success)
      printAddress(argument ? *argument : nullptr);
    else
      details::printInfo(os_, *info, *argument,
                         std::min({*size, sizeRet && *sizeRet ? **sizeRet : *size, kMaxBytes}));
    add(name);
  }
  // Prints a value of `size` bytes that the caller passes to the call.
  template <typename Info>
  void infoInput(const char *name, const void *const *argument, const Info *info,
                 const std::size_t *size) {
    if (!argument || !info || !size)
      printAddress(argument ? *argument : nullptr);
    else
      details::printInfo(os_, *info, *argument, std::min(*size, kMaxBytes));
    add(name);
  }

  // Print the IPC handle that a Get returns (exportedHandle), an Open opens (importedHandle) or a
  // Put releases (putHandle).
  void exportedHandle(const char *name, void **const *argument, std::size_t *const *size);
  void importedHandle(const char *name, const void *const *argument, const std::size_t *size);
  void putHandle(const char *name, const void *const *argument);

private:
  // Limits on printed values, to keep the trace readable.
  static constexpr std::size_t kMaxElements = 64;
  static constexpr std::size_t kMaxBytes = 4096;

  template <typename T> void printElements(const T *elements, std::size_t count) {
    details::printArray(os_, elements, std::min(count, kMaxElements));
    if (elements && count > kMaxElements)
      os_ << " and " << count - kMaxElements << " more";
  }
  std::ostream &printAddress(const void *address) { return details::printAddress(os_, address); }
  void printHandle(const void *data, const std::optional<HandleClaim> &claim);
  void add(const char *name);

  Moment moment_;
  std::optional<HandleClaim> putClaim_;
  std::optional<Handle> handle_;
  std::ostringstream os_;
  std::vector<Argument> arguments_;
};

} // namespace ur::tracing
