// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "fakes/host/misuses.hpp"
#include "fakes/level_zero/kernel.hpp"
#include "fakes/level_zero/operand.hpp"

#include <algorithm>

namespace host_driver {
namespace {

[[noreturn]] void refuseLaunch(const Kernel &kernel, const std::string &reason) {
  reportMisuse("kernel " + kernel.name + " was launched with " + reason);
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

// The context of the memory at an address, or null.
const Object *contextOf(const void *pointer) {
  if (const auto allocation = allocations().around(pointer))
    return allocation->context.get();
  if (const auto mapped = virtualMemory().mappedAround(pointer))
    return mapped->physical->parent.get();
  return nullptr;
}

// Throws INVALID_ARGUMENT if the device could not run the kernel with these arguments.
std::vector<Operand> operandsOf(Command &command, const CommandList &list, const Kernel &kernel) {
  std::vector<Operand> operands;
  for (const auto &[index, argument] : kernel.arguments) {
    const void *pointer = argument.pointer();
    if (pointer == nullptr)
      continue;
    const Object *context = contextOf(pointer);
    const std::string name = "argument " + std::to_string(index);
    if (context == nullptr)
      refuseLaunch(kernel, name + " pointing to no memory of the driver");
    if (context != list.parent.get())
      refuseLaunch(kernel, name + " pointing to memory of another context");
    operands.emplace_back(command, pointer, 1, AccessKind::Read);
  }
  return operands;
}

void requireLaunchable(const CommandList &list, const Kernel &kernel) {
  if (&kernel.module().device != &list.device)
    refuseLaunch(kernel, "a list of another device than its module's");
  if (kernel.arguments.size() != kernel.argumentCount())
    refuseLaunch(kernel, std::to_string(kernel.arguments.size()) + " of " +
                             std::to_string(kernel.argumentCount()) + " arguments");
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
  Command command = commandWith(*list, hSignalEvent, numWaitEvents, phWaitEvents);
  command.kernel = std::weak_ptr<Object>(kernel);
  const Kernel::Sizes groups = {pLaunchFuncArgs->groupCountX, pLaunchFuncArgs->groupCountY,
                                pLaunchFuncArgs->groupCountZ};
  {
    const std::lock_guard lock(kernel->mutex);
    requireLaunchable(*list, *kernel);
    command.work = [run = kernel.get(), groups, items = kernel->groupSize,
                    values = kernel->arguments, operands = operandsOf(command, *list, *kernel)] {
      for (const Operand &operand : operands)
        operand.bytes(); // faults if virtual memory is inaccessible
      if (std::find(groups.begin(), groups.end(), 0U) == groups.end() &&
          !run->run(values, groups, items))
        throw DeviceFault{};
    };
  }
  list->append(std::move(command));
  return ZE_RESULT_SUCCESS;
}

} // namespace host_driver
