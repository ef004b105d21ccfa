// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Opens the vendor's loader, which contains the vendor's OpenCL adapter. This file calls it the
// inner loader.
#include "adapters/overlay/vendor.hpp"

#include "adapters/kit/log.hpp"
#include "adapters/overlay/opencl/driver.hpp"
#include "base/error.hpp"
#include "base/os_calls.hpp"
#include "base/system_error.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <dlfcn.h>
#include <fcntl.h>
#include <fmt/core.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur {
namespace overlay_opencl {
namespace {

constexpr const char *kVariable = "UR_IPC_OVERLAY_LOADER";
constexpr const char *kLoader = "libur_loader.so.0";

// The environment that makes the inner loader load only the vendor's OpenCL adapter, and not this
// library again. Other threads may read and set variables at any time, so this class replaces
// pointers to single variables and never the array, which the C library owns.
class InnerEnvironment {
public:
  InnerEnvironment() {
    static constexpr std::array<std::string_view, 6> kHiddenVariables{
        "ONEAPI_DEVICE_SELECTOR=",     "UR_ADAPTERS_FORCE_LOAD=", "UR_ADAPTERS_SEARCH_PATH=",
        "UR_ENABLE_LOADER_INTERCEPT=", "UR_ENABLE_LAYERS=",       "UR_LOADER_PRELOAD_FILTER="};
    static char selector[] = "ONEAPI_DEVICE_SELECTOR=opencl:*";
    for (char **variable = environ; variable && *variable; ++variable)
      if (std::ranges::any_of(kHiddenVariables,
                              [text = std::string_view(*variable)](std::string_view name) {
                                return text.starts_with(name);
                              })) {
        // Skips the first letter of the name, so that no loader reads the variable.
        replacements_.push_back({*variable, replacements_.empty() ? selector : *variable + 1});
        *variable = replacements_.back().innerText;
      }
  }
  InnerEnvironment(const InnerEnvironment &) = delete;
  InnerEnvironment &operator=(const InnerEnvironment &) = delete;
  // During the lifetime of this object, another thread may add a variable, and so copy the array
  // under the C library's lock. unsetenv waits for that lock, so the next round restores the copy,
  // too.
  ~InnerEnvironment() {
    while (restore())
      unsetenv("UR_IPC_OVERLAY_UNUSED"); // NOLINT(concurrency-mt-unsafe): changes no variable
  }

private:
  struct Replacement {
    char *originalText;
    char *innerText;
  };

  // Returns whether the environment contained a replaced variable.
  bool restore() const {
    bool hasReplacements = false;
    for (char **variable = environ; variable && *variable; ++variable)
      for (const Replacement &replacement : replacements_)
        if (*variable == replacement.innerText) {
          *variable = replacement.originalText;
          hasReplacements = true;
        }
    return hasReplacements;
  }

  std::vector<Replacement> replacements_;
};

// Opens the file, or a copy of the file if the program itself uses that loader. A loader that is
// currently opening this library cannot be initialized again. Returns null if dlopen or dlinfo
// fails.
void *openLoader(const std::string &file) {
  // Makes the inner loader call its own functions, even if the program is linked with a loader.
  constexpr int kMode = RTLD_NOW | RTLD_LOCAL | UR_OVERLAY_BINDING;
  void *const loadedLoader = dlopen(file.c_str(), RTLD_LAZY | RTLD_NOLOAD);
  if (!loadedLoader)
    return dlopen(file.c_str(), kMode);
  if (dlsym(loadedLoader, "urIPCOpenMemHandlesBatch"))
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "{} is this project's own loader; set {} to the vendor's loader", file, kVariable);
  const link_map *map = nullptr;
  if (dlinfo(loadedLoader, RTLD_DI_LINKMAP, &map) != 0)
    return nullptr;
  constexpr const char *kFailure = "cannot copy the vendor's loader";
  const base::UniqueFd source(
      base::requireSystem(open(map->l_name, O_RDONLY | O_CLOEXEC), kFailure));
  const base::UniqueFd copy(
      base::requireSystem(memfd_create("ur-overlay-loader", MFD_CLOEXEC), kFailure));
  struct stat status{};
  base::requireSystem(fstat(source.get(), &status), kFailure);
  for (auto bytesLeft = static_cast<std::size_t>(status.st_size); bytesLeft > 0;)
    bytesLeft -= static_cast<std::size_t>(
        base::requireSystem(sendfile(copy.get(), source.get(), nullptr, bytesLeft), kFailure));
  return dlopen(fmt::format("/proc/self/fd/{}", copy.get()).c_str(), kMode);
}

void *loader = nullptr;

void *find(const char *function) { return dlsym(loader, function); }

template <typename Function> Function *require(const char *name, Function *) {
  auto *const function = reinterpret_cast<Function *>(find(name));
  if (!function)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "the vendor's loader has no {}", name);
  return function;
}

} // namespace
} // namespace overlay_opencl

backend::VendorLibrary backend::openVendor() {
  using namespace overlay_opencl;
  driver(); // may throw, so it comes before the environment changes
  const char *const configuredFile = std::getenv(kVariable);
  const std::string file = configuredFile && *configuredFile ? configuredFile : kLoader;
  const InnerEnvironment environment;
  loader = openLoader(file);
  if (!loader)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "cannot open the vendor's loader: {}; set {} to its path", dlerror(), kVariable);
  ur_adapter_handle_t adapter = nullptr;
  std::uint32_t count = 0;
  if (require("urLoaderInit", ::urLoaderInit)(0, nullptr) != UR_RESULT_SUCCESS ||
      require("urAdapterGet", ::urAdapterGet)(1, &adapter, &count) != UR_RESULT_SUCCESS ||
      !adapter || count != 1)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "{} has {} OpenCL adapters instead of one; set {} to the vendor's loader", file,
                count, kVariable);
  kit::log().info("opened {}", file);
  return {adapter, find};
}

} // namespace ur
