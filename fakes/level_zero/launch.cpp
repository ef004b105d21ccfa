// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/kernel.hpp"
#include "fakes/level_zero/kernel_memory.hpp"
#include "fakes/level_zero/operand.hpp"

#include <algorithm>

namespace host_driver {
namespace {

[[noreturn]] void refuseLaunch(const Kernel &kernel, const std::string &reason) {
  reportMisuse("kernel " + kernel.name + " was launched with " + reason);
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

// Returns the context of the memory at an address, or null.
const Object *contextOf(const void *pointer) {
  if (const auto allocation = allocations().findAt(pointer))
    return allocation->context.get();
  if (const auto mapping = virtualMemory().findMapping(pointer))
    return mapping->physical->parent.get();
  return nullptr;
}

// A kernel with the arguments and sizes that it had at its launch.
struct Launch {
  Kernel *kernel;
  Kernel::Arguments arguments;
  Kernel::Sizes groups;
  Kernel::Sizes items; // per group
  KernelAccess access;
  std::vector<Operand> operands;

  void run() const {
    if (std::find(groups.begin(), groups.end(), 0U) != groups.end())
      return;
    for (const Operand &operand : operands)
      operand.bytes(); // faults if virtual memory is inaccessible
    const KernelMemory memory(access);
    if (const cl_int result = kernel->run(arguments, groups, items); result != CL_SUCCESS) {
      reportMisuse("kernel " + kernel->name + " failed with OpenCL error " +
                   std::to_string(result));
      throw DeviceFault{};
    }
  }
};

void requireLaunchable(const CommandList &list, const Kernel &kernel) {
  if (list.hasOnlyCopyEngines)
    refuseLaunch(kernel, "a command list of the queue group that has only copy engines");
  if (&kernel.module().device != &list.device)
    refuseLaunch(kernel, "a command list of a device that the kernel's module was not built for");
  const std::uint32_t count = kernel.argumentCount();
  if (kernel.arguments.size() != count)
    refuseLaunch(kernel, std::to_string(kernel.arguments.size()) + " of " + std::to_string(count) +
                             " arguments");
}

// Adds the memory of the arguments to the command. Throws INVALID_ARGUMENT if a GPU could not
// access the memory.
void addMemory(Command &command, const CommandList &list, Launch &launch) {
  for (const auto &[index, argument] : launch.arguments) {
    const void *pointer = argument.pointer();
    if (pointer == nullptr)
      continue;
    const Object *context = contextOf(pointer);
    const std::string name = "argument " + std::to_string(index);
    if (context == nullptr)
      refuseLaunch(*launch.kernel, name + " pointing outside the driver's memory");
    if (context != list.parent.get())
      refuseLaunch(*launch.kernel, name + " pointing to memory of another context");
    launch.operands.emplace_back(command, pointer, 1, AccessKind::Read);
    launch.access.arguments.push_back(pointer);
  }
}

} // namespace

ze_result_t commandListAppendLaunchKernel(ze_command_list_handle_t hCommandList,
                                          ze_kernel_handle_t hKernel,
                                          const ze_group_count_t *pLaunchFuncArgs,
                                          ze_event_handle_t hSignalEvent,
                                          std::uint32_t numWaitEvents,
                                          ze_event_handle_t *phWaitEvents) {
  const auto list = objectOf<CommandList>(hCommandList);
  const auto kernel = objectOf<Kernel>(hKernel);
  requirePointer(pLaunchFuncArgs);
  Command command = makeCommand(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  command.kernel = std::weak_ptr<Object>(kernel);
  Launch launch;
  launch.kernel = kernel.get(); // alive, because the submission uses it
  launch.groups = {pLaunchFuncArgs->groupCountX, pLaunchFuncArgs->groupCountY,
                   pLaunchFuncArgs->groupCountZ};
  launch.access = {list->parent.get(), &list->device, false, {}};
  {
    const std::lock_guard lock(kernel->mutex);
    requireLaunchable(*list, *kernel);
    launch.arguments = kernel->arguments;
    launch.items = kernel->groupSize;
    launch.access.indirect = (kernel->indirectAccess & ZE_KERNEL_INDIRECT_ACCESS_FLAG_DEVICE) != 0;
  }
  addMemory(command, *list, launch);
  command.work = [launch = std::move(launch)] { launch.run(); };
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
