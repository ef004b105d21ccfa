// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls the IPC extension of the released SYCL runtime for Python (ctypes). Python passes the
// addresses of dpctl's SYCL contexts and queues. If a function fails, it returns null or
// false, and shareError() returns the reason.
#include <cstddef>
#include <cstring>
#include <exception>
#include <string>

#include <sycl/ext/oneapi/experimental/ipc_event.hpp>
#include <sycl/ext/oneapi/experimental/ipc_memory.hpp>
#include <sycl/ext/oneapi/experimental/reusable_events.hpp>
#include <sycl/sycl.hpp>

namespace syclex = sycl::ext::oneapi::experimental;
namespace ipc = sycl::ext::oneapi::experimental::ipc;

namespace {

constexpr std::size_t kHandleBytes = 256;

std::string error;

template <typename Call> auto catchErrors(const Call &call) -> decltype(call()) {
  try {
    return call();
  } catch (const std::exception &failure) {
    error = failure.what();
    return {};
  }
}

template <typename Handle> bool copyOut(const Handle &handle, void *bytes) {
  const auto data = handle.data();
  if (data.size() != kHandleBytes)
    return false;
  std::memcpy(bytes, data.data(), data.size());
  return true;
}

ipc::handle_data_t copyIn(const void *bytes) {
  const auto *first = static_cast<const std::byte *>(bytes);
  return {first, first + kHandleBytes};
}

} // namespace

extern "C" {

const char *shareError() { return error.c_str(); }

bool shareMemory(void *memory, const sycl::context *context, void *bytes) {
  return catchErrors([&] { return copyOut(ipc::memory::get(memory, *context), bytes); });
}

void *openMemory(const void *bytes, const sycl::queue *queue) {
  return catchErrors(
      [&] { return ipc::memory::open(copyIn(bytes), queue->get_context(), queue->get_device()); });
}

bool closeMemory(void *memory, const sycl::context *context) {
  return catchErrors([&] {
    ipc::memory::close(memory, *context);
    return true;
  });
}

sycl::event *makeEvent(const sycl::context *context) {
  return catchErrors([&] {
    return new sycl::event(
        syclex::make_event(*context, syclex::properties{syclex::enable_ipc{true}}));
  });
}

bool shareEvent(const sycl::event *event, void *bytes) {
  return catchErrors([&] { return copyOut(ipc::event::get(*event), bytes); });
}

sycl::event *openEvent(const void *bytes, const sycl::context *context) {
  return catchErrors([&] { return new sycl::event(ipc::event::open(copyIn(bytes), *context)); });
}

void releaseEvent(sycl::event *event) { delete event; }

bool signalEvent(sycl::queue *queue, sycl::event *event) {
  return catchErrors([&] {
    syclex::enqueue_signal_event(*queue, *event);
    return true;
  });
}

bool awaitEvent(sycl::queue *queue, const sycl::event *event) {
  return catchErrors([&] {
    syclex::enqueue_wait_event(*queue, *event);
    return true;
  });
}

bool awaitEventOnHost(sycl::event *event) {
  return catchErrors([&] {
    event->wait_and_throw();
    return true;
  });
}

} // extern "C"
