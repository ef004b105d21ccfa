// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// This adapter has no driver, so an object's native handle is its own address. Creating an object
// from a native handle returns the same object with another reference. isNativeHandleOwned has no
// effect.
#include "adapters/kit/native_handle.hpp"

#include "adapters/kit/descriptor.hpp"
#include "adapters/kit/event.hpp"
#include "adapters/kit/handle_registry.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

namespace ur::native_cpu {
namespace {

// The live objects whose native handle was queried.
template <typename Handle> kit::HandleRegistry<Handle> &nativeHandles() {
  static constinit base::Immortal<kit::HandleRegistry<Handle>> registry;
  return registry.get();
}

template <typename Handle> Handle addNativeHandle(Handle handle) {
  nativeHandles<Handle>().insert(handle);
  return handle;
}

[[noreturn]] void rejectNativeHandle(ur_native_handle_t native, const char *object) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is not a native handle of a live {}; pass one that the {}'s GetNativeHandle "
              "returned",
              native, object, object);
}

// Adds a reference to the object. Throws INVALID_ARGUMENT if no object has that native handle.
template <typename Handle> Handle retainNative(ur_native_handle_t native, const char *object) {
  const Handle handle = nativeHandles<Handle>().retain(native);
  if (!handle)
    rejectNativeHandle(native, object);
  return handle;
}

ur_context_handle_t contextOf(ur_queue_handle_t queue) { return queue->context.get(); }
ur_context_handle_t contextOf(ur_event_handle_t event) { return event->context; }

// Adds a reference in the same way, and throws INVALID_CONTEXT if the object belongs to another
// context.
template <typename Handle>
Handle retainNative(ur_native_handle_t native, ur_context_handle_t context, const char *object) {
  const Handle handle = retainNative<Handle>(native, object);
  if (contextOf(handle) != context) {
    kit::release(handle);
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT,
                "the {} of the native handle belongs to another context", object);
  }
  return handle;
}

} // namespace
} // namespace ur::native_cpu

using ur::native_cpu::addNativeHandle;
using ur::native_cpu::nativeHandles;

ur_context_handle_t_::~ur_context_handle_t_() { nativeHandles<ur_context_handle_t>().erase(this); }

ur_context_handle_t ur_context_handle_t_::native() { return addNativeHandle(this); }

ur_queue_handle_t_::~ur_queue_handle_t_() { nativeHandles<ur_queue_handle_t>().erase(this); }

ur_queue_handle_t ur_queue_handle_t_::native() { return addNativeHandle(this); }

void destroy(ur_event_handle_t event) noexcept {
  nativeHandles<ur_event_handle_t>().erase(event);
  delete event;
}

namespace ur {

void backend::urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                              ur_adapter_handle_t, uint32_t,
                                              const ur_device_handle_t *,
                                              const ur_context_native_properties_t *pProperties,
                                              ur_context_handle_t *phContext) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES,
                     "context native properties");
  *phContext = retainNative<ur_context_handle_t>(hNativeContext, "context");
}

void backend::urQueueCreateWithNativeHandle(ur_native_handle_t hNativeQueue,
                                            ur_context_handle_t hContext, ur_device_handle_t,
                                            const ur_queue_native_properties_t *pProperties,
                                            ur_queue_handle_t *phQueue) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES,
                     "queue native properties");
  *phQueue = retainNative<ur_queue_handle_t>(hNativeQueue, hContext, "queue");
}

void backend::urEventGetNativeHandle(ur_event_handle_t hEvent, ur_native_handle_t *phNativeEvent) {
  *phNativeEvent = kit::nativeHandleOf(addNativeHandle(hEvent));
}

void backend::urEventCreateWithNativeHandle(ur_native_handle_t hNativeEvent,
                                            ur_context_handle_t hContext,
                                            const ur_event_native_properties_t *pProperties,
                                            ur_event_handle_t *phEvent) {
  if (pProperties)
    kit::requireType(*pProperties, UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES,
                     "event native properties");
  *phEvent = hNativeEvent == 0
                 ? new ur_event_handle_t_(hContext, nullptr) // complete without a signal
                 : retainNative<ur_event_handle_t>(hNativeEvent, hContext, "event");
}

} // namespace ur
