// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/handle_registry.hpp"
#include "adapters/kit/native_handle.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::native_cpu {

// No driver stands behind this adapter, so an object's native handle is its own address, and making
// an object from a native handle gives the same object with one reference more. Owning the native
// handle changes nothing.
// The live objects whose native handle was asked for.
template <typename Handle> kit::HandleRegistry<Handle> &nativeHandles() {
  static auto &registry = base::immortal<kit::HandleRegistry<Handle>>();
  return registry;
}

template <typename Handle> void exportNativeHandle(Handle handle, ur_native_handle_t *native) {
  nativeHandles<Handle>().insert(handle);
  *native = kit::nativeHandleOf(handle);
}

[[noreturn]] inline void rejectNativeHandle(ur_native_handle_t native, const char *object) {
  base::raise(UR_RESULT_ERROR_INVALID_ARGUMENT,
              "{:#x} is no native handle of a live {}; pass one that the {}'s GetNativeHandle "
              "gave out",
              native, object, object);
}

// The object with one reference more. Throws INVALID_ARGUMENT when none has that native handle.
template <typename Handle> Handle retainNative(ur_native_handle_t native, const char *object) {
  const Handle handle = nativeHandles<Handle>().retain(native);
  if (!handle)
    rejectNativeHandle(native, object);
  return handle;
}

// The same for an object of that context.
template <typename Handle>
Handle retainNative(ur_native_handle_t native, ur_context_handle_t context, const char *object) {
  const Handle handle = retainNative<Handle>(native, object);
  if (handle->context.get() != context) {
    if (handle->release())
      destroy(handle);
    base::raise(UR_RESULT_ERROR_INVALID_CONTEXT, "the native handle is a {} of another context",
                object);
  }
  return handle;
}

} // namespace ur::native_cpu
