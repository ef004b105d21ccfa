// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/functions.hpp"
#include "adapters/cuda_like/queue.hpp"
#include "adapters/kit/command.hpp"
#include "adapters/kit/event.hpp"

#include <cstring>
#include <memory>

namespace ur {
namespace cuda_like {
namespace {

template <typename T> bool isFilledBy(const kit::Fill &fill) {
  return fill.pattern.size() == sizeof(T) &&
         reinterpret_cast<std::uintptr_t>(fill.destination) % alignof(T) == 0;
}

template <typename T> T valueOf(const kit::Fill &fill) {
  T value;
  std::memcpy(&value, fill.pattern.data(), sizeof(value));
  return value;
}

// What a command does to memory. Streams keep their order, so that a wait holds back later commands
// as a barrier does.
struct Performer {
  void operator()(std::monostate) const {}

  void operator()(const kit::Copy &copy) const {
    check(driver().copy(copy.destination, copy.source, copy.size, stream), "copy memory");
  }

  void operator()(const kit::Fill &fill) const {
    check(filled(fill, fill.size / fill.pattern.size()), "fill memory");
  }

  // The drivers fill with one, two and four bytes; of longer patterns each byte is a column.
  Code filled(const kit::Fill &fill, std::size_t count) const {
    if (isFilledBy<unsigned char>(fill))
      return driver().fill8(fill.destination, valueOf<unsigned char>(fill), count, stream);
    if (isFilledBy<unsigned short>(fill))
      return driver().fill16(fill.destination, valueOf<unsigned short>(fill), count, stream);
    if (isFilledBy<unsigned>(fill))
      return driver().fill32(fill.destination, valueOf<unsigned>(fill), count, stream);
    auto *column = static_cast<unsigned char *>(fill.destination);
    Code code = kSuccess;
    for (auto byte = fill.pattern.begin(); byte != fill.pattern.end() && code == kSuccess; ++byte)
      code = driver().fillRows(column++, fill.pattern.size(), std::to_integer<unsigned char>(*byte),
                               1, count, stream);
    return code;
  }

  Stream stream;
};

} // namespace
} // namespace cuda_like

// Memory is freed after all commands of its context, so that none keeps it.
void backend::enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses,
                      ur_event_handle_t *event) {
  const auto awaited = kit::latestSignals(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  const Current current(queue->device->context());
  const Stream stream = queue->stream.get();
  const auto signal = event ? queue->makeSignal(queue->profiled()) : nullptr;
  auto made = event ? std::make_unique<ur_event_handle_t_>(queue, command.type, signal) : nullptr;
  for (const auto &one : awaited)
    check(driver().streamWaitEvent(stream, one->event(), 0), "make the stream wait for an event");
  if (signal)
    signal->recordStart(stream);
  std::visit(Performer{stream}, command.work);
  if (signal)
    signal->recordEnd(stream);
  if (command.blocking)
    queue->finish();
  if (event)
    *event = made.release();
}

} // namespace ur
