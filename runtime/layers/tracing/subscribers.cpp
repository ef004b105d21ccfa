// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/subscribers.hpp"

#include "base/per_process.hpp"

#include <algorithm>
#include <new>

namespace ur::tracing {

struct Subscribers::Subscriber {
  ur_trace_callbacks_t callbacks;
  ur_trace_subscriber_handle_t handle; // a unique number, so that old handles stay invalid
  std::atomic<bool> isSubscribed = true;
  std::atomic<std::uint32_t> runningCalls = 0;
};

namespace {

// The subscriber whose callback this thread runs.
thread_local const void *subscriberOfThisThread = nullptr;

} // namespace

Subscribers &Subscribers::ofThisProcess() {
  static base::PerProcess<Subscribers> subscribers;
  return subscribers.get([] { return Subscribers(); });
}

ur_result_t Subscribers::add(const ur_trace_callbacks_t &callbacks,
                             ur_trace_subscriber_handle_t &handle) {
  const std::lock_guard lock(mutex_);
  if (list_->size() == UR_TRACE_MAX_SUBSCRIBERS)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  auto subscriber = std::make_shared<Subscriber>();
  subscriber->callbacks = callbacks;
  subscriber->handle = reinterpret_cast<ur_trace_subscriber_handle_t>(++lastHandle_);
  auto list = std::make_shared<List>(*list_);
  list->push_back(subscriber);
  list_ = std::move(list);
  hasSubscribers_ = true;
  handle = subscriber->handle;
  return UR_RESULT_SUCCESS;
}

ur_result_t Subscribers::remove(ur_trace_subscriber_handle_t handle) {
  std::shared_ptr<Subscriber> subscriber;
  {
    const std::lock_guard lock(mutex_);
    auto list = std::make_shared<List>(*list_);
    const auto found = std::ranges::find(*list, handle, [](const auto &s) { return s->handle; });
    if (found == list->end())
      return UR_RESULT_ERROR_INVALID_VALUE;
    subscriber = *found;
    list->erase(found);
    hasSubscribers_ = !list->empty();
    list_ = std::move(list);
  }
  subscriber->isSubscribed = false;
  // A callback that ends its own subscription would wait forever for its own return.
  const std::uint32_t ownCallbacks = subscriberOfThisThread == subscriber.get() ? 1 : 0;
  for (std::uint32_t n = subscriber->runningCalls; n > ownCallbacks; n = subscriber->runningCalls)
    subscriber->runningCalls.wait(n);
  return UR_RESULT_SUCCESS;
}

Subscribers::Observation Subscribers::observe() noexcept {
  Observation observation;
  if (!hasSubscribers_.load(std::memory_order_acquire) || subscriberOfThisThread)
    return observation;
  const std::lock_guard lock(mutex_);
  observation.subscribers_ = list_;
  return observation;
}

void Subscribers::Observation::notify(ur_trace_callback_t ur_trace_callbacks_t::*member,
                                      const ur_trace_call_t &call) noexcept {
  if (!subscribers_)
    return;
  for (std::size_t i = 0; i < subscribers_->size(); ++i) {
    Subscriber &subscriber = *(*subscribers_)[i];
    const ur_trace_callback_t callback = subscriber.callbacks.*member;
    if (!callback)
      continue;
    // Increment the count before checking the subscription, because remove() ends the subscription
    // before it reads the count.
    ++subscriber.runningCalls;
    subscriberOfThisThread = &subscriber;
    if (subscriber.isSubscribed)
      callback(&call, &scratch_[i], subscriber.callbacks.pUserData);
    subscriberOfThisThread = nullptr;
    --subscriber.runningCalls;
    subscriber.runningCalls.notify_all();
  }
}

} // namespace ur::tracing

using ur::tracing::Subscribers;

extern "C" {

ur_result_t UR_APICALL urTraceSubscribe(const ur_trace_callbacks_t *pCallbacks,
                                        ur_trace_subscriber_handle_t *phSubscriber) {
  if (!pCallbacks || !phSubscriber || (!pCallbacks->pfnBegin && !pCallbacks->pfnEnd))
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  try {
    return Subscribers::ofThisProcess().add(*pCallbacks, *phSubscriber);
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t UR_APICALL urTraceUnsubscribe(ur_trace_subscriber_handle_t hSubscriber) {
  if (!hSubscriber)
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  try {
    return Subscribers::ofThisProcess().remove(hSubscriber);
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // extern "C"
