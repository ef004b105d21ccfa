// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_IPC_HPP
#define UR_IPC_CPP_IPC_HPP

// Sharing between processes for programs without a SYCL runtime, with the interface of the SYCL
// extension sycl_ext_oneapi_inter_process_communication and the names of
// sycl::ext::oneapi::experimental. The destructor of a handle calls put, and the destructor of an
// opened object calls close, unless the program has called it. put and close ignore their context
// parameter, which exists for code that was written for SYCL.

#include <cstddef>
#include <system_error>
#include <utility>
#include <vector>

#include <ur-ipc/cpp/api.hpp>

namespace ur_ipc {
namespace ipc {

// The bytes of a handle, which the exporter sends to the importer.
using handle_data_t = std::vector<std::byte>;
using handle_data_view_t = array_view<const std::byte>;

} // namespace ipc

namespace detail {

// A handle for other processes.
template <typename Exported> class ipc_handle {
public:
  ipc_handle() noexcept = default;
  explicit ipc_handle(Exported exported) noexcept : exported_(std::move(exported)) {}

  ipc::handle_data_view_t data_view() const noexcept { return {exported_.get(), exported_.size()}; }
  ipc::handle_data_t data() const { return {data_view().begin(), data_view().end()}; }
  explicit operator bool() const noexcept { return static_cast<bool>(exported_); }

  void put() { exported_.reset(); }
  void put(std::error_code &ec) noexcept { exported_.reset(ec); }

private:
  Exported exported_;
};

} // namespace detail

namespace ipc {

// USM device memory.
namespace memory {

using handle = detail::ipc_handle<ipc_mem_handle_data>;
using opened = ipc_mem;

// Returns a handle for the memory at an address within an allocation of the context.
inline handle get(void *ptr, const context &ctx) { return handle(ctx.ipc_get_mem_handle_exp(ptr)); }
inline handle get(void *ptr, const context &ctx, std::error_code &ec) {
  return handle(ctx.ipc_get_mem_handle_exp(ptr, ec));
}
inline handle get(const usm_allocation &memory) { return get(memory.get(), memory.owner()); }
inline handle get(const usm_allocation &memory, std::error_code &ec) {
  return get(memory.get(), memory.owner(), ec);
}

// Revokes the handle: copies of its bytes can no longer be opened.
inline void put(handle &ipc_handle, const context & = {}) { ipc_handle.put(); }
inline void put(handle &ipc_handle, std::error_code &ec) noexcept { ipc_handle.put(ec); }

// Opens the exporter's memory. get() of the object returns its address.
inline opened open(handle_data_view_t data, const context &ctx, ur_device_handle_t dev) {
  return ctx.ipc_open_mem_handle_exp(dev, data);
}
inline opened open(handle_data_view_t data, const context &ctx, ur_device_handle_t dev,
                   std::error_code &ec) {
  return ctx.ipc_open_mem_handle_exp(dev, data, ec);
}

inline void close(opened &memory, const context & = {}) { memory.reset(); }
inline void close(opened &memory, std::error_code &ec) noexcept { memory.reset(ec); }

} // namespace memory

// Physical memory that was created with UR_PHYSICAL_MEM_FLAG_ENABLE_IPC.
namespace physical_memory {

using handle = detail::ipc_handle<ipc_phys_mem_handle_data>;
using opened = opened_physical_mem;

inline handle get(const physical_mem &memory, std::error_code &ec) {
  const context ctx = memory.get_info<UR_PHYSICAL_MEM_INFO_CONTEXT>(ec);
  return ec ? handle() : handle(ctx.ipc_get_phys_mem_handle_exp(memory, ec));
}
inline handle get(const physical_mem &memory) {
  return handle(
      memory.get_info<UR_PHYSICAL_MEM_INFO_CONTEXT>().ipc_get_phys_mem_handle_exp(memory));
}

inline void put(handle &ipc_handle, const context & = {}) { ipc_handle.put(); }
inline void put(handle &ipc_handle, std::error_code &ec) noexcept { ipc_handle.put(ec); }

// Opens the exporter's memory, which the process can then map like its own physical memory.
inline opened open(handle_data_view_t data, const context &ctx, ur_device_handle_t dev) {
  return ctx.ipc_open_phys_mem_handle_exp(dev, data);
}
inline opened open(handle_data_view_t data, const context &ctx, ur_device_handle_t dev,
                   std::error_code &ec) {
  return ctx.ipc_open_phys_mem_handle_exp(dev, data, ec);
}

inline void close(opened &memory, const context & = {}) { memory.reset(); }
inline void close(opened &memory, std::error_code &ec) noexcept { memory.reset(ec); }

} // namespace physical_memory

// Events that were created with UR_EXP_EVENT_FLAG_IPC_EXP. An opened event is an ordinary event.
namespace event {

using handle = detail::ipc_handle<ipc_event_handle_data>;

inline handle get(const ur_ipc::event &evt) { return handle(evt.ipc_get_event_handle_exp()); }
inline handle get(const ur_ipc::event &evt, std::error_code &ec) {
  return handle(evt.ipc_get_event_handle_exp(ec));
}

inline void put(handle &ipc_handle, const context & = {}) { ipc_handle.put(); }
inline void put(handle &ipc_handle, std::error_code &ec) noexcept { ipc_handle.put(ec); }

inline ur_ipc::event open(handle_data_view_t data, const context &ctx) {
  return ctx.ipc_open_event_handle_exp(data);
}
inline ur_ipc::event open(handle_data_view_t data, const context &ctx, std::error_code &ec) {
  return ctx.ipc_open_event_handle_exp(data, ec);
}

} // namespace event
} // namespace ipc

// The name of ipc::memory in the extension's first version.
namespace [[deprecated("use ur_ipc::ipc::memory")]] ipc_memory {

using ipc::handle_data_t;
using ipc::handle_data_view_t;
using ipc::memory::close;
using ipc::memory::get;
using ipc::memory::handle;
using ipc::memory::open;
using ipc::memory::opened;
using ipc::memory::put;

} // namespace ipc_memory
} // namespace ur_ipc

#endif // UR_IPC_CPP_IPC_HPP
