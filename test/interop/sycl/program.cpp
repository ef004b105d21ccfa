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

std::string withSite(const Site &site, std::string_view text) {
  return std::filesystem::path(site.file).filename().string() + ":" + std::to_string(site.line) +
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

int runAndReport(const std::function<void()> &body) {
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

void check(bool ok, std::string_view expectation, const Site &site) {
  if (!ok)
    throw CheckFailed(withSite(site, expectation));
}

void checkThrows(std::initializer_list<sycl::errc> codes, std::string_view expectation,
                 const std::function<void()> &action, const Site &site) {
  try {
    action();
  } catch (const sycl::exception &exception) {
    const bool isListed = std::any_of(codes.begin(), codes.end(), [&](sycl::errc code) {
      return exception.code() == sycl::make_error_code(code);
    });
    check(isListed,
          std::string(expectation) + ": unexpected code " +
              std::to_string(exception.code().value()) + ", " + exception.what(),
          site);
    return;
  }
  check(false, std::string(expectation) + ": nothing was exception", site);
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

void checkBytes(sycl::queue &queue, const void *source, const Bytes &bytes,
                std::string_view expectation, const Site &site) {
  Bytes contents(bytes.size());
  queue.memcpy(contents.data(), source, contents.size()).wait_and_throw();
  const auto [wrong, expected] = std::mismatch(contents.begin(), contents.end(), bytes.begin());
  check(wrong == contents.end(),
        std::string(expectation) + ": first wrong byte at " +
            std::to_string(wrong - contents.begin()) + " of " + std::to_string(contents.size()),
        site);
}

void checkOpenFails(const std::function<void()> &open, const Site &site) {
  checkThrows({sycl::errc::invalid}, "a wrong or stale handle does not open", open, site);
}

bool isComplete(const sycl::event &event) {
  return event.get_info<sycl::info::event::command_execution_status>() ==
         sycl::info::event_command_status::complete;
}

void awaitDone(support::Channel &channel, const Site &site) {
  check(channel.receiveText() == "done", "the other process reports that it is done", site);
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
    return runAndReport([&] {
      support::Channel channel = support::channelToParent(support::Clock::now() + kDeadline);
      importer(channel);
    });
  return runAndReport([&] { runExporter(exporter); });
}

int runOneProcess(void (*body)()) { return runAndReport(body); }

} // namespace ur::interop
