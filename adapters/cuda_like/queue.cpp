// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/queue.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/kit/command.hpp"

#include <cstring>
#include <memory>

namespace cuda_like = ur::cuda_like;

namespace {

cuda_like::UniqueStream create(ur_device_handle_t device) {
  const cuda_like::Current current(device->context());
  cuda_like::Stream stream = nullptr;
  cuda_like::check(cuda_like::driver().streamCreate(&stream, cuda_like::kStreamNonBlocking),
                   "create a stream");
  return cuda_like::UniqueStream(stream);
}

} // namespace

ur_context_handle_t_::ur_context_handle_t_(std::span<const ur_device_handle_t> contextDevices)
    : Context(contextDevices) {
  for (ur_device_handle_t device : devices)
    device->context(); // fails now rather than later
}

void ur_context_handle_t_::waitForCommands() const {
  for (ur_device_handle_t device : devices) {
    const cuda_like::Current current(device->context());
    cuda_like::check(cuda_like::driver().contextSynchronize(), "wait for the device");
  }
}

ur_queue_handle_t_::ur_queue_handle_t_(ur_context_handle_t owner, ur_device_handle_t queueDevice,
                                       ur_queue_flags_t queueFlags)
    : Queue(owner, queueDevice, queueFlags), stream(create(queueDevice)) {}

bool ur_queue_handle_t_::idle() const {
  const cuda_like::Code code = cuda_like::driver().streamQuery(stream.get());
  if (code == cuda_like::kNotReady)
    return false;
  cuda_like::check(code, "ask the stream");
  return true;
}

void ur_queue_handle_t_::finish() const {
  cuda_like::check(cuda_like::driver().streamSynchronize(stream.get()), "wait for the stream");
}

void destroy(ur_event_handle_t event) noexcept { delete event; }

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

  void operator()(const kit::CopyRect &rows) const {
    auto *const destination = static_cast<std::byte *>(rows.destination);
    const auto *const source = static_cast<const std::byte *>(rows.source);
    for (std::size_t slice = 0; slice < rows.depth; ++slice)
      for (std::size_t row = 0; row < rows.height; ++row)
        check(driver().copy(destination + slice * rows.destinationSlice + row * rows.destinationRow,
                            source + slice * rows.sourceSlice + row * rows.sourceRow, rows.width,
                            stream),
              "copy a row of memory");
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

backend::Signal::Signal(ur_device_handle_t device, bool timed)
    : device_(device), start_(timed ? makeEvent(kEventDefault) : UniqueEvent()),
      end_(makeEvent(timed ? kEventDefault : kEventDisableTiming)) {
  if (timed)
    device_->startClock();
}

void backend::Signal::recordStart(Stream stream) const {
  if (start_)
    check(driver().eventRecord(start_.get(), stream), "record an event");
}

void backend::Signal::recordEnd(Stream stream) const {
  check(driver().eventRecord(end_.get(), stream), "record an event");
}

ur_event_status_t backend::Signal::status() const {
  switch (driver().eventQuery(end_.get())) {
  case kSuccess:
    return UR_EVENT_STATUS_COMPLETE;
  case kNotReady:
    return UR_EVENT_STATUS_SUBMITTED;
  default:
    return UR_EVENT_STATUS_ERROR;
  }
}

void backend::Signal::wait() const {
  check(driver().eventSynchronize(end_.get()), "wait for an event");
}

bool backend::Signal::watch(kit::Sleeper &sleeper) {
  if (kit::isDone(status()))
    return false;
  sleeper.lookAgainSoon(); // the driver has no wait that ends after a time
  return true;
}

// A stream does not tell when a command came to it, only when it starts.
std::optional<kit::CommandTimes> backend::Signal::times() const {
  if (!start_ || status() != UR_EVENT_STATUS_COMPLETE)
    return std::nullopt;
  const std::uint64_t started = device_->timeOf(start_.get());
  return kit::CommandTimes{started, started,
                           started + nanosecondsBetween(start_.get(), end_.get())};
}

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
