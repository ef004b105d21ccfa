// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/arguments.hpp"

#include <locale>

namespace ur::tracing {

Arguments::Arguments(Moment moment, std::optional<HandleClaim> putClaim)
    : moment_(moment), putClaim_(putClaim) {
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

void Arguments::exportedHandle(const char *name, void **const *argument, std::size_t *const *size) {
  void **const data = argument ? *argument : nullptr;
  printAddress(data);
  if (data && moment_ == Moment::Success) {
    // Without a requested size, the data may be shorter than a handle of this project. This is
    // safe: claimOf() reads the 8 bytes of the magic first, and all handles are longer.
    const std::size_t dataSize = size && *size ? **size : ipc::kHandleSize;
    const std::optional<HandleClaim> claim = claimOf(*data, dataSize);
    os_ << " (";
    printHandle(*data, claim);
    os_ << ')';
    if (claim)
      handle_ = {.claim = *claim, .data = *data, .isExport = true};
  }
  add(name);
}

void Arguments::importedHandle(const char *name, const void *const *argument,
                               const std::size_t *size) {
  const void *const data = argument ? *argument : nullptr;
  const std::optional<HandleClaim> claim = claimOf(data, size ? *size : 0);
  printHandle(data, claim);
  if (claim)
    handle_ = {.claim = *claim, .data = data, .isExport = false};
  add(name);
}

void Arguments::putHandle(const char *name, const void *const *argument) {
  printHandle(argument ? *argument : nullptr, putClaim_);
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
