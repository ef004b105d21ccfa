// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/arguments.hpp"

#include <locale>

namespace ur::tracing {

Arguments::Arguments(Moment moment, std::optional<HandleClaim> withdrawn)
    : moment_(moment), withdrawn_(withdrawn) {
  os_.imbue(std::locale::classic()); // the application's locale may group digits
}

std::string Arguments::text() const {
  std::string text;
  for (const Argument &argument : arguments_) {
    if (!text.empty())
      text += ", ";
    text.append(".").append(argument.name).append(" = ").append(argument.text);
  }
  return text;
}

void Arguments::exported(const char *name, void **const *argument, std::size_t *const *size) {
  void **const data = argument ? *argument : nullptr;
  printAddress(data);
  if (data && moment_ == Moment::Success) {
    // If the caller does not request the size, the data may be shorter than a handle of this
    // project. This is safe, because claimOf() first reads the 8 bytes of the magic, and the
    // handles of all adapters are longer.
    const std::size_t dataSize = size && *size ? **size : ipc::kHandleSize;
    const std::optional<HandleClaim> claim = claimOf(*data, dataSize);
    os_ << " (";
    printHandle(*data, claim);
    os_ << ')';
    if (claim)
      passage_ = {.claim = *claim, .data = *data, .isExport = true};
  }
  add(name);
}

void Arguments::imported(const char *name, const void *const *argument, const std::size_t *size) {
  const void *const data = argument ? *argument : nullptr;
  const std::optional<HandleClaim> claim = claimOf(data, size ? *size : 0);
  printHandle(data, claim);
  if (claim)
    passage_ = {.claim = *claim, .data = data, .isExport = false};
  add(name);
}

void Arguments::withdrawn(const char *name, const void *const *argument) {
  printHandle(argument ? *argument : nullptr, withdrawn_);
  add(name);
}

void Arguments::printHandle(const void *data, const std::optional<HandleClaim> &claim) {
  printAddress(data);
  if (claim)
    os_ << " (" << *claim << ')';
}

void Arguments::add(const char *name) {
  arguments_.push_back({name, os_.str()});
  os_.str({});
}

} // namespace ur::tracing
