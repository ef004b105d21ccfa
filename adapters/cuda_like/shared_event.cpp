// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that processes share. All these processes map one page, and their devices read and write
// its words.
#include "ipc/shared_event.hpp"

#include "adapters/cuda_like/backend.hpp"
#include "adapters/cuda_like/host_pages.hpp"
#include "adapters/cuda_like/watcher.hpp"
#include "adapters/kit/process.hpp"
#include "adapters/kit/share.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

using namespace std::chrono_literals;

namespace ur {
namespace cuda_like {
namespace {

// The page of a shared event, registered with the driver.
class EventPage {
public:
  EventPage(ur_context_handle_t context, std::shared_ptr<ipc::SharedEvent> state)
      : context_(context), state_(std::move(state)) {}
  ~EventPage() {
    if (!pages_)
      return;
    try {
      const CurrentContext current(context_->native());
      pages_.reset();
    } catch (const base::Error &) {
      // The registration ended when the device was lost.
    }
  }

  const std::shared_ptr<ipc::SharedEvent> &state() const noexcept { return state_; }

  // The error of a device that was lost before it completed a signal of this event, or kSuccess.
  std::atomic<Code> loss{kSuccess};

  // Returns the device's address of a word. The first call registers the page with the driver.
  void *deviceAddressOf(const void *word) {
    const std::lock_guard lock(mutex_);
    if (!pages_) {
      // The first file() replaces the page with a page of a file. Call it before the registration,
      // or the device would use the old page.
      state_->file();
      pages_.emplace(state_->address(), ipc::SharedEvent::fileSize());
    }
    return pages_->deviceAddressOf(word);
  }

private:
  const kit::Reference<ur_context_handle_t> context_;
  const std::shared_ptr<ipc::SharedEvent> state_;
  std::mutex mutex_;
  std::optional<HostPages> pages_;
};

// A signal in a word of the page. A stream that writes the word wakes no thread, so host waits poll
// with growing pauses.
class WordSignal final : public Signal {
public:
  explicit WordSignal(std::shared_ptr<EventPage> page, std::uint64_t number = 0) noexcept
      : page_(std::move(page)), signal_(page_->state(), number) {}
  ~WordSignal() override {
    if (mustComplete_)
      signal_.complete(true);
  }

  void claim() {
    signal_.claim();
    isClaimed_ = mustComplete_ = true;
  }

  void recordEnd(Stream stream) override {
    const auto word = signal_.result();
    check(driver().streamWriteWord(stream, page_->deviceAddressOf(word.address), word.value, 0),
          "make the stream signal an event");
    mustComplete_ = false;
  }

  void enqueueWait(Stream stream) override {
    if (const auto word = watchWord())
      check(driver().streamWaitWord(stream, word->deviceAddress, word->value, kWaitUntilAtLeast),
            "make the stream wait for an event");
  }
  void addWait(Words &words) override {
    if (const auto word = watchWord())
      words.addWait(word->deviceAddress, word->value);
  }

  bool mayFail() const noexcept override { return true; }

  void failOnLoss(Code code) noexcept override {
    if (!isClaimed_ || kit::isDone(status()))
      return;
    page_->loss = code;
    signal_.complete(true);
  }

  void publish() noexcept override { signal_.publish(); }

  ur_event_status_t status() const noexcept override { return signal_.status(); }
  ur_event_status_t statusNow() const noexcept override {
    if (!kit::isDone(signal_.statusNow()))
      ur_queue_handle_t_::failSignalsOfLostDevices();
    return signal_.status();
  }

  void wait() const override {
    constexpr auto kSpinBeforePauses = 50us;
    constexpr std::chrono::microseconds kMaxPause = 1ms;
    constexpr auto kLossCheckInterval = 100ms;
    const auto start = std::chrono::steady_clock::now();
    auto nextLossCheck = start + kLossCheckInterval;
    std::chrono::microseconds pause = 20us;
    while (!kit::isDone(status())) {
      const auto now = std::chrono::steady_clock::now();
      if (now - start < kSpinBeforePauses)
        continue;
      if (now >= nextLossCheck) {
        nextLossCheck = now + kLossCheckInterval;
        ur_queue_handle_t_::failSignalsOfLostDevices();
      }
      std::this_thread::sleep_for(pause);
      pause = std::min(2 * pause, kMaxPause);
    }
    if (status() == UR_EVENT_STATUS_ERROR)
      check(page_->loss, "wait for an event");
  }

  bool watch(kit::Sleeper &sleeper) override {
    if (kit::isDone(status()))
      return false;
    ur_queue_handle_t_::failSignalsOfLostDevices();
    sleeper.checkAgainSoon();
    return true;
  }

private:
  struct PendingWord {
    void *deviceAddress;
    std::uint64_t value;
  };

  // Returns the word that a stream must wait for, or nullopt if the signal is done. Makes the
  // watcher poll the signal. Call it only for a published signal, whose command is enqueued
  // already. A wait that is enqueued before the command can block the command, because streams
  // share hardware channels.
  std::optional<PendingWord> watchWord() {
    if (kit::isDone(status()))
      return std::nullopt;
    const auto word = signal_.result();
    watcher().add(signal_);
    return PendingWord{page_->deviceAddressOf(word.address), word.value};
  }

  const std::shared_ptr<EventPage> page_;
  ipc::SharedSignal signal_;
  bool isClaimed_ = false; // this object has claimed the signal
  // This object has claimed the signal, but no command that completes it is enqueued yet.
  bool mustComplete_ = false;
};

class PageEvent final : public kit::SharedEvent {
public:
  PageEvent(ur_context_handle_t context, ur_device_handle_t device,
            std::shared_ptr<ipc::SharedEvent> state)
      : device_(device), page_(std::make_shared<EventPage>(context, std::move(state))) {}

  std::shared_ptr<Signal> latestSignal() override {
    const std::uint64_t number = page_->state()->latestNumber();
    return number == 0 ? nullptr : std::make_shared<WordSignal>(page_, number);
  }

  std::shared_ptr<Signal> nextSignal() override {
    auto signal = std::make_shared<WordSignal>(page_);
    signal->claim();
    return signal;
  }

  void *exportEvent(const void *object) override {
    return kit::getHandle({.kind = ipc::Kind::Event,
                           .object = object,
                           .objectSize = ipc::SharedEvent::fileSize(),
                           .length = ipc::SharedEvent::fileSize(),
                           .deviceUuid = device_->uuid()},
                          {.fd = page_->state()->file().get()});
  }

private:
  const ur_device_handle_t device_;
  const std::shared_ptr<EventPage> page_;
};

} // namespace
} // namespace cuda_like

std::unique_ptr<kit::SharedEvent> backend::createSharedEvent(ur_context_handle_t context,
                                                             ur_device_handle_t device) {
  return std::make_unique<PageEvent>(context, device, ipc::SharedEvent::create(kit::process()));
}

std::unique_ptr<kit::SharedEvent> backend::openSharedEvent(ur_context_handle_t context,
                                                           ipc::Imported imported) {
  requireDriver();
  return std::make_unique<PageEvent>(
      context, context->devices.front(),
      ipc::SharedEvent::open(kit::process(), std::move(imported.fd), imported.objectSize));
}

} // namespace ur
