// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "fakes/host/injection.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace cuda_driver {

// The driver's settings; README.md describes every variable.
struct Switches {
  unsigned devices = 1;            // the number of devices of the machine
  std::vector<int> visibleDevices; // the devices that the process sees
  unsigned connections = 8;
  std::size_t memory = std::size_t{1} << 30;
  unsigned secondsSinceFirst = 0; // the simulated age of the first timed event, in seconds
  std::set<std::string> missingFeatures;
  bool tearsDownAtExit = false;
  bool stagesPageable = true; // copies of pageable memory complete before the call returns
  bool abortOnMisuse = false;
  std::string censusFile;
  std::string fabric; // the directory that stands for a fabric; empty without a fabric
  std::vector<host_driver::InjectedFailure> failures;

  bool has(std::string_view feature) const {
    return missingFeatures.find(std::string(feature)) == missingFeatures.end();
  }

  static Switches fromEnvironment();
};

// Read once, when the driver is loaded.
const Switches &switches();

} // namespace cuda_driver
