// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/trace_file.hpp"

#include "base/error.hpp"
#include "runtime/layers/tracing/code_location.hpp"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <fmt/core.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <sys/stat.h>

namespace ur::tracing {
namespace {

constexpr std::size_t kMaxName = 80;

using Json = nlohmann::ordered_json;

double microseconds(Clock::duration time) {
  return std::chrono::duration<double, std::micro>(time).count();
}

// Returns the event as JSON. A program's name may contain bytes that are not UTF-8; replaces them.
std::string jsonText(const Json &event) {
  return event.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json argumentsOf(const FinishedCall &call) {
  Json arguments = Json::object();
  for (const Arguments::Argument &argument : call.arguments.entries())
    arguments[argument.name] = argument.text;
  arguments["result"] = base::nameOf(call.result);
  if (call.caller)
    arguments["caller"] = textOf(*call.caller);
  return arguments;
}

// Only the owner may read a trace, because it may contain private data.
constexpr mode_t kFileMode = 0600;

constexpr auto kRetryTime = std::chrono::seconds(1);
constexpr auto kRetryInterval = std::chrono::milliseconds(1);

} // namespace

std::string processName(std::string_view commandLine) {
  const std::string_view program = commandLine.substr(0, commandLine.find('\0'));
  std::string name(commandLine.substr(program.rfind('/') + 1)); // npos + 1 is 0
  while (name.ends_with('\0'))
    name.pop_back();
  std::ranges::replace(name, '\0', ' ');
  if (name.size() > kMaxName)
    name.replace(kMaxName, std::string::npos, "...");
  return name;
}

std::string processName() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string name = processName(std::string(std::istreambuf_iterator<char>(file), {}));
  return name.empty() ? program_invocation_short_name : name; // if /proc is missing
}

std::string processEvent(pid_t process, const std::string &name) {
  return jsonText({{"name", "process_name"},
                   {"ph", "M"},
                   {"pid", process},
                   {"tid", process},
                   {"args", {{"name", name}}}});
}

std::string callEvent(pid_t process, const FinishedCall &call) {
  return jsonText({{"name", call.function.name},
                   {"cat", "ur"},
                   {"ph", "X"},
                   {"ts", microseconds(call.begin.time_since_epoch())},
                   {"dur", microseconds(call.end - call.begin)},
                   {"pid", process},
                   {"tid", call.thread},
                   {"args", argumentsOf(call)}});
}

std::string flowEvent(pid_t process, const FinishedCall &call, const Arguments::Handle &handle) {
  // Uses the middle of the call, so that a viewer cannot assign the event to an adjacent call.
  const Clock::time_point moment = call.begin + (call.end - call.begin) / 2;
  Json event{{"name", nameOf(handle.claim.kind)},
             {"cat", "ur.ipc"},
             {"ph", handle.isExport ? "s" : "f"},
             {"id", fmt::format("{:#x}", handle.claim.id)},
             {"ts", microseconds(moment.time_since_epoch())},
             {"pid", process},
             {"tid", call.thread}};
  if (!handle.isExport)
    event["bp"] = "e"; // binds the arrow to the enclosing event, not to the next one
  return jsonText(event);
}

TraceFile::TraceFile(std::string path, std::string_view firstEvent)
    : path_(std::move(path)),
      fd_(open(path_.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, kFileMode)) {
  if (!fd_)
    fail("open");
  // The file starts with one bracket: the first process that gets the lock writes it.
  if (flock(fd_.get(), LOCK_EX) != 0)
    fail("flock");
  writeWhole(fmt::format("{}{}", isEmpty() ? std::string_view("[\n") : kSeparator, firstEvent));
  flock(fd_.get(), LOCK_UN);
}

void TraceFile::append(std::string_view events) {
  writeWhole(fmt::format("{}{}", kSeparator, events));
}

bool TraceFile::isEmpty() const {
  // Another process may be in the middle of a write, so this function retries for one second.
  for (const auto deadline = std::chrono::steady_clock::now() + kRetryTime;;) {
    struct stat status;
    if (fstat(fd_.get(), &status) != 0)
      fail("fstat");
    if (status.st_size == 0)
      return true;
    char head = 0;
    char tail = 0;
    if (pread(fd_.get(), &head, 1, 0) != 1 || pread(fd_.get(), &tail, 1, status.st_size - 1) != 1)
      fail("pread");
    if (head == '[' && tail == '}')
      return false;
    if (head != '[' || std::chrono::steady_clock::now() > deadline)
      throw std::runtime_error(fmt::format(
          "{} is not a trace file, or its last line is incomplete; remove it, or choose another "
          "name",
          path_));
    std::this_thread::sleep_for(kRetryInterval);
  }
}

void TraceFile::writeWhole(std::string_view text) {
  // On a full disk, the kernel first writes the part that fits, and the next write reports the
  // cause.
  while (!text.empty()) {
    const ssize_t written = write(fd_.get(), text.data(), text.size());
    if (written >= 0)
      text.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EINTR)
      fail("write");
  }
}

void TraceFile::fail(const char *call) const {
  throw std::system_error(errno, std::generic_category(), fmt::format("{}: {}", path_, call));
}

} // namespace ur::tracing
