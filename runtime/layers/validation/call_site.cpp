// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/call_site.hpp"

#include "base/unique_handle.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <fmt/core.h>
#include <sys/auxv.h>

namespace ur::validation {
namespace {

const void *moduleOf(const void *address) noexcept {
  Dl_info info{};
  return dladdr(address, &info) ? info.dli_fbase : nullptr;
}

// Returns the base address of this library. Returns null if the code is a part of a program, such
// as a test, because the frames of the program are useful.
const void *findOwnLibrary() noexcept {
  const void *library = moduleOf(reinterpret_cast<const void *>(&findOwnLibrary));
  const void *program = moduleOf(reinterpret_cast<const void *>(getauxval(AT_ENTRY)));
  return library == program ? nullptr : library;
}

std::string demangle(const char *symbol) {
  const base::UniqueHandle<char *, std::free> name(
      abi::__cxa_demangle(symbol, nullptr, nullptr, nullptr));
  return name ? name.get() : symbol;
}

std::uintptr_t distance(const void *from, const void *to) noexcept {
  return reinterpret_cast<std::uintptr_t>(to) - reinterpret_cast<std::uintptr_t>(from);
}

// Describes the call before a return address. The return address itself may be on the next line or
// in the next function, so this function looks up the byte before it.
std::string describe(const void *frame) {
  const void *call = static_cast<const char *>(frame) - 1;
  Dl_info info{};
  if (!dladdr(call, &info) || !info.dli_fname)
    return fmt::format("{}", call);
  std::string location = fmt::format("({}+{:#x})", info.dli_fname, distance(info.dli_fbase, call));
  if (!info.dli_sname)
    return location;
  return fmt::format("{}+{:#x} {}", demangle(info.dli_sname), distance(info.dli_saddr, call),
                     location);
}

} // namespace

CallSite CallSite::capture(const void *caller) noexcept {
  static const void *const ownLibrary = findOwnLibrary();
  constexpr std::size_t kMaxOwnFrames = 8; // frames of this library before the caller
  std::array<void *, kDepth + kMaxOwnFrames> frames{};
  const auto end = frames.begin() + backtrace(frames.data(), static_cast<int>(frames.size()));
  auto first = std::find(frames.begin(), end, caller);
  if (first == end)
    first = frames.begin();
  if (ownLibrary)
    first = std::find_if(first, end, [](void *frame) { return moduleOf(frame) != ownLibrary; });

  CallSite site;
  std::copy_n(first, std::min<std::ptrdiff_t>(end - first, kDepth), site.frames_.begin());
  return site;
}

std::string CallSite::text() const {
  std::string lines;
  for (std::size_t i = 0; i < frames_.size() && frames_[i]; ++i)
    lines += fmt::format("\n    #{} {}", i, describe(frames_[i]));
  return lines;
}

} // namespace ur::validation
