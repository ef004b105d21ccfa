// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/module.hpp"

#include "fakes/host/misuses.hpp"
#include "fakes/host/switch_text.hpp"
#include "fakes/level_zero/chain.hpp"

#include <algorithm>
#include <cstring>

namespace host_driver {
namespace {

// Returns the build options without Level Zero's own options (-ze-...), which OpenCL does not know.
std::string openClOptions(const char *flags) {
  std::string options;
  for (const std::string &flag : split(flags == nullptr ? "" : flags, ' '))
    if (!flag.starts_with("-ze-"))
      options += flag + ' ';
  return options;
}

// Level Zero does not pass the sizes of the constants. OpenCL rejects a wrong size, so this
// function tries 1, 2, 4 and 8 bytes.
bool setConstants(const OpenCl &driver, cl_program program,
                  const ze_module_constants_t &constants) {
  for (std::uint32_t i = 0; i < constants.numConstants; ++i) {
    bool isSet = false;
    for (std::size_t size = 1; size <= sizeof(std::uint64_t) && !isSet; size *= 2)
      isSet = driver.clSetProgramSpecializationConstant(program, constants.pConstantIds[i], size,
                                                        constants.pConstantValues[i]) == CL_SUCCESS;
    if (!isSet)
      return false;
  }
  return true;
}

// A SPIR-V module, and the options and constants for its compilation.
struct Source {
  const std::uint8_t *data = nullptr;
  std::size_t size = 0;
  const char *flags = nullptr;
  const ze_module_constants_t *constants = nullptr;
};

// Returns the modules of the descriptor. ZE_experimental_module_program can pass several modules.
std::vector<Source> sourcesOf(const ze_module_desc_t &desc) {
  const auto *program = findInChain<const ze_module_program_exp_desc_t>(
      desc.pNext, ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC);
  if (program == nullptr)
    return {{desc.pInputModule, desc.inputSize, desc.pBuildFlags, desc.pConstants}};
  requirePointer(program->inputSizes);
  requirePointer(program->pInputModules);
  std::vector<Source> sources;
  sources.reserve(program->count);
  for (std::uint32_t i = 0; i < program->count; ++i)
    sources.push_back({program->pInputModules[i], program->inputSizes[i],
                       program->pBuildFlags == nullptr ? nullptr : program->pBuildFlags[i],
                       program->pConstants == nullptr ? nullptr : program->pConstants[i]});
  return sources;
}

std::string buildLog(const OpenCl &driver, cl_program program) {
  std::size_t size = 0;
  driver.clGetProgramBuildInfo(program, driver.device, CL_PROGRAM_BUILD_LOG, 0, nullptr, &size);
  std::string text(size, '\0');
  driver.clGetProgramBuildInfo(program, driver.device, CL_PROGRAM_BUILD_LOG, size, text.data(),
                               nullptr);
  return text.c_str();
}

// Compiles a module. Returns null if the driver cannot compile it. Adds the driver's messages to
// the log.
OpenClProgram compile(const OpenCl &driver, const Source &source, std::string &log) {
  requirePointer(source.data);
  require(source.size != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  cl_int result = CL_SUCCESS;
  OpenClProgram program(
      driver.clCreateProgramWithIL(driver.context, source.data, source.size, &result));
  if (program == nullptr) {
    log += "the OpenCL driver rejects the SPIR-V module: error " + std::to_string(result) + '\n';
    return nullptr;
  }
  require(source.constants == nullptr || setConstants(driver, program.get(), *source.constants),
          ZE_RESULT_ERROR_INVALID_ARGUMENT);
  result =
      driver.clCompileProgram(program.get(), 1, &driver.device, openClOptions(source.flags).c_str(),
                              0, nullptr, nullptr, nullptr, nullptr);
  log += buildLog(driver, program.get());
  return result == CL_SUCCESS ? std::move(program) : nullptr;
}

// Compiles and links modules. Returns null if this fails.
OpenClProgram build(const OpenCl &driver, const std::vector<Source> &sources, std::string &log) {
  std::vector<OpenClProgram> compiledPrograms;
  std::vector<cl_program> inputs;
  for (const Source &source : sources) {
    compiledPrograms.push_back(compile(driver, source, log));
    if (compiledPrograms.back() == nullptr)
      return nullptr;
    inputs.push_back(compiledPrograms.back().get());
  }
  cl_int result = CL_SUCCESS;
  OpenClProgram linkedProgram(driver.clLinkProgram(driver.context, 1, &driver.device, "",
                                                   static_cast<cl_uint>(inputs.size()),
                                                   inputs.data(), nullptr, nullptr, &result));
  if (linkedProgram != nullptr)
    log += buildLog(driver, linkedProgram.get());
  return result == CL_SUCCESS ? std::move(linkedProgram) : nullptr;
}

std::vector<std::string> kernelNames(const OpenCl &driver, cl_program program) {
  std::size_t size = 0;
  driver.clGetProgramInfo(program, CL_PROGRAM_KERNEL_NAMES, 0, nullptr, &size);
  std::string text(size, '\0');
  driver.clGetProgramInfo(program, CL_PROGRAM_KERNEL_NAMES, size, text.data(), nullptr);
  return split(text.c_str(), ';');
}

} // namespace

void copyText(const std::string &text, std::size_t *size, char *out) {
  requirePointer(size);
  if (out != nullptr)
    std::memcpy(out, text.c_str(), std::min(*size, text.size() + 1));
  *size = text.size() + 1;
}

ze_result_t moduleCreate(ze_context_handle_t hContext, ze_device_handle_t hDevice,
                         const ze_module_desc_t *desc, ze_module_handle_t *phModule,
                         ze_module_build_log_handle_t *phBuildLog) {
  const OpenCl &driver = openCl();
  std::shared_ptr<Context> context = objectOf<Context>(hContext);
  const Device &device = deviceOf(*context, hDevice);
  requirePointer(desc);
  requirePointer(phModule);
  require(desc->format == ZE_MODULE_FORMAT_IL_SPIRV, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  std::string log;
  OpenClProgram program = build(driver, sourcesOf(*desc), log);
  if (phBuildLog != nullptr)
    publish(std::make_shared<ModuleBuildLog>(std::move(log)), phBuildLog);
  require(program != nullptr, ZE_RESULT_ERROR_MODULE_BUILD_FAILURE);
  auto module = std::make_shared<Module>(std::move(context), device, std::move(program));
  module->kernelNames = kernelNames(driver, module->program.get());
  publish(std::move(module), phModule);
  return ZE_RESULT_SUCCESS;
}

ze_result_t moduleDestroy(ze_module_handle_t hModule) {
  if (const auto module = objectOf<Module>(hModule); module->uses != 0)
    reportMisuse("a module was destroyed while " + std::to_string(module->uses) +
                 " of its kernels existed");
  unpublish<Module>(hModule);
  return ZE_RESULT_SUCCESS;
}

ze_result_t moduleGetKernelNames(ze_module_handle_t hModule, std::uint32_t *count,
                                 const char **names) {
  const auto module = objectOf<Module>(hModule);
  requirePointer(count);
  enumerate(static_cast<std::uint32_t>(module->kernelNames.size()), count, names,
            [&](std::uint32_t i, const char *&out) { out = module->kernelNames[i].c_str(); });
  return ZE_RESULT_SUCCESS;
}

ze_result_t moduleGetProperties(ze_module_handle_t hModule, ze_module_properties_t *properties) {
  objectOf<Module>(hModule);
  requirePointer(properties);
  properties->flags = 0; // all functions are in the module
  return ZE_RESULT_SUCCESS;
}

ze_result_t moduleBuildLogDestroy(ze_module_build_log_handle_t hModuleBuildLog) {
  unpublish<ModuleBuildLog>(hModuleBuildLog);
  return ZE_RESULT_SUCCESS;
}

ze_result_t moduleBuildLogGetString(ze_module_build_log_handle_t hModuleBuildLog,
                                    std::size_t *pSize, char *pBuildLog) {
  const auto log = objectOf<ModuleBuildLog>(hModuleBuildLog);
  copyText(log->text, pSize, pBuildLog);
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
