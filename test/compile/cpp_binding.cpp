// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Typical uses of the binding, which compile without warnings in every supported standard.
#include <array>
#include <cstddef>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <ur-ipc/ur_ipc.hpp>

namespace ipc = ur_ipc::ipc;

std::vector<ur_ipc::device> devices(const ur_ipc::loader &loader);
void passLists(const ur_ipc::device &device, const ur_ipc::queue &queue,
               const ur_ipc::event &event);
void share(const ur_ipc::context &context, const ur_ipc::device &device, void *memory);

std::vector<ur_ipc::device> devices(const ur_ipc::loader &loader) {
  std::vector<ur_ipc::device> found;
  for (const ur_ipc::adapter &adapter : loader.adapters())
    for (const ur_ipc::platform &platform : adapter.platform_get())
      for (ur_ipc::device &device : platform.device_get(UR_DEVICE_TYPE_ALL))
        found.push_back(std::move(device));
  return found;
}

void passLists(const ur_ipc::device &device, const ur_ipc::queue &queue,
               const ur_ipc::event &event) {
  const std::array<ur_ipc::event, 1> array{event};
  const std::vector<ur_ipc::event> vector{event};
  const ur_event_handle_t handles[] = {event};
  std::error_code ec;
  ur_ipc::context_create({device, device});
  queue.enqueue_events_wait();
  queue.enqueue_events_wait(event);
  queue.enqueue_events_wait({event, event});
  queue.enqueue_events_wait(array);
  queue.enqueue_events_wait(vector);
  queue.enqueue_events_wait(handles, ec);
  queue.enqueue_usm_fill(nullptr, std::string("ab"), 2);
  const std::string name = device.get_info<UR_DEVICE_INFO_NAME>();
  const std::array<std::size_t, 3> maxGroups =
      device.get_info<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D>(ec);
  const auto [first, second] = device.get_global_timestamps();
  static_cast<void>(name.size() + maxGroups[0] + first + second);
  urQueueFinish(queue);
}

void share(const ur_ipc::context &context, const ur_ipc::device &device, void *memory) {
  ur_queue_properties_t properties = ur_ipc::make<ur_queue_properties_t>();
  properties.flags = UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_PRIORITY_LOW;
  if (properties.flags & UR_QUEUE_FLAG_PRIORITY_LOW)
    context.queue_create(device, properties);

  ipc::memory::handle handle = ipc::memory::get(memory, context);
  const ipc::handle_data_t bytes = handle.data();
  ipc::memory::opened opened = ipc::memory::open(bytes, context, device);
  opened = ipc::memory::open(std::string("bytes"), context, device);
  ipc::memory::close(opened, context);
  ipc::memory::put(handle, context);

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  ur_ipc::ipc_memory::handle old = ur_ipc::ipc_memory::get(memory, context);
  ur_ipc::ipc_memory::opened reopened = ur_ipc::ipc_memory::open(old.data(), context, device);
  ur_ipc::ipc_memory::close(reopened, context);
  ur_ipc::ipc_memory::put(old, context);
}
