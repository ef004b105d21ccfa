// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/device.hpp"

#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"

#include <cstring>
#include <new>
#include <utility>

namespace ur::arrays {
namespace {

bool matches(const Device &device, std::uint32_t backend, const nb::bytes &uuid) {
  return device.backend == backend && device.uuid.size() == uuid.size() &&
         std::memcmp(device.uuid.c_str(), uuid.c_str(), uuid.size()) == 0;
}

} // namespace

nb::object deviceOf(std::uint32_t backend, const nb::bytes &uuid) {
  requireNotForked();
  static std::atomic<PyObject *> last{nullptr}; // devices are never freed
  if (PyObject *const lastObject = last.load(std::memory_order_acquire);
      lastObject && matches(*nb::inst_ptr<Device>(lastObject), backend, uuid))
    return nb::borrow(lastObject);
  static PythonName find("ur_ipc.devices", "device_of_handle");
  nb::object device = find.get()(backend, uuid);
  last.store(device.inc_ref().ptr(), std::memory_order_release);
  return device;
}

void bindDevice(nb::module_ &module) {
  nb::class_<Device>(module, "Device")
      .def(
          "__init__",
          [](Device *self, std::uintptr_t context, std::uintptr_t handle, std::uint32_t backend,
             nb::bytes uuid, std::int32_t kind, std::int32_t number, bool onHost) {
            new (self) Device{reinterpret_cast<ur_context_handle_t>(context),
                              reinterpret_cast<ur_device_handle_t>(handle),
                              backend,
                              std::move(uuid),
                              {kind, number},
                              onHost};
          },
          nb::arg("context"), nb::arg("handle"), nb::arg("backend"), nb::arg("uuid"),
          nb::arg("dlpack_kind"), nb::arg("dlpack_number"), nb::arg("host_accessible"))
      .def_ro("backend", &Device::backend)
      .def_ro("host_accessible", &Device::onHost,
              "Whether the host can access the device's memory by its addresses.")
      .def_prop_rw(
          "_tensors", [](const Device &device) { return device.tensors.load(); },
          [](Device &device, const Exchange *library) {
            device.tensors = library ? new Exchange(*library) : nullptr;
          },
          nb::for_getter(nb::rv_policy::copy), nb::for_setter(nb::arg("library").none()))
      .def_prop_ro(
          "dlpack",
          [](const Device &device) { return nb::make_tuple(device.dlpack.type, device.dlpack.id); },
          "DLPack's device type and device ID.");
}

} // namespace ur::arrays
