// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/process_name.hpp"

#include <cerrno>
#include <fstream>
#include <iterator>

namespace ur::tracing {
namespace {

constexpr std::size_t kLongest = 80;

} // namespace

std::string processName(std::string_view commandLine) {
  const std::string_view program = commandLine.substr(0, commandLine.find('\0'));
  std::string name(commandLine.substr(program.rfind('/') + 1)); // npos + 1 is the beginning
  while (name.ends_with('\0'))
    name.pop_back();
  for (char &character : name)
    if (character == '\0')
      character = ' ';
  if (name.size() > kLongest)
    name.replace(kLongest, std::string::npos, "...");
  return name;
}

std::string processName() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string name = processName(std::string(std::istreambuf_iterator<char>(file), {}));
  return name.empty() ? program_invocation_short_name : name; // without /proc
}

} // namespace ur::tracing
