// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/native_handle.hpp"
#include "adapters/level_zero/device.hpp"
#include "adapters/level_zero/queue.hpp"

#include <limits>
#include <list>

namespace ur::level_zero {
namespace {

constexpr std::uint64_t kForever = std::numeric_limits<std::uint64_t>::max();

// A regular list and the fence that tells when the driver is through with it.
struct FencedList {
  UniqueList list;
  UniqueFence fence;
};

// One of them in a node of its own, so that putting it back needs no memory.
using FencedListNode = std::list<FencedList>;

// The lists of one queue, used again once their fences are signalled.
class FencedLists {
public:
  FencedLists(ur_context_handle_t context, ur_device_handle_t device,
              ze_command_queue_handle_t queue)
      : context_(context->native()), device_(device->device), group_(device->queueGroup),
        queue_(queue) {}

  FencedListNode take() {
    for (auto fenced = returned_.begin(); fenced != returned_.end(); ++fenced) {
      if (functions().zeFenceQueryStatus(fenced->fence.get()) != ZE_RESULT_SUCCESS)
        continue;
      FencedListNode found;
      found.splice(found.end(), returned_, fenced);
      UR_ZE_CHECK(zeFenceReset, fenced->fence.get());
      UR_ZE_CHECK(zeCommandListReset, fenced->list.get());
      return found;
    }
    return create();
  }

  void putBack(FencedListNode fenced) noexcept { returned_.splice(returned_.end(), fenced); }

private:
  FencedListNode create() const {
    const ze_command_list_desc_t description{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, group_,
                                             0};
    ze_command_list_handle_t list = nullptr;
    UR_ZE_CHECK(zeCommandListCreate, context_, device_, &description, &list);
    FencedList fenced;
    fenced.list.reset(list);
    const ze_fence_desc_t fenceDescription{ZE_STRUCTURE_TYPE_FENCE_DESC, nullptr, 0};
    ze_fence_handle_t fence = nullptr;
    UR_ZE_CHECK(zeFenceCreate, queue_, &fenceDescription, &fence);
    fenced.fence.reset(fence);
    FencedListNode made;
    made.push_back(std::move(fenced));
    return made;
  }

  const ze_context_handle_t context_;
  const ze_device_handle_t device_;
  const std::uint32_t group_;
  const ze_command_queue_handle_t queue_;
  FencedListNode returned_;
};

// Each command is one regular list, closed and executed at once. Lists of one queue may overlap, so
// order comes from events.
class ListSubmitter final : public Submitter {
public:
  ListSubmitter(ur_context_handle_t context, ur_device_handle_t device, UniqueQueue queue,
                bool owned)
      : queue_(std::move(queue)), owned_(owned),
        lists_(std::make_shared<FencedLists>(context, device, queue_.get())) {}

  ~ListSubmitter() override {
    lists_.reset(); // fences end before their queue
    if (!owned_)
      static_cast<void>(queue_.release());
  }

  bool keepsOrder() const noexcept override { return false; }

  std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                               std::span<ze_event_handle_t> waits) override {
    auto used = std::make_shared<Used>(lists_, lists_->take());
    FencedList &fenced = used->fenced.front();
    ze_command_list_handle_t list = fenced.list.get();
    append(list, work, signal, waits);
    UR_ZE_CHECK(zeCommandListClose, list);
    UR_ZE_CHECK(zeCommandQueueExecuteCommandLists, queue_.get(), 1, &list, fenced.fence.get());
    used->executed = true;
    return used;
  }

  void drain() noexcept override { UR_ZE_END(zeCommandQueueSynchronize, queue_.get(), kForever); }

  ur_native_handle_t native() const noexcept override { return kit::nativeHandleOf(queue_.get()); }

private:
  // A list that is executing. One that never was has an unsignalled fence and is not kept.
  struct Used {
    Used(std::shared_ptr<FencedLists> owner, FencedListNode mine)
        : lists(std::move(owner)), fenced(std::move(mine)) {}
    Used(const Used &) = delete;
    Used &operator=(const Used &) = delete;
    ~Used() {
      if (executed)
        lists->putBack(std::move(fenced));
    }

    std::shared_ptr<FencedLists> lists;
    FencedListNode fenced;
    bool executed = false;
  };

  UniqueQueue queue_;
  const bool owned_;
  std::shared_ptr<FencedLists> lists_;
};

} // namespace

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags) {
  ze_command_queue_desc_t description{};
  description.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  description.ordinal = device->queueGroup;
  description.mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS;
  description.priority = priorityOf(flags);
  ze_command_queue_handle_t queue = nullptr;
  UR_ZE_CHECK(zeCommandQueueCreate, context->native(), device->device, &description, &queue);
  return std::make_unique<ListSubmitter>(context, device, UniqueQueue(queue), true);
}

std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned) {
  return std::make_unique<ListSubmitter>(
      context, device, UniqueQueue(kit::fromNative<ze_command_queue_handle_t>(native)), owned);
}

} // namespace ur::level_zero
