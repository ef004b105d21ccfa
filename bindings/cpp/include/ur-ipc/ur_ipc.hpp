// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_UR_IPC_HPP
#define UR_IPC_UR_IPC_HPP

// The API for C++17: objects that release their resources, typed query results, and errors as
// exceptions or std::error_code.
//
//   ur_ipc::loader loader;
//   const ur_ipc::platform platform = loader.adapters().front().platform_get().front();
//   const ur_ipc::device device = platform.device_get(UR_DEVICE_TYPE_ALL).front();
//   const ur_ipc::context context = ur_ipc::context_create(device);
//   const ur_ipc::usm_allocation memory = context.usm_device_alloc(device, 4096);
//   const auto handle = ur_ipc::ipc::memory::get(memory);
//   send(handle.data());
//
// Types, enumerators and parameters have the names of the C API. Objects convert to C handles.

#include <ur-ipc/cpp/api.hpp>
#include <ur-ipc/cpp/ipc.hpp>
#include <ur-ipc/cpp/loader.hpp>

#endif // UR_IPC_UR_IPC_HPP
