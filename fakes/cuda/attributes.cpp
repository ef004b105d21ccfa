// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/device.hpp"
#include "fakes/cuda/entry.hpp"
#include "fakes/cuda/switches.hpp"

#include <map>

namespace cuda_driver {
namespace {

// The keys are CUDA's attribute numbers.
const std::map<int, int> &fixedAttributes() {
  static const std::map<int, int> attributes = {
      {1, 1024},       // threads per block, maximum
      {2, 1024},       // x dimension of a block, maximum
      {3, 1024},       // y
      {4, 64},         // z
      {5, 0x7fffffff}, // x dimension of a grid, maximum
      {6, 65535},      // y
      {7, 65535},      // z
      {8, 49152},      // shared memory per block, bytes
      {9, 65536},      // constant memory, bytes
      {10, 32},        // warp size
      {12, 65536},     // registers per block
      {13, 1'500'000}, // clock, kHz
      {16, 4},         // multiprocessors
      {18, 0},         // integrated
      {19, 1},         // can map host memory
      {20, 0},         // compute mode
      {32, 0},         // ECC
      {34, 0},         // PCI device
      {36, 1'500'000}, // memory clock, kHz
      {37, 256},       // memory bus, bits
      {38, 65536},     // L2 cache, bytes
      {40, 3},         // copy engines
      {41, 1},         // unified addressing
      {50, 0},         // PCI domain
      {75, 9},         // compute capability, major
      {76, 0},         // compute capability, minor
      {78, 1},         // stream priorities
      {83, 1},         // managed memory
      {86, 0},         // native atomics between host and device
      {88, 0},         // access to pageable memory
      {89, 1},         // concurrent managed access
      {91, 1},         // devices can use host pointers of registered memory
      {92, 0},         // stream memory operations, v1
      {93, 0},         // 64-bit stream memory operations, v1
      {94, 0},         // waits with NOR, v1
      {98, 0},         // flushing remote writes
      {99, 1},         // registration of host memory
      {113, 1},        // read-only registration of host memory
      {123, 1},        // waits with NOR
      {128, 1},        // fabric handles, even without a fabric
  };
  return attributes;
}

// Maps HIP's number of an attribute to CUDA's.
#ifdef CUDA_DRIVER_AS_HIP
int cudaNumberOf(int name) {
  static const std::map<int, int> cudaNumbers = {
      {0, 32},
      {2, 40},
      {3, 19},
      {4, 91},
      {5, 13},
      {6, 20},
      {9, 89},
      {15, 86},
      {16, 18},
      {19, 38},
      {23, 75},
      {24, 83},
      {26, 2},
      {27, 3},
      {28, 4},
      {29, 5},
      {30, 6},
      {31, 7},
      {56, 1},
      {59, 37},
      {60, 36},
      {61, 76},
      {63, 16},
      {65, 88},
      {67, 33},
      {68, 34},
      {69, 50},
      {71, 12},
      {74, 8},
      {78, 78},
      {83, 9},
      {85, 41},
      {87, 10},
      {88, 115},
      {89, 102},
      {90, 99},
      {10013, CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS},
  };
  const auto entry = cudaNumbers.find(name);
  require(entry != cudaNumbers.end(), CUDA_ERROR_INVALID_VALUE);
  return entry->second;
}
#else
int cudaNumberOf(int name) { return name; }
#endif

int attributeOf(int name, CUdevice device) {
  switch (name) {
  case CU_DEVICE_ATTRIBUTE_PCI_BUS_ID:
    return devices().machineNumber(device) + 1;
  case CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS:
    return switches().has("words_64");
  case CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED:
  case CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED:
    return switches().has("virtual_memory");
  case CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED:
    return switches().has("virtual_memory") && switches().has("export");
  case CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED:
    return switches().has("pools");
  default:
    break;
  }
  const auto entry = fixedAttributes().find(name);
  require(entry != fixedAttributes().end(), CUDA_ERROR_INVALID_VALUE);
  return entry->second;
}

} // namespace
} // namespace cuda_driver

using namespace cuda_driver;

DRIVER_FUNCTION(cuDeviceGetAttribute, hipDeviceGetAttribute)(int *value, int name,
                                                             CUdevice device) {
  return entry(__func__, [&] {
    requirePointer(value);
    requireDevice(device);
    *value = attributeOf(cudaNumberOf(name), device);
  });
}
