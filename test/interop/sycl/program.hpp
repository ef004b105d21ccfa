// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/child_process.hpp"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <sycl/sycl.hpp>

namespace ur::interop {

// A failed check: its file and line, and the expectation.
class CheckFailed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Bytes = std::vector<std::byte>;

// The file and line of a check, because not all compilers have std::source_location.
struct Site {
  const char *file;
  unsigned line;

  static constexpr Site current(const char *file = __builtin_FILE(),
                                unsigned line = __builtin_LINE()) noexcept {
    return {file, line};
  }
};

void check(bool ok, std::string_view expectation, const Site &site = Site::current());

// Expects that `action` throws a sycl::exception with one of the codes.
void checkThrows(std::initializer_list<sycl::errc> codes, std::string_view expectation,
                 const std::function<void()> &action, const Site &site = Site::current());

// Returns the bytes from `first` to `first + size` of a sequence. Sequences of different seeds
// differ in each byte.
Bytes pattern(std::size_t size, unsigned seed, std::size_t first = 0);

// Writes bytes to device memory through a queue, or compares them.
void write(sycl::queue &queue, void *target, const Bytes &bytes);
void checkBytes(sycl::queue &queue, const void *source, const Bytes &bytes,
                std::string_view expectation, const Site &site = Site::current());

// Every handle of our adapters has this size.
constexpr std::size_t kHandleBytes = 256;

// Expects that `open` fails with SYCL's code for a wrong or stale handle.
void checkOpenFails(const std::function<void()> &open, const Site &site = Site::current());

// Opens a handle with one of the overloads of `open`, because each gets the context and the device
// in a different way.
constexpr unsigned kOverloads = 6;
template <typename Open>
auto openWithOverload(unsigned overload, Open open, const sycl::queue &queue, const Bytes &handle) {
  const sycl::context context = queue.get_context();
  const sycl::device device = queue.get_device();
  const std::span<const std::byte> view(handle);
  switch (overload % kOverloads) {
  case 0:
    return open(handle, context, device);
  case 1:
    return open(handle, device);
  case 2:
    return open(handle);
  case 3:
    return open(view, context, device);
  case 4:
    return open(view, device);
  default:
    return open(view);
  }
}

bool isComplete(const sycl::event &event);

// Waits until the other process sends "done".
void awaitDone(support::Channel &channel, const Site &site = Site::current());

// Returns a queue of the only device. Throws CheckFailed if /proc/self/maps shows that the SYCL
// runtime did not load the adapter in UR_ADAPTERS_FORCE_LOAD.
sycl::queue queueOnForcedAdapter(const sycl::property_list &properties = {});

// Implements main(): runs `exporter` in this process and `importer` in another one. Prints a
// failure with the importer's log, and returns the exit code.
int runTwoProcesses(int argc, char **argv, void (*exporter)(support::ChildProcess &importer),
                    void (*importer)(support::Channel &exporter));

// Implements main() for a test that needs one process.
int runOneProcess(void (*body)());

} // namespace ur::interop
