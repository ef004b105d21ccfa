// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/library.hpp"

#include <string_view>
#include <utility>

namespace ur::loader {
namespace {

// dlopen's last reason. It often begins with the file's name, which messages tell themselves.
std::string reasonFor(const std::string &file) {
  const char *error = dlerror();
  std::string_view reason = error ? error : "dlopen gave no reason";
  if (const std::string prefix = file + ": "; reason.starts_with(prefix))
    reason.remove_prefix(prefix.size());
  return std::string(reason);
}

} // namespace

Library::Library(std::string file, bool deepBind)
    : file_(std::move(file)),
      handle_(dlopen(file_.c_str(), RTLD_LAZY | RTLD_LOCAL | (deepBind ? RTLD_DEEPBIND : 0))) {
  if (!handle_)
    throw NotOpened(reasonFor(file_));
}

void *Library::symbol(const char *name) const noexcept { return dlsym(handle_.get(), name); }

} // namespace ur::loader
