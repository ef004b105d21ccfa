// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Measures the time that the overlay adds to calls of the vendor's OpenCL adapter. This process
// loads both adapters, each with a copy of the vendor's library, and calls them in turns. Start the
// benchmark with ur-ipc-run, which sets the paths of the libraries.

#include "bench/report/report.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CLI/CLI.hpp>
#include <dlfcn.h>
#include <fmt/core.h>
#include <unified-runtime/ur_ddi.h>

namespace {

using Clock = std::chrono::steady_clock;

void check(ur_result_t result, const char *call) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(fmt::format("{} returned {}", call, static_cast<int>(result)));
}

std::string variable(const char *name) {
  const char *const value = std::getenv(name);
  if (!value)
    throw std::runtime_error(
        fmt::format("the variable {} is not set; start this program with ur-ipc-run", name));
  return value;
}

void *open(const std::string &file) {
  void *const library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (!library)
    throw std::runtime_error(dlerror());
  return library;
}

template <typename Function> Function *find(void *library, const char *name, Function *) {
  void *const symbol = dlsym(library, name);
  if (!symbol)
    throw std::runtime_error(dlerror());
  return reinterpret_cast<Function *>(symbol);
}

ur_adapter_handle_t vendorAdapter(const std::string &file) {
  void *const loader = open(file);
  check(find(loader, "urLoaderInit", ::urLoaderInit)(0, nullptr), "urLoaderInit");
  ur_adapter_handle_t adapter = nullptr;
  check(find(loader, "urAdapterGet", ::urAdapterGet)(1, &adapter, nullptr), "urAdapterGet");
  return adapter;
}

ur_adapter_handle_t overlayAdapter(const std::string &file) {
  ur_adapter_dditable_t functions{};
  const auto getTable = find(open(file), "urGetAdapterProcAddrTable", ::urGetAdapterProcAddrTable);
  check(getTable(UR_API_VERSION_CURRENT, &functions), "urGetAdapterProcAddrTable");
  ur_adapter_handle_t adapter = nullptr;
  check(functions.pfnGet(1, &adapter, nullptr), "urAdapterGet");
  return adapter;
}

// A queue of one of the two adapters, with a short kernel.
class Queue {
public:
  explicit Queue(ur_adapter_handle_t handle) : api_(**reinterpret_cast<ur_dditable_t **>(handle)) {
    ur_platform_handle_t platform = nullptr;
    check(api_.Platform.pfnGet(handle, 1, &platform, nullptr), "urPlatformGet");
    check(api_.Device.pfnGet(platform, UR_DEVICE_TYPE_CPU, 1, &device_, nullptr), "urDeviceGet");
    check(api_.Context.pfnCreate(1, &device_, nullptr, &context_), "urContextCreate");
    check(api_.Queue.pfnCreate(context_, device_, nullptr, &queue_), "urQueueCreate");
    buildKernel();
    for (void *&memory : memory_)
      memory = allocate(kCopyBytes);
  }

  void launch(const ur_event_handle_t *waitEvent, ur_event_handle_t *event) {
    ur_exp_kernel_arg_properties_t argument{};
    argument.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
    argument.type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    argument.size = sizeof(void *);
    argument.value.pointer = memory_[0];
    const std::size_t one = 1;
    check(api_.EnqueueExp.pfnKernelLaunchWithArgsExp(queue_, kernel_, 1, nullptr, &one, &one, 1,
                                                     &argument, nullptr, waitEvent ? 1 : 0,
                                                     waitEvent, event),
          "urEnqueueKernelLaunchWithArgsExp");
  }
  void finish() { check(api_.Queue.pfnFinish(queue_), "urQueueFinish"); }
  void release(ur_event_handle_t event) { check(api_.Event.pfnRelease(event), "urEventRelease"); }

  void *allocate(std::size_t size) {
    void *memory = nullptr;
    check(api_.USM.pfnDeviceAlloc(context_, device_, nullptr, nullptr, size, &memory),
          "urUSMDeviceAlloc");
    return memory;
  }
  void free(void *memory) { check(api_.USM.pfnFree(context_, memory), "urUSMFree"); }

  void fill(void *memory, std::size_t size) {
    const std::uint32_t zero = 0;
    check(api_.Enqueue.pfnUSMFill(queue_, memory, sizeof(zero), &zero, size, 0, nullptr, nullptr),
          "urEnqueueUSMFill");
    finish();
  }
  void copy(std::size_t size) {
    check(
        api_.Enqueue.pfnUSMMemcpy(queue_, true, memory_[0], memory_[1], size, 0, nullptr, nullptr),
        "urEnqueueUSMMemcpy");
  }

  static constexpr std::size_t kCopyBytes = std::size_t{1} << 20;

private:
  // The driver builds the kernel, because the vendor's adapter does not accept OpenCL C.
  void buildKernel() {
    void *const driver = open("libOpenCL.so.1");
    ur_native_handle_t native{};
    check(api_.Context.pfnGetNativeHandle(context_, &native), "urContextGetNativeHandle");
    const char *source = "kernel void touch(global uint *x) { x[0] = 1; }";
    cl_int code = CL_SUCCESS;
    cl_program program = find(driver, "clCreateProgramWithSource", ::clCreateProgramWithSource)(
        reinterpret_cast<cl_context>(native), 1, &source, nullptr, &code);
    if (code != CL_SUCCESS || find(driver, "clBuildProgram", ::clBuildProgram)(
                                  program, 0, nullptr, "", nullptr, nullptr) != CL_SUCCESS)
      throw std::runtime_error("OpenCL cannot build the kernel");
    cl_kernel kernel = find(driver, "clCreateKernel", ::clCreateKernel)(program, "touch", &code);
    ur_program_handle_t programHandle = nullptr;
    check(api_.Program.pfnCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(program),
                                                 context_, nullptr, &programHandle),
          "urProgramCreateWithNativeHandle");
    check(api_.Kernel.pfnCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(kernel),
                                                context_, programHandle, nullptr, &kernel_),
          "urKernelCreateWithNativeHandle");
  }

  const ur_dditable_t &api_;
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
  std::array<void *, 2> memory_{};
};

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

class Comparison {
public:
  Comparison(Queue &vendor, Queue &overlay, unsigned rounds, ur::bench::Report &report)
      : queues_{&vendor, &overlay}, rounds_(rounds), report_(report) {
    fmt::print("{:<36} {:>12} {:>12} {:>8}\n", "us", "vendor", "overlay", "ratio");
  }

  // Times `calls` calls of `operation` per round, alternating between the two adapters. Also calls
  // `cleanUp`, but does not time it.
  void measureRow(
      const std::string &name, unsigned calls, const std::function<void(Queue &)> &operation,
      const std::function<void(Queue &)> &cleanUp = [](Queue &) {}) {
    std::array<std::vector<double>, 2> times;
    std::vector<double> ratios;
    for (unsigned round = 0; round < rounds_; ++round) {
      for (unsigned turn = 0; turn < 2; ++turn) {
        const unsigned index = (round + turn) % 2;
        const auto start = Clock::now();
        for (unsigned call = 0; call < calls; ++call)
          operation(*queues_[index]);
        const std::chrono::duration<double, std::micro> elapsed = Clock::now() - start;
        times[index].push_back(elapsed.count() / calls);
        cleanUp(*queues_[index]);
      }
      ratios.push_back(times[1].back() / times[0].back());
    }
    fmt::print("{:<36} {:>12.3f} {:>12.3f} {:>8.3f}\n", name, median(times[0]), median(times[1]),
               median(ratios));
    report_.add("kernels and memory of OpenCL on a CPU", name, "us",
                {{"vendor's adapter", median(times[0])}, {"overlay", median(times[1])}});
  }

private:
  std::array<Queue *, 2> queues_;
  const unsigned rounds_;
  ur::bench::Report &report_;
};

void compare(unsigned rounds, ur::bench::Report &report) {
  const std::string overlayFile = variable("UR_ADAPTERS_FORCE_LOAD");
  const std::string loader = variable("UR_IPC_OVERLAY_LOADER");
  // The vendor's loader in this process reads these variables. There are no other threads yet.
  // NOLINTBEGIN(concurrency-mt-unsafe)
  unsetenv("UR_ADAPTERS_FORCE_LOAD");
  setenv("ONEAPI_DEVICE_SELECTOR", "opencl:*", 1);
  // NOLINTEND(concurrency-mt-unsafe)
  Queue vendor(vendorAdapter(loader));
  Queue overlay(overlayAdapter(overlayFile));
  Comparison comparison(vendor, overlay, rounds, report);

  const auto finish = [](Queue &queue) { queue.finish(); };
  comparison.measureRow(
      "kernel launch, no wait list", 100, [](Queue &queue) { queue.launch(nullptr, nullptr); },
      finish);
  comparison.measureRow(
      "kernel launch that waits for another launch", 100,
      [](Queue &queue) {
        ur_event_handle_t event = nullptr;
        queue.launch(nullptr, &event);
        queue.launch(&event, nullptr);
        queue.release(event);
      },
      finish);
  for (const std::size_t size : {std::size_t{4096}, Queue::kCopyBytes})
    comparison.measureRow(fmt::format("copy of {} KiB", size >> 10), 100,
                          [size](Queue &queue) { queue.copy(size); });
  for (const std::size_t size : {std::size_t{4096}, Queue::kCopyBytes})
    comparison.measureRow(fmt::format("allocation and free of {} KiB", size >> 10), 100,
                          [size](Queue &queue) { queue.free(queue.allocate(size)); });
  constexpr std::size_t kLarge = std::size_t{64} << 20;
  comparison.measureRow("allocation, first fill and free of 64 MiB", 1, [](Queue &queue) {
    void *const memory = queue.allocate(kLarge);
    queue.fill(memory, kLarge);
    queue.free(memory);
  });
}

} // namespace

int main(int argc, char **argv) {
  try {
    CLI::App app("Compares the overlay with the vendor's OpenCL adapter");
    unsigned rounds = 100;
    app.add_option("--rounds", rounds, "Measurements of each operation")
        ->check(CLI::PositiveNumber);
    std::string json;
    app.add_option("--json", json, "Also write the medians as JSON")->type_name("FILE");
    CLI11_PARSE(app, argc, argv);
    ur::bench::Report report;
    compare(rounds, report);
    report.write(json);
  } catch (const std::exception &failure) {
    std::cerr << "ur-bench-overlay: " << failure.what() << '\n';
    return 1;
  }
  return 0;
}
