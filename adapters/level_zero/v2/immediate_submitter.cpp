// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/platform.hpp"
#include "adapters/level_zero/queue.hpp"
#include "adapters/level_zero/v2/counter_events.hpp"

namespace ur::level_zero {
namespace {

// Each command goes to an immediate list, which starts it by itself.
class ImmediateSubmitter final : public Submitter {
public:
  ImmediateSubmitter(const DriverFunctions &driver, UniqueList list, bool inOrder, bool owned)
      : driver_(driver), list_(std::move(list)), inOrder_(inOrder), owned_(owned) {}
  ~ImmediateSubmitter() override {
    if (!owned_)
      static_cast<void>(list_.release());
  }

  bool keepsOrder() const noexcept override { return inOrder_; }

  std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                               std::span<ze_event_handle_t> waits) override {
    append(list_.get(), work, signal, waits);
    return nullptr;
  }

  // Without the function: the last command's event was waited for.
  void drain() noexcept override {
    const ze_result_t result = driver_.synchronize(list_.get());
    if (!isMissing(result))
      noteFailure("zeCommandListHostSynchronize", result);
  }

  ur_native_handle_t native() const noexcept override { return kit::nativeHandleOf(list_.get()); }

private:
  const DriverFunctions &driver_;
  UniqueList list_;
  const bool inOrder_;
  const bool owned_;
};

} // namespace

UniqueList createImmediateList(ze_context_handle_t context, ze_device_handle_t device,
                               std::uint32_t queueGroup, bool inOrder,
                               ze_command_queue_priority_t priority) {
  ze_command_queue_desc_t description{};
  description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  description.ordinal = queueGroup;
  description.flags = inOrder ? newer::kCommandQueueInOrder : 0u;
  description.mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS;
  description.priority = priority;
  ze_command_list_handle_t list = nullptr;
  UR_ZE_CHECK(zeCommandListCreateImmediate, context, device, &description, &list);
  return UniqueList(list);
}

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags) {
  const bool inOrder = device->capabilities().inOrderLists;
  return std::make_unique<ImmediateSubmitter>(context->driver(),
                                              createImmediateList(context->native(), device->device,
                                                                  device->queueGroup, inOrder,
                                                                  priorityOf(flags)),
                                              inOrder, true);
}

// Whether a list of the application keeps its order is not to be learnt from it.
std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned) {
  return std::make_unique<ImmediateSubmitter>(
      context->driver(), UniqueList(kit::fromNative<ze_command_list_handle_t>(native)),
      device->capabilities().counterBased != nullptr, owned);
}

} // namespace ur::level_zero
