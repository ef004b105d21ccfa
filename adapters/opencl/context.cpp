// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/context.hpp"

#include "adapters/opencl/error.hpp"

namespace opencl = ur::opencl;

namespace {

opencl::UniqueContext create(std::span<const ur_device_handle_t> devices) {
  std::vector<cl_device_id> ids;
  for (ur_device_handle_t device : devices)
    ids.push_back(device->id);
  cl_int code = CL_SUCCESS;
  opencl::UniqueContext context(opencl::driver().clCreateContext(
      nullptr, static_cast<cl_uint>(ids.size()), ids.data(), nullptr, nullptr, &code));
  opencl::check(code, "clCreateContext");
  return context;
}

} // namespace

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Context(contextDevices), driverContext(create(contextDevices)) {}

std::shared_ptr<opencl::Pending> ur_context_handle_t_::makePending(bool inOrder) {
  const std::lock_guard lock(mutex_);
  // What nobody but this list holds is of a queue that is gone.
  std::erase_if(pending_, [](const auto &one) { return one.use_count() == 1 && one->empty(); });
  pending_.push_back(std::make_shared<opencl::Pending>(inOrder));
  return pending_.back();
}

void ur_context_handle_t_::waitForCommands() {
  std::vector<std::shared_ptr<opencl::Pending>> all;
  {
    const std::lock_guard lock(mutex_);
    all = pending_;
  }
  for (const auto &one : all)
    one->wait();
}
