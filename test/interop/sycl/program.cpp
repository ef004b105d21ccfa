// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/interop/sycl/program.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace ur::interop {
namespace {

using namespace std::chrono_literals;

constexpr auto kDeadline = 60s;
constexpr std::string_view kImporter = "importer";

std::string at(const Place &place, std::string_view text) {
  return std::filesystem::path(place.file).filename().string() + ":" + std::to_string(place.line) +
         ": " + std::string(text);
}

bool isMapped(const std::string &library) {
  std::ifstream maps("/proc/self/maps");
  const std::string text{std::istreambuf_iterator<char>(maps), {}};
  return text.find(library) != std::string::npos;
}

sycl::backend backendOf(const std::filesystem::path &adapter) {
  return adapter.filename().string().find("level_zero") == std::string::npos
             ? sycl::backend::ext_oneapi_native_cpu
             : sycl::backend::ext_oneapi_level_zero;
}

int report(const std::function<void()> &body) {
  try {
    body();
    return 0;
  } catch (const std::exception &failure) {
    std::cerr << failure.what() << '\n';
    return 1;
  }
}

void runExporter(void (*exporter)(support::ChildProcess &)) {
  support::ChildProcess child({std::string(kImporter)}, support::Clock::now() + kDeadline);
  try {
    exporter(child);
    const support::ExitStatus status = child.wait();
    if (!status.success())
      throw CheckFailed("the importer failed: " + status.text());
  } catch (...) {
    child.kill();
    std::cerr << "importer's log:\n" << child.log() << "exporter: ";
    throw;
  }
}

} // namespace

void check(bool ok, std::string_view expectation, const Place &place) {
  if (!ok)
    throw CheckFailed(at(place, expectation));
}

void checkThrows(std::initializer_list<sycl::errc> codes, std::string_view expectation,
                 const std::function<void()> &action, const Place &place) {
  try {
    action();
  } catch (const sycl::exception &thrown) {
    const bool listed = std::any_of(codes.begin(), codes.end(), [&](sycl::errc code) {
      return thrown.code() == sycl::make_error_code(code);
    });
    check(listed,
          std::string(expectation) + ": unexpected code " + std::to_string(thrown.code().value()) +
              ", " + thrown.what(),
          place);
    return;
  }
  check(false, std::string(expectation) + ": nothing was thrown", place);
}

Bytes pattern(std::size_t size, unsigned seed, std::size_t first) {
  Bytes bytes(size);
  for (std::size_t i = 0; i < size; ++i)
    bytes[i] = static_cast<std::byte>((first + i) * 31 + ((first + i) >> 8) + seed);
  return bytes;
}

void write(sycl::queue &queue, void *target, const Bytes &bytes) {
  queue.memcpy(target, bytes.data(), bytes.size()).wait_and_throw();
}

void checkHolds(sycl::queue &queue, const void *source, const Bytes &bytes,
                std::string_view expectation, const Place &place) {
  Bytes found(bytes.size());
  queue.memcpy(found.data(), source, found.size()).wait_and_throw();
  const auto [wrong, expected] = std::mismatch(found.begin(), found.end(), bytes.begin());
  check(wrong == found.end(),
        std::string(expectation) + ": first wrong byte at " +
            std::to_string(wrong - found.begin()) + " of " + std::to_string(found.size()),
        place);
}

void checkRefused(const std::function<void()> &open, const Place &place) {
  checkThrows({sycl::errc::invalid}, "a wrong or stale handle does not open", open, place);
}

bool isComplete(const sycl::event &event) {
  return event.get_info<sycl::info::event::command_execution_status>() ==
         sycl::info::event_command_status::complete;
}

void awaitDone(support::Channel &peer, const Place &place) {
  check(peer.receiveText() == "done", "the other process reports that it is done", place);
}

sycl::queue queueOnForcedAdapter(const sycl::property_list &properties) {
  const char *adapter = std::getenv("UR_ADAPTERS_FORCE_LOAD");
  check(adapter && *adapter, "UR_ADAPTERS_FORCE_LOAD names the adapter under test");

  sycl::queue queue(sycl::default_selector_v, properties);
  check(isMapped(std::filesystem::canonical(adapter)), "the adapter under test is loaded");
  check(queue.get_backend() == backendOf(adapter),
        "the device belongs to the backend of the adapter under test");
  return queue;
}

int runTwoProcesses(int argc, char **argv, void (*exporter)(support::ChildProcess &),
                    void (*importer)(support::Channel &)) {
  if (argc == 2 && argv[1] == kImporter)
    return report([&] {
      support::Channel channel = support::channelToParent(support::Clock::now() + kDeadline);
      importer(channel);
    });
  return report([&] { runExporter(exporter); });
}

int runOneProcess(void (*body)()) { return report(body); }

} // namespace ur::interop
