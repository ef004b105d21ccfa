// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/demo/shared_object.hpp"

#include "tools/support/pattern.hpp"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

namespace ur::demo {
namespace {

using namespace support;

// Opens and closes 21 times, and returns the median time of an open in seconds.
template <typename Kind> double measureOpen(const Session &session, const HandleBytes &handle) {
  std::vector<double> seconds(21);
  for (double &time : seconds) {
    const Clock::time_point start = Clock::now();
    const Opened<Kind> opened(session, handle);
    time = std::chrono::duration<double>(Clock::now() - start).count();
  }
  std::nth_element(seconds.begin(), seconds.begin() + 10, seconds.end());
  return seconds[10];
}

void verifyBytes(const Session &session, const void *shared, std::size_t size, std::uint64_t seed) {
  std::vector<std::byte> bytes(size);
  session.copy(bytes.data(), shared, size);
  if (const std::string difference = comparePattern(bytes, seed); !difference.empty())
    throw std::runtime_error(difference);
}

// Memory or physical memory. `Holder` is Owned in the producer and Opened in the consumer.
template <typename Kind, template <typename> typename Holder>
class SharedBytes : public SharedObject {
public:
  template <typename Source>
  SharedBytes(const Session &session, std::size_t size, const Source &source)
      : session_(session), holder_(session, source), view_(session, holder_.get(), size) {}

  void write(std::uint64_t seed) override {
    const std::vector<std::byte> pattern = makePattern(view_.size(), seed);
    session_.copy(view_.data(), pattern.data(), pattern.size());
  }

  std::size_t verify(std::uint64_t seed) override {
    verifyBytes(session_, view_.data(), view_.size(), seed);
    return view_.size();
  }

  Json handles() const override { return Json::object(); }
  void *data() const override { return view_.data(); }

protected:
  const Session &session_;
  Holder<Kind> holder_;
  View<Kind> view_;
};

template <typename Kind> class ExportedBytes : public SharedBytes<Kind, Owned> {
public:
  ExportedBytes(const Session &session, std::size_t size)
      : SharedBytes<Kind, Owned>(session, size, size), exported_(session, this->holder_.get()) {}

  Json handles() const override { return {{"handle", toJson(exported_.bytes())}}; }

private:
  Exported<Kind> exported_;
};

// An event. If the device can share memory, the event guards memory: a write can still be pending
// when the other process waits for the event.
template <template <typename> typename Holder> class SharedEvent : public SharedObject {
public:
  template <typename Source>
  SharedEvent(const Session &session, const Source &source, std::unique_ptr<SharedObject> memory,
              std::size_t size)
      : session_(session), holder_(session, source), memory_(std::move(memory)), size_(size) {}

  ~SharedEvent() override { urQueueFinish(session_.queue()); } // a write may still be pending

  void write(std::uint64_t seed) override {
    if (memory_) {
      pattern_ = makePattern(size_, seed);
      UR_CHECK(urEnqueueUSMMemcpy(session_.queue(), false, memory_->data(), pattern_.data(), size_,
                                  0, nullptr, nullptr));
    }
    signal(session_, holder_.get());
  }

  std::size_t verify(std::uint64_t seed) override {
    enqueueWait(session_, holder_.get());
    if (memory_)
      verifyBytes(session_, memory_->data(), size_, seed); // copies after the wait
    UR_CHECK(urQueueFinish(session_.queue()));

    ur_event_status_t status = UR_EVENT_STATUS_ERROR;
    UR_CHECK(urEventGetInfo(holder_.get(), UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                            &status, nullptr));
    if (status != UR_EVENT_STATUS_COMPLETE)
      throw std::runtime_error("the event is not complete after the wait");
    return memory_ ? size_ : 0;
  }

  Json handles() const override { return Json::object(); }
  void *data() const override { return nullptr; }

protected:
  const Session &session_;
  Holder<EventKind> holder_;
  std::unique_ptr<SharedObject> memory_;
  std::size_t size_;
  std::vector<std::byte> pattern_;
};

class ExportedEvent : public SharedEvent<Owned> {
public:
  ExportedEvent(const Session &session, std::size_t size)
      : SharedEvent<Owned>(session, std::size_t{0}, guardedBytes(session, size), size),
        exported_(session, holder_.get()) {}

  Json handles() const override {
    Json handles{{"handle", toJson(exported_.bytes())}};
    if (memory_)
      handles["guarded"] = memory_->handles();
    return handles;
  }

private:
  static std::unique_ptr<SharedObject> guardedBytes(const Session &session, std::size_t size) {
    if (!session.entry().supports(MemoryKind::kQuery))
      return nullptr;
    return std::make_unique<ExportedBytes<MemoryKind>>(session, size);
  }

  Exported<EventKind> exported_;
};

template <typename Kind>
OpenedObject openBytes(const Session &session, const HandleBytes &handle, std::size_t size) {
  const double seconds = measureOpen<Kind>(session, handle);
  return {std::make_unique<SharedBytes<Kind, Opened>>(session, size, handle), seconds};
}

OpenedObject openEvent(const Session &session, const Json &handles, std::size_t size) {
  const HandleBytes handle = handleFrom(handles.at("handle"));
  const double seconds = measureOpen<EventKind>(session, handle);
  std::unique_ptr<SharedObject> memory;
  if (handles.contains("guarded"))
    memory = std::make_unique<SharedBytes<MemoryKind, Opened>>(
        session, size, handleFrom(handles["guarded"].at("handle")));
  return {std::make_unique<SharedEvent<Opened>>(session, handle, std::move(memory), size), seconds};
}

} // namespace

bool offers(const DeviceEntry &device, const std::string &kind) {
  if (kind == MemoryKind::kName)
    return device.supports(MemoryKind::kQuery);
  if (kind == PhysicalMemoryKind::kName)
    return device.supports(PhysicalMemoryKind::kQuery);
  return device.supports(EventKind::kQuery);
}

std::unique_ptr<SharedObject> createObject(const Session &session, const std::string &kind,
                                           std::size_t size) {
  if (kind == MemoryKind::kName)
    return std::make_unique<ExportedBytes<MemoryKind>>(session, size);
  if (kind == PhysicalMemoryKind::kName)
    return std::make_unique<ExportedBytes<PhysicalMemoryKind>>(session, size);
  return std::make_unique<ExportedEvent>(session, size);
}

OpenedObject openObject(const Session &session, const std::string &kind, const Json &handles,
                        std::size_t size) {
  if (kind == MemoryKind::kName)
    return openBytes<MemoryKind>(session, handleFrom(handles.at("handle")), size);
  if (kind == PhysicalMemoryKind::kName)
    return openBytes<PhysicalMemoryKind>(session, handleFrom(handles.at("handle")), size);
  return openEvent(session, handles, size);
}

} // namespace ur::demo
