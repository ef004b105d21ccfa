// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/driver.hpp"

#include "adapters/kit/driver_library.hpp"
#include "adapters/kit/log.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <algorithm>
#include <array>

namespace ur::opencl {
namespace {

struct ResultMapping {
  cl_int code;
  const char *name;
  ur_result_t result;
};

#define UR_OPENCL_ERROR(name, result) {name, #name, result}

constexpr std::array kResultMappings{
    ResultMapping UR_OPENCL_ERROR(CL_DEVICE_NOT_FOUND, UR_RESULT_ERROR_DEVICE_NOT_FOUND),
    ResultMapping UR_OPENCL_ERROR(CL_DEVICE_NOT_AVAILABLE, UR_RESULT_ERROR_DEVICE_LOST),
    ResultMapping UR_OPENCL_ERROR(CL_MEM_OBJECT_ALLOCATION_FAILURE,
                                  UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY),
    ResultMapping UR_OPENCL_ERROR(CL_OUT_OF_RESOURCES, UR_RESULT_ERROR_OUT_OF_RESOURCES),
    ResultMapping UR_OPENCL_ERROR(CL_OUT_OF_HOST_MEMORY, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY),
    ResultMapping UR_OPENCL_ERROR(CL_PROFILING_INFO_NOT_AVAILABLE,
                                  UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE),
    ResultMapping UR_OPENCL_ERROR(CL_MEM_COPY_OVERLAP, UR_RESULT_ERROR_OVERLAPPING_REGIONS),
    ResultMapping UR_OPENCL_ERROR(CL_MISALIGNED_SUB_BUFFER_OFFSET,
                                  UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET),
    ResultMapping UR_OPENCL_ERROR(CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST,
                                  UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_VALUE, UR_RESULT_ERROR_INVALID_VALUE),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_PLATFORM, UR_RESULT_ERROR_INVALID_PLATFORM),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_DEVICE, UR_RESULT_ERROR_INVALID_DEVICE),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_CONTEXT),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_QUEUE_PROPERTIES,
                                  UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_COMMAND_QUEUE, UR_RESULT_ERROR_INVALID_QUEUE),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_MEM_OBJECT, UR_RESULT_ERROR_INVALID_MEM_OBJECT),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_EVENT_WAIT_LIST,
                                  UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_EVENT, UR_RESULT_ERROR_INVALID_EVENT),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_OPERATION, UR_RESULT_ERROR_INVALID_OPERATION),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_BUFFER_SIZE, UR_RESULT_ERROR_INVALID_USM_SIZE),
    ResultMapping UR_OPENCL_ERROR(CL_INVALID_PROPERTY, UR_RESULT_ERROR_INVALID_VALUE),
};

#undef UR_OPENCL_ERROR

const Driver *open() {
  kit::DriverLibrary library{"libOpenCL.so.1"};
  static constinit base::Immortal<Driver> instance;
  Driver &functions = instance.get();
#define UR_OPENCL_LOAD(name) library.load(functions.name, #name);
  UR_OPENCL_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
#define UR_OPENCL_LOAD(name) library.loadOptional(functions.name, #name);
  UR_OPENCL_LATER_FUNCTIONS(UR_OPENCL_LOAD)
#undef UR_OPENCL_LOAD
  if (library.isUsable())
    return &functions;
  kit::log().info("OpenCL is not available: {}", library.problem());
  delete &functions;
  return nullptr;
}

} // namespace

const Driver *findDriver() {
  static const Driver *const instance = open();
  return instance;
}

void raiseDriverError(cl_int code, const char *call) {
  const auto mapping = std::ranges::find(kResultMappings, code, &ResultMapping::code);
  if (mapping == kResultMappings.end())
    throw base::Error(UR_RESULT_ERROR_ADAPTER_SPECIFIC,
                      fmt::format("{}: OpenCL error {}", call, code), code);
  throw base::Error(mapping->result, fmt::format("{}: {}", call, mapping->name), code);
}

} // namespace ur::opencl
