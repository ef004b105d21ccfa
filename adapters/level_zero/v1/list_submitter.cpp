// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/queue.hpp"

#include <limits>
#include <utility>
#include <vector>

namespace ur::level_zero {
namespace {

constexpr std::uint64_t kForever = std::numeric_limits<std::uint64_t>::max();

// A regular list, and the fence that the driver signals when the list is done.
struct FencedList {
  UniqueList list;
  UniqueFence fence;
};

// Reuses the lists of one queue after their fences are signaled.
class FencedLists {
public:
  FencedLists(ur_context_handle_t context, ur_device_handle_t device,
              ze_command_queue_handle_t queue)
      : context_(context->native()), device_(device->device), group_(device->queueGroup),
        queue_(queue) {}

  FencedList take() {
    for (FencedList &candidate : returnedLists_) {
      if (functions().zeFenceQueryStatus(candidate.fence.get()) != ZE_RESULT_SUCCESS)
        continue;
      std::swap(candidate, returnedLists_.back());
      FencedList fencedList = std::move(returnedLists_.back());
      returnedLists_.pop_back();
      UR_ZE_CHECK(zeFenceReset, fencedList.fence.get());
      UR_ZE_CHECK(zeCommandListReset, fencedList.list.get());
      return fencedList;
    }
    returnedLists_.reserve(++createdLists_); // so that returnList() cannot fail
    return create();
  }

  void returnList(FencedList fencedList) noexcept {
    returnedLists_.push_back(std::move(fencedList));
  }

private:
  FencedList create() const {
    const ze_command_list_desc_t list{ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC, nullptr, group_, 0};
    const ze_fence_desc_t fence{ZE_STRUCTURE_TYPE_FENCE_DESC, nullptr, 0};
    FencedList newList;
    UR_ZE_CHECK(zeCommandListCreate, context_, device_, &list, newList.list.out());
    UR_ZE_CHECK(zeFenceCreate, queue_, &fence, newList.fence.out());
    return newList;
  }

  const ze_context_handle_t context_;
  const ze_device_handle_t device_;
  const std::uint32_t group_;
  const ze_command_queue_handle_t queue_;
  std::size_t createdLists_ = 0;
  std::vector<FencedList> returnedLists_;
};

// Executes each command in a regular list of its own. Lists may overlap, so events keep the order.
class ListSubmitter final : public Submitter {
public:
  ListSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                AdoptedHandle<UniqueQueue> queue)
      : queue_(std::move(queue)),
        lists_(std::make_shared<FencedLists>(context, device, queue_.get())) {}

  bool keepsOrder() const noexcept override { return false; }

  std::shared_ptr<void> submit(const Work &work, ze_event_handle_t signal,
                               std::span<ze_event_handle_t> waits) override {
    auto use = std::make_shared<ListUse>(lists_, lists_->take());
    ze_command_list_handle_t list = use->fencedList.list.get();
    append(list, work, signal, waits);
    UR_ZE_CHECK(zeCommandListClose, list);
    UR_ZE_CHECK(zeCommandQueueExecuteCommandLists, queue_.get(), 1, &list,
                use->fencedList.fence.get());
    use->executed = true;
    return use;
  }

  void drain() noexcept override { UR_ZE_TRY(zeCommandQueueSynchronize, queue_.get(), kForever); }

  ur_native_handle_t native() const noexcept override { return kit::nativeHandleOf(queue_.get()); }

private:
  // The list of one command. The destructor returns the list for reuse if it was executed. The
  // fence of a list that was not executed would never be signaled.
  struct ListUse {
    ListUse(std::shared_ptr<FencedLists> owner, FencedList list)
        : lists(std::move(owner)), fencedList(std::move(list)) {}
    ListUse(const ListUse &) = delete;
    ListUse &operator=(const ListUse &) = delete;
    ~ListUse() {
      if (executed)
        lists->returnList(std::move(fencedList));
    }

    std::shared_ptr<FencedLists> lists;
    FencedList fencedList;
    bool executed = false;
  };

  const AdoptedHandle<UniqueQueue> queue_;
  const std::shared_ptr<FencedLists> lists_; // declared after the queue, which outlives the fences
};

} // namespace

std::unique_ptr<Submitter> makeSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_queue_flags_t flags) {
  auto description = queueDescription(*device, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
  description.priority = priorityOf(flags);
  UniqueQueue queue;
  UR_ZE_CHECK(zeCommandQueueCreate, context->native(), device->device, &description, queue.out());
  return std::make_unique<ListSubmitter>(context, device,
                                         AdoptedHandle<UniqueQueue>(std::move(queue), true));
}

std::unique_ptr<Submitter> wrapSubmitter(ur_context_handle_t context, ur_device_handle_t device,
                                         ur_native_handle_t native, bool owned) {
  return std::make_unique<ListSubmitter>(context, device, adopt<UniqueQueue>(native, owned));
}

} // namespace ur::level_zero
