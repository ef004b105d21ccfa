// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/queue.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"

namespace ur::level_zero {
namespace {

// Appends each command to an immediate list, which starts it.
class ImmediateSubmitter final : public Submitter {
public:
  ImmediateSubmitter(const DriverFunctions &driver, AdoptedHandle<UniqueList> list, bool inOrder)
      : driver_(driver), list_(std::move(list)), inOrder_(inOrder) {}

  bool keepsOrder() const noexcept override { return inOrder_; }

  std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                               std::span<ze_event_handle_t> waits) override {
    append(list_.get(), work, signal, waits);
    return nullptr;
  }

  // Without zeCommandListHostSynchronize, does nothing: the queue has waited for the last event.
  void drain() noexcept override {
    const ze_result_t result = driver_.synchronize(list_.get(), UINT64_MAX);
    if (!meansUnsupported(result))
      logIfFailed("zeCommandListHostSynchronize", result);
  }

  ur_native_handle_t native() const noexcept override { return kit::nativeHandleOf(list_.get()); }

private:
  const DriverFunctions &driver_;
  const AdoptedHandle<UniqueList> list_;
  const bool inOrder_;
};

} // namespace

UniqueList createImmediateList(ze_context_handle_t context, const NativeDevice &device,
                               bool inOrder, ze_command_queue_priority_t priority) {
  auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
  description.flags = inOrder ? newer::kCommandQueueInOrder : 0u;
  description.priority = priority;
  UniqueList list;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list.out());
  return list;
}

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags) {
  const bool inOrder = device->capabilities().inOrderLists;
  AdoptedHandle list(createImmediateList(context->native(), *device, inOrder, priorityOf(flags)),
                     true);
  return std::make_unique<ImmediateSubmitter>(context->driver(), std::move(list), inOrder);
}

// Level Zero has no query for the order of an application's list. Counter-based events need an
// in-order list. An adapter that uses such events assumes that the list is in-order.
std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned) {
  return std::make_unique<ImmediateSubmitter>(context->driver(), adopt<UniqueList>(native, owned),
                                              device->capabilities().counterBasedApi != nullptr);
}

} // namespace ur::level_zero
