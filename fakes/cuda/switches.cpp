// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/switches.hpp"

#include "fakes/cuda/entry.hpp"
#include "fakes/host/switch_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace cuda_driver {
namespace {

using namespace host_driver;

const std::set<std::string> &knownFeatures() {
  static const std::set<std::string> names = {"export", "ipc_memory",     "p2p",
                                              "pools",  "virtual_memory", "words_64"};
  return names;
}

const Setters<Switches> &setters() {
  static const Setters<Switches> table = {
      {"DEVICES",
       [](auto &s, auto name, auto value) {
         if (!parse(value, s.devices) || s.devices > 64)
           refuse(name, value, "write a number of devices, at most 64");
       }},
      {"MEMORY",
       [](auto &s, auto name, auto value) {
         if (!parse(value, s.memory) || s.memory == 0)
           refuse(name, value, "write the size of a device's memory in bytes");
       }},
      {"SINCE_FIRST",
       [](auto &s, auto name, auto value) {
         if (!parse(value, s.secondsSinceFirst))
           refuse(name, value, "write a number of seconds");
       }},
      {"WITHOUT",
       [](auto &s, auto name, auto value) {
         s.missingFeatures = parseFeatures(name, value, knownFeatures());
       }},
      {"TEARDOWN", flag(&Switches::tearsDownAtExit, "unload", "exit")},
      {"PAGEABLE", flag(&Switches::stagesPageable, "direct", "staged")},
      {"ABORT", flag(&Switches::abortOnMisuse, "0", "1")},
      {"CENSUS", [](auto &s, auto, auto value) { s.censusFile = value; }},
      {"FABRIC", [](auto &s, auto, auto value) { s.fabric = value; }},
      {"FAIL", [](auto &s, auto name,
                  auto value) { s.failures = parseFailures(name, value, "cuMemCreate:1:2"); }},
  };
  return table;
}

// Reads CUDA_VISIBLE_DEVICES like a real driver: up to the first invalid number.
std::vector<int> readVisibleDevices(unsigned devices) {
  std::vector<int> numbers;
  const char *list = std::getenv(DRIVER_VISIBLE_DEVICES);
  if (list == nullptr) {
    numbers.resize(devices);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
  }
  for (const std::string &text : split(list, ',')) {
    unsigned device = 0;
    if (!parse(text, device) || device >= devices)
      break;
    const int number = static_cast<int>(device);
    if (std::ranges::find(numbers, number) != numbers.end())
      return {};
    numbers.push_back(number);
  }
  return numbers;
}

} // namespace

Switches Switches::fromEnvironment() {
  Switches result;
  readSwitches("CU_HOST_DRIVER_", setters(), result);
  result.visibleDevices = readVisibleDevices(result.devices);
  if (const char *connections = std::getenv("CUDA_DEVICE_MAX_CONNECTIONS"))
    result.connections = static_cast<unsigned>(std::clamp(std::atoi(connections), 1, 32));
  return result;
}

} // namespace cuda_driver
