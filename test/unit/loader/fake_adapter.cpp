// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An adapter with a fixed set of devices. CMake builds it several times with different settings:
//   FAKE_BACKEND       the backend that it reports
//   FAKE_ID            the native handle of its contexts
//   FAKE_FINGERPRINT   the fingerprint that it exports; if undefined, it exports none
//   FAKE_CONTEXT_TABLE the result of urGetContextProcAddrTable
#include "test/unit/loader/fake_adapter.hpp"

#include "generated/base/fingerprint.hpp"

#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

namespace {
extern const ur_dditable_t kTable;
}

struct ur_adapter_handle_t_ {
  const ur_dditable_t *table = &kTable;
};

struct ur_platform_handle_t_ {
  const ur_dditable_t *table = &kTable;
  std::span<const ur_device_handle_t> devices;
};

struct ur_device_handle_t_ {
  const ur_dditable_t *table = &kTable;
  std::string_view name;
  ur_device_type_t type = UR_DEVICE_TYPE_GPU;
  std::span<const ur_device_handle_t> parts;
  ur_device_partition_t partition = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
  bool isRoot = true;
};

struct ur_context_handle_t_ {
  const ur_dditable_t *table = &kTable;
};

namespace {

using Device = ur_device_handle_t_;
using Devices = std::array<ur_device_handle_t, 2>;
constexpr auto kSlices = UR_DEVICE_PARTITION_BY_CSLICE;

// Platform 0 has a GPU with two tiles, the first one with two slices, and a CPU with two NUMA
// nodes. Platform 1 has a GPU without parts, and an FPGA.
Device slice0{.name = "0.0.0", .parts = {}, .isRoot = false};
Device slice1{.name = "0.0.1", .parts = {}, .isRoot = false};
Devices slices{&slice0, &slice1};
Device tile0{.name = "0.0", .parts = slices, .partition = kSlices, .isRoot = false};
Device tile1{.name = "0.1", .parts = {}, .isRoot = false};
Devices tiles{&tile0, &tile1};
Device gpu0{.name = "0", .parts = tiles};
Device node0{.name = "1.0", .type = UR_DEVICE_TYPE_CPU, .parts = {}, .isRoot = false};
Device node1{.name = "1.1", .type = UR_DEVICE_TYPE_CPU, .parts = {}, .isRoot = false};
Devices nodes{&node0, &node1};
Device cpu1{.name = "1", .type = UR_DEVICE_TYPE_CPU, .parts = nodes};
Device gpu2{.name = "2", .parts = {}};
Device fpga3{.name = "3", .type = UR_DEVICE_TYPE_FPGA, .parts = {}};
Devices devices0{&gpu0, &cpu1};
Devices devices1{&gpu2, &fpga3};
ur_platform_handle_t_ platform0{.devices = devices0};
ur_platform_handle_t_ platform1{.devices = devices1};
ur_adapter_handle_t_ adapter;
ur_context_handle_t_ context;

std::atomic<std::int64_t> subDeviceReferences = 0;
std::atomic<ur_result_t> adapterGetAnswer = UR_RESULT_SUCCESS;

template <typename T>
ur_result_t write(const T &v, std::size_t size, void *value, std::size_t *ret) {
  if (ret)
    *ret = sizeof(v);
  if (!value)
    return UR_RESULT_SUCCESS;
  if (size < sizeof(v))
    return UR_RESULT_ERROR_INVALID_SIZE;
  std::memcpy(value, &v, sizeof(v));
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL adapterGet(std::uint32_t n, ur_adapter_handle_t *out, std::uint32_t *count) {
  if (adapterGetAnswer != UR_RESULT_SUCCESS)
    return adapterGetAnswer;
  if (out && n > 0)
    *out = &adapter;
  if (count)
    *count = 1;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL platformGet(ur_adapter_handle_t, std::uint32_t n, ur_platform_handle_t *out,
                                   std::uint32_t *count) {
  const std::array<ur_platform_handle_t, 2> platforms{&platform0, &platform1};
  for (std::uint32_t i = 0; out && i < n && i < platforms.size(); ++i)
    out[i] = platforms[i];
  if (count)
    *count = platforms.size();
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL platformGetInfo(ur_platform_handle_t, ur_platform_info_t name,
                                       std::size_t size, void *value, std::size_t *ret) {
  switch (name) {
  case UR_PLATFORM_INFO_BACKEND:
    return write(FAKE_BACKEND, size, value, ret);
  case UR_PLATFORM_INFO_ADAPTER:
    return write(&adapter, size, value, ret);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t UR_APICALL deviceGet(ur_platform_handle_t platform, ur_device_type_t type,
                                 std::uint32_t n, ur_device_handle_t *out, std::uint32_t *count) {
  std::uint32_t matches = 0;
  for (const ur_device_handle_t device : platform->devices) {
    if (type != UR_DEVICE_TYPE_ALL && type != UR_DEVICE_TYPE_DEFAULT && type != device->type)
      continue;
    if (out && matches < n)
      out[matches] = device;
    ++matches;
  }
  if (count)
    *count = matches;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL deviceGetInfo(ur_device_handle_t device, ur_device_info_t name,
                                     std::size_t size, void *value, std::size_t *ret) {
  switch (name) {
  case UR_DEVICE_INFO_TYPE:
    return write(device->type, size, value, ret);
  case UR_DEVICE_INFO_NAME: {
    std::array<char, 8> text{};
    device->name.copy(text.data(), text.size() - 1);
    return write(text, size, value, ret);
  }
  case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
    if (!device->parts.empty())
      return write(device->partition, size, value, ret);
    if (ret)
      *ret = 0;
    return UR_RESULT_SUCCESS;
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

ur_result_t UR_APICALL deviceRetain(ur_device_handle_t device) {
  if (!device->isRoot)
    ++subDeviceReferences;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL deviceRelease(ur_device_handle_t device) {
  if (!device->isRoot)
    --subDeviceReferences;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL devicePartition(ur_device_handle_t device,
                                       const ur_device_partition_properties_t *properties,
                                       std::uint32_t n, ur_device_handle_t *out,
                                       std::uint32_t *count) {
  if (device->parts.empty() || properties->pProperties->type != device->partition)
    return UR_RESULT_ERROR_INVALID_VALUE;
  for (std::uint32_t i = 0; out && i < n && i < device->parts.size(); ++i) {
    out[i] = device->parts[i];
    deviceRetain(out[i]);
  }
  if (count)
    *count = static_cast<std::uint32_t>(device->parts.size());
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL contextCreate(std::uint32_t, const ur_device_handle_t *,
                                     const ur_context_properties_t *, ur_context_handle_t *out) {
  *out = &context;
  return UR_RESULT_SUCCESS;
}

ur_result_t UR_APICALL contextGetNativeHandle(ur_context_handle_t, ur_native_handle_t *out) {
  *out = FAKE_ID;
  return UR_RESULT_SUCCESS;
}

// A function in a reserved slot. It has parameters of each kind that the loader forwards.
ur_result_t UR_APICALL imageRead(void *, void *, bool isBlocking, ur_rect_offset_t origin,
                                 ur_rect_region_t region, std::size_t rowPitch, std::size_t,
                                 void *sum, std::uint32_t, void *, void *) {
  *static_cast<std::uint64_t *>(sum) =
      FAKE_ID * 1000000 + isBlocking * 100000 + origin.z * 10000 + region.depth * 100 + rowPitch;
  return UR_RESULT_SUCCESS;
}

const ur_dditable_t kTable = [] {
  ur_dditable_t table{};
  table.Adapter.pfnGet = adapterGet;
  table.Platform.pfnGet = platformGet;
  table.Platform.pfnGetInfo = platformGetInfo;
  table.Device.pfnGet = deviceGet;
  table.Device.pfnGetInfo = deviceGetInfo;
  table.Device.pfnRetain = deviceRetain;
  table.Device.pfnRelease = deviceRelease;
  table.Device.pfnPartition = devicePartition;
  table.Context.pfnCreate = contextCreate;
  table.Context.pfnGetNativeHandle = contextGetNativeHandle;
  table.Enqueue.pfnMemImageRead =
      reinterpret_cast<ur_pfnReserved_t>(reinterpret_cast<void (*)()>(imageRead));
  return table;
}();

template <typename Table> ur_result_t copy(ur_api_version_t version, const Table &from, Table *to) {
  if (version != UR_API_VERSION_CURRENT)
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  *to = from;
  return UR_RESULT_SUCCESS;
}

} // namespace

extern "C" {

#ifdef FAKE_FINGERPRINT
UR_DLLEXPORT extern const char urIpcTableFingerprint[] = FAKE_FINGERPRINT;
#endif

UR_DLLEXPORT std::int64_t fakeSubDeviceReferences() { return subDeviceReferences; }
UR_DLLEXPORT void fakeAdapterGetAnswer(ur_result_t result) { adapterGetAnswer = result; }

UR_DLLEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *table) {
  return copy(version, kTable.Adapter, table);
}
UR_DLLEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *table) {
  return copy(version, kTable.Platform, table);
}
UR_DLLEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *table) {
  return copy(version, kTable.Device, table);
}
UR_DLLEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *table) {
  const ur_result_t answer = FAKE_CONTEXT_TABLE;
  return answer == UR_RESULT_SUCCESS ? copy(version, kTable.Context, table) : answer;
}

} // extern "C"
