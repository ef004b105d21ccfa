// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string>
#include <vector>

namespace ur::loader {

// An adapter to load: the files it may be in, in the order to try them. A bare name stands for the
// system's own search.
struct WantedAdapter {
  std::string name;
  std::vector<std::string> files;
};

// In load order: the files of UR_ADAPTERS_FORCE_LOAD alone if set; otherwise each known adapter in
// the directories of UR_ADAPTERS_SEARCH_PATH, beside this loader and where the system looks. With
// `mocking` only the mock adapter is wanted, and neither variable that chooses adapters counts.
std::vector<WantedAdapter> wantedAdapters(bool mocking);

} // namespace ur::loader
