// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#pragma once

#include <nanobind/nanobind.h>

namespace ur::python {

void bindAdapter(nanobind::module_ &module);
void bindBuffer(nanobind::module_ &module);
void bindCommon(nanobind::module_ &module);
void bindContext(nanobind::module_ &module);
void bindDevice(nanobind::module_ &module);
void bindEnqueue(nanobind::module_ &module);
void bindEvent(nanobind::module_ &module);
void bindIpcEvent(nanobind::module_ &module);
void bindIpcFabric(nanobind::module_ &module);
void bindIpcHostMemory(nanobind::module_ &module);
void bindIpcMemory(nanobind::module_ &module);
void bindIpcPhysicalMemory(nanobind::module_ &module);
void bindLoader(nanobind::module_ &module);
void bindPhysicalMem(nanobind::module_ &module);
void bindPlatform(nanobind::module_ &module);
void bindQueue(nanobind::module_ &module);
void bindReusableEvents(nanobind::module_ &module);
void bindTimestampRecording(nanobind::module_ &module);
void bindUsm(nanobind::module_ &module);
void bindUsmContextMemcpy(nanobind::module_ &module);
void bindUsmHostRegister(nanobind::module_ &module);
void bindUsmP2p(nanobind::module_ &module);
void bindVirtualMem(nanobind::module_ &module);

inline void bindFunctions(nanobind::module_ &module) {
  bindAdapter(module);
  bindBuffer(module);
  bindCommon(module);
  bindContext(module);
  bindDevice(module);
  bindEnqueue(module);
  bindEvent(module);
  bindIpcEvent(module);
  bindIpcFabric(module);
  bindIpcHostMemory(module);
  bindIpcMemory(module);
  bindIpcPhysicalMemory(module);
  bindLoader(module);
  bindPhysicalMem(module);
  bindPlatform(module);
  bindQueue(module);
  bindReusableEvents(module);
  bindTimestampRecording(module);
  bindUsm(module);
  bindUsmContextMemcpy(module);
  bindUsmHostRegister(module);
  bindUsmP2p(module);
  bindVirtualMem(module);
}

} // namespace ur::python
