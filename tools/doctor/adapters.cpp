// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/environment/environment.hpp"
#include "tools/doctor/checks.hpp"
#include "tools/doctor/inventory.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

namespace ur::doctor {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMissing = "cannot open shared object file: No such file or directory";

// A driver's backend, its packages, and the files that exist if the machine has a device of the
// driver.
struct Driver {
  std::string_view backend;
  const char *package;
  const char *deviceNode; // null if only the vendor ID identifies the device
  const char *vendor;     // vendor ID of the devices in /sys/class/drm
};
constexpr Driver kDrivers[] = {
    {"cuda", "the NVIDIA driver (Debian: nvidia-driver, libcuda1); in containers --gpus=all",
     "/dev/nvidia0", "0x10de"},
    {"hip", "ROCm (libamdhip64.so.6); in containers --device=/dev/kfd --device=/dev/dri",
     "/dev/kfd", nullptr},
    {"level_zero", "intel-level-zero-gpu and libze1; in containers --device=/dev/dri", nullptr,
     "0x8086"},
    {"opencl", "ocl-icd-libopencl1 and the vendor's ICD, or pocl-opencl-icd", nullptr, nullptr},
};

bool isPresent(const Driver &driver) {
  std::error_code error;
  if (driver.deviceNode && fs::exists(driver.deviceNode, error))
    return true;
  if (!driver.vendor)
    return false;
  for (const auto &card : fs::directory_iterator("/sys/class/drm", error)) {
    std::ifstream file(card.path() / "device/vendor");
    if (std::string vendor; file >> vendor && vendor == driver.vendor)
      return true;
  }
  return false;
}

// Returns whether the user names the adapters to load. The loader ignores a malformed list.
bool hasForcedAdapters() {
  try {
    const auto files = environment::text("UR_ADAPTERS_FORCE_LOAD");
    return files && !environment::parseList(*files).empty();
  } catch (const environment::BadValue &) {
    return false;
  }
}

// A line such as "<LOADER>[INFO]: refused FILE: reason".
struct LogLine {
  bool isInfo;
  std::string text;
};

std::optional<LogLine> loaderLine(const std::string &line) {
  constexpr std::string_view kName = "<LOADER>[";
  const std::size_t end = line.find("]: ");
  if (!line.starts_with(kName) || end == std::string::npos)
    return std::nullopt;
  return LogLine{.isInfo = line.substr(kName.size(), end - kName.size()) == "INFO",
                 .text = line.substr(end + 3)};
}

Finding refusalFinding(const LogLine &line) {
  constexpr std::string_view kRefused = "refused ";
  const std::string file =
      line.text.substr(kRefused.size(), line.text.find(": ") - kRefused.size());
  const std::string reason = line.text.substr(std::min(line.text.find(": ") + 2, line.text.size()));
  Finding finding{.check = "loader", .verdict = Verdict::Warning, .text = line.text};
  if (reason == kMissing) {
    finding.verdict = Verdict::Problem;
    finding.remedies = {{"environment",
                         "unset UR_ADAPTERS_FORCE_LOAD  # adapters beside the loader "
                         "are found without it"},
                        {"environment", fmt::format("UR_ADAPTERS_FORCE_LOAD=PATH  # the path of {}",
                                                    fs::path(file).filename().native())}};
  } else if (reason.starts_with("built for other tables") ||
             reason.starts_with("it did not fill all of its function tables")) {
    finding.verdict = Verdict::Problem;
    finding.remedies = {
        {"package", "loader and adapters of one version of ur-ipc"},
        {"environment",
         fmt::format("UR_ADAPTERS_SEARCH_PATH, UR_ADAPTERS_FORCE_LOAD  # without {}", file)}};
  } else if (reason.starts_with("not an adapter")) {
    finding.remedies = {{"environment", fmt::format("UR_ADAPTERS_FORCE_LOAD  # without {}", file)}};
  } else {
    finding.remedies = {{"shell", fmt::format("ldd {}  # shows missing libraries", file)}};
  }
  return finding;
}

void addTo(std::string &list, std::string_view item) {
  list += fmt::format("{}{}", list.empty() ? "" : ", ", item);
}

// Returns whether the line reports a missing adapter that the user did not request.
bool isExpectedFailure(const LogLine &line) {
  return line.isInfo && line.text.ends_with(fmt::format(": {}", kMissing)) && !hasForcedAdapters();
}

// Returns findings about the files that the loader tried, from its log.
Findings loaderFindings(const std::string &log) {
  constexpr std::string_view kLoaded = "loaded ";
  constexpr std::string_view kAbsent = " is not available";
  Findings findings;
  std::string loadedList;
  std::string absentList;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    const auto message = loaderLine(line);
    if (!message)
      continue;
    const std::string &text = message->text;
    if (text.starts_with(kLoaded))
      addTo(loadedList, text.substr(kLoaded.size()));
    else if (text.starts_with("refused ") && !isExpectedFailure(*message))
      findings.push_back(refusalFinding(*message));
    else if (text.ends_with(kAbsent) && !hasForcedAdapters())
      addTo(absentList, "no " + text.substr(0, text.size() - kAbsent.size()));
    else if (text.find(" is not loaded: ") != std::string::npos)
      addTo(absentList, text);
    else if (!message->isInfo)
      findings.push_back({.check = "loader",
                          .verdict = Verdict::Warning,
                          .text = text,
                          .remedies = {{"environment", "the variable that the text names"}}});
  }
  if (loadedList.empty())
    findings.push_back(
        {.check = "loader",
         .verdict = Verdict::Problem,
         .text = "no adapter is loaded",
         .remedies = {{"environment", "UR_ADAPTERS_SEARCH_PATH=DIRECTORY  # of the files "
                                      "libur_adapter_*.so.0"},
                      {"package", "the adapters of ur-ipc, beside libur_loader.so.0"}}});
  else
    findings.insert(findings.begin(), {.check = "loader",
                                       .text = "loaded " + loadedList +
                                               (absentList.empty() ? "" : "; " + absentList)});
  return findings;
}

std::string joinLines(const Json &lines) {
  std::string text;
  for (const Json &line : lines)
    text += fmt::format("{}{}", text.empty() ? "" : "; ", line.get<std::string>());
  return text;
}

// Returns "cannot load CUDA" for "<CUDA>[INFO]: cannot load CUDA".
std::string removePrefix(const std::string &line) {
  const std::size_t end = line.find("]: ");
  return line.starts_with('<') && end != std::string::npos ? line.substr(end + 3) : line;
}

// Adds the version to the name, because Level Zero has two adapters with different versions.
std::string nameOf(const Json &adapter, const std::string &backend) {
  const Json version = adapter.at("info").value("UR_ADAPTER_INFO_VERSION", Json());
  return version.is_number() && backend == "level_zero"
             ? fmt::format("{} v{}", backend, version.get<unsigned>())
             : backend;
}

Finding absentFinding(const Json &adapter, const std::string &backend) {
  Json log = Json::array();
  for (const Json &line : adapter.at("log"))
    log.push_back(removePrefix(line.get<std::string>()));
  const std::string reason =
      adapter.contains("problem") ? adapter.at("problem").get<std::string>() : joinLines(log);
  Finding finding{.check = "driver " + nameOf(adapter, backend),
                  .text = reason.empty() ? "no device" : fmt::format("no device: {}", reason)};
  const auto driver = std::ranges::find(kDrivers, backend, &Driver::backend);
  const bool isDriverExpected =
      hasForcedAdapters() || (driver != std::end(kDrivers) && isPresent(*driver)) ||
      environment::text("ONEAPI_DEVICE_SELECTOR").value_or("").find(backend) != std::string::npos;
  if (isDriverExpected) {
    finding.verdict = Verdict::Warning;
    if (driver != std::end(kDrivers))
      finding.remedies = {{"package", driver->package},
                          {"environment", "LD_LIBRARY_PATH=DIRECTORY  # of the driver's library"}};
  }
  return finding;
}

std::string textOf(const Json &info, const char *name) {
  return info.contains(name) && info.at(name).is_string() ? info.at(name).get<std::string>() : "?";
}

Finding deviceFinding(const Json &device) {
  static constexpr std::array<std::array<const char *, 2>, 4> kKinds{{
      {"UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP", "memory"},
      {"UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP", "host memory"},
      {"UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP", "physical memory"},
      {"UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP", "events"},
  }};
  const Json &info = device.at("info");
  Finding finding{.check = "device " + device.at("selector").get<std::string>(),
                  .text = fmt::format("{}, driver {}", textOf(info, "UR_DEVICE_INFO_NAME"),
                                      textOf(info, "UR_DEVICE_INFO_DRIVER_VERSION"))};
  std::string sharedKinds;
  std::string unsharedKinds;
  for (const auto &[query, kind] : kKinds) {
    const Json &answer = device.at("support").at(query);
    if (answer.at("supported").get<bool>())
      sharedKinds += fmt::format("{}{}", sharedKinds.empty() ? "" : ", ", kind);
    else
      unsharedKinds += fmt::format("; not {}: {}", kind, answer.at("reason").get<std::string>());
  }
  finding.text += "; shares " + (sharedKinds.empty() ? "nothing" : sharedKinds) + unsharedKinds;
  return finding;
}

// Reports whether a device shares memory with other machines, and otherwise the reason.
Finding fabricFinding(const Json &device) {
  const Json &answer = device.at("support").at("UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP");
  Finding finding{.check = "fabric " + device.at("selector").get<std::string>(),
                  .text = "shares memory with other machines"};
  if (answer.at("supported").get<bool>())
    return finding;
  finding.text = fmt::format("shares no memory with other machines: {}",
                             answer.at("reason").get<std::string>());
  if (environment::text("UR_IPC_FABRIC") == "1") {
    finding.verdict = Verdict::Warning;
    finding.remedies = {{"shell", "ls -l /dev/nvidia-caps-imex-channels  # the IMEX channels"},
                        {"shell", "nvidia-imex-ctl -N  # the state of the fabric"}};
  }
  return finding;
}

} // namespace

Findings checkAdapters() {
  Inventory inventory;
  try {
    inventory = takeInventory();
  } catch (const std::exception &error) {
    return {{.check = "loader",
             .verdict = Verdict::Problem,
             .text = fmt::format("the adapters could not be queried: {}", error.what()),
             .remedies = {{"shell", "UR_LOG_LOADER='level:info;output:stderr' urinfo"}}}};
  }
  Findings findings = loaderFindings(inventory.log);
  Findings devices;
  for (const Json &adapter : inventory.adapters) {
    const auto backend = adapter.at("backend").get<std::string>();
    bool hasDevice = false;
    for (const Json &platform : adapter.at("platforms"))
      for (const Json &device : platform.at("devices")) {
        hasDevice = true;
        devices.push_back(deviceFinding(device));
        if (backend == "cuda") // the other adapters have no fabric handles
          devices.push_back(fabricFinding(device));
      }
    if (!hasDevice)
      findings.push_back(absentFinding(adapter, backend));
  }
  if (devices.empty())
    devices.push_back({.check = "devices",
                       .verdict = Verdict::Problem,
                       .text = "no adapter found a device",
                       .remedies = {{"package", "libur_adapter_native_cpu.so.0, which needs no "
                                                "driver, or the driver of a device"}}});
  std::ranges::move(devices, std::back_inserter(findings));
  return findings;
}

} // namespace ur::doctor
