// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/submitter.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace ur::level_zero {
namespace {

// The host fills a block of at most this many bytes with copies of a pattern.
constexpr std::size_t kStaging = std::size_t{256} * 1024;

struct Appender {
  void operator()(std::monostate) const { barrier(signal, waits); }

  void operator()(const Copy &copy) const {
    UR_ZE_CHECK(zeCommandListAppendMemoryCopy, list, copy.destination, copy.source, copy.size,
                signal, count(waits), waits.data());
  }

  void operator()(const kit::CopyRect &rect) const {
    const auto narrow = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
    const ze_copy_region_t region{
        0, 0, 0, narrow(rect.width), narrow(rect.height), narrow(rect.depth)};
    UR_ZE_CHECK(zeCommandListAppendMemoryCopyRegion, list, rect.destination, &region,
                narrow(rect.destinationRow), narrow(rect.destinationSlice), rect.source, &region,
                narrow(rect.sourceRow), narrow(rect.sourceSlice), signal, count(waits),
                waits.data());
  }

  void operator()(const Fill &fill) const {
    if (fill.deviceFills) {
      UR_ZE_CHECK(zeCommandListAppendMemoryFill, list, fill.destination, fill.pattern.data(),
                  fill.pattern.size(), fill.size, signal, count(waits), waits.data());
      return;
    }
    if (!waits.empty())
      barrier(nullptr, waits);
    auto *destination = static_cast<std::byte *>(fill.destination);
    for (std::size_t done = 0; done < fill.size; done += fill.pattern.size())
      UR_ZE_CHECK(zeCommandListAppendMemoryCopy, list, destination + done, fill.pattern.data(),
                  std::min(fill.pattern.size(), fill.size - done), nullptr, 0, nullptr);
    barrier(signal, {});
  }

  void operator()(const std::vector<Fill> &rows) const {
    if (!waits.empty())
      barrier(nullptr, waits);
    for (const Fill &row : rows)
      Appender{list, nullptr, {}}(row);
    barrier(signal, {});
  }

  void barrier(ze_event_handle_t event, std::span<ze_event_handle_t> events) const {
    UR_ZE_CHECK(zeCommandListAppendBarrier, list, event, count(events), events.data());
  }

  static std::uint32_t count(std::span<ze_event_handle_t> events) noexcept {
    return static_cast<std::uint32_t>(events.size());
  }

  ze_command_list_handle_t list;
  ze_event_handle_t signal;
  std::span<ze_event_handle_t> waits;
};

} // namespace

Fill::Fill(kit::Fill fill, std::size_t maxPattern)
    : kit::Fill(std::move(fill)),
      deviceFills(std::has_single_bit(pattern.size()) && pattern.size() <= maxPattern) {
  if (!deviceFills)
    pattern = kit::repeatPattern(*this, kStaging);
}

void append(ze_command_list_handle_t list, const Work &work, ze_event_handle_t signal,
            std::span<ze_event_handle_t> waits) {
  std::visit(Appender{list, signal, waits}, work);
}

void BlockingList::perform(ze_context_handle_t context, const NativeDevice &device,
                           const Work &work) {
  const std::lock_guard lock(mutex_);
  if (!list_) {
    const auto description = queueDescription(device, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
    UR_ZE_CHECK(zeCommandListCreateImmediate, context, device.device, &description, list_.out());
  }
  append(list_.get(), work, nullptr, {});
}

} // namespace ur::level_zero
