// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The three kinds of objects that processes share, with one interface for templates:
// `template <typename Kind>`.
//
// get, put, open and close return the results of the API functions, and check nothing.

#include "tools/support/session.hpp"

#include <cstddef>
#include <cstring>
#include <vector>

namespace ur::support {

struct MemoryKind {
  using Object = void *;
  static constexpr const char *kName = "memory";
  static constexpr const char *kTestName = "Memory";
  static constexpr const char *kFunctions =
      "urIPCGetMemHandleExp urIPCPutMemHandleExp urIPCOpenMemHandleExp urIPCCloseMemHandleExp";
  static constexpr const char *kGet = "urIPCGetMemHandleExp";
  static constexpr const char *kOpen = "urIPCOpenMemHandleExp";
  static constexpr ur_device_info_t kQuery = UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP;

  static Object create(const Session &session, std::size_t size);
  static void destroy(const Session &session, Object object) noexcept;
  static ur_result_t get(const Session &session, Object object, void **data, std::size_t *size);
  static ur_result_t put(const Session &session, void *data);
  static ur_result_t open(const Session &session, void *data, std::size_t size, Object *object);
  static ur_result_t close(const Session &session, Object object);
};

struct PhysicalMemoryKind {
  using Object = ur_physical_mem_handle_t;
  static constexpr const char *kName = "physical memory";
  static constexpr const char *kTestName = "PhysicalMemory";
  static constexpr const char *kFunctions = "urIPCGetPhysMemHandleExp urIPCPutPhysMemHandleExp "
                                            "urIPCOpenPhysMemHandleExp urIPCClosePhysMemHandleExp";
  static constexpr const char *kGet = "urIPCGetPhysMemHandleExp";
  static constexpr const char *kOpen = "urIPCOpenPhysMemHandleExp";
  static constexpr ur_device_info_t kQuery = UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP;

  static Object create(const Session &session, std::size_t size); // rounds up to the granularity
  static void destroy(const Session &session, Object object) noexcept;
  static ur_result_t get(const Session &session, Object object, void **data, std::size_t *size);
  static ur_result_t put(const Session &session, void *data);
  static ur_result_t open(const Session &session, void *data, std::size_t size, Object *object);
  static ur_result_t close(const Session &session, Object object);
};

struct EventKind {
  using Object = ur_event_handle_t;
  static constexpr const char *kName = "event";
  static constexpr const char *kTestName = "Event";
  static constexpr const char *kFunctions =
      "urIPCGetEventHandleExp urIPCPutEventHandleExp urIPCOpenEventHandleExp";
  static constexpr const char *kGet = "urIPCGetEventHandleExp";
  static constexpr const char *kOpen = "urIPCOpenEventHandleExp";
  static constexpr ur_device_info_t kQuery = UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP;

  static Object create(const Session &session, std::size_t ignoredSize = 0);
  static void destroy(const Session &session, Object object) noexcept;
  static ur_result_t get(const Session &session, Object object, void **data, std::size_t *size);
  static ur_result_t put(const Session &session, void *data);
  static ur_result_t open(const Session &session, void *data, std::size_t size, Object *object);
  static ur_result_t close(const Session &session, Object object); // calls urEventRelease
};

using HandleBytes = std::vector<std::byte>;

// An object of this process that can be shared.
template <typename Kind> class Owned {
public:
  explicit Owned(const Session &session, std::size_t size = 0)
      : session_(&session), object_(Kind::create(session, size)) {}
  Owned(const Owned &) = delete;
  Owned &operator=(const Owned &) = delete;
  ~Owned() { destroy(); }

  typename Kind::Object get() const noexcept { return object_; }
  void destroy() noexcept {
    if (object_)
      Kind::destroy(*session_, object_);
    object_ = nullptr;
  }

private:
  const Session *session_;
  typename Kind::Object object_;
};

// An object of another process, or of this one, that was opened through its handle.
template <typename Kind> class Opened {
public:
  Opened(const Session &session, HandleBytes handle) : session_(&session) {
    check(Kind::open(session, handle.data(), handle.size(), &object_), Kind::kOpen);
  }
  Opened(const Opened &) = delete;
  Opened &operator=(const Opened &) = delete;
  ~Opened() {
    if (object_)
      Kind::close(*session_, object_);
  }

  typename Kind::Object get() const noexcept { return object_; }

private:
  const Session *session_;
  typename Kind::Object object_ = nullptr;
};

// The exporter's handle, from Get to Put.
template <typename Kind> class Exported {
public:
  Exported(const Session &session, typename Kind::Object object) : session_(&session) {
    check(Kind::get(session, object, &data_, &size_), Kind::kGet);
  }
  Exported(const Exported &) = delete;
  Exported &operator=(const Exported &) = delete;
  ~Exported() {
    if (data_)
      Kind::put(*session_, data_);
  }

  void *data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }
  HandleBytes bytes() const {
    HandleBytes copy(size_);
    std::memcpy(copy.data(), data_, size_);
    return copy;
  }
  ur_result_t put() {
    const ur_result_t result = Kind::put(*session_, data_);
    data_ = nullptr;
    return result;
  }

private:
  const Session *session_;
  void *data_ = nullptr;
  std::size_t size_ = 0;
};

// Provides the address of an object's bytes for copies. Maps physical memory into a reserved range.
template <typename Kind> class View;

template <> class View<MemoryKind> {
public:
  View(const Session &, void *object, std::size_t size) noexcept : data_(object), size_(size) {}
  void *data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }

private:
  void *data_;
  std::size_t size_;
};

template <> class View<PhysicalMemoryKind> {
public:
  // Maps the whole object, whatever its size.
  View(const Session &session, ur_physical_mem_handle_t object, std::size_t ignoredSize = 0);
  View(const View &) = delete;
  View &operator=(const View &) = delete;
  ~View();

  void *data() const noexcept { return data_; }
  std::size_t size() const noexcept { return size_; }

private:
  const Session *session_;
  void *data_ = nullptr;
  std::size_t size_ = 0;
};

// Returns the granularity of physical memory on the session's device.
std::size_t granularity(const Session &session);

// Enqueues a signal of a reusable event after all earlier commands of the queue.
void signal(const Session &session, ur_event_handle_t event);
// Enqueues a barrier that holds back later commands of the queue until the event's latest signal.
void enqueueWait(const Session &session, ur_event_handle_t event);

} // namespace ur::support
