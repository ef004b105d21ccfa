// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/event.hpp"
#include "adapters/kit/host_signal.hpp"
#include "adapters/kit/host_uuid.hpp"
#include "adapters/kit/process.hpp"
#include "adapters/kit/share.hpp"
#include "ipc/shared_event.hpp"

#include <memory>
#include <utility>

namespace ur {
namespace kit {
namespace {

// A signal in shared memory. The queue's thread completes the signal and wakes its waiters in all
// processes.
class PageSignal final : public backend::Signal {
public:
  explicit PageSignal(std::shared_ptr<ipc::SharedEvent> event, std::uint64_t number = 0) noexcept
      : signal_(std::move(event), number) {}

  void claim() { signal_.claim(); }
  void publish() noexcept override { signal_.publish(); }

  ur_event_status_t status() const noexcept override { return signal_.status(); }
  ur_event_status_t statusNow() const noexcept override { return signal_.statusNow(); }
  void wait() const override { signal_.wait(); }
  bool watch(Sleeper &sleeper) override {
    const ipc::futex::Word word = signal_.futexWord();
    if (isDone(status()))
      return false;
    sleeper.watch(word);
    return true;
  }

  void begin() noexcept override {} // other processes see only the completion
  void finish(bool failed) noexcept override { signal_.complete(failed); }

private:
  ipc::SharedSignal signal_;
};

class PageEvent final : public SharedEvent {
public:
  explicit PageEvent(std::shared_ptr<ipc::SharedEvent> state) noexcept : state_(std::move(state)) {}

  std::shared_ptr<backend::Signal> latestSignal() override {
    const std::uint64_t number = state_->latestNumber();
    return number == 0 ? nullptr : std::make_shared<PageSignal>(state_, number);
  }

  std::shared_ptr<backend::Signal> nextSignal() override {
    auto signal = std::make_shared<PageSignal>(state_);
    signal->claim();
    return signal;
  }

  void *exportEvent(const void *object) override {
    return getHandle({.kind = ipc::Kind::Event,
                      .object = object,
                      .objectSize = ipc::SharedEvent::fileSize(),
                      .length = ipc::SharedEvent::fileSize(),
                      .deviceUuid = hostUuid()},
                     {.fd = state_->file().get()});
  }

private:
  const std::shared_ptr<ipc::SharedEvent> state_;
};

} // namespace
} // namespace kit

std::unique_ptr<kit::SharedEvent> backend::createSharedEvent(ur_context_handle_t,
                                                             ur_device_handle_t) {
  return std::make_unique<kit::PageEvent>(ipc::SharedEvent::create(kit::process()));
}

std::unique_ptr<kit::SharedEvent> backend::openSharedEvent(ur_context_handle_t,
                                                           ipc::Imported imported) {
  return std::make_unique<kit::PageEvent>(
      ipc::SharedEvent::open(kit::process(), std::move(imported.fd), imported.objectSize));
}

} // namespace ur
