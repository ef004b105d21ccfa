// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Starts a program. Sets the variables that make its SYCL runtime load an overlay, which extends a
// vendor's adapter.
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <unistd.h>

namespace ur::run {
namespace {

namespace fs = std::filesystem;

constexpr const char *kDriver = "libintelocl.so"; // Intel's OpenCL runtime for CPUs

// A vendor's library that contains the adapter, and how to get it.
struct Vendor {
  const char *adapter; // for --over
  const char *library;
  const char *remedy;
};
constexpr std::array kVendors{
    Vendor{"opencl", "libur_loader.so.0", "install it (pip install dpnp intel-opencl-rt)"},
    Vendor{"level_zero", "libur_adapter_level_zero_v2.so.0", "install it (pip install dpnp)"},
    Vendor{"cuda", "libur_adapter_cuda.so.0", "build it from the sources of Unified Runtime"},
};

const Vendor &vendorOf(const std::string &adapter) {
  return *std::ranges::find(kVendors, adapter, &Vendor::adapter);
}

std::string variable(const char *name) {
  const char *const value = std::getenv(name);
  return value ? value : "";
}

std::vector<fs::path> split(const std::string &list) {
  std::vector<fs::path> paths;
  std::istringstream stream(list);
  for (std::string path; std::getline(stream, path, ':');)
    if (!path.empty())
      paths.emplace_back(path);
  return paths;
}

// Returns the overlay over an adapter. It is in the build or the installation that contains this
// program.
fs::path findOverlay(const std::string &adapter) {
  const std::string name = "ur_adapter_overlay_" + adapter;
  const std::string library = "lib" + name + ".so.0";
  const fs::path prefix = fs::canonical("/proc/self/exe").parent_path().parent_path();
  for (const char *folder : {"lib", UR_RUN_LIBDIR})
    if (const fs::path file = prefix / folder / library; fs::exists(file))
      return file;
  throw std::runtime_error(library + " is missing in " + (prefix / "lib").string() + " and " +
                           (prefix / UR_RUN_LIBDIR).string() +
                           "; install the adapters, or build the target " + name);
}

// Returns the file that the shell would start.
fs::path resolve(const std::string &program) {
  if (program.find('/') != std::string::npos)
    return program;
  std::error_code ignoredError;
  for (const fs::path &folder : split(variable("PATH")))
    if (const fs::path file = folder / program;
        fs::is_regular_file(file, ignoredError) && access(file.c_str(), X_OK) == 0)
      return file;
  throw std::runtime_error("there is no program " + program + " on PATH");
}

// Returns the folder with the vendor's library. Tries the program's own environment first.
fs::path findRuntime(const Vendor &vendor, const std::string &runtimeOption,
                     const fs::path &program, const fs::path &projectFolder) {
  std::vector<fs::path> folders;
  if (!runtimeOption.empty())
    folders = {runtimeOption};
  else {
    folders.push_back(fs::absolute(program).lexically_normal().parent_path().parent_path() / "lib");
    if (const std::string environment = variable("VIRTUAL_ENV"); !environment.empty())
      folders.push_back(fs::path(environment) / "lib");
    for (const fs::path &folder : split(variable("LD_LIBRARY_PATH")))
      folders.push_back(folder);
  }
  std::string tried;
  std::error_code ignoredError; // such folders contain no library for this user
  for (const fs::path &folder : folders) {
    const bool isProject = fs::equivalent(folder, projectFolder, ignoredError);
    if (!isProject && fs::exists(folder / vendor.library, ignoredError))
      return fs::canonical(folder);
    tried += "\n  " + folder.string() +
             (isProject ? ": this project's own libraries" : ": no " + std::string(vendor.library));
  }
  throw std::runtime_error("cannot find the vendor's runtime; tried" + tried + "\n" +
                           vendor.remedy + ", or name its folder with --runtime");
}

void setVariable(const char *name, const std::string &value, bool verbose) {
  if (setenv(name, value.c_str(), 1) != 0)
    throw std::runtime_error(std::string("cannot set ") + name + ": " + std::strerror(errno));
  if (verbose)
    std::cerr << "ur-ipc-run: " << name << '=' << value << '\n';
}

void prepare(const std::string &adapter, const std::string &runtime, const fs::path &program,
             bool verbose) {
  const fs::path overlay = findOverlay(adapter);
  const Vendor &vendor = vendorOf(adapter);
  const fs::path folder = findRuntime(vendor, runtime, program, overlay.parent_path());
  setVariable("UR_ADAPTERS_FORCE_LOAD", overlay, verbose);
  const std::string path = variable("LD_LIBRARY_PATH");
  setVariable("LD_LIBRARY_PATH", folder.string() + (path.empty() ? "" : ":" + path), verbose);
  if (adapter != "opencl") {
    setVariable("UR_IPC_OVERLAY_ADAPTER", folder / vendor.library, verbose);
    if (adapter == "level_zero")
      setVariable("UR_LOADER_USE_LEVEL_ZERO_V2", "1", verbose);
    return;
  }
  setVariable("UR_IPC_OVERLAY_LOADER", folder / vendor.library, verbose);
  if (variable("OCL_ICD_FILENAMES").empty() && fs::exists(folder / kDriver))
    setVariable("OCL_ICD_FILENAMES", folder / kDriver, verbose);
  else if (verbose)
    std::cerr << "ur-ipc-run: OCL_ICD_FILENAMES stays '" << variable("OCL_ICD_FILENAMES") << "'\n";
}

int run(int argc, char **argv) {
  CLI::App app{"Starts a program so that its SYCL runtime shares memory and events between "
               "processes. The vendor's adapter still runs the kernels.",
               "ur-ipc-run"};
  bool verbose = false;
  std::string adapter = "opencl";
  std::string runtime;
  std::vector<std::string> command;
  app.add_flag("-v,--verbose", verbose, "print the variables that are set");
  app.add_option("--over", adapter,
                 "the vendor's adapter that the overlay extends: opencl for CPUs, level_zero for "
                 "Intel GPUs, cuda for NVIDIA GPUs")
      ->check(CLI::IsMember({"opencl", "level_zero", "cuda"}))
      ->capture_default_str();
  app.add_option("--runtime", runtime, "the folder of the vendor's runtime")->type_name("DIR");
  app.add_option("command", command, "the program and its arguments, after --")->required();
  app.positionals_at_end();
  CLI11_PARSE(app, argc, argv);

  const fs::path program = resolve(command.front());
  prepare(adapter, runtime, program, verbose);
  std::vector<char *> arguments;
  for (std::string &argument : command)
    arguments.push_back(argument.data());
  arguments.push_back(nullptr);
  execvp(program.c_str(), arguments.data()); // starts a script without #! with the shell
  throw std::runtime_error("cannot start " + program.string() + ": " + std::strerror(errno));
}

} // namespace
} // namespace ur::run

int main(int argc, char **argv) {
  try {
    return ur::run::run(argc, argv);
  } catch (const std::exception &failure) {
    std::cerr << "ur-ipc-run: " << failure.what() << '\n';
    return 2;
  }
}
