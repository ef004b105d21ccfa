// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/support/child_process.hpp"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <sycl/sycl.hpp>

namespace ur::interop {

// A failed check: the file and line, and what should have been.
class CheckFailed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

using Bytes = std::vector<std::byte>;

// Where a check stands; std::source_location is not in every compiler yet.
struct Place {
  const char *file;
  unsigned line;

  static constexpr Place current(const char *file = __builtin_FILE(),
                                 unsigned line = __builtin_LINE()) noexcept {
    return {file, line};
  }
};

void check(bool ok, std::string_view expectation, const Place &place = Place::current());

// `action` has to throw a sycl::exception with one of the codes.
void checkThrows(std::initializer_list<sycl::errc> codes, std::string_view expectation,
                 const std::function<void()> &action, const Place &place = Place::current());

// Bytes number `first` to `first + size` of a sequence that differs from another seed's everywhere.
Bytes pattern(std::size_t size, unsigned seed, std::size_t first = 0);

// The same through a queue: into device memory, and compared with it.
void write(sycl::queue &queue, void *target, const Bytes &bytes);
void checkHolds(sycl::queue &queue, const void *source, const Bytes &bytes,
                std::string_view expectation, const Place &place = Place::current());

// Every handle of our adapters has this size.
constexpr std::size_t kHandleBytes = 256;

// `open` has to refuse a wrong or stale handle with the code that SYCL has for it.
void checkRefused(const std::function<void()> &open, const Place &place = Place::current());

// Whether an event has nothing outstanding.
bool isComplete(const sycl::event &event);

// Waits until the other process says "done".
void awaitDone(support::Channel &peer, const Place &place = Place::current());

// A queue of the only device, after a look at /proc/self/maps that the SYCL runtime really works
// on the adapter that UR_ADAPTERS_FORCE_LOAD names. Throws CheckFailed.
sycl::queue queueOnForcedAdapter(const sycl::property_list &properties = {});

// The body of main(): runs `exporter` here and `importer` in a second, exec'ed process. Prints what
// failed, with the log of the other process, and returns the exit code.
int runTwoProcesses(int argc, char **argv, void (*exporter)(support::ChildProcess &importer),
                    void (*importer)(support::Channel &exporter));

// The same for a program of one process.
int runOneProcess(void (*body)());

} // namespace ur::interop
