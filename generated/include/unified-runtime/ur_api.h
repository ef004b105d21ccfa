// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
#ifndef UR_API_H_INCLUDED
#define UR_API_H_INCLUDED

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#endif

/// Packs a version number into 32 bits: the major number in the upper half, and the minor number in
/// the lower half.
#define UR_MAKE_VERSION(_major, _minor) ((_major << 16) | (_minor & 0x0000ffff))

/// The major number of a packed version.
#define UR_MAJOR_VERSION(_ver) (_ver >> 16)

/// The minor number of a packed version.
#define UR_MINOR_VERSION(_ver) (_ver & 0x0000ffff)

/// Calling convention of every function and callback of the interface; empty on all systems except
/// Windows.
#if !defined(UR_APICALL)
#if defined(_WIN32)
#define UR_APICALL __cdecl
#else
#define UR_APICALL
#endif
#endif

/// Marks the functions that the loader library exports.
#if !defined(UR_APIEXPORT)
#if defined(_WIN32)
#define UR_APIEXPORT __declspec(dllexport)
#elif __GNUC__ >= 4
#define UR_APIEXPORT __attribute__((visibility("default")))
#else
#define UR_APIEXPORT
#endif
#endif

/// Marks the functions that an adapter library exports.
#if !defined(UR_DLLEXPORT)
#if defined(_WIN32)
#define UR_DLLEXPORT __declspec(dllexport)
#elif __GNUC__ >= 4
#define UR_DLLEXPORT __attribute__((visibility("default")))
#else
#define UR_DLLEXPORT
#endif
#endif

/// The integer with only bit number `_i` set, counted from 0.
#define UR_BIT(_i) (1 << _i)

/// Target of a device binary: unknown.
#define UR_DEVICE_BINARY_TARGET_UNKNOWN "<unknown>"

/// Target of a device binary: SPIR-V with 32-bit pointers, compiled for the device when it is
/// loaded.
#define UR_DEVICE_BINARY_TARGET_SPIRV32 "spir"

/// Target of a device binary: SPIR-V with 64-bit pointers, compiled for the device when it is
/// loaded.
#define UR_DEVICE_BINARY_TARGET_SPIRV64 "spir64"

/// Target of a device binary: 64-bit x86 code for an OpenCL CPU, compiled ahead of time.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64 "spir64_x86_64"

/// Target of a device binary: Intel GPU code, compiled ahead of time.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_GEN "spir64_gen"

/// Target of a device binary: a 64-bit FPGA image, compiled ahead of time.
#define UR_DEVICE_BINARY_TARGET_SPIRV64_FPGA "spir64_fpga"

/// Target of a device binary: 64-bit PTX or machine code for NVIDIA GPUs.
#define UR_DEVICE_BINARY_TARGET_NVPTX64 "nvptx64"

/// Target of a device binary: machine code for AMD GPUs.
#define UR_DEVICE_BINARY_TARGET_AMDGCN "amdgcn"

/// Target of a device binary: host code for the native CPU adapter.
#define UR_DEVICE_BINARY_TARGET_NATIVE_CPU "native_cpu"

/// One loaded adapter. Reference-counted: ::urAdapterGet adds a reference to each adapter that it
/// returns. After the last release, all objects of the adapter are invalid.
typedef struct ur_adapter_handle_t_ *ur_adapter_handle_t;

/// A buffer or a sub-buffer. Reference-counted; holds a reference to its context. A sub-buffer also
/// holds a reference to its buffer.
typedef struct ur_mem_handle_t_ *ur_mem_handle_t;

/// The driver's own handle of an object, as an opaque number. Its meaning depends on the backend: a
/// pointer such as `ze_context_handle_t` on Level Zero, a small integer such as `CUdevice` on CUDA.
/// Any value may be valid, even 0, so no call checks it for null.
typedef uintptr_t ur_native_handle_t;

/// A set of devices of one platform and the objects created for them. Reference-counted. A context
/// keeps its devices and its adapter alive. Its queues, events, pools and physical memory keep the
/// context alive.
typedef struct ur_context_handle_t_ *ur_context_handle_t;

/// A device of a platform, or a part of a device. Root devices, which ::urDeviceGet lists, live as
/// long as their adapter: retaining and releasing them succeeds and has no effect. Sub-devices,
/// which ::urDevicePartition creates, are reference-counted.
typedef struct ur_device_handle_t_ *ur_device_handle_t;

/// An event: the state of one command, or the state of a reusable event's latest signal. Reference-
/// counted; holds references to its queue and context.
typedef struct ur_event_handle_t_ *ur_event_handle_t;

/// Settings for the first ::urLoaderInit: layers, mocking and the code location callback. A
/// reference-counted object of the loader, not of an adapter. It can exist before the loader is
/// initialized, and can be released once ::urLoaderInit has returned.
typedef struct ur_loader_config_handle_t_ *ur_loader_config_handle_t;

/// Physical memory of a device. Reference-counted; holds a reference to its context. Mappings keep
/// the memory itself alive, even after the last release.
typedef struct ur_physical_mem_handle_t_ *ur_physical_mem_handle_t;

/// One driver and the devices that it serves. Not reference-counted: a platform lives as long as
/// its adapter and is never released.
typedef struct ur_platform_handle_t_ *ur_platform_handle_t;

/// A queue: an ordered or unordered stream of commands for one device. Reference-counted; holds a
/// reference to its context.
typedef struct ur_queue_handle_t_ *ur_queue_handle_t;

/// A pool for USM allocations. Reference-counted; holds a reference to its context.
typedef struct ur_usm_pool_handle_t_ *ur_usm_pool_handle_t;

/// Truth value of one byte: 0 is false, everything else is true. Adapters write 0 or 1.
typedef uint8_t ur_bool_t;

/// Identifies a function in tracing and in the print functions. The numbers never change.
typedef enum ur_function_t {
  /// ::urContextCreate
  UR_FUNCTION_CONTEXT_CREATE = 1,
  /// ::urContextRetain
  UR_FUNCTION_CONTEXT_RETAIN = 2,
  /// ::urContextRelease
  UR_FUNCTION_CONTEXT_RELEASE = 3,
  /// ::urContextGetInfo
  UR_FUNCTION_CONTEXT_GET_INFO = 4,
  /// ::urContextGetNativeHandle
  UR_FUNCTION_CONTEXT_GET_NATIVE_HANDLE = 5,
  /// ::urContextCreateWithNativeHandle
  UR_FUNCTION_CONTEXT_CREATE_WITH_NATIVE_HANDLE = 6,
  /// ::urContextSetExtendedDeleter
  UR_FUNCTION_CONTEXT_SET_EXTENDED_DELETER = 7,
  /// ::urDeviceGet
  UR_FUNCTION_DEVICE_GET = 8,
  /// ::urDeviceGetInfo
  UR_FUNCTION_DEVICE_GET_INFO = 9,
  /// ::urDeviceRetain
  UR_FUNCTION_DEVICE_RETAIN = 10,
  /// ::urDeviceRelease
  UR_FUNCTION_DEVICE_RELEASE = 11,
  /// ::urDevicePartition
  UR_FUNCTION_DEVICE_PARTITION = 12,
  /// ::urDeviceSelectBinary
  UR_FUNCTION_DEVICE_SELECT_BINARY = 13,
  /// ::urDeviceGetNativeHandle
  UR_FUNCTION_DEVICE_GET_NATIVE_HANDLE = 14,
  /// ::urDeviceCreateWithNativeHandle
  UR_FUNCTION_DEVICE_CREATE_WITH_NATIVE_HANDLE = 15,
  /// ::urDeviceGetGlobalTimestamps
  UR_FUNCTION_DEVICE_GET_GLOBAL_TIMESTAMPS = 16,
  /// ::urEnqueueEventsWait
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT = 18,
  /// ::urEnqueueEventsWaitWithBarrier
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER = 19,
  /// ::urEnqueueMemBufferRead
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ = 20,
  /// ::urEnqueueMemBufferWrite
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE = 21,
  /// ::urEnqueueMemBufferReadRect
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_READ_RECT = 22,
  /// ::urEnqueueMemBufferWriteRect
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT = 23,
  /// ::urEnqueueMemBufferCopy
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY = 24,
  /// ::urEnqueueMemBufferCopyRect
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_COPY_RECT = 25,
  /// ::urEnqueueMemBufferFill
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_FILL = 26,
  /// ::urEnqueueMemBufferMap
  UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP = 30,
  /// ::urEnqueueMemUnmap
  UR_FUNCTION_ENQUEUE_MEM_UNMAP = 31,
  /// ::urEnqueueUSMFill
  UR_FUNCTION_ENQUEUE_USM_FILL = 32,
  /// ::urEnqueueUSMMemcpy
  UR_FUNCTION_ENQUEUE_USM_MEMCPY = 33,
  /// ::urEnqueueUSMPrefetch
  UR_FUNCTION_ENQUEUE_USM_PREFETCH = 34,
  /// ::urEnqueueUSMAdvise
  UR_FUNCTION_ENQUEUE_USM_ADVISE = 35,
  /// ::urEventGetInfo
  UR_FUNCTION_EVENT_GET_INFO = 40,
  /// ::urEventGetProfilingInfo
  UR_FUNCTION_EVENT_GET_PROFILING_INFO = 41,
  /// ::urEventWait
  UR_FUNCTION_EVENT_WAIT = 42,
  /// ::urEventRetain
  UR_FUNCTION_EVENT_RETAIN = 43,
  /// ::urEventRelease
  UR_FUNCTION_EVENT_RELEASE = 44,
  /// ::urEventGetNativeHandle
  UR_FUNCTION_EVENT_GET_NATIVE_HANDLE = 45,
  /// ::urEventCreateWithNativeHandle
  UR_FUNCTION_EVENT_CREATE_WITH_NATIVE_HANDLE = 46,
  /// ::urEventSetCallback
  UR_FUNCTION_EVENT_SET_CALLBACK = 47,
  /// ::urMemBufferCreate
  UR_FUNCTION_MEM_BUFFER_CREATE = 64,
  /// ::urMemRetain
  UR_FUNCTION_MEM_RETAIN = 65,
  /// ::urMemRelease
  UR_FUNCTION_MEM_RELEASE = 66,
  /// ::urMemBufferPartition
  UR_FUNCTION_MEM_BUFFER_PARTITION = 67,
  /// ::urMemGetNativeHandle
  UR_FUNCTION_MEM_GET_NATIVE_HANDLE = 68,
  /// ::urMemGetInfo
  UR_FUNCTION_MEM_GET_INFO = 70,
  /// ::urPlatformGet
  UR_FUNCTION_PLATFORM_GET = 72,
  /// ::urPlatformGetInfo
  UR_FUNCTION_PLATFORM_GET_INFO = 73,
  /// ::urPlatformGetApiVersion
  UR_FUNCTION_PLATFORM_GET_API_VERSION = 74,
  /// ::urPlatformGetNativeHandle
  UR_FUNCTION_PLATFORM_GET_NATIVE_HANDLE = 75,
  /// ::urPlatformCreateWithNativeHandle
  UR_FUNCTION_PLATFORM_CREATE_WITH_NATIVE_HANDLE = 76,
  /// ::urQueueGetInfo
  UR_FUNCTION_QUEUE_GET_INFO = 91,
  /// ::urQueueCreate
  UR_FUNCTION_QUEUE_CREATE = 92,
  /// ::urQueueRetain
  UR_FUNCTION_QUEUE_RETAIN = 93,
  /// ::urQueueRelease
  UR_FUNCTION_QUEUE_RELEASE = 94,
  /// ::urQueueGetNativeHandle
  UR_FUNCTION_QUEUE_GET_NATIVE_HANDLE = 95,
  /// ::urQueueCreateWithNativeHandle
  UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE = 96,
  /// ::urQueueFinish
  UR_FUNCTION_QUEUE_FINISH = 97,
  /// ::urQueueFlush
  UR_FUNCTION_QUEUE_FLUSH = 98,
  /// ::urUSMHostAlloc
  UR_FUNCTION_USM_HOST_ALLOC = 107,
  /// ::urUSMDeviceAlloc
  UR_FUNCTION_USM_DEVICE_ALLOC = 108,
  /// ::urUSMSharedAlloc
  UR_FUNCTION_USM_SHARED_ALLOC = 109,
  /// ::urUSMFree
  UR_FUNCTION_USM_FREE = 110,
  /// ::urUSMGetMemAllocInfo
  UR_FUNCTION_USM_GET_MEM_ALLOC_INFO = 111,
  /// ::urUSMPoolCreate
  UR_FUNCTION_USM_POOL_CREATE = 112,
  /// ::urPlatformGetBackendOption
  UR_FUNCTION_PLATFORM_GET_BACKEND_OPTION = 114,
  /// ::urMemBufferCreateWithNativeHandle
  UR_FUNCTION_MEM_BUFFER_CREATE_WITH_NATIVE_HANDLE = 115,
  /// ::urUSMPoolRetain
  UR_FUNCTION_USM_POOL_RETAIN = 118,
  /// ::urUSMPoolRelease
  UR_FUNCTION_USM_POOL_RELEASE = 119,
  /// ::urUSMPoolGetInfo
  UR_FUNCTION_USM_POOL_GET_INFO = 120,
  /// ::urEnqueueUSMFill2D
  UR_FUNCTION_ENQUEUE_USM_FILL_2D = 151,
  /// ::urEnqueueUSMMemcpy2D
  UR_FUNCTION_ENQUEUE_USM_MEMCPY_2D = 152,
  /// ::urVirtualMemGranularityGetInfo
  UR_FUNCTION_VIRTUAL_MEM_GRANULARITY_GET_INFO = 153,
  /// ::urVirtualMemReserve
  UR_FUNCTION_VIRTUAL_MEM_RESERVE = 154,
  /// ::urVirtualMemFree
  UR_FUNCTION_VIRTUAL_MEM_FREE = 155,
  /// ::urVirtualMemMap
  UR_FUNCTION_VIRTUAL_MEM_MAP = 156,
  /// ::urVirtualMemUnmap
  UR_FUNCTION_VIRTUAL_MEM_UNMAP = 157,
  /// ::urVirtualMemSetAccess
  UR_FUNCTION_VIRTUAL_MEM_SET_ACCESS = 158,
  /// ::urVirtualMemGetInfo
  UR_FUNCTION_VIRTUAL_MEM_GET_INFO = 159,
  /// ::urPhysicalMemCreate
  UR_FUNCTION_PHYSICAL_MEM_CREATE = 160,
  /// ::urPhysicalMemRetain
  UR_FUNCTION_PHYSICAL_MEM_RETAIN = 161,
  /// ::urPhysicalMemRelease
  UR_FUNCTION_PHYSICAL_MEM_RELEASE = 162,
  /// ::urUsmP2PEnablePeerAccessExp
  UR_FUNCTION_USM_P2P_ENABLE_PEER_ACCESS_EXP = 165,
  /// ::urUsmP2PDisablePeerAccessExp
  UR_FUNCTION_USM_P2P_DISABLE_PEER_ACCESS_EXP = 166,
  /// ::urUsmP2PPeerAccessGetInfoExp
  UR_FUNCTION_USM_P2P_PEER_ACCESS_GET_INFO_EXP = 167,
  /// ::urLoaderConfigCreate
  UR_FUNCTION_LOADER_CONFIG_CREATE = 172,
  /// ::urLoaderConfigRelease
  UR_FUNCTION_LOADER_CONFIG_RELEASE = 173,
  /// ::urLoaderConfigRetain
  UR_FUNCTION_LOADER_CONFIG_RETAIN = 174,
  /// ::urLoaderConfigGetInfo
  UR_FUNCTION_LOADER_CONFIG_GET_INFO = 175,
  /// ::urLoaderConfigEnableLayer
  UR_FUNCTION_LOADER_CONFIG_ENABLE_LAYER = 176,
  /// ::urAdapterRelease
  UR_FUNCTION_ADAPTER_RELEASE = 177,
  /// ::urAdapterGet
  UR_FUNCTION_ADAPTER_GET = 178,
  /// ::urAdapterRetain
  UR_FUNCTION_ADAPTER_RETAIN = 179,
  /// ::urAdapterGetLastError
  UR_FUNCTION_ADAPTER_GET_LAST_ERROR = 180,
  /// ::urAdapterGetInfo
  UR_FUNCTION_ADAPTER_GET_INFO = 181,
  /// ::urLoaderConfigSetCodeLocationCallback
  UR_FUNCTION_LOADER_CONFIG_SET_CODE_LOCATION_CALLBACK = 200,
  /// ::urLoaderInit
  UR_FUNCTION_LOADER_INIT = 201,
  /// ::urLoaderTearDown
  UR_FUNCTION_LOADER_TEAR_DOWN = 202,
  /// ::urDeviceGetSelected
  UR_FUNCTION_DEVICE_GET_SELECTED = 217,
  /// ::urEnqueueTimestampRecordingExp
  UR_FUNCTION_ENQUEUE_TIMESTAMP_RECORDING_EXP = 223,
  /// ::urLoaderConfigSetMockingEnabled
  UR_FUNCTION_LOADER_CONFIG_SET_MOCKING_ENABLED = 229,
  /// ::urEnqueueEventsWaitWithBarrierExt
  UR_FUNCTION_ENQUEUE_EVENTS_WAIT_WITH_BARRIER_EXT = 246,
  /// ::urPhysicalMemGetInfo
  UR_FUNCTION_PHYSICAL_MEM_GET_INFO = 249,
  /// ::urAdapterSetLoggerCallback
  UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK = 266,
  /// ::urAdapterSetLoggerCallbackLevel
  UR_FUNCTION_ADAPTER_SET_LOGGER_CALLBACK_LEVEL = 267,
  /// ::urUSMContextMemcpyExp
  UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP = 273,
  /// ::urIPCGetMemHandleExp
  UR_FUNCTION_IPC_GET_MEM_HANDLE_EXP = 289,
  /// ::urIPCPutMemHandleExp
  UR_FUNCTION_IPC_PUT_MEM_HANDLE_EXP = 290,
  /// ::urIPCOpenMemHandleExp
  UR_FUNCTION_IPC_OPEN_MEM_HANDLE_EXP = 291,
  /// ::urIPCCloseMemHandleExp
  UR_FUNCTION_IPC_CLOSE_MEM_HANDLE_EXP = 292,
  /// ::urUSMHostAllocRegisterExp
  UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP = 312,
  /// ::urUSMHostAllocUnregisterExp
  UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP = 313,
  /// ::urIPCGetPhysMemHandleExp
  UR_FUNCTION_IPC_GET_PHYS_MEM_HANDLE_EXP = 316,
  /// ::urIPCPutPhysMemHandleExp
  UR_FUNCTION_IPC_PUT_PHYS_MEM_HANDLE_EXP = 317,
  /// ::urIPCOpenPhysMemHandleExp
  UR_FUNCTION_IPC_OPEN_PHYS_MEM_HANDLE_EXP = 318,
  /// ::urIPCClosePhysMemHandleExp
  UR_FUNCTION_IPC_CLOSE_PHYS_MEM_HANDLE_EXP = 319,
  /// ::urEventCreateExp
  UR_FUNCTION_EVENT_CREATE_EXP = 322,
  /// ::urIPCGetEventHandleExp
  UR_FUNCTION_IPC_GET_EVENT_HANDLE_EXP = 323,
  /// ::urIPCPutEventHandleExp
  UR_FUNCTION_IPC_PUT_EVENT_HANDLE_EXP = 324,
  /// ::urIPCOpenEventHandleExp
  UR_FUNCTION_IPC_OPEN_EVENT_HANDLE_EXP = 325,
  UR_FUNCTION_FORCE_UINT32 = 0x7fffffff
} ur_function_t;

/// Properties of an adapter.
typedef enum ur_adapter_info_t {
  /// [ur_backend_t] The kind of driver that the adapter uses.
  UR_ADAPTER_INFO_BACKEND = 0,
  /// [uint32_t] The number of references, a snapshot for debugging only.
  UR_ADAPTER_INFO_REFERENCE_COUNT = 1,
  /// [uint32_t] The variant of the adapter: 1 for the first adapter of a backend, and higher
  /// numbers
  /// for later ones.
  UR_ADAPTER_INFO_VERSION = 2,
  UR_ADAPTER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_adapter_info_t;

/// The severity of a log message. A log that is set to a level contains the messages of this level
/// and of higher levels.
typedef enum ur_logger_level_t {
  /// Details for developers of the adapter.
  UR_LOGGER_LEVEL_DEBUG = 0,
  /// Normal events, such as the load of a library, with its path.
  UR_LOGGER_LEVEL_INFO = 1,
  /// Something works, but not as well as it could.
  UR_LOGGER_LEVEL_WARN = 2,
  /// Something failed.
  UR_LOGGER_LEVEL_ERROR = 3,
  /// No messages; a level to set, never the level of a message.
  UR_LOGGER_LEVEL_QUIET = 4,
  UR_LOGGER_LEVEL_FORCE_UINT32 = 0x7fffffff
} ur_logger_level_t;

/// Properties of a buffer. Without an access flag, kernels may read and write the buffer. Access
/// flags apply only to kernels; the commands of this interface read and write every buffer.
typedef uint32_t ur_mem_flags_t;
typedef enum ur_mem_flag_t {
  /// Kernels read and write the buffer.
  UR_MEM_FLAG_READ_WRITE = UR_BIT(0),
  /// Kernels write the buffer and do not read it.
  UR_MEM_FLAG_WRITE_ONLY = UR_BIT(1),
  /// Kernels read the buffer and do not write it.
  UR_MEM_FLAG_READ_ONLY = UR_BIT(2),
  /// The buffer uses the memory at `ur_buffer_properties_t::pHost`, in place if the driver can.
  /// ::urEnqueueMemBufferMap returns an address in this memory. If the driver does not use the
  /// memory
  /// in place, only ::urEnqueueMemBufferMap updates the memory.
  UR_MEM_FLAG_USE_HOST_POINTER = UR_BIT(3),
  /// Hint: allocate memory that the host can also access.
  UR_MEM_FLAG_ALLOC_HOST_POINTER = UR_BIT(4),
  /// The buffer starts with a copy of the bytes at `ur_buffer_properties_t::pHost`, and the caller
  /// may reuse that memory when the call returns.
  UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER = UR_BIT(5),
  UR_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_mem_flag_t;
/// The undeclared bits of ur_mem_flags_t.
#define UR_MEM_FLAGS_MASK 0xffffffc0

/// Properties of a buffer that ::urMemGetInfo returns.
typedef enum ur_mem_info_t {
  /// [size_t] The size in bytes of the buffer or sub-buffer.
  UR_MEM_INFO_SIZE = 0,
  /// [ur_context_handle_t] The context of the buffer; the query takes no reference.
  UR_MEM_INFO_CONTEXT = 1,
  /// [uint32_t] The reference count at the time of the call; for diagnosis only, because other
  /// threads may change it at any time.
  UR_MEM_INFO_REFERENCE_COUNT = 2,
  UR_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_mem_info_t;

/// How the caller of ::urMemBufferPartition describes the sub-buffer.
typedef enum ur_buffer_create_type_t {
  /// By a ::ur_buffer_region_t.
  UR_BUFFER_CREATE_TYPE_REGION = 0,
  UR_BUFFER_CREATE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_buffer_create_type_t;

/// How the host uses a mapped part of a buffer; 0 for reading and writing.
typedef uint32_t ur_map_flags_t;
typedef enum ur_map_flag_t {
  /// The host reads the part.
  UR_MAP_FLAG_READ = UR_BIT(0),
  /// The host reads and writes the part.
  UR_MAP_FLAG_WRITE = UR_BIT(1),
  /// The host writes the whole part without reading it first, so the initial contents of the
  /// mapping
  /// are undefined. Overrides the other flags.
  UR_MAP_FLAG_WRITE_INVALIDATE_REGION = UR_BIT(2),
  UR_MAP_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_map_flag_t;
/// The undeclared bits of ur_map_flags_t.
#define UR_MAP_FLAGS_MASK 0xfffffff8

/// Versions of the interface, packed by ::UR_MAKE_VERSION. Before 1.0, a loader and an adapter work
/// together only if their versions are equal, because the layout of the function tables changes
/// from one version to the next.
typedef enum ur_api_version_t {
  /// Version 0.6.
  UR_API_VERSION_0_6 = UR_MAKE_VERSION(0, 6),
  /// Version 0.7.
  UR_API_VERSION_0_7 = UR_MAKE_VERSION(0, 7),
  /// Version 0.8.
  UR_API_VERSION_0_8 = UR_MAKE_VERSION(0, 8),
  /// Version 0.9.
  UR_API_VERSION_0_9 = UR_MAKE_VERSION(0, 9),
  /// Version 0.10.
  UR_API_VERSION_0_10 = UR_MAKE_VERSION(0, 10),
  /// Version 0.11.
  UR_API_VERSION_0_11 = UR_MAKE_VERSION(0, 11),
  /// Version 0.12.
  UR_API_VERSION_0_12 = UR_MAKE_VERSION(0, 12),
  /// The version that this header describes.
  UR_API_VERSION_CURRENT = UR_MAKE_VERSION(0, 12),
  UR_API_VERSION_FORCE_UINT32 = 0x7fffffff
} ur_api_version_t;

/// The kinds of driver that an adapter can use.
typedef enum ur_backend_t {
  /// A backend that this list does not contain.
  UR_BACKEND_UNKNOWN = 0,
  /// Level Zero, for Intel GPUs.
  UR_BACKEND_LEVEL_ZERO = 1,
  /// OpenCL.
  UR_BACKEND_OPENCL = 2,
  /// CUDA driver API, for NVIDIA GPUs.
  UR_BACKEND_CUDA = 3,
  /// HIP, for AMD GPUs.
  UR_BACKEND_HIP = 4,
  /// The threads and the memory of the host, without a driver.
  UR_BACKEND_NATIVE_CPU = 5,
  /// The offload library of LLVM.
  UR_BACKEND_OFFLOAD = 256,
  UR_BACKEND_FORCE_UINT32 = 0x7fffffff
} ur_backend_t;

/// The result of a call. ::UR_RESULT_SUCCESS is 0 and every other value is an error.
///
/// In addition to the codes that a function lists, it may return ::UR_RESULT_ERROR_UNINITIALIZED,
/// ::UR_RESULT_ERROR_DEVICE_LOST and ::UR_RESULT_ERROR_ADAPTER_SPECIFIC. Every function that an
/// adapter does not implement returns ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE.
/// ::urAdapterGetLastError returns the adapter's text about the last error of the calling thread.
///
/// Codes about programs, kernels, images, samplers, command buffers and graphs belong to functions
/// outside this interface. They are declared so that their numbers stay reserved.
typedef enum ur_result_t {
  /// The call succeeded.
  UR_RESULT_SUCCESS = 0,
  /// The object is in a state, or on a device, where this operation is not allowed.
  UR_RESULT_ERROR_INVALID_OPERATION = 1,
  /// The queue flags contradict each other or are not valid for the device.
  UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES = 2,
  /// The handle is not a valid queue, or the query does not apply to this kind of queue.
  UR_RESULT_ERROR_INVALID_QUEUE = 3,
  /// An argument has a value outside the range that the function allows.
  UR_RESULT_ERROR_INVALID_VALUE = 4,
  /// The handle is not a valid context, or the other arguments belong to another context.
  UR_RESULT_ERROR_INVALID_CONTEXT = 5,
  /// The handle is not a valid platform.
  UR_RESULT_ERROR_INVALID_PLATFORM = 6,
  /// No device binary fits, or the binary cannot be loaded.
  UR_RESULT_ERROR_INVALID_BINARY = 7,
  /// The handle is not a valid program.
  UR_RESULT_ERROR_INVALID_PROGRAM = 8,
  /// The handle is not a valid sampler.
  UR_RESULT_ERROR_INVALID_SAMPLER = 9,
  /// The size of a buffer object is 0 or exceeds the limit of the device.
  UR_RESULT_ERROR_INVALID_BUFFER_SIZE = 10,
  /// The pointer or handle is not memory that the function can use.
  UR_RESULT_ERROR_INVALID_MEM_OBJECT = 11,
  /// The handle is not a valid event, or not an event that the function can use.
  UR_RESULT_ERROR_INVALID_EVENT = 12,
  /// The wait list and its count contradict each other, or an element is not valid.
  UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST = 13,
  /// The offset of the sub-buffer does not meet the alignment of the device.
  UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET = 14,
  /// The work-group size does not fit the kernel, the device or the global size.
  UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE = 15,
  /// The device has no compiler for this program.
  UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE = 16,
  /// The event has no timestamps.
  UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE = 17,
  /// There is no device of the requested kind.
  UR_RESULT_ERROR_DEVICE_NOT_FOUND = 18,
  /// The handle is not a valid device, or not the device that the other arguments belong to.
  UR_RESULT_ERROR_INVALID_DEVICE = 19,
  /// The device hung, was reset or was removed. Its contexts are unusable.
  UR_RESULT_ERROR_DEVICE_LOST = 20,
  /// The device must be reset before it can be used again.
  UR_RESULT_ERROR_DEVICE_REQUIRES_RESET = 21,
  /// The device is in a low-power state and accepts no work.
  UR_RESULT_ERROR_DEVICE_IN_LOW_POWER_STATE = 22,
  /// The device could not be split as requested.
  UR_RESULT_ERROR_DEVICE_PARTITION_FAILED = 23,
  /// The device does not allow this number of sub-devices, or of compute units in them.
  UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT = 24,
  /// A dimension of the work-group is larger than the device allows.
  UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE = 25,
  /// The number of dimensions of the launch is not supported.
  UR_RESULT_ERROR_INVALID_WORK_DIMENSION = 26,
  /// [deprecated] Not all arguments of the kernel are set.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGS = 27,
  /// The handle is not a valid kernel.
  UR_RESULT_ERROR_INVALID_KERNEL = 28,
  /// The program contains no kernel with this name.
  UR_RESULT_ERROR_INVALID_KERNEL_NAME = 29,
  /// The kernel has no argument with this index.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX = 30,
  /// The size differs from the size of the kernel argument.
  UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE = 31,
  /// The value does not fit this attribute of the kernel.
  UR_RESULT_ERROR_INVALID_KERNEL_ATTRIBUTE_VALUE = 32,
  /// The image is larger than the device allows, or one of its sizes is 0.
  UR_RESULT_ERROR_INVALID_IMAGE_SIZE = 33,
  /// The description of the image format is not valid.
  UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR = 34,
  /// The memory of a memory object could not be allocated.
  UR_RESULT_ERROR_MEM_OBJECT_ALLOCATION_FAILURE = 35,
  /// The program contains no code that can run on the device.
  UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE = 36,
  /// The loader is not initialized, or the adapter has no table for this function.
  UR_RESULT_ERROR_UNINITIALIZED = 37,
  /// Host memory or address space ran out.
  UR_RESULT_ERROR_OUT_OF_HOST_MEMORY = 38,
  /// Device memory ran out.
  UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY = 39,
  /// A resource other than memory ran out, such as file descriptors, or a deadline passed.
  UR_RESULT_ERROR_OUT_OF_RESOURCES = 40,
  /// The program could not be compiled.
  UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE = 41,
  /// The programs could not be linked.
  UR_RESULT_ERROR_PROGRAM_LINK_FAILURE = 42,
  /// This library does not support the version of a table, structure or handle.
  UR_RESULT_ERROR_UNSUPPORTED_VERSION = 43,
  /// The adapter, the driver or the device does not offer this function.
  UR_RESULT_ERROR_UNSUPPORTED_FEATURE = 44,
  /// An argument is invalid for a reason that no other code describes, or a permission is missing.
  UR_RESULT_ERROR_INVALID_ARGUMENT = 45,
  /// A required handle is null.
  UR_RESULT_ERROR_INVALID_NULL_HANDLE = 46,
  /// The object is still in use by the device.
  UR_RESULT_ERROR_HANDLE_OBJECT_IN_USE = 47,
  /// A required pointer is null.
  UR_RESULT_ERROR_INVALID_NULL_POINTER = 48,
  /// A size or a count is 0, too small or too large.
  UR_RESULT_ERROR_INVALID_SIZE = 49,
  /// The size is valid, but the device does not support it.
  UR_RESULT_ERROR_UNSUPPORTED_SIZE = 50,
  /// The alignment is valid, but the device does not support it.
  UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT = 51,
  /// The handle is not a valid fence, event or semaphore.
  UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT = 52,
  /// An enumerator is not declared, or a flag bit is unknown.
  UR_RESULT_ERROR_INVALID_ENUMERATION = 53,
  /// The enumerator is declared, but the adapter does not provide it.
  UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION = 54,
  /// The device does not offer this image format.
  UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT = 55,
  /// The native binary cannot be used on the device.
  UR_RESULT_ERROR_INVALID_NATIVE_BINARY = 56,
  /// The program contains no global variable with this name.
  UR_RESULT_ERROR_INVALID_GLOBAL_NAME = 57,
  /// The function exists, but its address on the device is not available.
  UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE = 58,
  /// The group size is not valid in one dimension.
  UR_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION = 59,
  /// The global width is not valid in one dimension.
  UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION = 60,
  /// The program refers to symbols that are not linked yet.
  UR_RESULT_ERROR_PROGRAM_UNLINKED = 61,
  /// Source and destination of a copy overlap.
  UR_RESULT_ERROR_OVERLAPPING_REGIONS = 62,
  /// The host pointer contradicts the flags of the memory object.
  UR_RESULT_ERROR_INVALID_HOST_PTR = 63,
  /// The size of a USM allocation is 0 or exceeds the limit of the device.
  UR_RESULT_ERROR_INVALID_USM_SIZE = 64,
  /// The driver did not have the memory to create an object.
  UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE = 65,
  /// The driver reported an error that has no code in this list; see ::urAdapterGetLastError.
  UR_RESULT_ERROR_ADAPTER_SPECIFIC = 66,
  /// The loader has no layer with this name.
  UR_RESULT_ERROR_LAYER_NOT_PRESENT = 67,
  /// A command whose event is in the wait list ended with an error.
  UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS = 68,
  /// The device exists but cannot be used at the moment.
  UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE = 69,
  /// The program has no specialization constant with this id.
  UR_RESULT_ERROR_INVALID_SPEC_ID = 70,
  /// The handle is not a valid graph, or the graph is in the wrong state.
  UR_RESULT_ERROR_INVALID_GRAPH = 71,
  /// The operation cannot be recorded into a graph.
  UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED = 72,
  /// An earlier error has invalidated the recording of the graph.
  UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED = 73,
  /// The operation would join two separate recordings.
  UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT = 74,
  /// The queue is not recording a graph.
  UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING = 75,
  /// The recording ended before it joined all work that was forked from it.
  UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS = 76,
  /// An event that belongs to a recording was used outside of it.
  UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT = 77,
  /// The handle is not a valid command buffer.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP = 0x1000,
  /// The sync point does not belong to the command buffer.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP = 0x1001,
  /// The list of sync points and its count contradict each other, or an element is not valid.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP = 0x1002,
  /// The handle is not a valid command of a command buffer.
  UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP = 0x1003,
  /// An error that no other code describes. Adapters of this project return it only after an
  /// unexpected exception.
  UR_RESULT_ERROR_UNKNOWN = 0x7ffffffe,
  UR_RESULT_FORCE_UINT32 = 0x7fffffff
} ur_result_t;

/// Values of `stype`, the tags that identify the type of a structure. Tags of structures outside
/// this interface keep their numbers, so that adapters can skip such structures in the chains of
/// other programs.
typedef enum ur_structure_type_t {
  /// A ::ur_context_properties_t.
  UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES = 0,
  /// Reserved for the shape of an image; its structure is outside this interface.
  UR_STRUCTURE_TYPE_IMAGE_DESC = 1,
  /// A ::ur_buffer_properties_t.
  UR_STRUCTURE_TYPE_BUFFER_PROPERTIES = 2,
  /// A ::ur_buffer_region_t.
  UR_STRUCTURE_TYPE_BUFFER_REGION = 3,
  /// Reserved for the memory channel of a buffer object; its structure is outside this interface.
  UR_STRUCTURE_TYPE_BUFFER_CHANNEL_PROPERTIES = 4,
  /// Reserved for the memory bank of a buffer object; its structure is outside this interface.
  UR_STRUCTURE_TYPE_BUFFER_ALLOC_LOCATION_PROPERTIES = 5,
  /// Reserved for options for creating a program; its structure is outside this interface.
  UR_STRUCTURE_TYPE_PROGRAM_PROPERTIES = 6,
  /// A ::ur_usm_desc_t.
  UR_STRUCTURE_TYPE_USM_DESC = 7,
  /// A ::ur_usm_host_desc_t.
  UR_STRUCTURE_TYPE_USM_HOST_DESC = 8,
  /// A ::ur_usm_device_desc_t.
  UR_STRUCTURE_TYPE_USM_DEVICE_DESC = 9,
  /// A ::ur_usm_pool_desc_t.
  UR_STRUCTURE_TYPE_USM_POOL_DESC = 10,
  /// A ::ur_usm_pool_limits_desc_t.
  UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC = 11,
  /// A ::ur_device_binary_t.
  UR_STRUCTURE_TYPE_DEVICE_BINARY = 12,
  /// Reserved for the modes of a sampler; its structure is outside this interface.
  UR_STRUCTURE_TYPE_SAMPLER_DESC = 13,
  /// A ::ur_queue_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_PROPERTIES = 14,
  /// A ::ur_queue_index_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES = 15,
  /// A ::ur_context_native_properties_t.
  UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES = 16,
  /// Reserved for ownership of a native kernel handle; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_NATIVE_PROPERTIES = 17,
  /// A ::ur_queue_native_properties_t.
  UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES = 18,
  /// A ::ur_mem_native_properties_t.
  UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES = 19,
  /// A ::ur_event_native_properties_t.
  UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES = 20,
  /// A ::ur_platform_native_properties_t.
  UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES = 21,
  /// A ::ur_device_native_properties_t.
  UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES = 22,
  /// Reserved for ownership of a native program handle; its structure is outside this interface.
  UR_STRUCTURE_TYPE_PROGRAM_NATIVE_PROPERTIES = 23,
  /// Reserved for ownership of a native sampler handle; its structure is outside this interface.
  UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES = 24,
  /// A ::ur_queue_native_desc_t.
  UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC = 25,
  /// A ::ur_device_partition_properties_t.
  UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES = 26,
  /// Reserved for a memory object as kernel argument; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES = 27,
  /// Reserved for a pointer as kernel argument; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES = 29,
  /// Reserved for a sampler as kernel argument; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_ARG_SAMPLER_PROPERTIES = 30,
  /// Reserved for execution options of a kernel; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_EXEC_INFO_PROPERTIES = 31,
  /// Reserved for a value as kernel argument; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_ARG_VALUE_PROPERTIES = 32,
  /// Reserved for local memory as kernel argument; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_ARG_LOCAL_PROPERTIES = 33,
  /// A ::ur_usm_alloc_location_desc_t.
  UR_STRUCTURE_TYPE_USM_ALLOC_LOCATION_DESC = 35,
  /// Reserved for a pool of USM memory for buffer objects; its structure is outside this interface.
  UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC = 36,
  /// A ::ur_physical_mem_properties_t.
  UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES = 37,
  /// Reserved for options of a kernel launch; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES = 38,
  /// Reserved for the cluster shape of a kernel launch; its structure is outside this interface.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY = 40,
  /// Reserved for the work-group memory of a kernel launch; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_KERNEL_LAUNCH_WORKGROUP_PROPERTY = 41,
  /// Reserved for options for creating a command buffer; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC = 0x1000,
  /// Reserved for an update of a kernel launch in a command buffer; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC = 0x1001,
  /// Reserved for an update of a memory-object argument in a command buffer; its structure is
  /// outside
  /// this interface.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC = 0x1002,
  /// Reserved for an update of a pointer argument in a command buffer; its structure is outside
  /// this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC = 0x1003,
  /// Reserved for an update of a value argument in a command buffer; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC = 0x1004,
  /// Reserved for mipmap options of a sampler; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES = 0x2000,
  /// Reserved for memory of another API; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC = 0x2001,
  /// Reserved for a semaphore of another API; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC = 0x2002,
  /// Reserved for a POSIX file descriptor to import; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR = 0x2003,
  /// Reserved for a Windows handle to import; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_WIN32_HANDLE = 0x2004,
  /// Reserved for an addressing mode for each dimension of a sampler; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES = 0x2005,
  /// Reserved for cubemap options of a sampler; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_SAMPLER_CUBEMAP_PROPERTIES = 0x2006,
  /// Reserved for a region of an image copy; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION = 0x2007,
  /// Reserved for a named Windows object to import; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_WIN32_NAME = 0x2008,
  /// Reserved for the pitch of an image in memory of the caller; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_IMAGE_USER_PITCH_DESC = 0x2009,
  /// Reserved for options of an enqueued USM allocation; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_ASYNC_USM_ALLOC_PROPERTIES = 0x2050,
  /// Reserved for options of an enqueued native command; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_ENQUEUE_NATIVE_COMMAND_PROPERTIES = 0x3000,
  /// A ::ur_exp_enqueue_ext_properties_t.
  UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES = 0x4000,
  /// Reserved for a kernel argument that is passed with the launch; its structure is outside this
  /// interface.
  UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES = 0x5000,
  /// Reserved for options of an enqueued host task; its structure is outside this interface.
  UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES = 0x6000,
  /// A ::ur_exp_usm_host_alloc_register_properties_t.
  UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES = 0x7000,
  /// A ::ur_exp_event_desc_t.
  UR_STRUCTURE_TYPE_EXP_EVENT_DESC = 0x8000,
  UR_STRUCTURE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_structure_type_t;

/// Options of a context. No flag has an effect: pass 0.
typedef uint32_t ur_context_flags_t;
typedef enum ur_context_flag_t {
  /// Reserved for future flags; has no effect.
  UR_CONTEXT_FLAG_TBD = UR_BIT(0),
  UR_CONTEXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_context_flag_t;
/// The undeclared bits of ur_context_flags_t.
#define UR_CONTEXT_FLAGS_MASK 0xfffffffe

/// Properties of a context. An adapter must answer all of them.
typedef enum ur_context_info_t {
  /// [uint32_t] The number of devices.
  UR_CONTEXT_INFO_NUM_DEVICES = 0,
  /// [ur_device_handle_t[]] The devices, in an order that the adapter chooses and keeps; the query
  /// adds no references.
  UR_CONTEXT_INFO_DEVICES = 1,
  /// [uint32_t] The number of references, a snapshot for debugging only.
  UR_CONTEXT_INFO_REFERENCE_COUNT = 2,
  /// [ur_bool_t] Whether ::urEnqueueUSMMemcpy2D works for the queues of the context.
  UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT = 3,
  /// [ur_bool_t] Whether ::urEnqueueUSMFill2D works for the queues of the context.
  UR_CONTEXT_INFO_USM_FILL2D_SUPPORT = 4,
  UR_CONTEXT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_context_info_t;

/// How a device can be partitioned by locality, as a bit mask.
typedef uint32_t ur_device_affinity_domain_flags_t;
typedef enum ur_device_affinity_domain_flag_t {
  /// Parts that share a NUMA node.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA = UR_BIT(0),
  /// Parts that share a level 4 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L4_CACHE = UR_BIT(1),
  /// Parts that share a level 3 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L3_CACHE = UR_BIT(2),
  /// Parts that share a level 2 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L2_CACHE = UR_BIT(3),
  /// Parts that share a level 1 cache.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_L1_CACHE = UR_BIT(4),
  /// The first domain in this list that splits the device into several parts.
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE = UR_BIT(5),
  UR_DEVICE_AFFINITY_DOMAIN_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_affinity_domain_flag_t;
/// The undeclared bits of ur_device_affinity_domain_flags_t.
#define UR_DEVICE_AFFINITY_DOMAIN_FLAGS_MASK 0xffffffc0

/// What a program can change in a finalized command buffer, as a bit mask. Command buffers are
/// outside this interface; only the query is part of it.
typedef uint32_t ur_device_command_buffer_update_capability_flags_t;
typedef enum ur_device_command_buffer_update_capability_flag_t {
  /// The arguments of a kernel.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS = UR_BIT(0),
  /// The work-group size of a launch.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE = UR_BIT(1),
  /// The global size of a launch.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE = UR_BIT(2),
  /// The global offset of a launch.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET = UR_BIT(3),
  /// The kernel itself.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_HANDLE = UR_BIT(4),
  /// The events that a command waits for and signals.
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS = UR_BIT(5),
  UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_command_buffer_update_capability_flag_t;
/// The undeclared bits of ur_device_command_buffer_update_capability_flags_t.
#define UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAGS_MASK 0xffffffc0

/// The kinds of kernel that a device runs, as a bit mask.
typedef uint32_t ur_device_exec_capability_flags_t;
typedef enum ur_device_exec_capability_flag_t {
  /// Kernels compiled for devices.
  UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL = UR_BIT(0),
  /// Plain host functions.
  UR_DEVICE_EXEC_CAPABILITY_FLAG_NATIVE_KERNEL = UR_BIT(1),
  UR_DEVICE_EXEC_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_exec_capability_flag_t;
/// The undeclared bits of ur_device_exec_capability_flags_t.
#define UR_DEVICE_EXEC_CAPABILITY_FLAGS_MASK 0xfffffffc

/// The guarantees of a device for one floating-point type, as a bit mask. 0 means that the device
/// does not have the type.
typedef uint32_t ur_device_fp_capability_flags_t;
typedef enum ur_device_fp_capability_flag_t {
  /// Division and square root are rounded correctly.
  UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT = UR_BIT(0),
  /// Rounding to the nearest value, ties to even.
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST = UR_BIT(1),
  /// Rounding toward zero.
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO = UR_BIT(2),
  /// Rounding toward positive and negative infinity.
  UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF = UR_BIT(3),
  /// Infinities and quiet NaNs.
  UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN = UR_BIT(4),
  /// Denormal numbers.
  UR_DEVICE_FP_CAPABILITY_FLAG_DENORM = UR_BIT(5),
  /// Fused multiply-add with a single rounding.
  UR_DEVICE_FP_CAPABILITY_FLAG_FMA = UR_BIT(6),
  /// The device runs basic operations in software.
  UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT = UR_BIT(7),
  UR_DEVICE_FP_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_fp_capability_flag_t;
/// The undeclared bits of ur_device_fp_capability_flags_t.
#define UR_DEVICE_FP_CAPABILITY_FLAGS_MASK 0xffffff00

/// Properties of a device.
///
/// An adapter must answer all queries except the optional ones. For an optional query it may return
/// ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION. Sizes are in bytes unless the table says otherwise.
/// If a device lacks a feature, the queries about the feature return 0.
///
/// The text after "CPU:" is the value on native CPU, or the place that native CPU reads it from.
/// The other adapters query their driver.
typedef enum ur_device_info_t {
  /// [ur_device_type_t] The type of the device; never ::UR_DEVICE_TYPE_DEFAULT or
  /// ::UR_DEVICE_TYPE_ALL.
  UR_DEVICE_INFO_TYPE = 0,
  /// [uint32_t] Number of the vendor: the PCI vendor id, if there is one.
  UR_DEVICE_INFO_VENDOR_ID = 1,
  /// [uint32_t] [optional query] Number of the model: the PCI device id, if there is one.
  UR_DEVICE_INFO_DEVICE_ID = 2,
  /// [uint32_t] Number of compute units that run work-groups side by side; CPU: the hardware
  /// threads
  /// that the process may use (`sched_getaffinity`).
  UR_DEVICE_INFO_MAX_COMPUTE_UNITS = 3,
  /// [uint32_t] Number of dimensions of a launch; CPU: 3.
  UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS = 4,
  /// [size_t[]] Maximum number of work-items in a work-group in each dimension; CPU: 3 values.
  UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES = 5,
  /// [size_t] Maximum number of work-items in a work-group, over all dimensions.
  UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE = 6,
  /// [ur_device_fp_capability_flags_t] Guarantees for 32-bit floating point.
  UR_DEVICE_INFO_SINGLE_FP_CONFIG = 7,
  /// [ur_device_fp_capability_flags_t] Guarantees for 16-bit floating point; 0 if the device lacks
  /// the type.
  UR_DEVICE_INFO_HALF_FP_CONFIG = 8,
  /// [ur_device_fp_capability_flags_t] Guarantees for 64-bit floating point; 0 if the device lacks
  /// the type.
  UR_DEVICE_INFO_DOUBLE_FP_CONFIG = 9,
  /// [ur_queue_flags_t] The queue flags that the device supports; CPU: out-of-order execution and
  /// profiling.
  UR_DEVICE_INFO_QUEUE_PROPERTIES = 10,
  /// [uint32_t] Preferred vector width for 8-bit integers, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR = 11,
  /// [uint32_t] Preferred vector width for 16-bit integers, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT = 12,
  /// [uint32_t] Preferred vector width for 32-bit integers, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT = 13,
  /// [uint32_t] Preferred vector width for the `long` type, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG = 14,
  /// [uint32_t] Preferred vector width for 32-bit floating point, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT = 15,
  /// [uint32_t] Preferred vector width for 64-bit floating point, in lanes; 0 when the type is
  /// absent.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE = 16,
  /// [uint32_t] Preferred vector width for 16-bit floating point, in lanes; 0 when the type is
  /// absent.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF = 17,
  /// [uint32_t] Width of the hardware vectors for 8-bit integers, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR = 18,
  /// [uint32_t] Width of the hardware vectors for 16-bit integers, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT = 19,
  /// [uint32_t] Width of the hardware vectors for 32-bit integers, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT = 20,
  /// [uint32_t] Width of the hardware vectors for the `long` type, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG = 21,
  /// [uint32_t] Width of the hardware vectors for 32-bit floating point, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT = 22,
  /// [uint32_t] Width of the hardware vectors for 64-bit floating point, in lanes; 0 when the type
  /// is
  /// absent.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE = 23,
  /// [uint32_t] Width of the hardware vectors for 16-bit floating point, in lanes; 0 when the type
  /// is
  /// absent.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF = 24,
  /// [uint32_t] Maximum clock rate of the compute units in MHz; CPU: from `cpuinfo_max_freq` in
  /// sysfs, otherwise from `/proc/cpuinfo`, otherwise 0.
  UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY = 25,
  /// [uint32_t] [optional query] Maximum clock rate of the memory in MHz.
  UR_DEVICE_INFO_MEMORY_CLOCK_RATE = 26,
  /// [uint32_t] Width of a device pointer in bits; CPU: 64.
  UR_DEVICE_INFO_ADDRESS_BITS = 27,
  /// [uint64_t] Largest size of one allocation.
  UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE = 28,
  /// [ur_bool_t] Whether the device has images.
  UR_DEVICE_INFO_IMAGE_SUPPORT = 29,
  /// [uint32_t] Maximum number of images that one kernel can read.
  UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS = 30,
  /// [uint32_t] Maximum number of images that one kernel can write.
  UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS = 31,
  /// [uint32_t] [optional query] Maximum number of images that one kernel can both read and write.
  UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS = 32,
  /// [size_t] Maximum width of a two-dimensional image in pixels.
  UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH = 33,
  /// [size_t] Maximum height of a two-dimensional image in pixels.
  UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT = 34,
  /// [size_t] Maximum width of a three-dimensional image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH = 35,
  /// [size_t] Maximum height of a three-dimensional image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT = 36,
  /// [size_t] Maximum depth of a three-dimensional image in pixels.
  UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH = 37,
  /// [size_t] Maximum number of pixels of a one-dimensional image made from a buffer.
  UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE = 38,
  /// [size_t] Maximum number of images in an image array.
  UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE = 39,
  /// [uint32_t] Maximum number of samplers that one kernel can use.
  UR_DEVICE_INFO_MAX_SAMPLERS = 40,
  /// [size_t] Maximum number of bytes that the arguments of one kernel can take.
  UR_DEVICE_INFO_MAX_PARAMETER_SIZE = 41,
  /// [uint32_t] Alignment of the start of every allocation, in bits.
  UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN = 42,
  /// [ur_device_mem_cache_type_t] The kind of cache in front of global memory; CPU:
  /// ::UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE = 43,
  /// [uint32_t] Size of a line of the global memory cache; CPU: from `sysconf`, or 64 if `sysconf`
  /// does not know it.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE = 44,
  /// [uint64_t] Size of the global memory cache; CPU: the size of the last level, from `sysconf`.
  UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE = 45,
  /// [uint64_t] Size of the memory of the device; CPU: the RAM of the machine (`sysconf`).
  UR_DEVICE_INFO_GLOBAL_MEM_SIZE = 46,
  /// [uint64_t] [optional query] Number of bytes of the memory that are free now; CPU:
  /// `MemAvailable`
  /// in `/proc/meminfo`.
  UR_DEVICE_INFO_GLOBAL_MEM_FREE = 47,
  /// [uint64_t] Largest size of a constant buffer.
  UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE = 48,
  /// [uint32_t] Maximum number of constant-memory arguments of one kernel.
  UR_DEVICE_INFO_MAX_CONSTANT_ARGS = 49,
  /// [ur_device_local_mem_type_t] The kind of memory that work-groups use as local memory.
  UR_DEVICE_INFO_LOCAL_MEM_TYPE = 50,
  /// [uint64_t] Size of the local memory of a work-group.
  UR_DEVICE_INFO_LOCAL_MEM_SIZE = 51,
  /// [ur_bool_t] Whether error correction protects all memory accesses.
  UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT = 52,
  /// [ur_bool_t] Whether device and host share the same physical memory; CPU: true.
  UR_DEVICE_INFO_HOST_UNIFIED_MEMORY = 53,
  /// [size_t] Step of the profiling clock in nanoseconds.
  UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION = 54,
  /// [ur_bool_t] Whether the device is little-endian; CPU: true.
  UR_DEVICE_INFO_ENDIAN_LITTLE = 55,
  /// [ur_bool_t] Whether the device accepts work; CPU: true.
  UR_DEVICE_INFO_AVAILABLE = 56,
  /// [ur_bool_t] Whether programs can be compiled for the device; compiling is outside this
  /// interface.
  UR_DEVICE_INFO_COMPILER_AVAILABLE = 57,
  /// [ur_bool_t] Whether programs can be linked for the device; linking is outside this interface.
  UR_DEVICE_INFO_LINKER_AVAILABLE = 58,
  /// [ur_device_exec_capability_flags_t] The kinds of kernel that the device runs; CPU:
  /// ::UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL.
  UR_DEVICE_INFO_EXECUTION_CAPABILITIES = 59,
  /// [ur_queue_flags_t] The flags that on-device queues may have; 0 if the device has no such
  /// queues.
  /// CPU: 0.
  UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES = 60,
  /// [ur_queue_flags_t] The flags that queues on the host may have; CPU: out-of-order execution and
  /// profiling.
  UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES = 61,
  /// [char[]] Names of the kernels built into the device, separated by `;`; may be empty.
  UR_DEVICE_INFO_BUILT_IN_KERNELS = 62,
  /// [ur_platform_handle_t] The platform of the device.
  UR_DEVICE_INFO_PLATFORM = 63,
  /// [uint32_t] The number of references, a snapshot for debugging only; a constant for root
  /// devices.
  UR_DEVICE_INFO_REFERENCE_COUNT = 64,
  /// [char[]] [optional query] The intermediate languages that the compiler accepts, separated by
  /// spaces, such as `SPIR-V_1.4`.
  UR_DEVICE_INFO_IL_VERSION = 65,
  /// [char[]] Human-readable name of the device; CPU: the model name in `/proc/cpuinfo`.
  UR_DEVICE_INFO_NAME = 66,
  /// [char[]] Name of the vendor; CPU: the vendor in `/proc/cpuinfo`.
  UR_DEVICE_INFO_VENDOR = 67,
  /// [char[]] Version of the driver.
  UR_DEVICE_INFO_DRIVER_VERSION = 68,
  /// [char[]] Profile of the implementation: always `FULL_PROFILE`.
  UR_DEVICE_INFO_PROFILE = 69,
  /// [char[]] Version of the device or its architecture, as the backend reports it.
  UR_DEVICE_INFO_VERSION = 70,
  /// [char[]] Version of the API that the driver implements.
  UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION = 71,
  /// [char[]] Names of the extensions of the device, separated by spaces; may be empty.
  UR_DEVICE_INFO_EXTENSIONS = 72,
  /// [size_t] Size of the buffer for the output of kernels.
  UR_DEVICE_INFO_PRINTF_BUFFER_SIZE = 73,
  /// [ur_bool_t] Whether the caller should synchronize when it shares objects with other APIs; CPU:
  /// false.
  UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC = 74,
  /// [ur_device_handle_t] The parent of this sub-device; null for root devices.
  UR_DEVICE_INFO_PARENT_DEVICE = 75,
  /// [ur_device_partition_t[]] The kinds of split that the device supports; empty if there are
  /// none.
  /// CPU: empty.
  UR_DEVICE_INFO_SUPPORTED_PARTITIONS = 76,
  /// [uint32_t] Maximum number of sub-devices that the device can be split into; CPU: 0.
  UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES = 77,
  /// [ur_device_affinity_domain_flags_t] How the device can be partitioned by locality; CPU: 0.
  UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN = 78,
  /// [ur_device_partition_property_t[]] The properties that a sub-device was created with; empty
  /// for
  /// root devices.
  UR_DEVICE_INFO_PARTITION_TYPE = 79,
  /// [uint32_t] Maximum number of sub-groups in a work-group.
  UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS = 80,
  /// [ur_bool_t] Whether each sub-group of a work-group makes progress independently.
  UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS = 81,
  /// [uint32_t[]] The sub-group sizes that the device supports, in work-items; CPU: only 1.
  UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL = 82,
  /// [ur_device_usm_access_capability_flags_t] How the device can use host USM memory; 0 when that
  /// kind does not exist.
  UR_DEVICE_INFO_USM_HOST_SUPPORT = 83,
  /// [ur_device_usm_access_capability_flags_t] How the device can use its device USM memory; 0 when
  /// that kind does not exist.
  UR_DEVICE_INFO_USM_DEVICE_SUPPORT = 84,
  /// [ur_device_usm_access_capability_flags_t] How the device can use the shared USM memory that
  /// was
  /// allocated for it; 0 when that kind does not exist.
  UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT = 85,
  /// [ur_device_usm_access_capability_flags_t] How the device can use the shared USM memory that
  /// was
  /// allocated for other devices; 0 when it cannot.
  UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT = 86,
  /// [ur_device_usm_access_capability_flags_t] How the device can use plain host memory, such as
  /// memory from `malloc`; 0 when it cannot.
  UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT = 87,
  /// [uint8_t[]] [optional query] 16 bytes that identify the device, the same in every process of
  /// the
  /// machine; not a string.
  UR_DEVICE_INFO_UUID = 88,
  /// [char[]] [optional query] Address on the PCI bus in hexadecimal, as
  /// domain:bus:device.function,
  /// for example `0000:03:00.0`.
  UR_DEVICE_INFO_PCI_ADDRESS = 89,
  /// [uint32_t] [optional query] Number of execution units of an Intel GPU.
  UR_DEVICE_INFO_GPU_EU_COUNT = 90,
  /// [uint32_t] [optional query] Number of SIMD lanes of an execution unit.
  UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH = 91,
  /// [uint32_t] [optional query] Number of slices of an Intel GPU.
  UR_DEVICE_INFO_GPU_EU_SLICES = 92,
  /// [uint32_t] [optional query] Number of execution units in a subslice.
  UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE = 93,
  /// [uint32_t] [optional query] Number of subslices in a slice.
  UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE = 94,
  /// [uint32_t] [optional query] Number of hardware threads of an execution unit.
  UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU = 95,
  /// [uint64_t] [optional query] Highest memory bandwidth in bytes per second.
  UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH = 96,
  /// [ur_bool_t] Whether images can use sRGB formats.
  UR_DEVICE_INFO_IMAGE_SRGB = 97,
  /// [ur_bool_t] Whether a program can be built for a single sub-device instead of its root device.
  UR_DEVICE_INFO_BUILD_ON_SUBDEVICE = 98,
  /// [ur_bool_t] Whether kernels have 64-bit atomic operations.
  UR_DEVICE_INFO_ATOMIC_64 = 99,
  /// [ur_memory_order_capability_flags_t] The memory orders of atomic operations.
  UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES = 100,
  /// [ur_memory_scope_capability_flags_t] The memory scopes of atomic operations.
  UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES = 101,
  /// [ur_memory_order_capability_flags_t] The memory orders of fences.
  UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES = 102,
  /// [ur_memory_scope_capability_flags_t] The memory scopes of fences.
  UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES = 103,
  /// [ur_bool_t] [deprecated] Whether kernels can use bfloat16. The query may fail with
  /// ::UR_RESULT_ERROR_INVALID_ENUMERATION.
  UR_DEVICE_INFO_BFLOAT16 = 104,
  /// [uint32_t] Number of hardware queues that ::ur_queue_index_properties_t can choose from; 1
  /// when
  /// there is no choice.
  UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES = 105,
  /// [ur_bool_t] Whether specialization constants can be set on a kernel.
  UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS = 106,
  /// [uint32_t] [optional query] Width of the memory bus in bits.
  UR_DEVICE_INFO_MEMORY_BUS_WIDTH = 107,
  /// [size_t[3]] Maximum number of work-groups of a launch, one value for each of the three
  /// dimensions.
  UR_DEVICE_INFO_MAX_WORK_GROUPS_3D = 108,
  /// [ur_bool_t] Whether kernels have barriers that separate arrival from waiting.
  UR_DEVICE_INFO_ASYNC_BARRIER = 109,
  /// [ur_bool_t] Whether a buffer can be tied to a memory channel; CPU: false.
  UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT = 110,
  /// [ur_bool_t] Whether the host can read and write the pipes of a program.
  UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT = 111,
  /// [uint32_t] [optional query] Maximum number of registers that a work-group can use.
  UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP = 112,
  /// [uint32_t] [optional query] Version of the hardware architecture as a number; newer hardware
  /// of
  /// the same vendor has a larger number.
  UR_DEVICE_INFO_IP_VERSION = 113,
  /// [ur_bool_t] Whether virtual and physical memory functions work for the device.
  UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT = 114,
  /// [ur_bool_t] Whether the device runs kernels written for explicit SIMD.
  UR_DEVICE_INFO_ESIMD_SUPPORT = 115,
  /// [ur_device_handle_t[]] [optional query] The component devices of a composite device; empty for
  /// other devices.
  UR_DEVICE_INFO_COMPONENT_DEVICES = 116,
  /// [ur_device_handle_t] [optional query] The composite device of a component device; null for
  /// other
  /// devices.
  UR_DEVICE_INFO_COMPOSITE_DEVICE = 117,
  /// [ur_bool_t] Whether the host can read and write global variables of a program.
  UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT = 118,
  /// [ur_bool_t] Whether USM pools can be created and used for allocations.
  UR_DEVICE_INFO_USM_POOL_SUPPORT = 119,
  /// [uint32_t] Number of compute units as the vendor counts them; CPU: the same as
  /// ::UR_DEVICE_INFO_MAX_COMPUTE_UNITS.
  UR_DEVICE_INFO_NUM_COMPUTE_UNITS = 120,
  /// [ur_bool_t] Whether specialization constants can be set on a program.
  UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS = 121,
  /// [ur_bool_t] Whether the device implements assertions in kernels itself.
  UR_DEVICE_INFO_USE_NATIVE_ASSERT = 122,
  /// [ur_device_throttle_reasons_flags_t] [optional query] Why the device now runs below its
  /// maximum
  /// clock rate; 0 if it runs at that rate.
  UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS = 123,
  /// [int32_t] [optional query] Current speed of the fan, in percent of its maximum.
  UR_DEVICE_INFO_FAN_SPEED = 124,
  /// [int32_t] [optional query] Lowest power limit that can be set, in milliwatts.
  UR_DEVICE_INFO_MIN_POWER_LIMIT = 125,
  /// [int32_t] [optional query] Highest power limit that can be set, in milliwatts.
  UR_DEVICE_INFO_MAX_POWER_LIMIT = 126,
  /// [ur_bool_t] Whether the hardware converts between bfloat16 and 32-bit floating point.
  UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE = 127,
  /// [ur_kernel_launch_properties_flags_t] The launch options that the device supports; CPU: 0.
  UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES = 128,
  /// [uint8_t[]] [optional query] 8 bytes that identify the display adapter on Windows until the
  /// next
  /// boot; not a string.
  UR_DEVICE_INFO_LUID = 129,
  /// [uint32_t] [optional query] The node of the device in a linked display adapter on Windows, as
  /// a
  /// bit mask.
  UR_DEVICE_INFO_NODE_MASK = 130,
  /// [uint32_t] Preferred vector width for 64-bit integers, in lanes.
  UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG = 131,
  /// [uint32_t] Width of the hardware vectors for 64-bit integers, in lanes.
  UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG = 132,
  /// [size_t] Maximum number of work-groups of a launch, over all dimensions.
  UR_DEVICE_INFO_MAX_WORK_GROUPS = 133,
  /// [uint32_t] [optional query] Number of stacks of an Intel Xe GPU.
  UR_DEVICE_INFO_XE_STACK_COUNT = 134,
  /// [uint32_t] [optional query] Number of regions in a stack.
  UR_DEVICE_INFO_XE_REGIONS_PER_STACK = 135,
  /// [uint32_t] [optional query] Number of clusters in a region.
  UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION = 136,
  /// [uint32_t] [optional query] Number of Xe cores in a cluster.
  UR_DEVICE_INFO_XE_CORES_PER_CLUSTER = 137,
  /// [uint32_t] [optional query] Number of execution units in an Xe core.
  UR_DEVICE_INFO_EUS_PER_XE_CORE = 138,
  /// [uint32_t] [optional query] Maximum number of work-items that one hardware thread runs side by
  /// side.
  UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD = 139,
  /// [ur_bool_t] Whether command buffers can be used.
  UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP = 0x1000,
  /// [ur_device_command_buffer_update_capability_flags_t] What a program can change in a finalized
  /// command buffer.
  UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP = 0x1001,
  /// [ur_bool_t] Whether commands of a command buffer can wait for and signal events.
  UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP = 0x1002,
  /// [ur_bool_t] Whether a command buffer can contain another command buffer.
  UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP = 0x1003,
  /// [ur_bool_t] Whether images can be passed to kernels as plain handles.
  UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP = 0x2000,
  /// [ur_bool_t] Whether bindless images can be in shared USM memory.
  UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP = 0x2001,
  /// [ur_bool_t] Whether one-dimensional bindless images can be in USM memory.
  UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP = 0x2002,
  /// [ur_bool_t] Whether two-dimensional bindless images can be in USM memory.
  UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP = 0x2003,
  /// [uint32_t] Alignment of the pitch of a two-dimensional image in USM memory.
  UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP = 0x2004,
  /// [size_t] Maximum width in pixels of an image in linear memory.
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP = 0x2005,
  /// [size_t] Maximum height in pixels of an image in linear memory.
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP = 0x2006,
  /// [size_t] Maximum pitch of an image in linear memory.
  UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP = 0x2007,
  /// [ur_bool_t] Whether images can have mipmaps.
  UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP = 0x2008,
  /// [ur_bool_t] Whether mipmaps can be filtered anisotropically.
  UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP = 0x2009,
  /// [uint32_t] Highest anisotropy ratio of a mipmap.
  UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP = 0x200a,
  /// [ur_bool_t] Whether a single level of a mipmap can be used as an image.
  UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP = 0x200b,
  /// [ur_bool_t] Whether memory of other graphics or compute APIs can be imported.
  UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP = 0x200c,
  /// [ur_bool_t] Whether semaphores of other graphics or compute APIs can be imported.
  UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP = 0x200e,
  /// [ur_bool_t] Whether images can be cubemaps.
  UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP = 0x2010,
  /// [ur_bool_t] Whether cubemaps can be filtered across the edges of their faces.
  UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP = 0x2011,
  /// [ur_bool_t] Whether single pixels of sampled one-dimensional images in USM memory can be
  /// fetched.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP = 0x2012,
  /// [ur_bool_t] Whether single pixels of sampled one-dimensional images can be fetched.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP = 0x2013,
  /// [ur_bool_t] Whether single pixels of sampled two-dimensional images in USM memory can be
  /// fetched.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP = 0x2014,
  /// [ur_bool_t] Whether single pixels of sampled two-dimensional images can be fetched.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP = 0x2015,
  /// [ur_bool_t] Whether single pixels of sampled three-dimensional images can be fetched.
  UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP = 0x2017,
  /// [ur_bool_t] Whether ::urEnqueueTimestampRecordingExp works for the queues of the device.
  UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP = 0x2018,
  /// [ur_bool_t] Whether bindless images can be arrays.
  UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP = 0x2019,
  /// [ur_bool_t] Whether a sampler can have a different addressing mode in each dimension.
  UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP = 0x201a,
  /// [ur_bool_t] Whether one-dimensional images in USM memory can be sampled.
  UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP = 0x201b,
  /// [ur_bool_t] Whether two-dimensional images in USM memory can be sampled.
  UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP = 0x201c,
  /// [ur_bool_t] Whether kernels can gather one channel of the four pixels around a point.
  UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP = 0x201d,
  /// [ur_bool_t] Whether a queue takes commands written in the driver's own API.
  UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP = 0x2020,
  /// [ur_bool_t] Whether a wait for events can save power.
  UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP = 0x2021,
  /// [ur_exp_device_2d_block_array_capability_flags_t] The hardware's instructions for two-
  /// dimensional blocks of memory.
  UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP = 0x2022,
  /// [ur_bool_t] Whether USM device memory of the device can be shared with other processes.
  UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP = 0x2023,
  /// [ur_bool_t] Whether physical memory of the device can be shared with other processes.
  UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP = 0x2024,
  /// [ur_bool_t] Whether ::urEventCreateExp can create events that queues of the device can signal.
  UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP = 0x2025,
  /// [ur_bool_t] Whether events of the device can be shared with other processes.
  UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP = 0x2026,
  /// [ur_bool_t] Whether USM memory can be allocated and freed by enqueued commands.
  UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP = 0x2050,
  /// [ur_bool_t] Whether kernels can read a clock that is consistent within a sub-group.
  UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP = 0x2060,
  /// [ur_bool_t] Whether kernels can read a clock that is consistent within a work-group.
  UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP = 0x2061,
  /// [ur_bool_t] Whether kernels can read a clock that is consistent on the whole device.
  UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP = 0x2062,
  /// [ur_bool_t] Whether the device is a GPU on the same chip as the host's CPU; CPU: false.
  UR_DEVICE_INFO_IS_INTEGRATED_GPU = 0x2070,
  /// [ur_bool_t] Whether the commands of a queue can be recorded into a graph and replayed.
  UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP = 0x2080,
  /// [ur_bool_t] Whether existing host memory can be registered as USM memory.
  UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP = 0x2090,
  /// [ur_bool_t] Whether a reusable event can record timestamps even if the queue does not record
  /// timestamps.
  UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP = 0x20a0,
  /// [ur_bool_t] Whether the functions for peer access work for the device.
  UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP = 0x4000,
  /// [ur_bool_t] Whether a program can be compiled for several chosen devices in one call.
  UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP = 0x6000,
  /// [ur_bool_t] Whether the host can wait for all work of the device in one call.
  UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP = 0x6002,
  /// [ur_bool_t] Whether built programs can be linked to each other on the device.
  UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP = 0x6003,
  /// [ur_bool_t] Whether ::urUSMContextMemcpyExp works for the device.
  UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP = 0x7000,
  /// [ur_bool_t] Whether processes can share USM host memory, and whether the device can use it in
  /// each process. Not a query of Unified Runtime.
  UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP = 0x7e00,
  /// [ur_bool_t] Whether this process can share device memory with other machines, in both
  /// directions. Not a query of Unified Runtime.
  UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP = 0x7e01,
  /// [ur_bool_t] Whether device memory can be exported to other graphics or compute APIs.
  UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP = 0x8000,
  /// [ur_bool_t] Whether a queue can call a function of the host as a command.
  UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP = 0x9000,
  UR_DEVICE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_device_info_t;

/// The kinds of memory that serve as the local memory of a work-group.
typedef enum ur_device_local_mem_type_t {
  /// There is no local memory.
  UR_DEVICE_LOCAL_MEM_TYPE_NONE = 0,
  /// Separate memory, close to the compute units.
  UR_DEVICE_LOCAL_MEM_TYPE_LOCAL = 1,
  /// A part of global memory.
  UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL = 2,
  UR_DEVICE_LOCAL_MEM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_local_mem_type_t;

/// The kinds of cache in front of global memory.
typedef enum ur_device_mem_cache_type_t {
  /// There is no cache.
  UR_DEVICE_MEM_CACHE_TYPE_NONE = 0,
  /// The cache serves reads only.
  UR_DEVICE_MEM_CACHE_TYPE_READ_ONLY_CACHE = 1,
  /// The cache serves reads and writes.
  UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE = 2,
  UR_DEVICE_MEM_CACHE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_mem_cache_type_t;

/// How a device can be split into sub-devices.
typedef enum ur_device_partition_t {
  /// Into as many sub-devices as possible, each with the same number of compute units.
  UR_DEVICE_PARTITION_EQUALLY = 0x1086,
  /// Into sub-devices with given numbers of compute units, one property for each.
  UR_DEVICE_PARTITION_BY_COUNTS = 0x1087,
  /// Into sub-devices whose parts share a cache or a NUMA node.
  UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN = 0x1088,
  /// Into the compute slices of the hardware; takes no value.
  UR_DEVICE_PARTITION_BY_CSLICE = 0x1089,
  UR_DEVICE_PARTITION_FORCE_UINT32 = 0x7fffffff
} ur_device_partition_t;

/// Why a device runs below its maximum clock rate, as a bit mask.
typedef uint32_t ur_device_throttle_reasons_flags_t;
typedef enum ur_device_throttle_reasons_flag_t {
  /// The limit on average power is reached.
  UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP = UR_BIT(0),
  /// The limit on electric current is reached.
  UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT = UR_BIT(1),
  /// The device is too hot.
  UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT = UR_BIT(2),
  /// The power supply has raised an alert.
  UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT = UR_BIT(3),
  /// Software has limited the range of clock rates.
  UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE = UR_BIT(4),
  /// The hardware has limited the range of clock rates.
  UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE = UR_BIT(5),
  /// Another reason.
  UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER = UR_BIT(6),
  UR_DEVICE_THROTTLE_REASONS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_throttle_reasons_flag_t;
/// The undeclared bits of ur_device_throttle_reasons_flags_t.
#define UR_DEVICE_THROTTLE_REASONS_FLAGS_MASK 0xffffff80

/// Kinds of device. ::urDeviceGet uses the first two to select devices; no device has one of these
/// two types.
typedef enum ur_device_type_t {
  /// The devices that the adapter chooses; at least one if the adapter has devices.
  UR_DEVICE_TYPE_DEFAULT = 1,
  /// Devices of every kind.
  UR_DEVICE_TYPE_ALL = 2,
  /// Graphics processing unit.
  UR_DEVICE_TYPE_GPU = 3,
  /// The host's CPU.
  UR_DEVICE_TYPE_CPU = 4,
  /// Field-programmable gate array.
  UR_DEVICE_TYPE_FPGA = 5,
  /// Memory copy accelerator.
  UR_DEVICE_TYPE_MCA = 6,
  /// Vision processing unit.
  UR_DEVICE_TYPE_VPU = 7,
  /// A device of another kind.
  UR_DEVICE_TYPE_CUSTOM = 8,
  UR_DEVICE_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_device_type_t;

/// How a device can use one kind of USM memory, as a bit mask. 0 means that the kind is not
/// available: allocating it fails with ::UR_RESULT_ERROR_INVALID_OPERATION.
typedef uint32_t ur_device_usm_access_capability_flags_t;
typedef enum ur_device_usm_access_capability_flag_t {
  /// The device can read and write the memory.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS = UR_BIT(0),
  /// The device can use atomic operations on the memory.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS = UR_BIT(1),
  /// The device can use the memory while the host or another device uses it.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS = UR_BIT(2),
  /// The device and other devices can run atomic operations on the memory concurrently.
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS = UR_BIT(3),
  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_usm_access_capability_flag_t;
/// The undeclared bits of ur_device_usm_access_capability_flags_t.
#define UR_DEVICE_USM_ACCESS_CAPABILITY_FLAGS_MASK 0xfffffff0

/// The hardware's instructions for two-dimensional blocks of memory, as a bit mask.
typedef uint32_t ur_exp_device_2d_block_array_capability_flags_t;
typedef enum ur_exp_device_2d_block_array_capability_flag_t {
  /// The device loads a block with one instruction.
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD = UR_BIT(0),
  /// The device stores a block with one instruction.
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE = UR_BIT(1),
  UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_device_2d_block_array_capability_flag_t;
/// The undeclared bits of ur_exp_device_2d_block_array_capability_flags_t.
#define UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAGS_MASK 0xfffffffc

/// Options of a kernel launch that a device supports, as a bit mask. Launching kernels is outside
/// this interface; only the query is part of it.
typedef uint32_t ur_kernel_launch_properties_flags_t;
typedef enum ur_kernel_launch_properties_flag_t {
  /// All work-groups run concurrently, so that they can wait for each other.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE = UR_BIT(0),
  /// Work-groups are placed together in clusters of a given shape.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_CLUSTER_DIMENSION = UR_BIT(1),
  /// The launch sets the size of the memory of a work-group.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_WORK_GROUP_MEMORY = UR_BIT(2),
  /// The kernel may start before the previous kernel of the queue has finished.
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_OPPORTUNISTIC_QUEUE_SERIALIZE = UR_BIT(3),
  UR_KERNEL_LAUNCH_PROPERTIES_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_kernel_launch_properties_flag_t;
/// The undeclared bits of ur_kernel_launch_properties_flags_t.
#define UR_KERNEL_LAUNCH_PROPERTIES_FLAGS_MASK 0xfffffff0

/// Memory orders that a device offers, as a bit mask.
typedef uint32_t ur_memory_order_capability_flags_t;
typedef enum ur_memory_order_capability_flag_t {
  /// Relaxed: atomic, without any ordering.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED = UR_BIT(0),
  /// Acquire: later accesses stay after it.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE = UR_BIT(1),
  /// Release: earlier accesses stay before it.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE = UR_BIT(2),
  /// Acquire and release in one operation.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL = UR_BIT(3),
  /// Sequentially consistent: all observers see one order.
  UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST = UR_BIT(4),
  UR_MEMORY_ORDER_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_order_capability_flag_t;
/// The undeclared bits of ur_memory_order_capability_flags_t.
#define UR_MEMORY_ORDER_CAPABILITY_FLAGS_MASK 0xffffffe0

/// Memory scopes that a device offers, as a bit mask.
typedef uint32_t ur_memory_scope_capability_flags_t;
typedef enum ur_memory_scope_capability_flag_t {
  /// The work-item itself.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM = UR_BIT(0),
  /// The work-items of a sub-group.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP = UR_BIT(1),
  /// The work-items of a work-group.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP = UR_BIT(2),
  /// The work-items of the device.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE = UR_BIT(3),
  /// All devices and the host.
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM = UR_BIT(4),
  UR_MEMORY_SCOPE_CAPABILITY_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_memory_scope_capability_flag_t;
/// The undeclared bits of ur_memory_scope_capability_flags_t.
#define UR_MEMORY_SCOPE_CAPABILITY_FLAGS_MASK 0xffffffe0

/// Direction of a prefetch. An adapter ignores it if the driver determines the direction.
typedef uint32_t ur_usm_migration_flags_t;
typedef enum ur_usm_migration_flag_t {
  /// Move the memory to the device of the queue.
  UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE = UR_BIT(0),
  /// Move the memory back to the host.
  UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST = UR_BIT(1),
  UR_USM_MIGRATION_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_migration_flag_t;
/// The undeclared bits of ur_usm_migration_flags_t.
#define UR_USM_MIGRATION_FLAGS_MASK 0xfffffffc

/// The kind of command that an event belongs to. Kinds of commands outside this interface are
/// declared so that their numbers stay reserved.
typedef enum ur_command_t {
  /// A kernel launch.
  UR_COMMAND_KERNEL_LAUNCH = 0,
  /// A wait for events, by ::urEnqueueEventsWait.
  UR_COMMAND_EVENTS_WAIT = 1,
  /// A barrier, by ::urEnqueueEventsWaitWithBarrier or ::urEnqueueEventsWaitWithBarrierExt.
  UR_COMMAND_EVENTS_WAIT_WITH_BARRIER = 2,
  /// A read from a buffer to the host.
  UR_COMMAND_MEM_BUFFER_READ = 3,
  /// A write from the host to a buffer.
  UR_COMMAND_MEM_BUFFER_WRITE = 4,
  /// A read of a rectangular region from a buffer.
  UR_COMMAND_MEM_BUFFER_READ_RECT = 5,
  /// A write of a rectangular region to a buffer.
  UR_COMMAND_MEM_BUFFER_WRITE_RECT = 6,
  /// A copy between buffers.
  UR_COMMAND_MEM_BUFFER_COPY = 7,
  /// A copy of a rectangular region between buffers.
  UR_COMMAND_MEM_BUFFER_COPY_RECT = 8,
  /// A fill of a buffer with a pattern.
  UR_COMMAND_MEM_BUFFER_FILL = 9,
  /// A read from an image to the host.
  UR_COMMAND_MEM_IMAGE_READ = 10,
  /// A write from the host to an image.
  UR_COMMAND_MEM_IMAGE_WRITE = 11,
  /// A copy between images.
  UR_COMMAND_MEM_IMAGE_COPY = 12,
  /// A mapping of a buffer into the host's address space.
  UR_COMMAND_MEM_BUFFER_MAP = 14,
  /// An unmapping of a buffer.
  UR_COMMAND_MEM_UNMAP = 16,
  /// A fill of USM memory, by ::urEnqueueUSMFill.
  UR_COMMAND_USM_FILL = 17,
  /// A copy of USM memory, by ::urEnqueueUSMMemcpy.
  UR_COMMAND_USM_MEMCPY = 18,
  /// A prefetch of USM memory, by ::urEnqueueUSMPrefetch.
  UR_COMMAND_USM_PREFETCH = 19,
  /// Advice about USM memory, by ::urEnqueueUSMAdvise.
  UR_COMMAND_USM_ADVISE = 20,
  /// A fill of a rectangle of USM memory, by ::urEnqueueUSMFill2D.
  UR_COMMAND_USM_FILL_2D = 21,
  /// A copy of a rectangle of USM memory, by ::urEnqueueUSMMemcpy2D.
  UR_COMMAND_USM_MEMCPY_2D = 22,
  /// A write to a global variable of a program.
  UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE = 23,
  /// A read from a global variable of a program.
  UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ = 24,
  /// A read from a host pipe.
  UR_COMMAND_READ_HOST_PIPE = 25,
  /// A write to a host pipe.
  UR_COMMAND_WRITE_HOST_PIPE = 26,
  /// The execution of a command buffer.
  UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP = 0x1000,
  /// A wait for an external semaphore.
  UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP = 0x2000,
  /// A signal of an external semaphore.
  UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP = 0x2001,
  /// The recording of a device timestamp.
  UR_COMMAND_TIMESTAMP_RECORDING_EXP = 0x2002,
  /// A command written with the driver's own interface.
  UR_COMMAND_ENQUEUE_NATIVE_EXP = 0x2004,
  /// An allocation of device memory in queue order.
  UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP = 0x2050,
  /// An allocation of shared memory in queue order.
  UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP = 0x2051,
  /// An allocation of host memory in queue order.
  UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP = 0x2052,
  /// The freeing of USM memory in queue order.
  UR_COMMAND_ENQUEUE_USM_FREE_EXP = 0x2053,
  /// The execution of a graph.
  UR_COMMAND_ENQUEUE_GRAPH_EXP = 0x2100,
  /// A host function in queue order.
  UR_COMMAND_HOST_TASK_EXP = 0x2200,
  UR_COMMAND_FORCE_UINT32 = 0x7fffffff
} ur_command_t;

/// Properties of an event that ::urEventGetInfo returns.
typedef enum ur_event_info_t {
  /// [ur_queue_handle_t] The queue of the command; a null handle for an event without a queue. The
  /// query takes no reference.
  UR_EVENT_INFO_COMMAND_QUEUE = 0,
  /// [ur_context_handle_t] The context of the event; for an event opened from another process, the
  /// context that was given to Open. The query takes no reference.
  UR_EVENT_INFO_CONTEXT = 1,
  /// [ur_command_t] The kind of command that the event belongs to.
  UR_EVENT_INFO_COMMAND_TYPE = 2,
  /// [ur_event_status_t] The state of the command. A query that returns ::UR_EVENT_STATUS_COMPLETE
  /// does not make the command's effects visible to the host; a wait does.
  UR_EVENT_INFO_COMMAND_EXECUTION_STATUS = 3,
  /// [uint32_t] The reference count at the time of the call; for diagnosis only, because other
  /// threads may change it at any time.
  UR_EVENT_INFO_REFERENCE_COUNT = 4,
  UR_EVENT_INFO_FORCE_UINT32 = 0x7fffffff
} ur_event_info_t;

/// State of the command of an event. Its value decreases from ::UR_EVENT_STATUS_QUEUED to
/// ::UR_EVENT_STATUS_COMPLETE; an event may skip the states in between. A reusable event is
/// complete before its first signal.
typedef enum ur_event_status_t {
  /// The command has finished.
  UR_EVENT_STATUS_COMPLETE = 0,
  /// The device works on the command.
  UR_EVENT_STATUS_RUNNING = 1,
  /// The command has been handed to the device.
  UR_EVENT_STATUS_SUBMITTED = 2,
  /// The command waits in the queue.
  UR_EVENT_STATUS_QUEUED = 3,
  /// The command ended abnormally; waits that depend on it fail.
  UR_EVENT_STATUS_ERROR = 4,
  UR_EVENT_STATUS_FORCE_UINT32 = 0x7fffffff
} ur_event_status_t;

/// State of a command that a callback can be registered for.
typedef enum ur_execution_info_t {
  /// The command has finished.
  UR_EXECUTION_INFO_COMPLETE = 0,
  /// The device works on the command.
  UR_EXECUTION_INFO_RUNNING = 1,
  /// The command has been handed to the device.
  UR_EXECUTION_INFO_SUBMITTED = 2,
  /// The command waits in the queue; no callback can be registered for this state.
  UR_EXECUTION_INFO_QUEUED = 3,
  UR_EXECUTION_INFO_FORCE_UINT32 = 0x7fffffff
} ur_execution_info_t;

/// The timestamps that ::urEventGetProfilingInfo returns. All are in nanoseconds on the clock of
/// the device, and QUEUED <= SUBMIT <= START <= END <= COMPLETE.
typedef enum ur_profiling_info_t {
  /// [uint64_t] [optional query] When the host put the command into the queue, in ns.
  UR_PROFILING_INFO_COMMAND_QUEUED = 0,
  /// [uint64_t] [optional query] When the command was handed to the device, in ns.
  UR_PROFILING_INFO_COMMAND_SUBMIT = 1,
  /// [uint64_t] [optional query] When the device started the command, in ns.
  UR_PROFILING_INFO_COMMAND_START = 2,
  /// [uint64_t] [optional query] When the device finished the command, in ns.
  UR_PROFILING_INFO_COMMAND_END = 3,
  /// [uint64_t] [optional query] When the command and all work that it started on the device had
  /// finished, in ns.
  UR_PROFILING_INFO_COMMAND_COMPLETE = 4,
  UR_PROFILING_INFO_FORCE_UINT32 = 0x7fffffff
} ur_profiling_info_t;

/// The kinds of device that an application uses, as a bit mask; 0 means all. Only a hint: the
/// loader omits no adapter and no device.
typedef uint32_t ur_device_init_flags_t;
typedef enum ur_device_init_flag_t {
  /// GPUs.
  UR_DEVICE_INIT_FLAG_GPU = UR_BIT(0),
  /// CPUs.
  UR_DEVICE_INIT_FLAG_CPU = UR_BIT(1),
  /// FPGAs.
  UR_DEVICE_INIT_FLAG_FPGA = UR_BIT(2),
  /// Memory copy accelerators.
  UR_DEVICE_INIT_FLAG_MCA = UR_BIT(3),
  /// Vision processing units.
  UR_DEVICE_INIT_FLAG_VPU = UR_BIT(4),
  UR_DEVICE_INIT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_device_init_flag_t;
/// The undeclared bits of ur_device_init_flags_t.
#define UR_DEVICE_INIT_FLAGS_MASK 0xffffffe0

/// Properties of a loader configuration.
typedef enum ur_loader_config_info_t {
  /// [char[]] The names of all layers that the loader can enable, separated by `;`.
  UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS = 0,
  /// [uint32_t] The number of references, a snapshot for debugging only.
  UR_LOADER_CONFIG_INFO_REFERENCE_COUNT = 1,
  UR_LOADER_CONFIG_INFO_FORCE_UINT32 = 0x7fffffff
} ur_loader_config_info_t;

/// Properties of physical memory, given in ::ur_physical_mem_properties_t.
typedef uint32_t ur_physical_mem_flags_t;
typedef enum ur_physical_mem_flag_t {
  /// The memory can be exported to other processes.
  UR_PHYSICAL_MEM_FLAG_ENABLE_IPC = UR_BIT(1),
  UR_PHYSICAL_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_flag_t;
/// The undeclared bits of ur_physical_mem_flags_t.
#define UR_PHYSICAL_MEM_FLAGS_MASK 0xfffffffd

/// Properties of physical memory that ::urPhysicalMemGetInfo returns.
typedef enum ur_physical_mem_info_t {
  /// [ur_context_handle_t] The context of the memory; the query takes no reference.
  UR_PHYSICAL_MEM_INFO_CONTEXT = 0,
  /// [ur_device_handle_t] The device of the memory, or the device that it was opened on; the query
  /// takes no reference.
  UR_PHYSICAL_MEM_INFO_DEVICE = 1,
  /// [size_t] The size in bytes; opened memory has the size that the exporter gave it.
  UR_PHYSICAL_MEM_INFO_SIZE = 2,
  /// [ur_physical_mem_properties_t] The properties, with the `stype` set and a null `pNext`. Opened
  /// memory has ::UR_PHYSICAL_MEM_FLAG_ENABLE_IPC.
  UR_PHYSICAL_MEM_INFO_PROPERTIES = 3,
  /// [uint32_t] The reference count at the time of the call; for diagnosis only, because other
  /// threads may change it at any time.
  UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT = 4,
  UR_PHYSICAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_physical_mem_info_t;

/// Properties of a platform. An adapter must answer all of them.
typedef enum ur_platform_info_t {
  /// [char[]] Human-readable name of the platform.
  UR_PLATFORM_INFO_NAME = 1,
  /// [char[]] Name of the vendor of the platform.
  UR_PLATFORM_INFO_VENDOR_NAME = 2,
  /// [char[]] Version of the driver or of the API that it implements, as the backend reports it.
  UR_PLATFORM_INFO_VERSION = 3,
  /// [char[]] Names of the extensions of the platform, separated by spaces; may be empty.
  UR_PLATFORM_INFO_EXTENSIONS = 4,
  /// [char[]] Profile of the implementation: always `FULL_PROFILE`.
  UR_PLATFORM_INFO_PROFILE = 5,
  /// [ur_backend_t] The kind of driver that serves the platform; never ::UR_BACKEND_UNKNOWN.
  UR_PLATFORM_INFO_BACKEND = 6,
  /// [ur_adapter_handle_t] The adapter of the platform; the query adds no reference.
  UR_PLATFORM_INFO_ADAPTER = 7,
  UR_PLATFORM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_platform_info_t;

/// How a queue behaves, given in ::ur_queue_properties_t. ::UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES
/// and ::UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES return the flags that a device supports.
typedef uint32_t ur_queue_flags_t;
typedef enum ur_queue_flag_t {
  /// Commands may run in any order that wait lists and barriers allow; without the flag the queue
  /// is
  /// in order.
  UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE = UR_BIT(0),
  /// Events of the queue record timestamps for ::urEventGetProfilingInfo.
  UR_QUEUE_FLAG_PROFILING_ENABLE = UR_BIT(1),
  /// The queue is on the device, and kernels enqueue to it; needs
  /// ::UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE.
  UR_QUEUE_FLAG_ON_DEVICE = UR_BIT(2),
  /// The queue becomes the device's default on-device queue.
  UR_QUEUE_FLAG_ON_DEVICE_DEFAULT = UR_BIT(3),
  /// The caller does not use the events of the queue, so the adapter need not track them.
  UR_QUEUE_FLAG_DISCARD_EVENTS = UR_BIT(4),
  /// Run at low priority if the device has priorities. This flag excludes
  /// ::UR_QUEUE_FLAG_PRIORITY_HIGH.
  UR_QUEUE_FLAG_PRIORITY_LOW = UR_BIT(5),
  /// Run at high priority if the device has priorities. This flag excludes
  /// ::UR_QUEUE_FLAG_PRIORITY_LOW.
  UR_QUEUE_FLAG_PRIORITY_HIGH = UR_BIT(6),
  /// Hint: submit commands to the driver in batches.
  UR_QUEUE_FLAG_SUBMISSION_BATCHED = UR_BIT(7),
  /// Hint: submit every command to the driver immediately.
  UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE = UR_BIT(8),
  /// Hint: use the driver's default stream instead of a new one, if the backend has streams.
  UR_QUEUE_FLAG_USE_DEFAULT_STREAM = UR_BIT(9),
  /// Hint: order the queue's streams with the driver's default stream, if the backend has streams.
  UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM = UR_BIT(10),
  /// Hint: let waits on events of the queue sleep until an interrupt instead of polling.
  UR_QUEUE_FLAG_LOW_POWER_EVENTS_SUPPORT_EXP = UR_BIT(11),
  UR_QUEUE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_queue_flag_t;
/// The undeclared bits of ur_queue_flags_t.
#define UR_QUEUE_FLAGS_MASK 0xfffff000

/// Properties of a queue that ::urQueueGetInfo returns.
typedef enum ur_queue_info_t {
  /// [ur_context_handle_t] The context of the queue; the query takes no reference.
  UR_QUEUE_INFO_CONTEXT = 0,
  /// [ur_device_handle_t] The device that the queue submits its commands to; the query takes no
  /// reference.
  UR_QUEUE_INFO_DEVICE = 1,
  /// [ur_queue_handle_t] The default on-device queue of the device. Only on-device queues have this
  /// property.
  UR_QUEUE_INFO_DEVICE_DEFAULT = 2,
  /// [ur_queue_flags_t] The flags that the queue was created with.
  UR_QUEUE_INFO_FLAGS = 3,
  /// [uint32_t] The reference count at the time of the call; for diagnosis only, because other
  /// threads may change it at any time.
  UR_QUEUE_INFO_REFERENCE_COUNT = 4,
  /// [uint32_t] The size in bytes of an on-device queue.
  UR_QUEUE_INFO_SIZE = 5,
  /// [ur_bool_t] [optional query] Whether all commands submitted so far are complete.
  UR_QUEUE_INFO_EMPTY = 6,
  UR_QUEUE_INFO_FORCE_UINT32 = 0x7fffffff
} ur_queue_info_t;

/// Options of an enqueued command, given in ::ur_exp_enqueue_ext_properties_t.
typedef uint32_t ur_exp_enqueue_ext_flags_t;
typedef enum ur_exp_enqueue_ext_flag_t {
  /// Hint: let waits on the event of this command sleep until an interrupt instead of polling.
  UR_EXP_ENQUEUE_EXT_FLAG_LOW_POWER_EVENTS_SUPPORT = UR_BIT(11),
  UR_EXP_ENQUEUE_EXT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_enqueue_ext_flag_t;
/// The undeclared bits of ur_exp_enqueue_ext_flags_t.
#define UR_EXP_ENQUEUE_EXT_FLAGS_MASK 0xfffff7ff

/// Properties of a reusable event, given in ::ur_exp_event_desc_t. The feature of shared events
/// adds ::UR_EXP_EVENT_FLAG_IPC_EXP.
typedef uint32_t ur_exp_event_flags_t;
typedef enum ur_exp_event_flag_t {
  /// The event records the start and the end of the latest signal, even if the queue records no
  /// timestamps.
  UR_EXP_EVENT_FLAG_ENABLE_PROFILING = UR_BIT(0),
  /// The event can be exported to other processes. This flag excludes
  /// ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING.
  UR_EXP_EVENT_FLAG_IPC_EXP = UR_BIT(1),
  UR_EXP_EVENT_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_event_flag_t;
/// The undeclared bits of ur_exp_event_flags_t.
#define UR_EXP_EVENT_FLAGS_MASK 0xfffffffc

/// Advice about the use of a range of memory, for ::urEnqueueUSMAdvise, and hints for a new
/// allocation. An adapter may ignore both.
typedef uint32_t ur_usm_advice_flags_t;
typedef enum ur_usm_advice_flag_t {
  /// The default behavior of the driver.
  UR_USM_ADVICE_FLAG_DEFAULT = UR_BIT(0),
  /// The memory is mostly read and seldom written, so copies of it are useful.
  UR_USM_ADVICE_FLAG_SET_READ_MOSTLY = UR_BIT(1),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_READ_MOSTLY.
  UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY = UR_BIT(2),
  /// The memory should stay on the device.
  UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION = UR_BIT(3),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION.
  UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION = UR_BIT(4),
  /// Most of the device's accesses to the memory are not atomic.
  UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY = UR_BIT(5),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_NON_ATOMIC_MOSTLY.
  UR_USM_ADVICE_FLAG_CLEAR_NON_ATOMIC_MOSTLY = UR_BIT(6),
  /// The memory should be cached.
  UR_USM_ADVICE_FLAG_BIAS_CACHED = UR_BIT(7),
  /// The memory should not be cached.
  UR_USM_ADVICE_FLAG_BIAS_UNCACHED = UR_BIT(8),
  /// The device will access the memory, so keep its mappings up to date.
  UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE = UR_BIT(9),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE.
  UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE = UR_BIT(10),
  /// The host will access the memory, so keep its mappings up to date.
  UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST = UR_BIT(11),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST.
  UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST = UR_BIT(12),
  /// The memory should stay on the host.
  UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST = UR_BIT(13),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST.
  UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST = UR_BIT(14),
  /// Host and device need not see each other's writes while commands run.
  UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY = UR_BIT(15),
  /// Reverts ::UR_USM_ADVICE_FLAG_SET_NON_COHERENT_MEMORY.
  UR_USM_ADVICE_FLAG_CLEAR_NON_COHERENT_MEMORY = UR_BIT(16),
  UR_USM_ADVICE_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_advice_flag_t;
/// The undeclared bits of ur_usm_advice_flags_t.
#define UR_USM_ADVICE_FLAGS_MASK 0xfffe0000

/// Properties of an address that ::urUSMGetMemAllocInfo returns.
typedef enum ur_usm_alloc_info_t {
  /// [ur_usm_type_t] The kind of memory, ::UR_USM_TYPE_UNKNOWN for an address outside USM; opened
  /// memory has the kind of the exporter's memory.
  UR_USM_ALLOC_INFO_TYPE = 0,
  /// [void *] The first address of the allocation, even for an address inside it.
  UR_USM_ALLOC_INFO_BASE_PTR = 1,
  /// [size_t] The size of the whole allocation in bytes; may exceed the requested size.
  UR_USM_ALLOC_INFO_SIZE = 2,
  /// [ur_device_handle_t] The device that the memory was allocated or opened on; the query takes no
  /// reference.
  UR_USM_ALLOC_INFO_DEVICE = 3,
  /// [ur_usm_pool_handle_t] [optional query] The pool that the caller gave to the allocation; the
  /// query takes no reference.
  UR_USM_ALLOC_INFO_POOL = 4,
  UR_USM_ALLOC_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_alloc_info_t;

/// Properties of memory on a device, given in ::ur_usm_device_desc_t.
typedef uint32_t ur_usm_device_mem_flags_t;
typedef enum ur_usm_device_mem_flag_t {
  /// Host writes may be combined; good for data that the host writes in order and never reads.
  UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED = UR_BIT(0),
  /// Shared memory should be placed on the device first.
  UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT = UR_BIT(1),
  /// The device only reads this shared memory.
  UR_USM_DEVICE_MEM_FLAG_DEVICE_READ_ONLY = UR_BIT(2),
  UR_USM_DEVICE_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_device_mem_flag_t;
/// The undeclared bits of ur_usm_device_mem_flags_t.
#define UR_USM_DEVICE_MEM_FLAGS_MASK 0xfffffff8

/// Properties of memory on the host, given in ::ur_usm_host_desc_t.
typedef uint32_t ur_usm_host_mem_flags_t;
typedef enum ur_usm_host_mem_flag_t {
  /// Shared memory should be placed on the host first.
  UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT = UR_BIT(0),
  UR_USM_HOST_MEM_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_host_mem_flag_t;
/// The undeclared bits of ur_usm_host_mem_flags_t.
#define UR_USM_HOST_MEM_FLAGS_MASK 0xfffffffe

/// Properties of a pool, given in ::ur_usm_pool_desc_t.
typedef uint32_t ur_usm_pool_flags_t;
typedef enum ur_usm_pool_flag_t {
  /// Every allocation from the pool starts zeroed.
  UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK = UR_BIT(0),
  /// Use the driver's own memory pool.
  UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP = UR_BIT(1),
  /// The device only reads memory of the pool.
  UR_USM_POOL_FLAG_READ_ONLY_EXP = UR_BIT(2),
  UR_USM_POOL_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_flag_t;
/// The undeclared bits of ur_usm_pool_flags_t.
#define UR_USM_POOL_FLAGS_MASK 0xfffffff8

/// Properties of a pool that ::urUSMPoolGetInfo returns.
typedef enum ur_usm_pool_info_t {
  /// [uint32_t] The reference count at the time of the call; for diagnosis only, because other
  /// threads may change it at any time.
  UR_USM_POOL_INFO_REFERENCE_COUNT = 0,
  /// [ur_context_handle_t] The context of the pool; the query takes no reference.
  UR_USM_POOL_INFO_CONTEXT = 1,
  /// [size_t] The number of unused bytes that the pool keeps before it returns memory to the
  /// driver.
  UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP = 0x2050,
  /// [size_t] The maximum size of the pool in bytes.
  UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP = 0x2051,
  /// [size_t] The number of bytes that the pool now has from the driver.
  UR_USM_POOL_INFO_RESERVED_CURRENT_EXP = 0x2052,
  /// [size_t] The largest number of bytes that the pool has had from the driver.
  UR_USM_POOL_INFO_RESERVED_HIGH_EXP = 0x2053,
  /// [size_t] The number of bytes that are now allocated from the pool.
  UR_USM_POOL_INFO_USED_CURRENT_EXP = 0x2054,
  /// [size_t] The largest number of bytes that have been allocated from the pool.
  UR_USM_POOL_INFO_USED_HIGH_EXP = 0x2055,
  UR_USM_POOL_INFO_FORCE_UINT32 = 0x7fffffff
} ur_usm_pool_info_t;

/// Kind of USM memory.
typedef enum ur_usm_type_t {
  /// Not USM memory of the context.
  UR_USM_TYPE_UNKNOWN = 0,
  /// Host memory, from ::urUSMHostAlloc.
  UR_USM_TYPE_HOST = 1,
  /// Device memory, from ::urUSMDeviceAlloc or opened by ::urIPCOpenMemHandleExp.
  UR_USM_TYPE_DEVICE = 2,
  /// Shared memory, from ::urUSMSharedAlloc.
  UR_USM_TYPE_SHARED = 3,
  UR_USM_TYPE_FORCE_UINT32 = 0x7fffffff
} ur_usm_type_t;

/// How devices use registered memory.
typedef uint32_t ur_exp_usm_host_alloc_register_flags_t;
typedef enum ur_exp_usm_host_alloc_register_flag_t {
  /// Hint: devices only read the memory.
  UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY = UR_BIT(0),
  UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_exp_usm_host_alloc_register_flag_t;
/// The undeclared bits of ur_exp_usm_host_alloc_register_flags_t.
#define UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK 0xfffffffe

/// Properties of a pair of devices that ::urUsmP2PPeerAccessGetInfoExp returns. Values are of type
/// `int`: 1 yes, 0 no.
typedef enum ur_exp_peer_info_t {
  /// [int] 1 if peer access can be enabled from the command device to the peer device.
  UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT = 0,
  /// [int] 1 if atomic operations of the command device work on memory of the peer device.
  UR_EXP_PEER_INFO_UR_PEER_ATOMICS_SUPPORT = 1,
  UR_EXP_PEER_INFO_FORCE_UINT32 = 0x7fffffff
} ur_exp_peer_info_t;

/// Access to a mapped range. ::UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE overrides the other flags; 0
/// means no access.
typedef uint32_t ur_virtual_mem_access_flags_t;
typedef enum ur_virtual_mem_access_flag_t {
  /// No access.
  UR_VIRTUAL_MEM_ACCESS_FLAG_NONE = UR_BIT(0),
  /// Reads and writes.
  UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE = UR_BIT(1),
  /// Reads only.
  UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY = UR_BIT(2),
  UR_VIRTUAL_MEM_ACCESS_FLAG_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_access_flag_t;
/// The undeclared bits of ur_virtual_mem_access_flags_t.
#define UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK 0xfffffff8

/// The granularity that ::urVirtualMemGranularityGetInfo returns.
typedef enum ur_virtual_mem_granularity_info_t {
  /// [size_t] The smallest granularity in bytes that works; sizes of physical memory are multiples
  /// of
  /// it.
  UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM = 0x30100,
  /// [size_t] The granularity in bytes that performs best; a multiple of the minimum.
  UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED = 0x30101,
  UR_VIRTUAL_MEM_GRANULARITY_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_granularity_info_t;

/// Properties of a range that ::urVirtualMemGetInfo returns.
typedef enum ur_virtual_mem_info_t {
  /// [ur_virtual_mem_access_flags_t] Access to the range; 0 or ::UR_VIRTUAL_MEM_ACCESS_FLAG_NONE
  /// for
  /// no access, as in a range without mapping.
  UR_VIRTUAL_MEM_INFO_ACCESS_MODE = 0,
  UR_VIRTUAL_MEM_INFO_FORCE_UINT32 = 0x7fffffff
} ur_virtual_mem_info_t;

/// Receives the log messages of an adapter. The adapter calls the callback on the thread that logs,
/// so the callback must be thread-safe. The callback must not call functions of the adapter.
///
/// - `level`: The level of the message.
/// - `pLoggerMsg`: The complete, NUL-terminated message. The adapter owns it, and it is valid only
///   during the call.
/// - `pUserData`: The pointer given to ::urAdapterSetLoggerCallback.
typedef void (*ur_logger_callback_t)(ur_logger_level_t level, const char *pLoggerMsg,
                                     void *pUserData);

/// Notifies the application that a context is about to be destroyed. Called once, on the thread
/// that destroys the context. The callback must not use the context.
///
/// - `pUserData`: The pointer given to ::urContextSetExtendedDeleter.
typedef void (*ur_context_extended_deleter_t)(void *pUserData);

/// Called once when an event reaches the state that the callback was registered for.
///
/// The callback runs on a thread of the adapter, at any time after the registration. Keep it short,
/// and do not wait for other events in it.
///
/// - `hEvent`: The event. It is valid during the call, because the adapter holds a reference.
/// - `execStatus`: The state that the callback was registered for.
/// - `pUserData`: The pointer given to ::urEventSetCallback.
typedef void (*ur_event_callback_t)(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                    void *pUserData);

/// A location in the source code of the application, for traces.
typedef struct ur_code_location_t {
  /// [optional] NUL-terminated name of the calling function, or null when unknown.
  const char *functionName;
  /// [optional] NUL-terminated name of the source file, or null when unknown.
  const char *sourceFile;
  /// Line in the source file, counted from 1; 0 when unknown.
  uint32_t lineNumber;
  /// Column in the line, counted from 1; 0 when unknown.
  uint32_t columnNumber;
} ur_code_location_t;

/// Returns the source location of the current call in the application. Only the tracing layer calls
/// this callback, on the thread of the call and before the call runs. So the callback must be
/// thread-safe. The application owns the returned strings, which must stay valid until the traced
/// call has returned.
///
/// - `pUserData`: The pointer given to ::urLoaderConfigSetCodeLocationCallback.
typedef ur_code_location_t (*ur_code_location_callback_t)(void *pUserData);

/// The members that every properties structure starts with. A call may write to this chain: for
/// example, a query that returns a structure. Calls never write to a chain of ::ur_base_desc_t.
typedef struct ur_base_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
} ur_base_properties_t;

/// Options of ::urMemBufferCreate. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_buffer_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// [optional] Host memory with the size of the buffer, for ::UR_MEM_FLAG_USE_HOST_POINTER and
  /// ::UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER; null without them.
  void *pHost;
} ur_buffer_properties_t;

/// The members that every descriptor structure starts with. Adapters use it to walk a chain whose
/// types they do not know.
typedef struct ur_base_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
} ur_base_desc_t;

/// The range of a sub-buffer. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_buffer_region_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// The offset of the sub-buffer's first byte in the buffer.
  size_t origin;
  /// The size of the sub-buffer in bytes.
  size_t size;
} ur_buffer_region_t;

/// Options for wrapping a native buffer. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_mem_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// Whether the last release of the new buffer destroys the native buffer.
  bool isNativeHandleOwned;
} ur_mem_native_properties_t;

/// Where a region starts.
typedef struct ur_rect_offset_t {
  /// The offset within a row, in bytes.
  uint64_t x;
  /// The offset within a slice, in rows.
  uint64_t y;
  /// The offset, in slices.
  uint64_t z;
} ur_rect_offset_t;

/// The extent of a region.
typedef struct ur_rect_region_t {
  /// The length of a row, in bytes.
  uint64_t width;
  /// The number of rows of a slice.
  uint64_t height;
  /// The number of slices.
  uint64_t depth;
} ur_rect_region_t;

/// Options of ::urContextCreateWithNativeHandle.
typedef struct ur_context_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// True: the native object is destroyed with the context. False: the caller keeps it.
  bool isNativeHandleOwned;
} ur_context_native_properties_t;

/// Options of ::urContextCreate.
typedef struct ur_context_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// Any of ::ur_context_flags_t, or 0.
  ur_context_flags_t flags;
} ur_context_properties_t;

/// The target of a device binary, as input of ::urDeviceSelectBinary.
typedef struct ur_device_binary_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// The NUL-terminated name of the target, the value of one of the macros
  /// `UR_DEVICE_BINARY_TARGET_*`.
  const char *pDeviceTargetSpec;
} ur_device_binary_t;

/// Options of ::urDeviceCreateWithNativeHandle.
typedef struct ur_device_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// True: the adapter owns the native object. False: the caller keeps it.
  bool isNativeHandleOwned;
} ur_device_native_properties_t;

/// The value of a property of a split. `equally` and `count` have the same offset and type, because
/// some callers set the wrong member.
typedef union ur_device_partition_value_t {
  /// Number of compute units of each sub-device.
  uint32_t equally;
  /// Number of compute units of this sub-device.
  uint32_t count;
  /// What the parts of each sub-device share; a single bit.
  ur_device_affinity_domain_flags_t affinity_domain;
} ur_device_partition_value_t;

/// One property of a split: the kind and its value.
typedef struct ur_device_partition_property_t {
  /// The kind of split; it selects the member of `value`.
  ur_device_partition_t type;
  /// The value that belongs to `type`; not read for ::UR_DEVICE_PARTITION_BY_CSLICE.
  ur_device_partition_value_t value;
} ur_device_partition_property_t;

/// How to split a device, as input of ::urDevicePartition.
typedef struct ur_device_partition_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// An array of properties, all of one kind. It must not be null. The call reads the array before
  /// it returns. More than one property is useful only for ::UR_DEVICE_PARTITION_BY_COUNTS.
  const ur_device_partition_property_t *pProperties;
  /// The number of elements of `pProperties`.
  size_t PropCount;
} ur_device_partition_properties_t;

/// Options of ::urEventCreateWithNativeHandle.
typedef struct ur_event_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// True: the last ::urEventRelease also destroys the native event. False: the caller keeps the
  /// native event.
  bool isNativeHandleOwned;
} ur_event_native_properties_t;

/// Properties of physical memory. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_physical_mem_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// A combination of ::ur_physical_mem_flags_t; 0 for memory that only this process uses.
  ur_physical_mem_flags_t flags;
} ur_physical_mem_properties_t;

/// Options of ::urPlatformCreateWithNativeHandle.
typedef struct ur_platform_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// True: the adapter owns the native object. False: the caller keeps it.
  bool isNativeHandleOwned;
} ur_platform_native_properties_t;

/// Selects the hardware engine that runs the commands of a queue; chained to
/// ::ur_queue_properties_t through `pNext`.
typedef struct ur_queue_index_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// Index of the compute engine, below the device's ::UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES.
  uint32_t computeIndex;
} ur_queue_index_properties_t;

/// Additional data for a query of the native handle of a queue.
typedef struct ur_queue_native_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// [optional] Data in the adapter's own format, for instance the kind of the native object; null
  /// for no data.
  void *pNativeData;
} ur_queue_native_desc_t;

/// Options of ::urQueueCreateWithNativeHandle.
typedef struct ur_queue_native_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// True: the last ::urQueueRelease also destroys the native queue. False: the caller keeps the
  /// native queue.
  bool isNativeHandleOwned;
} ur_queue_native_properties_t;

/// Properties of a new queue. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_queue_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// Behavior of the queue, a combination of ::ur_queue_flags_t; 0 for an in-order queue without
  /// profiling.
  ur_queue_flags_t flags;
} ur_queue_properties_t;

/// Options of ::urEnqueueEventsWaitWithBarrierExt. The adapter skips unknown nodes of the `pNext`
/// chain.
typedef struct ur_exp_enqueue_ext_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// A combination of ::ur_exp_enqueue_ext_flags_t; 0 for none.
  ur_exp_enqueue_ext_flags_t flags;
} ur_exp_enqueue_ext_properties_t;

/// Describes a reusable event. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_exp_event_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// A combination of ::ur_exp_event_flags_t; 0 for an event that only this process uses, without
  /// timestamps.
  ur_exp_event_flags_t flags;
} ur_exp_event_desc_t;

/// Selects one of several memories of a device; chained to ::ur_usm_desc_t through `pNext`.
typedef struct ur_usm_alloc_location_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// The number of the memory among the memories of the device.
  uint32_t location;
} ur_usm_alloc_location_desc_t;

/// Describes a new allocation. Further descriptions are chained through `pNext`; the adapter skips
/// unknown nodes.
typedef struct ur_usm_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// Expected use of the memory, a combination of ::ur_usm_advice_flags_t; 0 for none.
  ur_usm_advice_flags_t hints;
  /// Alignment of the address in bytes, a power of two; 0 for the device's default.
  uint32_t align;
} ur_usm_desc_t;

/// Properties on the device; chained to ::ur_usm_desc_t through `pNext`.
typedef struct ur_usm_device_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// A combination of ::ur_usm_device_mem_flags_t.
  ur_usm_device_mem_flags_t flags;
} ur_usm_device_desc_t;

/// Properties on the host; chained to ::ur_usm_desc_t through `pNext`.
typedef struct ur_usm_host_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// A combination of ::ur_usm_host_mem_flags_t.
  ur_usm_host_mem_flags_t flags;
} ur_usm_host_desc_t;

/// Describes a new pool. Limits are chained through `pNext`, see ::ur_usm_pool_limits_desc_t.
typedef struct ur_usm_pool_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// A combination of ::ur_usm_pool_flags_t; 0 for an ordinary pool.
  ur_usm_pool_flags_t flags;
} ur_usm_pool_desc_t;

/// Limits of a pool; chained to ::ur_usm_pool_desc_t through `pNext`.
typedef struct ur_usm_pool_limits_desc_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  const void *pNext;
  /// Largest allocation in bytes that the pool serves itself; larger ones go to the driver
  /// directly.
  size_t maxPoolableSize;
  /// Smallest block in bytes that the pool takes from the driver at a time.
  size_t minDriverAllocSize;
} ur_usm_pool_limits_desc_t;

/// Options of ::urUSMHostAllocRegisterExp. The adapter skips unknown nodes of the `pNext` chain.
typedef struct ur_exp_usm_host_alloc_register_properties_t {
  /// [optional] Type tag of this structure. In the first structure of a chain, 0 means the expected
  /// tag.
  ur_structure_type_t stype;
  /// [optional] The next structure of the chain, or null at its end. It must stay valid until the
  /// call returns.
  void *pNext;
  /// A combination of ::ur_exp_usm_host_alloc_register_flags_t; 0 for none.
  ur_exp_usm_host_alloc_register_flags_t flags;
} ur_exp_usm_host_alloc_register_properties_t;

/// Lists the loaded adapters.
///
/// Lists one adapter per loaded library, in the order of loading. The call adds a reference for
/// each returned handle, and the caller releases it with ::urAdapterRelease. A query of only the
/// count adds no reference.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `phAdapters` is not null and `NumEntries` is 0
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGet(
    /// [in] The number of handles that `phAdapters` has room for; ignored when `phAdapters` is
    /// null.
    uint32_t NumEntries,
    /// [out][optional] Receives up to `NumEntries` handles; null to query only the count.
    ur_adapter_handle_t *phAdapters,
    /// [out][optional] Receives the total number of adapters, even if the array is shorter; may be
    /// null.
    uint32_t *pNumAdapters);

/// Releases a reference to an adapter.
///
/// After the last release, every platform, device and other object of the adapter is invalid, even
/// if it was not released.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRelease(
    /// [in] The adapter to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_adapter_handle_t hAdapter);

/// Adds a reference to an adapter.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
UR_APIEXPORT ur_result_t UR_APICALL urAdapterRetain(
    /// [in] The adapter to retain.
    ur_adapter_handle_t hAdapter);

/// Returns the error text of this thread's last failed call.
///
/// The text names the failed operation, the answer of the driver or the system, and a remedy. Every
/// adapter sets the text for ::UR_RESULT_ERROR_ADAPTER_SPECIFIC. The adapters of this project also
/// set it for other errors that they detect.
///
/// - The text and the code belong to the calling thread: call this function on the thread whose
///   call failed, before that thread makes another call.
/// - Before the first error of a thread, the text is empty and the code is 0.
/// - A call that succeeds clears neither the text nor the code.
/// - After a support query that returns false, an adapter of this project sets the text to the
///   reason and the code to 0.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMessage` or `pError` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetLastError(
    /// [in] The adapter that returned the error.
    ur_adapter_handle_t hAdapter,
    /// [out] Receives a NUL-terminated text. The adapter owns it, and it stays valid until this
    /// thread's next error in the same adapter.
    const char **ppMessage,
    /// [out] Receives the code of the driver or the system, such as a `CUresult`, a `ze_result_t`
    /// or an `errno`; 0 if there was no code.
    int32_t *pError);

/// Returns one property of an adapter.
///
/// Follows the rules of all info queries. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   provide it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is not null, and `propSize` is 0 or smaller than
///   the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the result could not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urAdapterGetInfo(
    /// [in] The adapter to query.
    ur_adapter_handle_t hAdapter,
    /// [in] The property to query; it determines the type of the value.
    ur_adapter_info_t propName,
    /// [in] The size of the buffer at `pPropValue` in bytes; 0 when `pPropValue` is null.
    size_t propSize,
    /// [out][optional] Receives the value; null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the whole value in bytes; may be null.
    size_t *pPropSizeRet);

/// Sends the log messages of an adapter to the application.
///
/// The adapter passes each message at or above `level` to the callback, independently of the log
/// output that the environment configures. An adapter has one callback: a new callback replaces it.
/// To stop the messages, set ::UR_LOGGER_LEVEL_QUIET.
///
/// Enabled validation layers also call the callback: with an error for an invalid call, and with a
/// warning for a call that may fail with other adapters. They use the callback that was set last,
/// even for messages about other adapters. The layers report leaks when the loader is torn down, so
/// the callback and the data at `pUserData` must stay valid until then.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnLoggerCallback` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `level` is not a declared enumerator
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallback(
    /// [in] The adapter whose messages are sent.
    ur_adapter_handle_t hAdapter,
    /// [in] The function that receives the messages. It must stay callable until another callback
    /// replaces it or the adapter is released. With validation layers, it must stay callable until
    /// the loader is torn down.
    ur_logger_callback_t pfnLoggerCallback,
    /// [in, out][optional] Passed to every call of the callback unchanged, even if null. The
    /// adapter never reads it, and the caller owns it.
    void *pUserData,
    /// [in] The lowest level to report.
    ur_logger_level_t level);

/// Changes which log messages an adapter passes to the callback.
///
/// Without a callback, the level has no effect, because ::urAdapterSetLoggerCallback sets its own
/// level.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `level` is not a declared enumerator
UR_APIEXPORT ur_result_t UR_APICALL urAdapterSetLoggerCallbackLevel(
    /// [in] The adapter whose level is changed.
    ur_adapter_handle_t hAdapter,
    /// [in] The lowest level to report; ::UR_LOGGER_LEVEL_QUIET mutes the callback.
    ur_logger_level_t level);

/// Creates a buffer.
///
/// The buffer starts with a reference count of 1 and keeps its context alive. Its contents are
/// undefined unless the call copies them from the host.
///
/// - ::UR_MEM_FLAG_USE_HOST_POINTER and ::UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER use the host memory
///   at `ur_buffer_properties_t::pHost`. With the first flag, keep this memory valid until the
///   buffer is destroyed and all commands that use it are complete. If the driver cannot use the
///   memory in place, the buffer starts with a copy.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `flags` has more than one access flag, or
///   ::UR_MEM_FLAG_USE_HOST_POINTER and another flag about host memory
/// - ::UR_RESULT_ERROR_INVALID_BUFFER_SIZE: `size` exceeds ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of a
///   device of the context; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_HOST_PTR: `flags` requires host memory, but `pProperties` has none;
///   `pProperties` has host memory, but no flag uses it
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_BUFFER_PROPERTIES
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device does not have `size` bytes of free memory
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreate(
    /// [in] The context of the buffer.
    ur_context_handle_t hContext,
    /// [in] A combination of ::ur_mem_flags_t, with at most one access flag; 0 for none.
    ur_mem_flags_t flags,
    /// [in] The size in bytes.
    size_t size,
    /// [in][optional] The host memory for the flags that need it; null without such flags.
    const ur_buffer_properties_t *pProperties,
    /// [out] Receives the new buffer, to be released with ::urMemRelease.
    ur_mem_handle_t *phBuffer);

/// Adds a reference to a buffer.
///
/// Each call requires one ::urMemRelease. The count is atomic: threads that each hold a reference
/// need no lock around this call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is null
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hMem` is not a live buffer
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
UR_APIEXPORT ur_result_t UR_APICALL urMemRetain(
    /// [in] The buffer to retain.
    ur_mem_handle_t hMem);

/// Releases one reference to a buffer; releasing the last one destroys it.
///
/// The buffer's memory lives until the commands that use it are complete and the last sub-buffer is
/// released. After the last release, the caller must not use mappings of the buffer.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is null
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hMem` is not a live buffer
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
UR_APIEXPORT ur_result_t UR_APICALL urMemRelease(
    /// [in] The buffer to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_mem_handle_t hMem);

/// Creates a sub-buffer: a buffer that is a part of another buffer.
///
/// The sub-buffer shares the bytes of the buffer. It keeps the buffer alive, and has a separate
/// reference count, which starts at 1. A sub-buffer cannot have sub-buffers.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pRegion` or `phMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `bufferCreateType` is not a declared enumerator;
///   `flags` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or is a sub-buffer
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `flags` has more than one access flag or a flag about host
///   memory, or allows an access that `hBuffer` does not allow
/// - ::UR_RESULT_ERROR_INVALID_BUFFER_SIZE: the sub-buffer extends beyond the end of the buffer;
///   `pRegion->size` is 0
/// - ::UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET: `pRegion->origin` does not have the alignment
///   that the devices of the context require
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `stype` is neither 0 nor ::UR_STRUCTURE_TYPE_BUFFER_REGION
/// - ::UR_RESULT_ERROR_OBJECT_ALLOCATION_FAILURE: the driver cannot create the sub-buffer
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferPartition(
    /// [in] The buffer that contains the sub-buffer. It must not be a sub-buffer.
    ur_mem_handle_t hBuffer,
    /// [in] The access flag of the sub-buffer, which must not allow more than the flags of the
    /// buffer; 0 for the same access. The sub-buffer uses the host memory of the buffer.
    ur_mem_flags_t flags,
    /// [in] How the call describes the sub-buffer: ::UR_BUFFER_CREATE_TYPE_REGION.
    ur_buffer_create_type_t bufferCreateType,
    /// [in] The range of the sub-buffer.
    const ur_buffer_region_t *pRegion,
    /// [out] Receives the sub-buffer, to be released with ::urMemRelease.
    ur_mem_handle_t *phMem);

/// Returns the native handle of a buffer.
///
/// The handle is a device address on Level Zero and CUDA, and a `cl_mem` on OpenCL. The buffer owns
/// it, and the handle is valid as long as the buffer.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMem` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a buffer, or the
///   adapter does not return it
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to the context of the buffer
UR_APIEXPORT ur_result_t UR_APICALL urMemGetNativeHandle(
    /// [in] The buffer to query.
    ur_mem_handle_t hMem,
    /// [in][optional] The device that will use the handle, for backends whose handle differs from
    /// device to device; null for any device.
    ur_device_handle_t hDevice,
    /// [out] Receives the native handle.
    ur_native_handle_t *phNativeMem);

/// Wraps a buffer that exists in the driver.
///
/// `pProperties` decides whether the last release of the new buffer destroys the native buffer. If
/// the native handles of an adapter are addresses, the adapter accepts the first address of any USM
/// allocation of the context, and never frees this memory.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a buffer, or the
///   adapter does not accept one; `pProperties` transfers the ownership of the native buffer, and
///   the adapter does not support this
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `hNativeMem` is neither a buffer of `hContext` nor the
///   first address of a USM allocation of `hContext`; `pProperties` is given and its `stype` is
///   neither 0 nor ::UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urMemBufferCreateWithNativeHandle(
    /// [in] The native handle, of the backend of `hContext`.
    ur_native_handle_t hNativeMem,
    /// [in] The context of the native buffer.
    ur_context_handle_t hContext,
    /// [in][optional] Options; null leaves the native object with the caller.
    const ur_mem_native_properties_t *pProperties,
    /// [out] Receives the new buffer with one reference, which the caller owns.
    ur_mem_handle_t *phMem);

/// Returns one property of a buffer.
///
/// The call adds no reference to a returned handle.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hMemory` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   support it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hMemory` is not a live buffer
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
UR_APIEXPORT ur_result_t UR_APICALL urMemGetInfo(
    /// [in] The buffer to query.
    ur_mem_handle_t hMemory,
    /// [in] The property to return.
    ur_mem_info_t propName,
    /// [in] The size in bytes of the memory at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Enqueues a copy from a buffer to host memory.
///
/// The host memory must stay valid until the command is complete. It may be USM memory that the
/// host can access. A size of 0 is allowed.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes from `offset` extend beyond the end of the
///   buffer
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferRead(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] True: return after the copy is complete. False: return once it is enqueued.
    bool blockingRead,
    /// [in] The offset of the first byte in the buffer.
    size_t offset,
    /// [in] The number of bytes to copy.
    size_t size,
    /// [in] Receives `size` bytes.
    void *pDst,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy from host memory to a buffer.
///
/// The host memory must stay valid and unchanged until the command is complete. It may be USM
/// memory that the host can access. A size of 0 is allowed.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes from `offset` extend beyond the end of the
///   buffer
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWrite(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] True: return after the copy is complete. False: return once it is enqueued.
    bool blockingWrite,
    /// [in] The offset of the first byte in the buffer.
    size_t offset,
    /// [in] The number of bytes to copy.
    size_t size,
    /// [in] The first of the `size` bytes to write.
    const void *pSrc,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy of a region of a buffer to host memory.
///
/// The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In the
/// buffer and in the host memory, it starts at the offset `x + y * row pitch + z * slice pitch`.
/// The host memory must stay valid until the command is complete.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the region extends beyond the end of the buffer; a row or a
///   pitch of the region exceeds the driver's integer range; `region.width` is 0; `region.height`
///   is 0; `region.depth` is 0; `bufferRowPitch` is not 0, but shorter than a row;
///   `bufferSlicePitch` is not 0, but shorter than the rows of a slice; `bufferSlicePitch` is not a
///   multiple of the length of a row; `hostRowPitch` is not 0, but shorter than a row;
///   `hostSlicePitch` is not 0, but shorter than the rows of a slice; `hostSlicePitch` is not a
///   multiple of the length of a row
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferReadRect(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] True: return after the copy is complete. False: return once it is enqueued.
    bool blockingRead,
    /// [in] Where the region starts in the buffer.
    ur_rect_offset_t bufferOrigin,
    /// [in] Where the region starts in the host memory at `pDst`.
    ur_rect_offset_t hostOrigin,
    /// [in] The extent of the region.
    ur_rect_region_t region,
    /// [in] The distance between the starts of adjacent rows in the buffer, in bytes; 0 for rows
    /// without gaps.
    size_t bufferRowPitch,
    /// [in] The distance between the starts of adjacent slices in the buffer, in bytes; 0 for
    /// slices without gaps.
    size_t bufferSlicePitch,
    /// [in] The distance between the starts of adjacent rows in the host memory, in bytes; 0 for
    /// rows without gaps.
    size_t hostRowPitch,
    /// [in] The distance between the starts of adjacent slices in the host memory, in bytes; 0 for
    /// slices without gaps.
    size_t hostSlicePitch,
    /// [in] Receives the region, in the given layout.
    void *pDst,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy of host memory to a region of a buffer.
///
/// The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In the
/// buffer and in the host memory, it starts at the offset `x + y * row pitch + z * slice pitch`.
/// The host memory must stay valid until the command is complete.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pSrc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the region extends beyond the end of the buffer; a row or a
///   pitch of the region exceeds the driver's integer range; `region.width` is 0; `region.height`
///   is 0; `region.depth` is 0; `bufferRowPitch` is not 0, but shorter than a row;
///   `bufferSlicePitch` is not 0, but shorter than the rows of a slice; `bufferSlicePitch` is not a
///   multiple of the length of a row; `hostRowPitch` is not 0, but shorter than a row;
///   `hostSlicePitch` is not 0, but shorter than the rows of a slice; `hostSlicePitch` is not a
///   multiple of the length of a row
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferWriteRect(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] True: return after the copy is complete. False: return once it is enqueued.
    bool blockingWrite,
    /// [in] Where the region starts in the buffer.
    ur_rect_offset_t bufferOrigin,
    /// [in] Where the region starts in the host memory at `pSrc`.
    ur_rect_offset_t hostOrigin,
    /// [in] The extent of the region.
    ur_rect_region_t region,
    /// [in] The distance between the starts of adjacent rows in the buffer, in bytes; 0 for rows
    /// without gaps.
    size_t bufferRowPitch,
    /// [in] The distance between the starts of adjacent slices in the buffer, in bytes; 0 for
    /// slices without gaps.
    size_t bufferSlicePitch,
    /// [in] The distance between the starts of adjacent rows in the host memory, in bytes; 0 for
    /// rows without gaps.
    size_t hostRowPitch,
    /// [in] The distance between the starts of adjacent slices in the host memory, in bytes; 0 for
    /// slices without gaps.
    size_t hostSlicePitch,
    /// [in] The first of the bytes to write, in the given layout.
    void *pSrc,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy from one buffer to another, or within one buffer.
///
/// The two ranges must not overlap, even if they are in different sub-buffers of one buffer. A size
/// of 0 is allowed.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue`, `hBufferSrc` or `hBufferDst` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of a buffer
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBufferSrc` or `hBufferDst` is not a live buffer, or
///   belongs to a context whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopy(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer to read, which the device of the queue must be able to access.
    ur_mem_handle_t hBufferSrc,
    /// [in] The buffer to write, which the device of the queue must be able to access.
    ur_mem_handle_t hBufferDst,
    /// [in] The offset of the first byte to read.
    size_t srcOffset,
    /// [in] The offset of the first byte to write.
    size_t dstOffset,
    /// [in] The number of bytes to copy.
    size_t size,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy of a region from one buffer to another, or within one buffer.
///
/// The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In each
/// buffer, it starts at the offset `x + y * row pitch + z * slice pitch`. The two regions must not
/// overlap.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue`, `hBufferSrc` or `hBufferDst` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the region extends beyond the end of a buffer; a row or a
///   pitch of the region exceeds the driver's integer range; `region.width` is 0; `region.height`
///   is 0; `region.depth` is 0; `srcRowPitch` is not 0, but shorter than a row; `srcSlicePitch` is
///   not 0, but shorter than the rows of a slice; `srcSlicePitch` is not a multiple of the length
///   of a row; `dstRowPitch` is not 0, but shorter than a row; `dstSlicePitch` is not 0, but
///   shorter than the rows of a slice; `dstSlicePitch` is not a multiple of the length of a row
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBufferSrc` or `hBufferDst` is not a live buffer, or
///   belongs to a context whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferCopyRect(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer to read, which the device of the queue must be able to access.
    ur_mem_handle_t hBufferSrc,
    /// [in] The buffer to write, which the device of the queue must be able to access.
    ur_mem_handle_t hBufferDst,
    /// [in] Where the region starts in the buffer to read.
    ur_rect_offset_t srcOrigin,
    /// [in] Where the region starts in the buffer to write.
    ur_rect_offset_t dstOrigin,
    /// [in] The extent of the region.
    ur_rect_region_t region,
    /// [in] The distance between the starts of adjacent rows in the buffer to read, in bytes; 0 for
    /// rows without gaps.
    size_t srcRowPitch,
    /// [in] The distance between the starts of adjacent slices in the buffer to read, in bytes; 0
    /// for slices without gaps.
    size_t srcSlicePitch,
    /// [in] The distance between the starts of adjacent rows in the buffer to write, in bytes; 0
    /// for rows without gaps.
    size_t dstRowPitch,
    /// [in] The distance between the starts of adjacent slices in the buffer to write, in bytes; 0
    /// for slices without gaps.
    size_t dstSlicePitch,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a fill of a part of a buffer with a repeated pattern.
///
/// Writes `size / patternSize` copies of the pattern to the `size` bytes at `offset`. The call
/// copies the pattern before it returns.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPattern` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes from `offset` extend beyond the end of the
///   buffer; `patternSize` is 0; `size` is 0; `patternSize` is larger than `size`; `size` is not a
///   multiple of `patternSize`; `offset` is not a multiple of `patternSize`
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferFill(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] The pattern: `patternSize` bytes of host memory. The call copies them.
    const void *pPattern,
    /// [in] The size of the pattern in bytes. Every adapter accepts a power of two.
    size_t patternSize,
    /// [in] The offset of the first byte to write, a multiple of `patternSize`.
    size_t offset,
    /// [in] The number of bytes to write, a multiple of `patternSize`.
    size_t size,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a mapping of a part of a buffer into the host's address space.
///
/// When the command is complete, the host can use the part's bytes at the returned address.
/// ::urEnqueueMemUnmap ends the mapping, and copies the bytes that the host wrote into the buffer.
///
/// - Commands must not write to a mapped part, nor read a part that is mapped for writing.
/// - A part may be mapped several times; each mapping needs its own unmap.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppRetMap` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hBuffer` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `mapFlags` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes from `offset` extend beyond the end of the
///   buffer; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hBuffer` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemBufferMap(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hBuffer,
    /// [in] True: return when the bytes can be used. False: return once the command is enqueued.
    bool blockingMap,
    /// [in] How the host will use the bytes; 0 for reading and writing.
    ur_map_flags_t mapFlags,
    /// [in] The offset of the first byte in the buffer.
    size_t offset,
    /// [in] The number of bytes to map.
    size_t size,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent,
    /// [out] Receives the address of the first byte, to be unmapped with ::urEnqueueMemUnmap.
    void **ppRetMap);

/// Enqueues a command that unmaps a part of a buffer.
///
/// Commands that run after the unmap see what the host wrote. The caller must not use the address
/// after this call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMappedPtr` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` or `hMem` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `hMem` is not a live buffer, or belongs to a context
///   whose memory the queue cannot access; `pMappedPtr` is not the address of a current mapping of
///   the buffer
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no buffers
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueMemUnmap(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The buffer, which the device of the queue must be able to access.
    ur_mem_handle_t hMem,
    /// [in] The address that ::urEnqueueMemBufferMap returned.
    void *pMappedPtr,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Creates a context for one or more devices.
///
/// All devices must belong to the same platform. If a device is listed twice, the adapter may count
/// it once or twice. The list may contain sub-devices together with their parents.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevices` or `phContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties` is given, and its `flags` have a bit that
///   ::ur_context_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `DeviceCount` is 0
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: an element of `phDevices` is null
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the context could not be allocated
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: device memory for the context could not be allocated
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is not
///   ::UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urContextCreate(
    /// [in] The number of devices, at least 1.
    uint32_t DeviceCount,
    /// [in] An array of devices, all of one platform. The call reads the array before it returns.
    const ur_device_handle_t *phDevices,
    /// [in][optional] Options; null means no flags.
    const ur_context_properties_t *pProperties,
    /// [out] Receives the new context with one reference, which the caller owns.
    ur_context_handle_t *phContext);

/// Adds a reference to a context.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
UR_APIEXPORT ur_result_t UR_APICALL urContextRetain(
    /// [in] The context to retain.
    ur_context_handle_t hContext);

/// Releases a reference to a context.
///
/// The last release runs the extended deleters and then destroys the context. Queues, events, pools
/// and physical memory hold references to their context, so the context outlives them. USM memory
/// and opened memory of other processes hold no reference: free or close them first.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
UR_APIEXPORT ur_result_t UR_APICALL urContextRelease(
    /// [in] The context to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_context_handle_t hContext);

/// Returns one property of a context.
///
/// Follows the rules of all info queries. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   provide it; every adapter provides all enumerators of this version
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is not null, and `propSize` is 0 or smaller than
///   the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context, and the adapter or a
///   validation layer detects it
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the result could not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urContextGetInfo(
    /// [in] The context to query.
    ur_context_handle_t hContext,
    /// [in] The property to query; it determines the type of the value.
    ur_context_info_t propName,
    /// [in] The size of the buffer at `pPropValue` in bytes; 0 when `pPropValue` is null.
    size_t propSize,
    /// [out][optional] Receives the value; null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the whole value in bytes; may be null.
    size_t *pPropSizeRet);

/// Returns the native handle of a context.
///
/// The handle is a `ze_context_handle_t` on Level Zero, a `CUcontext` on CUDA, and a `cl_context`
/// on OpenCL. The context owns the native handle, which is valid as long as the context.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeContext` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a context, or the
///   adapter does not return it
UR_APIEXPORT ur_result_t UR_APICALL urContextGetNativeHandle(
    /// [in] The context to query.
    ur_context_handle_t hContext,
    /// [out] Receives the native handle.
    ur_native_handle_t *phNativeContext);

/// Wraps a context that exists in the driver.
///
/// `pProperties` decides whether the last release of the new context destroys the native context.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phContext` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a context, or the
///   adapter does not accept one
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_CONTEXT_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urContextCreateWithNativeHandle(
    /// [in] The native handle, of the backend of `hAdapter`.
    ur_native_handle_t hNativeContext,
    /// [in] The adapter of the context.
    ur_adapter_handle_t hAdapter,
    /// [in] The number of elements of `phDevices`; 0 when it is null.
    uint32_t numDevices,
    /// [in][optional] The devices of the native context, for backends that cannot report them. If
    /// it is null, the adapter queries the driver.
    const ur_device_handle_t *phDevices,
    /// [in][optional] Options; null leaves the native object with the caller.
    const ur_context_native_properties_t *pProperties,
    /// [out] Receives the new context with one reference, which the caller owns.
    ur_context_handle_t *phContext);

/// Registers a function that the adapter calls when a context is destroyed.
///
/// A context can have several of these functions. Each of them runs once, after the last release
/// and before the native context is destroyed. They run in no particular order.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnDeleter` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter does not call deleters
UR_APIEXPORT ur_result_t UR_APICALL urContextSetExtendedDeleter(
    /// [in] The context whose destruction calls the function. The registration adds no reference.
    ur_context_handle_t hContext,
    /// [in] The function to call.
    ur_context_extended_deleter_t pfnDeleter,
    /// [in, out][optional] Passed to `pfnDeleter` unchanged, even if null. The adapter never reads
    /// it, and the caller owns it.
    void *pUserData);

/// Lists the devices of a platform.
///
/// Lists root devices of one type. If the platform has no such device, the call succeeds with a
/// count of 0. The adapter chooses the devices of ::UR_DEVICE_TYPE_DEFAULT; this project's adapters
/// choose all devices of the platform. The environment variable `ONEAPI_DEVICE_SELECTOR` has no
/// effect here; see ::urDeviceGetSelected.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `DeviceType` is not a declared enumerator
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `phDevices` is not null and `NumEntries` is 0
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `NumEntries` is not 0 and `phDevices` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `NumEntries` is 0 and `phDevices` and `pNumDevices` are both
///   null: the call has no output
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGet(
    /// [in] The platform to query.
    ur_platform_handle_t hPlatform,
    /// [in] The type to look for; ::UR_DEVICE_TYPE_ALL for every device.
    ur_device_type_t DeviceType,
    /// [in] The number of handles that `phDevices` has room for; 0 when it is null.
    uint32_t NumEntries,
    /// [out][optional] Receives up to `NumEntries` handles; null to query only the count. Every
    /// call returns the same handle for a device. Root devices need no release, and a release has
    /// no effect.
    ur_device_handle_t *phDevices,
    /// [out][optional] Receives the total number of matching devices, even if the array is shorter;
    /// may be null.
    uint32_t *pNumDevices);

/// Lists the devices of a platform that the environment variable `ONEAPI_DEVICE_SELECTOR` selects.
///
/// If the variable is not set, the call lists all root devices of the type. Otherwise the variable
/// contains a filter: terms separated by `;`. A term is a backend, a colon and devices separated by
/// commas, for example `level_zero:0,1;!cuda:*`.
///
/// - A backend is `*`, `level_zero`, `opencl`, `cuda`, `hip`, `native_cpu` or `offload`.
/// - A term that begins with `!` discards its devices; every other term selects them.
/// - A device is `*`, `cpu`, `gpu`, `fpga`, or a number that counts the root devices of the backend
///   over all its platforms, from 0.
/// - A number may be followed by `.N`, which selects a sub-device, or by `.N.M`, which selects a
///   sub-device of that sub-device. A `*` instead of `N` or `M` selects all sub-devices, and only
///   another `*` may follow it.
/// - The call never lists a device that a term with `!` discards, even if another term names the
///   device. If all terms begin with `!`, the call lists all other root devices.
/// - A malformed filter, an unknown backend or a repeated backend is an error, not an empty list.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `DeviceType` is not a declared enumerator
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `ONEAPI_DEVICE_SELECTOR` is malformed, names an unknown
///   backend or repeats one
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `NumEntries` is 0 and `pNumDevices` is null; `phDevices` is
///   not null and `NumEntries` is 0
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `NumEntries` is not 0 and `phDevices` is null
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetSelected(
    /// [in] The platform to query.
    ur_platform_handle_t hPlatform,
    /// [in] The type to look for; ::UR_DEVICE_TYPE_ALL for every device.
    ur_device_type_t DeviceType,
    /// [in] The number of handles that `phDevices` has room for; 0 when it is null.
    uint32_t NumEntries,
    /// [out][optional] Receives up to `NumEntries` handles; null to query only the count.
    ur_device_handle_t *phDevices,
    /// [out][optional] Receives the total number of selected devices, even if the array is shorter;
    /// may be null.
    uint32_t *pNumDevices);

/// Returns one property of a device.
///
/// Follows the rules of all info queries. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is an optional enumerator, and this
///   adapter does not provide it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is not null, and `propSize` is 0 or smaller than
///   the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` is not a live device, and the adapter or a
///   validation layer detects it
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the result could not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetInfo(
    /// [in] The device to query.
    ur_device_handle_t hDevice,
    /// [in] The property to query; it determines the type of the value.
    ur_device_info_t propName,
    /// [in] The size of the buffer at `pPropValue` in bytes; 0 when `pPropValue` is null.
    size_t propSize,
    /// [out][optional] Receives the value; null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the whole value in bytes; may be null.
    size_t *pPropSizeRet);

/// Adds a reference to a sub-device.
///
/// For a root device, the call succeeds and changes nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRetain(
    /// [in] The device to retain.
    ur_device_handle_t hDevice);

/// Releases a reference to a sub-device.
///
/// The last release destroys the sub-device. For a root device, the call succeeds and changes
/// nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
UR_APIEXPORT ur_result_t UR_APICALL urDeviceRelease(
    /// [in] The device to release. The caller must not use a sub-device afterwards unless it holds
    /// another reference.
    ur_device_handle_t hDevice);

/// Splits a device into sub-devices.
///
/// ::UR_DEVICE_INFO_SUPPORTED_PARTITIONS lists the possible kinds of split. Equal requests return
/// the same sub-devices. If the device cannot be split further as requested, the call succeeds with
/// a count of 0.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pProperties` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
/// - ::UR_RESULT_ERROR_DEVICE_PARTITION_FAILED: the split is possible in principle, but the driver
///   could not carry it out
/// - ::UR_RESULT_ERROR_INVALID_DEVICE_PARTITION_COUNT: the properties request more sub-devices than
///   ::UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES; the counts add up to more than
///   ::UR_DEVICE_INFO_MAX_COMPUTE_UNITS
/// - ::UR_RESULT_ERROR_INVALID_VALUE: the kind of split is not among
///   ::UR_DEVICE_INFO_SUPPORTED_PARTITIONS
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `phSubDevices` is not null and `NumDevices` is 0
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the `stype` of `pProperties` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter does not split devices
UR_APIEXPORT ur_result_t UR_APICALL urDevicePartition(
    /// [in] The device to split, a root device or a sub-device.
    ur_device_handle_t hDevice,
    /// [in] The kind of split.
    const ur_device_partition_properties_t *pProperties,
    /// [in] The number of handles that `phSubDevices` has room for; 0 when it is null.
    uint32_t NumDevices,
    /// [out][optional] Receives up to `NumDevices` sub-devices, each with a reference that the
    /// caller owns; null to query only the count.
    ur_device_handle_t *phSubDevices,
    /// [out][optional] Receives the total number of sub-devices of the split, even if the array is
    /// shorter; may be null.
    uint32_t *pNumDevicesRet);

/// Chooses the best of several device binaries for a device.
///
/// The call compares only the targets of the binaries. It prefers a target for the device to an
/// intermediate language. If several binaries are equally good, it chooses the first of them.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pBinaries` or `pSelectedBinary` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `NumBinaries` is 0
/// - ::UR_RESULT_ERROR_INVALID_BINARY: no target fits the device
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the `stype` of an element is neither 0 nor
///   ::UR_STRUCTURE_TYPE_DEVICE_BINARY
UR_APIEXPORT ur_result_t UR_APICALL urDeviceSelectBinary(
    /// [in] The device that will run the binary.
    ur_device_handle_t hDevice,
    /// [in] An array with the targets of the binaries. The call reads it before it returns.
    const ur_device_binary_t *pBinaries,
    /// [in] The number of binaries, at least 1.
    uint32_t NumBinaries,
    /// [out] Receives the index of the chosen binary in `pBinaries`.
    uint32_t *pSelectedBinary);

/// Returns the native handle of a device.
///
/// The handle is a `ze_device_handle_t` on Level Zero, a `CUdevice` on CUDA, and a `cl_device_id`
/// on OpenCL. The adapter owns the native handle, which is valid as long as the device.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a device, or the
///   adapter does not return it
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetNativeHandle(
    /// [in] The device to query.
    ur_device_handle_t hDevice,
    /// [out] Receives the native handle.
    ur_native_handle_t *phNativeDevice);

/// Returns the device of a native handle.
///
/// Equal native handles return the same device, which ::urDeviceGet also lists.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a device, or the
///   adapter does not accept one
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urDeviceCreateWithNativeHandle(
    /// [in] The native handle, of the backend of `hAdapter`.
    ur_native_handle_t hNativeDevice,
    /// [in] The adapter of the device.
    ur_adapter_handle_t hAdapter,
    /// [in][optional] Options; null leaves the native object with the caller.
    const ur_device_native_properties_t *pProperties,
    /// [out] Receives the device.
    ur_device_handle_t *phDevice);

/// Reads the clocks of a device and of the host at about the same moment.
///
/// Both clocks count nanoseconds from arbitrary points in time. The timestamps of events are on the
/// device clock, so the two readings allow the caller to convert them to the host clock. On native
/// CPU, both clocks are `CLOCK_MONOTONIC_RAW` of `clock_gettime`.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hDevice` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the device has no clock that can be read together with
///   the host clock
UR_APIEXPORT ur_result_t UR_APICALL urDeviceGetGlobalTimestamps(
    /// [in] The device whose clock is read.
    ur_device_handle_t hDevice,
    /// [out][optional] Receives the time of the device in nanoseconds; may be null.
    uint64_t *pDeviceTimestamp,
    /// [out][optional] Receives the time of the host in nanoseconds; may be null.
    uint64_t *pHostTimestamp);

/// Enqueues a command that finishes when the given events are complete.
///
/// With an empty list, the command waits for all earlier commands of the queue. Later commands do
/// not wait for this command. To make them wait, use ::urEnqueueEventsWaitWithBarrier, or put the
/// event of this command into their wait lists.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `phEvent` points to an element of the wait list
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWait(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The number of events in the list; 0 waits for all earlier commands of the queue.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a barrier: it waits for the given events, and later commands of the queue start after
/// it.
///
/// With an empty list, the barrier waits for all earlier commands of the queue. `phEvent` is only
/// an output: the call overwrites `*phEvent` with a new event. To signal an existing reusable
/// event, use ::urEnqueueEventsWaitWithBarrierExt.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `phEvent` points to an element of the wait list
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrier(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The number of events in the list; 0 waits for all earlier commands of the queue.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a fill of memory with a repeated pattern.
///
/// Writes `size / patternSize` copies of the pattern to the `size` bytes at `pMem`. The memory is
/// USM memory of any kind, memory opened from another process, or a mapped virtual range that the
/// device of the queue can write. The call copies the pattern before it returns.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` or `pPattern` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of the allocation;
///   `patternSize` is 0; `size` is 0; `patternSize` is larger than `size`; `size` is not a multiple
///   of `patternSize`
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pMem` is not an address that the device of the queue
///   can write
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The first byte to write; may be inside an allocation.
    void *pMem,
    /// [in] The size of the pattern in bytes. Every adapter accepts a power of two.
    size_t patternSize,
    /// [in] The pattern: `patternSize` bytes of host memory. The call copies them.
    const void *pPattern,
    /// [in] The number of bytes to write, a multiple of `patternSize`.
    size_t size,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy of memory.
///
/// Source and destination may each be USM memory of any kind, memory opened from another process, a
/// mapped virtual range, or plain host memory. The two ranges must not overlap. Host memory must
/// stay valid, and the source unchanged, until the command is complete.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` or `pSrc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of the allocation at
///   `pDst` or `pSrc`; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pDst` or `pSrc` is not an address that the copy can
///   access
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] True: return after the copy is complete and the host can see its result. False: return
    /// once it is enqueued.
    bool blocking,
    /// [in] The first byte to write; may be inside an allocation.
    void *pDst,
    /// [in] The first byte to read; may be inside an allocation.
    const void *pSrc,
    /// [in] The number of bytes to copy.
    size_t size,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a fill of a rectangle of memory with a repeated pattern.
///
/// Writes `height` rows of `width` bytes. The first bytes of the rows are `pitch` bytes apart. The
/// pattern continues from one row to the next. The bytes between the rows stay as they are. The
/// memory and the pattern follow the rules of ::urEnqueueUSMFill.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` or `pPattern` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pitch * height` bytes extend beyond the end of the
///   allocation; `pitch` is 0; `pitch` is less than `width`; `patternSize` is 0; `patternSize` is
///   not a power of two; `width` is 0; `height` is 0; `width * height` is not a multiple of
///   `patternSize`
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pMem` is not an address that the device of the queue
///   can write
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFill2D(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The first byte to write; may be inside an allocation.
    void *pMem,
    /// [in] The distance between the starts of adjacent rows in bytes, at least `width`.
    size_t pitch,
    /// [in] The size of the pattern in bytes, a power of two.
    size_t patternSize,
    /// [in] The pattern: `patternSize` bytes of host memory. The call copies them.
    const void *pPattern,
    /// [in] The number of bytes to write in each row.
    size_t width,
    /// [in] The number of rows.
    size_t height,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a copy of a rectangle of memory.
///
/// Copies `height` rows of `width` bytes. The first bytes of the rows are `srcPitch` bytes apart in
/// the source, and `dstPitch` bytes in the destination. The bytes between the rows stay as they
/// are. Source and destination follow the rules of ::urEnqueueUSMMemcpy.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` or `pSrc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `dstPitch * height` bytes extend beyond the end of the
///   allocation at `pDst`; `srcPitch * height` bytes extend beyond the end of the allocation at
///   `pSrc`; `dstPitch` is 0; `srcPitch` is 0; `dstPitch` is less than `width`; `srcPitch` is less
///   than `width`; `width` is 0; `height` is 0
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pDst` or `pSrc` is not an address that the copy can
///   access
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMMemcpy2D(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] True: return after the copy is complete and the host can see its result. False: return
    /// once it is enqueued.
    bool blocking,
    /// [in] The first byte to write; may be inside an allocation.
    void *pDst,
    /// [in] The distance between the starts of adjacent rows in the destination in bytes, at least
    /// `width`.
    size_t dstPitch,
    /// [in] The first byte to read; may be inside an allocation.
    const void *pSrc,
    /// [in] The distance between the starts of adjacent rows in the source in bytes, at least
    /// `width`.
    size_t srcPitch,
    /// [in] The number of bytes to copy in each row.
    size_t width,
    /// [in] The number of rows.
    size_t height,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Enqueues a hint to move memory to the place of its next use.
///
/// The contents do not change. An adapter or device that cannot migrate the memory ignores the
/// hint, and completes the command and its event.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has undeclared bits; `flags` is 0 and the
///   adapter needs a direction
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of the allocation;
///   `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pMem` is not in USM memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMPrefetch(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The first byte of the range; may be inside an allocation.
    const void *pMem,
    /// [in] The number of bytes in the range.
    size_t size,
    /// [in] Where to move the memory, one of ::ur_usm_migration_flags_t; 0 is not portable.
    ur_usm_migration_flags_t flags,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Gives advice about how a range of memory will be used.
///
/// Advice may make accesses faster. It never changes what a program computes. An adapter that
/// ignores the advice still completes the event. There is no wait list: in an out-of-order queue,
/// the advice may take effect at any time after the call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `advice` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: the adapter cannot create the event of the command
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of the allocation;
///   `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pMem` is not in USM memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMAdvise(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] The first byte of the range; may be inside an allocation.
    const void *pMem,
    /// [in] The number of bytes in the range.
    size_t size,
    /// [in] The advice, a combination of ::ur_usm_advice_flags_t.
    ur_usm_advice_flags_t advice,
    /// [out][optional] Receives an event for the command, to be released with ::urEventRelease; may
    /// be null.
    ur_event_handle_t *phEvent);

/// Returns one property of an event.
///
/// Works for events of commands, for reusable events and for events opened from another process.
/// The call never waits, and adds no reference to a returned handle.
///
/// - Reusable events have no queue, because any queue may signal them. Events from native handles
///   have no queue either. For both kinds of event, ::UR_EVENT_INFO_COMMAND_QUEUE is a null handle.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   support it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
UR_APIEXPORT ur_result_t UR_APICALL urEventGetInfo(
    /// [in] The event to query.
    ur_event_handle_t hEvent,
    /// [in] The property to return.
    ur_event_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Returns a timestamp of the command of an event.
///
/// Each value is a `uint64_t` in nanoseconds on the clock of the device, which
/// ::urDeviceGetGlobalTimestamps reads; its resolution is
/// ::UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION. The queue must have been created with
/// ::UR_QUEUE_FLAG_PROFILING_ENABLE, or the event with ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING. Wait
/// for the event first, because the later timestamps do not exist before the command is complete.
///
/// - Events created with ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING record only
///   ::UR_PROFILING_INFO_COMMAND_START and ::UR_PROFILING_INFO_COMMAND_END.
/// - For a buffer of size 0 this query returns ::UR_RESULT_ERROR_INVALID_VALUE, unlike the other
///   queries.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE: neither the queue nor the event was created
///   with profiling; the timestamp does not exist yet; the event was opened from another process
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pPropValue` is given and `propSize` is 0
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: the adapter does not record the timestamp
///   `propName`
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is not 0 but less than
///   the 8 bytes of the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
UR_APIEXPORT ur_result_t UR_APICALL urEventGetProfilingInfo(
    /// [in] The event to query.
    ur_event_handle_t hEvent,
    /// [in] The timestamp to return.
    ur_profiling_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the timestamp as a `uint64_t`. Unchanged after an error. Null to
    /// query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Blocks the calling thread until all events of a list are complete.
///
/// On success, the effects of the commands are visible to the host. A wait for a reusable event
/// covers the latest signal at the time of the call, and returns at once if the event has not been
/// signaled yet. Events opened from another process behave like all other events.
///
/// - The wait has no time limit. If another process exits before its signal of an opened event is
///   complete, the wait fails on native CPU, CUDA and HIP, but may never return on Level Zero.
/// - The call flushes the queues of the events if that is needed for progress.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEventWaitList` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `numEvents` is 0
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the list ended with
///   ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an element of `phEventWaitList` is null or not a live event
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: the events of the list belong to several contexts, and the
///   adapter cannot wait across contexts
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urEventWait(
    /// [in] The number of events in the list, at least 1.
    uint32_t numEvents,
    /// [in] An array of `numEvents` events to wait for. The call reads the array before it returns,
    /// and keeps no references.
    const ur_event_handle_t *phEventWaitList);

/// Adds a reference to an event.
///
/// Each call requires one ::urEventRelease. The count is atomic: threads that each hold a reference
/// need no lock around this call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
UR_APIEXPORT ur_result_t UR_APICALL urEventRetain(
    /// [in] The event to retain.
    ur_event_handle_t hEvent);

/// Releases one reference to an event; releasing the last one destroys it.
///
/// The command of the event continues, and the call does not wait for it. Wait lists that contain
/// the event, and registered callbacks, hold references to the event. The last release of an event
/// opened by ::urIPCOpenEventHandleExp closes it; the exporter's event does not change. The last
/// release of an exported event revokes its IPC handles; events already opened from them stay
/// usable.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
UR_APIEXPORT ur_result_t UR_APICALL urEventRelease(
    /// [in] The event to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_event_handle_t hEvent);

/// Returns the native handle of an event.
///
/// The event still owns the native object: do not destroy it, do not give it a second owner, and
/// use it only as long as the event lives. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: this event has no native object; the adapter does not
///   return native handles
UR_APIEXPORT ur_result_t UR_APICALL urEventGetNativeHandle(
    /// [in] The event to query.
    ur_event_handle_t hEvent,
    /// [out] Receives the native handle; its meaning depends on the backend.
    ur_native_handle_t *phNativeEvent);

/// Wraps an event that the application made with the driver's own interface.
///
/// The new event has a reference count of 1 and no queue. If `pProperties` transfers the native
/// event, the adapter owns it. Otherwise the caller keeps it, and must not destroy it before the
/// new event is destroyed. If the handle is 0, the new event is complete, and no command signals
/// it. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot wrap native events
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateWithNativeHandle(
    /// [in] The driver's handle of the event; 0 for a new event that is complete.
    ur_native_handle_t hNativeEvent,
    /// [in] The context of the native event.
    ur_context_handle_t hContext,
    /// [in][optional] Options, such as the owner of the native event; null leaves the native event
    /// with the caller.
    const ur_event_native_properties_t *pProperties,
    /// [out] Receives the new event, to be released with ::urEventRelease.
    ur_event_handle_t *phEvent);

/// Registers a function that the adapter calls when an event reaches a state.
///
/// The adapter calls the function once, when the command reaches or passes the state. If the
/// command has already passed the state, the adapter also calls the function, possibly before this
/// call returns. The adapter holds a reference to the event until the function has run, so the
/// caller may release its own reference immediately. Thread-safe.
///
/// - An event can have several callbacks; they run in any order.
/// - The callback may run on any thread, at the same time as other callbacks: protect the data at
///   `pUserData`.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnNotify` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `execStatus` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `execStatus` is ::UR_EXECUTION_INFO_QUEUED
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no callbacks
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the registration is exhausted
UR_APIEXPORT ur_result_t UR_APICALL urEventSetCallback(
    /// [in] The event whose state triggers the callback.
    ur_event_handle_t hEvent,
    /// [in] The state that triggers the call; any of ::ur_execution_info_t except
    /// ::UR_EXECUTION_INFO_QUEUED.
    ur_execution_info_t execStatus,
    /// [in] The function to call.
    ur_event_callback_t pfnNotify,
    /// [in, out][optional] Passed to the callback unchanged; must stay valid until the callback has
    /// run. May be null.
    void *pUserData);

/// Exports an event: returns the bytes of a handle that other processes can open.
///
/// The adapter owns the bytes. They stay at their address, unchanged, until
/// ::urIPCPutEventHandleExp; to send the handle, copy the bytes. Every call makes a separate
/// handle, which needs its own Put. The event may be exported before or after its first signal. The
/// export does not change the event's state and adds no reference.
///
/// - Both outputs are required: a query of only the size is not possible.
/// - Only the process that created an event can export it; an importer passes on the original bytes
///   instead.
/// - A handle occupies one of the 65536 entries of the process's export table until its Put.
///   Handles of memory use the same entries.
/// - After a fork without exec, the child cannot call Put for the parent's handles. It can open
///   them, except with the CUDA and HIP adapters, because their drivers do not work in a forked
///   child.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppIPCEventHandleData` or `pIPCEventHandleDataSizeRet`
///   is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_EVENT: `hEvent` is not a live event; `hEvent` was created without
///   ::UR_EXP_EVENT_FLAG_IPC_EXP, or belongs to a command; `hEvent` was opened from another process
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP is false for the
///   device of the event; `hEvent` records timestamps; the system cannot pass an event to another
///   process
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the handle is exhausted; the process has
///   reached its limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the process has 65536 handles that Put has not revoked;
///   the process or the system cannot open another file descriptor
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the system does not permit a step of the export, for
///   example the start of a broker that UR_IPC_BROKER requires
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(
    /// [in] The event to export, created with ::UR_EXP_EVENT_FLAG_IPC_EXP.
    ur_event_handle_t hEvent,
    /// [out] Receives the address of the handle's bytes, owned by the adapter until Put.
    void **ppIPCEventHandleData,
    /// [out] Receives the number of bytes of the handle.
    size_t *pIPCEventHandleDataSizeRet);

/// Revokes the handle of one Get, and frees its bytes.
///
/// The exporting process passes the pointer that ::urIPCGetEventHandleExp returned. Afterwards, no
/// process can open a copy of this handle. Other handles of the same event are not affected. The
/// event and its imports continue to share their state. A Put after the last release of the
/// exported event succeeds and frees the bytes.
///
/// - Call Put only after the importers have opened the handle.
/// - The caller must not change the bytes before the call, nor access them after it succeeds. The
///   parameter is not const for historical reasons.
/// - A call that fails frees nothing and revokes nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCEventHandleData` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the event
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_VALUE: an earlier Put has already revoked the handle;
///   `pIPCEventHandleData` is not a pointer that Get returned, but for example a copy of the bytes,
///   or the handle of another kind of object; the process is a forked child of the process that
///   called Get
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot share events between processes
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(
    /// [in] The context of the exported event.
    ur_context_handle_t hContext,
    /// [in] The pointer that Get returned, not a copy of the bytes. The call frees the bytes.
    void *pIPCEventHandleData);

/// Opens a handle: makes an event that shares its state with an event of another process.
///
/// The new event has a reference count of 1 and belongs to `hContext`. Like any other reusable
/// event, it supports waits on the host and in wait lists, queries, callbacks, and signals by
/// ::urEnqueueEventsWaitWithBarrierExt. It stays usable until its last ::urEventRelease, even after
/// the exporter has revoked the handle, released its event or exited. After that, only importers
/// can signal the event.
///
/// - The bytes may be in any buffer with any alignment. The call does not modify them, and they are
///   not needed afterwards.
/// - Each Open makes a separate event, which needs its own ::urEventRelease. All of them share one
///   state.
/// - The exporting process can also open the handle, without a check by the system.
/// - A failed Open leaves no descriptor, mapping, thread or file.
/// - The call verifies the bytes before it uses them. It checks the length, layout, checksum and
///   origin, then the system's permission, and then the entry in the exporter's export table. The
///   entry reveals every stale handle, even if process ids or descriptor numbers were reused.
/// - The event has no queue and no timestamps: ::urEventGetProfilingInfo returns
///   ::UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCEventHandleData` or `phEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the event
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `ipcEventHandleDataSize` is not the size of a handle, or the
///   bytes are truncated; the bytes are not a handle, were changed, or their fields contradict each
///   other; the handle belongs to another kind of object or another adapter; the handle is stale:
///   Put revoked it, its event was released for the last time, or the exporting process has exited;
///   the handle comes from another machine or from before a reboot; the entry in the exporter's
///   export table does not match the handle: another token, a size beyond the object, or no
///   protection against resizing
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP is false for a
///   device of `hContext`; the system cannot fetch an event from another process
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; the process has reached its
///   limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the exporter does not answer within the time limit; the
///   process or the system cannot open another file descriptor
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: no device of `hContext` can use the exported event
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the system does not permit this process to fetch the event
///   from the exporter, and every fallback failed; the exporter runs as another user, and neither
///   UR_IPC_ALLOW_UIDS nor UR_IPC_ALLOW_GIDS allows the sharing; the exporter runs in another pid
///   namespace and has no broker
/// - ::UR_RESULT_ERROR_UNSUPPORTED_VERSION: the handle is intact, but has a newer layout than this
///   adapter supports
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device has no memory left for the event
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(
    /// [in] The context of the new event. All its devices must support IPC events.
    ur_context_handle_t hContext,
    /// [in] The address of the bytes of the handle, or of a copy of them.
    const void *pIPCEventHandleData,
    /// [in] Number of bytes that Get returned.
    size_t ipcEventHandleDataSize,
    /// [out] Receives the new event. Release it with ::urEventRelease. Unchanged after an error.
    ur_event_handle_t *phEvent);

/// Exports USM device or host memory: returns the bytes of a handle that other processes can open.
///
/// The adapter owns the bytes. They stay at their address, unchanged, until ::urIPCPutMemHandleExp;
/// to send the handle, copy the bytes. Every call makes a separate handle, which needs its own Put,
/// even for memory that is already exported. The export does not change the memory, its contents or
/// its lifetime.
///
/// - A query of only the size exports nothing and needs no Put. All handles of an adapter have the
///   same size: 256 bytes with this project's adapters.
/// - Each of the two outputs may be null, but not both. A caller that knows the size need not
///   request it.
/// - An address inside an allocation may be exported: Open then returns the address of the same
///   byte. The importer can access the whole allocation, not only the bytes from that address on.
/// - Only the exported allocation is shared, even if it is small. Other allocations stay private.
/// - A handle occupies one of the 65536 entries of the process's export table until its Put. Any
///   number of handles of one allocation use at most one file descriptor.
/// - After a fork without exec, the child cannot call Put for the parent's handles. It can open
///   them, except with the CUDA and HIP adapters, because their drivers do not work in a forked
///   child.
/// - Some adapters cannot export memory that was opened from another process: pass on the original
///   bytes instead.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null; both outputs are null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the handle is exhausted; the process has
///   reached its limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the process has 65536 handles that Put has not revoked;
///   the process or the system cannot open another file descriptor; `pMem` is in USM host memory
///   that was allocated when the process had reached its limit of descriptors or mappings
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pMem` is in USM shared memory; `pMem` is in host memory
///   that the application registered; `pMem` is not in USM memory of the adapter, or the memory was
///   freed; `pMem` was opened from another process and the adapter cannot export it again; the
///   system does not permit a step of the export, for example the start of a broker that
///   UR_IPC_BROKER requires
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP is false for
///   the device of the memory; `pMem` is in USM host memory, and
///   ::UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP is false for all devices of `hContext`; the
///   system cannot pass memory to another process
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the driver has no device memory left to make the
///   allocation exportable
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetMemHandleExp(
    /// [in] The context that the memory was allocated in.
    ur_context_handle_t hContext,
    /// [in] An address in the memory to export: the first address of an allocation of
    /// ::urUSMDeviceAlloc or ::urUSMHostAlloc, or any other address inside the allocation.
    void *pMem,
    /// [out][optional] Receives the address of the handle's bytes, owned by the adapter until Put;
    /// null to query only the size.
    void **ppIPCMemHandleData,
    /// [out][optional] Receives the number of bytes of the handle; may be null.
    size_t *pIPCMemHandleDataSizeRet);

/// Revokes the handle of one Get, and frees its bytes.
///
/// The exporting process passes the pointer that ::urIPCGetMemHandleExp returned. Afterwards, no
/// process can open a copy of this handle. Other handles of the same memory are not affected. The
/// memory stays allocated, and open memory stays open. A Put after the memory has been freed
/// succeeds and frees the bytes.
///
/// - Call Put only after the importers have opened the handle. With the environment variable
///   UR_IPC_PUT_REVOKES=0, the handle stays usable until the memory is freed.
/// - The caller must not change the bytes before the call, nor access them after it succeeds. The
///   parameter is not const for historical reasons.
/// - A call that fails frees nothing and revokes nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCMemHandleData` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_VALUE: an earlier Put has already revoked the handle;
///   `pIPCMemHandleData` is not a pointer that Get returned, but for example a copy of the bytes,
///   or the handle of another kind of object; the process is a forked child of the process that
///   called Get
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot share memory between processes
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutMemHandleExp(
    /// [in] The context that was given to Get.
    ur_context_handle_t hContext,
    /// [in] The pointer that Get returned, not a copy of the bytes. The call frees the bytes.
    void *pIPCMemHandleData);

/// Opens a handle: maps the memory of another process and returns an address for it.
///
/// The importer uses the address like its own USM memory of the same kind, in commands and in
/// ::urUSMGetMemAllocInfo. The address usually differs from the exporter's. If the exporter passed
/// an address inside an allocation, the importer gets the address of the same byte. The opened
/// memory stays usable until ::urIPCCloseMemHandleExp, even after the exporter has revoked the
/// handle, freed the memory or exited.
///
/// - The bytes may be in any buffer with any alignment. The call does not modify them, and they are
///   not needed afterwards. The parameter is not const for historical reasons.
/// - Each Open requires one Close. Repeated Opens may return the same address or different ones.
/// - The exporting process can also open the handle, without a check by the system. The returned
///   address may be the original address.
/// - A failed Open leaves no descriptor, mapping or file.
/// - The call verifies the bytes before it uses them. It checks the length, layout, checksum and
///   origin, then the system's permission, and then the entry in the exporter's export table. The
///   entry reveals every stale handle, even if process ids or descriptor numbers were reused.
/// - The mapping is never executable.
/// - The memory must not be freed with ::urUSMFree.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCMemHandleData` or `ppMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `ipcMemHandleDataSize` is not the size of a handle, or the
///   bytes are truncated; the bytes are not a handle, were changed, or their fields contradict each
///   other; the handle belongs to another kind of object or another adapter; the handle is stale:
///   Put revoked it, its memory was freed, or the exporting process has exited; the handle comes
///   from another machine or from before a reboot, and does not work across machines (see
///   ::UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP); the driver of this machine does not know the memory
///   of a handle from another machine; the entry in the exporter's export table does not match the
///   handle: another token, a size beyond the memory, or no protection against resizing
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; the process has reached its
///   limit of mappings, or has no free range of addresses for the memory
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the exporter does not answer within the time limit; the
///   process or the system cannot open another file descriptor
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`; `hDevice` is not
///   the device of the exported memory, and the adapter cannot open this memory on `hDevice`
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the system does not permit this process to fetch the
///   memory from the exporter, and every fallback failed; the exporter runs as another user, and
///   neither UR_IPC_ALLOW_UIDS nor UR_IPC_ALLOW_GIDS allows the sharing; the exporter runs in
///   another pid namespace and has no broker
/// - ::UR_RESULT_ERROR_UNSUPPORTED_VERSION: the handle is intact, but has a newer layout than this
///   adapter supports
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP is false for
///   `hDevice`; the handle represents host memory, and ::UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP
///   is false for `hDevice`; the handle comes from another machine, and
///   ::UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP is false for `hDevice`; the system cannot fetch memory
///   from another process
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device has no memory left for the mapping
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenMemHandleExp(
    /// [in] The context to open the memory in: any context of the importing process that contains
    /// `hDevice`.
    ur_context_handle_t hContext,
    /// [in] The device that uses the memory: the device that owns the memory, or another device
    /// that can access it, if the adapter supports that.
    ur_device_handle_t hDevice,
    /// [in] The address of the bytes of the handle, or of a copy of them.
    void *pIPCMemHandleData,
    /// [in] Number of bytes that Get returned.
    size_t ipcMemHandleDataSize,
    /// [out] Receives the address of the memory. Close it with ::urIPCCloseMemHandleExp. Unchanged
    /// after an error.
    void **ppMem);

/// Closes memory that was opened from another process.
///
/// Each ::urIPCOpenMemHandleExp requires one Close. The last Close of a mapping makes its addresses
/// invalid, so the caller must first make sure that no command still uses them. The exporter's
/// memory and its handles do not change, and the importer may open the handle again while it is
/// valid. If the exporter has freed the memory, the Close of its last mapping in any process
/// returns the memory to the system.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: each Open of `pMem` was already closed; Open did not
///   return `pMem`; for example, `pMem` is memory that this process allocated, which the call does
///   not change; `pMem` is inside opened memory, but is not the address that Open returned
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot share memory between processes
UR_APIEXPORT ur_result_t UR_APICALL urIPCCloseMemHandleExp(
    /// [in] The context that was given to Open.
    ur_context_handle_t hContext,
    /// [in] The exact address that Open returned.
    void *pMem);

/// Exports physical memory: returns the bytes of a handle that other processes can open.
///
/// The adapter owns the bytes. They stay at their address, unchanged, until
/// ::urIPCPutPhysMemHandleExp; to send the handle, copy the bytes. Every call makes a separate
/// handle, which needs its own Put. The memory need not be mapped. The export does not change the
/// memory, and adds no reference.
///
/// - Both outputs are required: a query of only the size is not possible.
/// - A handle occupies one of the 65536 entries of the process's export table until its Put.
///   Handles of USM memory and events use the same entries. Any number of handles of one object use
///   at most one file descriptor.
/// - After a fork without exec, the child cannot call Put for the parent's handles. It can open
///   them, except with the CUDA and HIP adapters, because their drivers do not work in a forked
///   child.
/// - Some adapters cannot export an object that was opened from another process: pass on the
///   original bytes instead.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppIPCPhysMemHandleData` or
///   `pIPCPhysMemHandleDataSizeRet` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hPhysMem` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than `hPhysMem`
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `hPhysMem` was created without
///   ::UR_PHYSICAL_MEM_FLAG_ENABLE_IPC; `hPhysMem` was opened from another process and the adapter
///   cannot export it again; the system does not permit a step of the export, for example the start
///   of a broker that UR_IPC_BROKER requires
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the handle is exhausted; the process has
///   reached its limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the process has 65536 handles that Put has not revoked;
///   the process or the system cannot open another file descriptor
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP is
///   false for the device of the memory; the system cannot pass memory to another process
UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(
    /// [in] The context of the physical memory.
    ur_context_handle_t hContext,
    /// [in] The physical memory to export, created with ::UR_PHYSICAL_MEM_FLAG_ENABLE_IPC.
    ur_physical_mem_handle_t hPhysMem,
    /// [out] Receives the address of the handle's bytes, owned by the adapter until Put.
    void **ppIPCPhysMemHandleData,
    /// [out] Receives the number of bytes of the handle.
    size_t *pIPCPhysMemHandleDataSizeRet);

/// Revokes the handle of one Get, and frees its bytes.
///
/// The exporting process passes the pointer that ::urIPCGetPhysMemHandleExp returned. Afterwards,
/// no process can open a copy of this handle. Other handles of the same object are not affected.
/// The object keeps its references, and open objects stay usable. A Put after the last release of
/// the exported object succeeds and frees the bytes.
///
/// - Call Put only after the importers have opened the handle.
/// - The parameter is const, but the call frees the bytes: the caller must not access them after it
///   succeeds.
/// - A call that fails frees nothing and revokes nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCPhysMemHandleData` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_VALUE: an earlier Put has already revoked the handle;
///   `pIPCPhysMemHandleData` is not a pointer that Get returned, but for example a copy of the
///   bytes, or the handle of another kind of object; the process is a forked child of the process
///   that called Get
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot share physical memory between
///   processes
UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(
    /// [in] The context that was given to Get.
    ur_context_handle_t hContext,
    /// [in] The pointer that Get returned, not a copy of the bytes. The call frees the bytes.
    const void *pIPCPhysMemHandleData);

/// Opens a handle: makes a physical memory object for the memory of another process.
///
/// The object starts with a reference count of 1, has the size that the exporter gave it
/// (::UR_PHYSICAL_MEM_INFO_SIZE) and reports ::UR_PHYSICAL_MEM_FLAG_ENABLE_IPC. The importer maps
/// it like its own physical memory. The object stays usable until it is closed, even after the
/// exporter has revoked the handle, released the memory or exited.
///
/// - The bytes may be in any buffer with any alignment. The call does not modify them, and they are
///   not needed afterwards.
/// - Each Open makes a separate object, which needs its own Close. All of them refer to the same
///   memory.
/// - The exporting process can also open the handle, without a check by the system.
/// - A failed Open leaves no descriptor, mapping or file.
/// - The call verifies the bytes before it uses them. It checks the length, layout, checksum and
///   origin, then the system's permission, and then the entry in the exporter's export table. The
///   entry reveals every stale handle, even if process ids or descriptor numbers were reused.
/// - Mappings of opened memory are never executable.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pIPCPhysMemHandleData` or `phPhysMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than the memory
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `ipcPhysMemHandleDataSize` is not the size of a handle, or
///   the bytes are truncated; the bytes are not a handle, were changed, or their fields contradict
///   each other; the handle belongs to another kind of object or another adapter; the handle is
///   stale: Put revoked it, its memory was released for the last time, or the exporting process has
///   exited; the handle comes from another machine or from before a reboot, and does not work
///   across machines (see ::UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP); the driver of this machine does
///   not know the memory of a handle from another machine; the entry in the exporter's export table
///   does not match the handle: another token, a size beyond the memory, or no protection against
///   resizing
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted; the process has reached its
///   limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the exporter does not answer within the time limit; the
///   process or the system cannot open another file descriptor
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`; `hDevice` is not
///   the device of the exported memory, and the adapter cannot open this memory on `hDevice`
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the system does not permit this process to fetch the
///   memory from the exporter, and every fallback failed; the exporter runs as another user, and
///   neither UR_IPC_ALLOW_UIDS nor UR_IPC_ALLOW_GIDS allows the sharing; the exporter runs in
///   another pid namespace and has no broker
/// - ::UR_RESULT_ERROR_UNSUPPORTED_VERSION: the handle is intact, but has a newer layout than this
///   adapter supports
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP is
///   false for `hDevice`; the handle comes from another machine, and
///   ::UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP is false for `hDevice`; the system cannot fetch memory
///   from another process
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device has no memory left for the object
UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(
    /// [in] The context to open in: any context of the importing process that contains `hDevice`.
    ur_context_handle_t hContext,
    /// [in] The device that uses the memory: the device of the memory in this process, or a device
    /// with access to it, if the adapter supports that.
    ur_device_handle_t hDevice,
    /// [in] The address of the bytes of the handle, or of a copy of them.
    const void *pIPCPhysMemHandleData,
    /// [in] Number of bytes that Get returned.
    size_t ipcPhysMemHandleDataSize,
    /// [out] Receives the new object. Close it with ::urIPCClosePhysMemHandleExp. Unchanged after
    /// an error.
    ur_physical_mem_handle_t *phPhysMem);

/// Closes physical memory that was opened from another process.
///
/// Releases the reference of one ::urIPCOpenPhysMemHandleExp. Further references from
/// ::urPhysicalMemRetain keep the object alive, and mappings keep the memory alive until they are
/// unmapped. The exporter's object and its handles do not change, and the importer may open the
/// handle again while it is valid.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hPhysMem` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context; `hContext` belongs to a
///   different platform than `hPhysMem`
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: ::urPhysicalMemCreate made `hPhysMem`, which the call does
///   not change; `hPhysMem` was already closed
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot share physical memory between
///   processes
UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(
    /// [in] The context that was given to Open.
    ur_context_handle_t hContext,
    /// [in] The object that Open returned. The caller must not use it afterwards unless it holds
    /// another reference.
    ur_physical_mem_handle_t hPhysMem);

/// Creates a loader configuration with default settings.
///
/// No layer is enabled, mocking is off and no code location callback is set. Create the
/// configuration before the call of ::urLoaderInit that takes it.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phLoaderConfig` is null
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigCreate(
    /// [out] Receives the new configuration with one reference, which the caller owns.
    ur_loader_config_handle_t *phLoaderConfig);

/// Adds a reference to a loader configuration.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRetain(
    /// [in] The configuration to retain.
    ur_loader_config_handle_t hLoaderConfig);

/// Releases a reference to a loader configuration.
///
/// The last release destroys the configuration. A loader initialized with it has its own copy.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigRelease(
    /// [in] The configuration to release. The caller must not use it afterwards unless it holds
    /// another reference.
    ur_loader_config_handle_t hLoaderConfig);

/// Returns one property of a loader configuration.
///
/// Follows the rules of all info queries.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this loader does not
///   provide it; the loader provides all properties of this version
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is not null, and `propSize` is 0 or smaller than
///   the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: never returned, because the query involves no device (listed
///   for compatibility)
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the system is short of a resource other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the result could not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigGetInfo(
    /// [in] The configuration to query.
    ur_loader_config_handle_t hLoaderConfig,
    /// [in] The property to query; it determines the type of the value.
    ur_loader_config_info_t propName,
    /// [in] Size of the buffer at `pPropValue` in bytes; 0 when `pPropValue` is null.
    size_t propSize,
    /// [out][optional] Receives the value; null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the whole value in bytes; may be null.
    size_t *pPropSizeRet);

/// Enables a layer for the loader that is initialized with this configuration.
///
/// Layers run between the application and the adapters. Each call enables one layer; a repeated
/// call has no effect. The environment can enable further layers. A layer cannot be disabled again.
///
/// - `"UR_LAYER_PARAMETER_VALIDATION"` checks every argument, and reports the parameter and the
///   broken rule.
/// - `"UR_LAYER_LEAK_CHECKING"` counts references, and reports objects that are not released before
///   the tear-down.
/// - `"UR_LAYER_LIFETIME_VALIDATION"` reports the use of unknown or destroyed handles; it includes
///   leak checking.
/// - `"UR_LAYER_FULL_VALIDATION"` enables all of the above, and reports commands that access memory
///   beyond the end of an allocation.
/// - `"UR_LAYER_TRACING"` records every call with its arguments and its result.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pLayerName` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
/// - ::UR_RESULT_ERROR_LAYER_NOT_PRESENT: `pLayerName` is not the name of a layer that this loader
///   has
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigEnableLayer(
    /// [in] The configuration to change.
    ur_loader_config_handle_t hLoaderConfig,
    /// [in] NUL-terminated name of the layer, exactly as ::UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS
    /// lists it; copied.
    const char *pLayerName);

/// Sets the callback that returns the source location of a call in the application.
///
/// A later call replaces the callback of an earlier one.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pfnCodeloc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetCodeLocationCallback(
    /// [in] The configuration to change.
    ur_loader_config_handle_t hLoaderConfig,
    /// [in] The callback; it must stay callable until the loader is torn down.
    ur_code_location_callback_t pfnCodeloc,
    /// [in, out][optional] Passed to every call of `pfnCodeloc` unchanged, even if null. The loader
    /// never reads it, and the caller owns it.
    void *pUserData);

/// Selects the mock adapter, for tests without a driver, or the real adapters.
///
/// With mocking on, ::urLoaderInit loads only the mock adapter. Its objects work, and their memory
/// is host memory. Tests can observe each function of the mock adapter, replace it, and make it
/// fail.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hLoaderConfig` is null
UR_APIEXPORT ur_result_t UR_APICALL urLoaderConfigSetMockingEnabled(
    /// [in] The configuration to change.
    ur_loader_config_handle_t hLoaderConfig,
    /// [in] True to load only the mock adapter, false for the real adapters.
    ur_bool_t enable);

/// Loads the adapters and makes the interface usable.
///
/// Call it before all functions except those for loader configurations. Thread-safe. The loader
/// counts the calls: the first call does the work, and later calls only increase the count and
/// ignore their arguments. Each call requires one ::urLoaderTearDown.
///
/// - The call succeeds on a machine without any adapter or driver; ::urAdapterGet then returns a
///   count of 0.
/// - The loader skips an adapter that cannot be opened or was built for another version, and names
///   it in the log.
/// - A child process of a fork without exec must call ::urLoaderInit itself, and must not use the
///   handles of its parent.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `device_flags` has undeclared bits
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the tables or the layers could not be
///   allocated
UR_APIEXPORT ur_result_t UR_APICALL urLoaderInit(
    /// [in] The kinds of device that the application uses, or 0 for all; a hint without effect on
    /// what is loaded.
    ur_device_init_flags_t device_flags,
    /// [in][optional] Settings for the loader; null for the defaults. The loader copies them and
    /// keeps no reference.
    ur_loader_config_handle_t hLoaderConfig);

/// Ends one use of the library; the opposite of ::urLoaderInit.
///
/// The call that matches the last remaining ::urLoaderInit removes the layers in reverse order and
/// closes the adapter libraries. Afterwards, every handle is invalid. A later ::urLoaderInit starts
/// the library again. Release your objects first; the leak checking layer reports the remaining
/// ones.
///
/// - A call without a matching ::urLoaderInit returns ::UR_RESULT_ERROR_UNINITIALIZED and changes
///   nothing.
/// - No other thread may be in a call when the last tear-down begins.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the final reports of the layers could
///   not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urLoaderTearDown(void);

/// Creates physical memory on a device.
///
/// The physical memory starts with a reference count of 1 and keeps its context alive. Its contents
/// are undefined. If it can be exported, it is a separate kernel object, so sharing it exposes no
/// other memory.
///
/// - The size must be a multiple of ::UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM for this context,
///   device and size.
/// - An adapter that cannot share physical memory may ignore ::UR_PHYSICAL_MEM_FLAG_ENABLE_IPC;
///   then ::urIPCGetPhysMemHandleExp returns ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE. Query
///   ::UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP first.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPhysicalMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties->flags` has a bit that
///   ::ur_physical_mem_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `size` is not a multiple of
///   ::UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device does not have `size` bytes of free memory
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the process cannot open another file descriptor
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemCreate(
    /// [in] The context of the memory.
    ur_context_handle_t hContext,
    /// [in] The device of the memory. It must belong to `hContext`.
    ur_device_handle_t hDevice,
    /// [in] The size in bytes, a multiple of the granularity.
    size_t size,
    /// [in][optional] Properties of the memory; null means no flags.
    const ur_physical_mem_properties_t *pProperties,
    /// [out] Receives the new physical memory, to be released with ::urPhysicalMemRelease.
    ur_physical_mem_handle_t *phPhysicalMem);

/// Adds a reference to physical memory.
///
/// Each call requires one ::urPhysicalMemRelease. The count is atomic: threads that each hold a
/// reference need no lock around this call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRetain(
    /// [in] The physical memory to retain.
    ur_physical_mem_handle_t hPhysicalMem);

/// Releases one reference to physical memory; releasing the last one destroys the object.
///
/// The memory lives while it is mapped in this process or open in another process. The last release
/// revokes all IPC handles of the object; a later ::urIPCPutPhysMemHandleExp of such a handle still
/// succeeds.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemRelease(
    /// [in] The physical memory to release. The caller must not use it afterwards unless it holds
    /// another reference.
    ur_physical_mem_handle_t hPhysicalMem);

/// Returns one property of physical memory.
///
/// An importer can query the size, to know how many bytes to reserve and map. The call adds no
/// reference to a returned handle.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPhysicalMem` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   support it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urPhysicalMemGetInfo(
    /// [in] The physical memory to query, created by this process or opened from another one.
    ur_physical_mem_handle_t hPhysicalMem,
    /// [in] The property to return.
    ur_physical_mem_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Lists the platforms of an adapter.
///
/// If the driver is missing or has no device, the call succeeds with a count of 0.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `phPlatforms` is not null and `NumEntries` is 0
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `phPlatforms` and `pNumPlatforms` are both null
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(
    /// [in] The adapter to query.
    ur_adapter_handle_t hAdapter,
    /// [in] The number of handles that `phPlatforms` has room for; ignored when `phPlatforms` is
    /// null.
    uint32_t NumEntries,
    /// [out][optional] Receives up to `NumEntries` handles; null to query only the count. Every
    /// call returns the same handle for a platform.
    ur_platform_handle_t *phPlatforms,
    /// [out][optional] Receives the total number of platforms, even if the array is shorter; may be
    /// null.
    uint32_t *pNumPlatforms);

/// Returns one property of a platform.
///
/// Follows the rules of all info queries. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   provide it; every adapter provides all enumerators of this version
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is not null, and `propSize` is 0 or smaller than
///   the value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_PLATFORM: `hPlatform` is not a live platform, and the adapter or a
///   validation layer detects it
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory for the result could not be allocated
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(
    /// [in] The platform to query.
    ur_platform_handle_t hPlatform,
    /// [in] The property to query; it determines the type of the value.
    ur_platform_info_t propName,
    /// [in] The size of the buffer at `pPropValue` in bytes; 0 when `pPropValue` is null.
    size_t propSize,
    /// [out][optional] Receives the value; null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the whole value in bytes; may be null.
    size_t *pPropSizeRet);

/// Returns the version of the interface that a platform supports.
///
/// This is the lower of two versions: the one that the adapter supports and the one that its driver
/// supports.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pVersion` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(
    /// [in] The platform to query.
    ur_platform_handle_t hPlatform,
    /// [out] Receives the version, packed by ::UR_MAKE_VERSION.
    ur_api_version_t *pVersion);

/// Returns the native handle of a platform.
///
/// The handle is a `ze_driver_handle_t` on Level Zero and a `cl_platform_id` on OpenCL. The adapter
/// owns the native handle, which is valid as long as the platform.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativePlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a platform, or the
///   adapter does not return it
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetNativeHandle(
    /// [in] The platform to query.
    ur_platform_handle_t hPlatform,
    /// [out] Receives the native handle.
    ur_native_handle_t *phNativePlatform);

/// Returns the platform of a native handle.
///
/// The platform is the same as from ::urPlatformGet, and needs no release.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phPlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hAdapter` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the backend has no native handle for a platform, or the
///   adapter does not accept one
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_PLATFORM_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    /// [in] The native handle, of the backend of `hAdapter`.
    ur_native_handle_t hNativePlatform,
    /// [in] The adapter of the platform.
    ur_adapter_handle_t hAdapter,
    /// [in][optional] Options; null leaves the native object with the caller.
    const ur_platform_native_properties_t *pProperties,
    /// [out] Receives the platform.
    ur_platform_handle_t *phPlatform);

/// Translates a compiler option of the front end into an option of the backend.
///
/// The adapter knows the empty string and the optimization levels `-O0`, `-O1`, `-O2` and `-O3`.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pFrontendOption` or `ppPlatformOption` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPlatform` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pFrontendOption` is not an option that the adapter knows
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(
    /// [in] The platform of the compiler.
    ur_platform_handle_t hPlatform,
    /// [in] One NUL-terminated option.
    const char *pFrontendOption,
    /// [out] Receives the NUL-terminated option of the backend; empty if the backend needs no
    /// option. The adapter owns the string, which is valid until this thread calls the function
    /// again.
    const char **ppPlatformOption);

/// Returns one property of a queue.
///
/// Query the size first, or pass a buffer that is large enough. The call adds no reference to a
/// returned handle.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is ::UR_QUEUE_INFO_EMPTY, and the
///   adapter cannot determine it; `propName` is ::UR_QUEUE_INFO_DEVICE_DEFAULT or
///   ::UR_QUEUE_INFO_SIZE and the adapter has no on-device queues
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue; `propName` is
///   ::UR_QUEUE_INFO_SIZE and the queue was created without ::UR_QUEUE_FLAG_ON_DEVICE
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetInfo(
    /// [in] The queue to query.
    ur_queue_handle_t hQueue,
    /// [in] The property to return.
    ur_queue_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Creates a queue for one device of a context.
///
/// The queue starts with a reference count of 1 and keeps its context alive. Without properties,
/// the queue is in order and does not record timestamps. An adapter may ignore flags that are
/// hints, but ::UR_QUEUE_INFO_FLAGS returns them.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties->flags` has a bit that ::ur_queue_flags_t
///   does not declare
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
/// - ::UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES: ::UR_QUEUE_FLAG_ON_DEVICE is given for a device
///   without on-device queues; ::UR_QUEUE_FLAG_PRIORITY_HIGH and ::UR_QUEUE_FLAG_PRIORITY_LOW are
///   given together; ::UR_QUEUE_FLAG_SUBMISSION_BATCHED and ::UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE
///   are given together; ::UR_QUEUE_FLAG_ON_DEVICE is given without
///   ::UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver cannot create another queue for the device
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_QUEUE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreate(
    /// [in] The context of the queue. It must contain `hDevice`.
    ur_context_handle_t hContext,
    /// [in] The device that runs the commands.
    ur_device_handle_t hDevice,
    /// [in][optional] Properties of the queue; null for an in-order queue without profiling.
    const ur_queue_properties_t *pProperties,
    /// [out] Receives the new queue, to be released with ::urQueueRelease.
    ur_queue_handle_t *phQueue);

/// Adds a reference to a queue.
///
/// Each call requires one ::urQueueRelease. The count is atomic: threads that each hold a reference
/// need no lock around this call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urQueueRetain(
    /// [in] The queue to retain.
    ur_queue_handle_t hQueue);

/// Releases one reference to a queue; releasing the last one destroys it.
///
/// Commands that were already submitted still run: the last release flushes the queue, and the
/// adapter frees the queue's resources when these commands are complete. The call may block until
/// then. Events of the queue stay usable.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urQueueRelease(
    /// [in] The queue to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_queue_handle_t hQueue);

/// Returns the native handle of a queue.
///
/// The queue still owns the native object: do not destroy it, do not give it a second owner, and
/// use it only as long as the queue lives. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phNativeQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the queues of the adapter have no native object; the
///   adapter does not return native handles
UR_APIEXPORT ur_result_t UR_APICALL urQueueGetNativeHandle(
    /// [in] The queue to query.
    ur_queue_handle_t hQueue,
    /// [in][optional] Additional data in the adapter's own format; null for no data.
    ur_queue_native_desc_t *pDesc,
    /// [out] Receives the native handle; its meaning depends on the backend.
    ur_native_handle_t *phNativeQueue);

/// Wraps a queue that the application made with the driver's own interface.
///
/// The new queue has a reference count of 1. If `pProperties` transfers the native queue, the
/// adapter owns it. Otherwise the caller keeps it, and must not destroy it before the new queue is
/// destroyed. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter cannot wrap native queues
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES
UR_APIEXPORT ur_result_t UR_APICALL urQueueCreateWithNativeHandle(
    /// [in] The driver's handle of the queue; 0 may be valid, so it is not checked.
    ur_native_handle_t hNativeQueue,
    /// [in] The context of the native queue.
    ur_context_handle_t hContext,
    /// [in][optional] The device of the native queue. If it is null, the adapter queries the
    /// driver.
    ur_device_handle_t hDevice,
    /// [in][optional] Options, such as the owner of the native queue; null leaves the native queue
    /// with the caller.
    const ur_queue_native_properties_t *pProperties,
    /// [out] Receives the new queue, to be released with ::urQueueRelease.
    ur_queue_handle_t *phQueue);

/// Blocks until all commands that were submitted to a queue before the call are complete.
///
/// Afterwards, the effects of those commands are visible to the host, and their events are
/// complete. The call may also wait for commands that other threads submit during the call.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver cannot wait because it lacks a resource other
///   than memory
UR_APIEXPORT ur_result_t UR_APICALL urQueueFinish(
    /// [in] The queue to wait for.
    ur_queue_handle_t hQueue);

/// Submits all commands of a queue to the device, without waiting for them.
///
/// Call it before another process or library waits for commands that a batched queue has not
/// submitted yet. Adapters that submit immediately do nothing.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
UR_APIEXPORT ur_result_t UR_APICALL urQueueFlush(
    /// [in] The queue to flush.
    ur_queue_handle_t hQueue);

/// Enqueues a barrier with options, which can signal a reusable event.
///
/// Works like ::urEnqueueEventsWaitWithBarrier: later commands of the queue start after the
/// barrier, and with an empty wait list the barrier waits for all earlier commands of the queue.
/// Only the event differs. If `*phEvent` is a reusable event, the completion of the barrier signals
/// that event: the call leaves `*phEvent` unchanged and adds no reference. If `*phEvent` is null,
/// the call makes a new event.
///
/// - Set `*phEvent` to null or to a reusable event before the call, because the call reads it.
/// - A reusable event may be signaled again while earlier signals are pending. A later wait covers
///   the latest signal.
/// - A queue can signal a reusable event if ::UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP is true
///   for the device of the queue. The event may have been opened from another process.
/// - `phEvent` must not point into the wait list. The wait list should not contain the event that
///   the barrier signals, because adapters behave differently in this case.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pProperties->flags` has a bit that
///   ::ur_exp_enqueue_ext_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue; `*phEvent` is neither null nor a live event
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `phEvent` points to an element of the wait list
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `*phEvent` is neither from ::urEventCreateExp nor from
///   ::urIPCOpenEventHandleExp; `pProperties->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: `*phEvent` is not null, and
///   ::UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP is false for the device of the queue
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueEventsWaitWithBarrierExt(
    /// [in] The queue to put the barrier into.
    ur_queue_handle_t hQueue,
    /// [in][optional] Options of the command; null for none.
    const ur_exp_enqueue_ext_properties_t *pProperties,
    /// [in] Number of events in the list; 0 waits for all earlier commands of the queue.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [in, out][optional] Input: a reusable event to signal, or a null handle. Output: the same
    /// event, or a new event, to be released with ::urEventRelease. The pointer itself may be null.
    ur_event_handle_t *phEvent);

/// Creates a reusable event without a command.
///
/// The event has a reference count of 1, keeps its context alive, and is complete until its first
/// signal. With ::UR_EXP_EVENT_FLAG_IPC_EXP it can be exported to other processes.
///
/// - ::UR_EXP_EVENT_FLAG_IPC_EXP and ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING are mutually exclusive.
/// - Without ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING, only signals of queues with
///   ::UR_QUEUE_FLAG_PROFILING_ENABLE can have timestamps.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pEventDesc` or `phEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pEventDesc->flags` has a bit that
///   ::ur_exp_event_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP is false
///   for `hDevice`; ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING is given and
///   ::UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP is false; ::UR_EXP_EVENT_FLAG_IPC_EXP is
///   given and ::UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP is false
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system cannot provide another
///   event, for instance because no file descriptor is left
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pEventDesc->flags` has both ::UR_EXP_EVENT_FLAG_IPC_EXP and
///   ::UR_EXP_EVENT_FLAG_ENABLE_PROFILING
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pEventDesc->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_EXP_EVENT_DESC
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
UR_APIEXPORT ur_result_t UR_APICALL urEventCreateExp(
    /// [in] The context of the event.
    ur_context_handle_t hContext,
    /// [in] The device that the event is created for. It must belong to `hContext`.
    ur_device_handle_t hDevice,
    /// [in] A description of the event: its flags.
    const ur_exp_event_desc_t *pEventDesc,
    /// [out] Receives the new event, to be released with ::urEventRelease.
    ur_event_handle_t *phEvent);

/// Enqueues a command that records a device timestamp.
///
/// ::urEventGetProfilingInfo returns the timestamp for the event of the command, as if the queue
/// had been created with profiling. ::UR_PROFILING_INFO_COMMAND_QUEUED and
/// ::UR_PROFILING_INFO_COMMAND_SUBMIT are the time of this call.
///
/// - With an empty wait list, the command runs after all earlier commands of the queue.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `phEvent` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hQueue` is null
/// - ::UR_RESULT_ERROR_INVALID_QUEUE: `hQueue` is not a live queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT: an event of the wait list cannot be used with the device of
///   the queue
/// - ::UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST: a list is given and `numEventsInWaitList` is 0; no
///   list is given and `numEventsInWaitList` is not 0; an element of the list is null or not a live
///   event
/// - ::UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS: the command of an event in the wait list ended
///   with ::UR_EVENT_STATUS_ERROR
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP is
///   false
UR_APIEXPORT ur_result_t UR_APICALL urEnqueueTimestampRecordingExp(
    /// [in] The queue to put the command into.
    ur_queue_handle_t hQueue,
    /// [in] True: return after the timestamp is recorded. False: return once the command is
    /// enqueued.
    bool blocking,
    /// [in] The number of events in the list; 0 for none.
    uint32_t numEventsInWaitList,
    /// [in][optional] An array of `numEventsInWaitList` events that must be complete before the
    /// command starts; null if the number is 0.
    const ur_event_handle_t *phEventWaitList,
    /// [out] Receives the event that has the timestamp, to be released with ::urEventRelease.
    ur_event_handle_t *phEvent);

/// Allocates host memory that every device of a context can access.
///
/// The contents are undefined. The memory belongs to the caller until ::urUSMFree, and the context
/// must outlive it. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc->hints` has a bit that
///   ::ur_usm_advice_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: ::UR_DEVICE_INFO_USM_HOST_SUPPORT is 0 for a device of
///   the context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc->align` is larger than the device supports;
///   `pUSMDesc->align` is not a power of two
/// - ::UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is larger than ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
///   of a device of the context; `size` is 0
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: the host does not have `size` bytes of free memory
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: `pool` is given and ::UR_DEVICE_INFO_USM_POOL_SUPPORT
///   is false
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `stype` is neither 0 nor ::UR_STRUCTURE_TYPE_USM_DESC
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(
    /// [in] The context whose devices get access.
    ur_context_handle_t hContext,
    /// [in][optional] Hints and alignment; null for no hints and the default alignment.
    const ur_usm_desc_t *pUSMDesc,
    /// [in][optional] The pool to allocate from; null for the adapter's own choice.
    ur_usm_pool_handle_t pool,
    /// [in] The size in bytes; at least 1 and at most ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of every
    /// device.
    size_t size,
    /// [out] Receives the address of the memory.
    void **ppMem);

/// Allocates memory on one device of a context.
///
/// The contents are undefined, and the host may be unable to access the memory: copy the data with
/// ::urEnqueueUSMMemcpy or ::urUSMContextMemcpyExp. The memory belongs to the caller until
/// ::urUSMFree, and the context must outlive it. Thread-safe.
///
/// - ::urIPCGetMemHandleExp shares this kind of memory with other processes. Sharing one allocation
///   never exposes the bytes of another allocation.
/// - Other devices can access the memory only after ::urUsmP2PEnablePeerAccessExp, if the hardware
///   supports it.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc->hints` has a bit that
///   ::ur_usm_advice_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: ::UR_DEVICE_INFO_USM_DEVICE_SUPPORT of the device is 0
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc->align` is larger than the device supports;
///   `pUSMDesc->align` is not a power of two
/// - ::UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is larger than ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
///   of the device; `size` is 0
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: `pool` is given and ::UR_DEVICE_INFO_USM_POOL_SUPPORT
///   is false
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `stype` is neither 0 nor ::UR_STRUCTURE_TYPE_USM_DESC
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device does not have `size` bytes of free memory
UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(
    /// [in] The context of the memory.
    ur_context_handle_t hContext,
    /// [in] The device of the memory. It must belong to `hContext`.
    ur_device_handle_t hDevice,
    /// [in][optional] Hints and alignment; null for no hints and the default alignment.
    const ur_usm_desc_t *pUSMDesc,
    /// [in][optional] The pool to allocate from; null for the adapter's own choice.
    ur_usm_pool_handle_t pool,
    /// [in] The size in bytes; at least 1 and at most ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of the
    /// device.
    size_t size,
    /// [out] Receives the address of the memory.
    void **ppMem);

/// Allocates memory that the host and a device both access.
///
/// The driver moves the memory between them as needed. The contents are undefined. The memory
/// belongs to the caller until ::urUSMFree, and the context must outlive it. Host and device may
/// use the memory concurrently only if the device reports concurrent access. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pUSMDesc->hints` has a bit that
///   ::ur_usm_advice_flags_t does not declare
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pUSMDesc->align` is larger than the device supports;
///   `pUSMDesc->align` is not a power of two
/// - ::UR_RESULT_ERROR_INVALID_USM_SIZE: `size` is larger than ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE
///   of the device; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: ::UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT of the device
///   is 0
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: `pool` is given and ::UR_DEVICE_INFO_USM_POOL_SUPPORT
///   is false
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `stype` is neither 0 nor ::UR_STRUCTURE_TYPE_USM_DESC
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device does not have `size` bytes of free memory
UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(
    /// [in] The context of the memory.
    ur_context_handle_t hContext,
    /// [in] The device that shares the memory with the host. It must belong to `hContext`.
    ur_device_handle_t hDevice,
    /// [in][optional] Hints and alignment; null for no hints and the default alignment.
    const ur_usm_desc_t *pUSMDesc,
    /// [in][optional] The pool to allocate from; null for the adapter's own choice.
    ur_usm_pool_handle_t pool,
    /// [in] The size in bytes; at least 1 and at most ::UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE of the
    /// device.
    size_t size,
    /// [out] Receives the address of the memory.
    void **ppMem);

/// Frees USM memory.
///
/// The call waits for earlier commands that use the memory. Freeing exported memory revokes all its
/// IPC handles; a later ::urIPCPutMemHandleExp of such a handle still succeeds. Importers that have
/// the memory open can still use it. Thread-safe.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: `pMem` is not the first address of a live allocation;
///   ::urIPCOpenMemHandleExp opened `pMem`, which only ::urIPCCloseMemHandleExp can close (nothing
///   is unmapped)
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(
    /// [in] The context that the memory was allocated in.
    ur_context_handle_t hContext,
    /// [in] The address that the allocation returned.
    void *pMem);

/// Returns one property of the allocation that contains an address.
///
/// The call accepts any address inside an allocation; the base address and the size describe the
/// whole allocation. It treats memory opened by ::urIPCOpenMemHandleExp like memory of this
/// process, and returns the kind of the exporter's memory. A query of ::UR_USM_ALLOC_INFO_TYPE also
/// succeeds for an address outside USM.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pMem` is null; `pPropValue` and `pPropSizeRet` are
///   both null; `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `propName` is not ::UR_USM_ALLOC_INFO_TYPE and `pMem` is not
///   in a USM allocation of the context; `propName` is ::UR_USM_ALLOC_INFO_POOL and the allocation
///   was made without a pool; `propName` is ::UR_USM_ALLOC_INFO_DEVICE and the memory is host
///   memory, which belongs to no single device
/// - ::UR_RESULT_ERROR_INVALID_MEM_OBJECT: the driver knows `pMem`, but cannot describe its memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is ::UR_USM_ALLOC_INFO_POOL and the
///   adapter has no pools
UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(
    /// [in] The context of the memory.
    ur_context_handle_t hContext,
    /// [in] The address to query.
    const void *pMem,
    /// [in] The property to return.
    ur_usm_alloc_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Creates a pool for USM allocations.
///
/// The pool starts with a reference count of 1 and keeps its context alive. Allocations from
/// different pools do not share a page. The call reads the description before it returns.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPoolDesc` or `ppPool` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `pPoolDesc->flags` has a bit that ::ur_usm_pool_flags_t
///   does not declare
/// - ::UR_RESULT_ERROR_INVALID_VALUE: the device cannot meet a limit chained to `pPoolDesc`, such
///   as a `minDriverAllocSize` that it cannot allocate
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_POOL_SUPPORT is false for a device
///   of the context; the adapter cannot provide a flag of `pPoolDesc`
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pPoolDesc->stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_USM_POOL_DESC
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(
    /// [in] The context of the pool.
    ur_context_handle_t hContext,
    /// [in] A description of the pool: its flags, and limits that may be chained to it.
    ur_usm_pool_desc_t *pPoolDesc,
    /// [out] Receives the new pool, to be released with ::urUSMPoolRelease.
    ur_usm_pool_handle_t *ppPool);

/// Adds a reference to a pool.
///
/// Each call requires one ::urUSMPoolRelease.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `pPool` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no pools
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(
    /// [in] The pool to retain.
    ur_usm_pool_handle_t pPool);

/// Releases one reference to a pool; releasing the last one destroys it.
///
/// Free all allocations from the pool first.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `pPool` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no pools
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(
    /// [in] The pool to release. The caller must not use it afterwards unless it holds another
    /// reference.
    ur_usm_pool_handle_t pPool);

/// Returns one property of a pool.
///
/// Sizes are in bytes. The call adds no reference to a returned handle.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hPool` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: the adapter does not record this value for its
///   pools
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: the adapter has no pools
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(
    /// [in] The pool to query.
    ur_usm_pool_handle_t hPool,
    /// [in] The property to return.
    ur_usm_pool_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Copies memory and returns when the copy is done.
///
/// Source and destination may each be USM memory of the context, memory opened from another
/// process, or plain host memory. No queue orders the copy: first finish all commands that use the
/// ranges. The two ranges must not overlap.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pDst` or `pSrc` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_SIZE: the `size` bytes extend beyond the end of the allocation at
///   `pDst` or `pSrc`; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP is
///   false
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urUSMContextMemcpyExp(
    /// [in] The context of the memory.
    ur_context_handle_t hContext,
    /// [in] The first byte to write; may be inside an allocation.
    void *pDst,
    /// [in] The first byte to read; may be inside an allocation.
    const void *pSrc,
    /// [in] The number of bytes to copy.
    size_t size);

/// Registers existing host memory with a context.
///
/// Commands of all devices of the context may use the memory, and ::urUSMGetMemAllocInfo reports it
/// as ::UR_USM_TYPE_HOST. Keep the memory allocated until ::urUSMHostAllocUnregisterExp. The memory
/// cannot be exported, and ::urUSMFree rejects it.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pHostMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pHostMem` or `size` is not a multiple of the page size; the
///   range overlaps USM memory or other registered memory; the process cannot read the whole range;
///   the process cannot write the whole range, and the call does not pass
///   ::UR_EXP_USM_HOST_ALLOC_REGISTER_FLAG_READ_ONLY; the driver cannot use the memory; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: `pProperties` is given and its `stype` is neither 0 nor
///   ::UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP is
///   false
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocRegisterExp(
    /// [in] The context whose devices use the memory.
    ur_context_handle_t hContext,
    /// [in] The address of the first byte, a multiple of the page size.
    void *pHostMem,
    /// [in] The size in bytes, a multiple of the page size.
    size_t size,
    /// [in][optional] Options; null for none.
    const ur_exp_usm_host_alloc_register_properties_t *pProperties);

/// Ends the registration of host memory.
///
/// Waits for the commands that use the memory. The application may free the memory afterwards.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pHostMem` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pHostMem` is not the address of a registration of the
///   context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP is
///   false
UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAllocUnregisterExp(
    /// [in] The context of the registration.
    ur_context_handle_t hContext,
    /// [in] The address that was given to ::urUSMHostAllocRegisterExp.
    void *pHostMem);

/// Lets the commands of one device use memory of another device.
///
/// Applies to existing and future device memory of the peer device, including memory opened from
/// other processes. Enable each direction once: a repeated call succeeds with some adapters and
/// fails with others.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` or `peerDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: access is already enabled and the adapter does not allow
///   repeated calls
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: the two devices belong to different platforms
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP is false; the
///   hardware has no path from `commandDevice` to the memory of `peerDevice`
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PEnablePeerAccessExp(
    /// [in] The device whose commands gain access.
    ur_device_handle_t commandDevice,
    /// [in] The device whose memory becomes accessible; of the same platform.
    ur_device_handle_t peerDevice);

/// Ends the access of one device to the memory of another device.
///
/// The caller must make sure that no command still depends on the access.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` or `peerDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: access is not enabled and the adapter does not allow
///   repeated calls
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: the two devices belong to different platforms
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP is false
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PDisablePeerAccessExp(
    /// [in] The device whose commands lose access.
    ur_device_handle_t commandDevice,
    /// [in] The device whose memory was accessible.
    ur_device_handle_t peerDevice);

/// Returns whether one device can use memory of another device.
///
/// The result describes the hardware, not whether the access is enabled now.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `commandDevice` or `peerDevice` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   support it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP is false
UR_APIEXPORT ur_result_t UR_APICALL urUsmP2PPeerAccessGetInfoExp(
    /// [in] The device whose commands would gain access.
    ur_device_handle_t commandDevice,
    /// [in] The device whose memory would become accessible.
    ur_device_handle_t peerDevice,
    /// [in] The property to return.
    ur_exp_peer_info_t propName,
    /// [in] Size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Returns the granularity of virtual and physical memory.
///
/// Round sizes up to the granularity before the other calls of this group. Query the granularity
/// again for allocations of another size, because on some devices larger allocations need larger
/// pages.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION: `propName` is declared, but this adapter does not
///   support it
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pPropValue` and `pPropSizeRet` are both null;
///   `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_DEVICE: `hDevice` does not belong to `hContext`
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: host memory is exhausted
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGranularityGetInfo(
    /// [in] The context that will use the memory.
    ur_context_handle_t hContext,
    /// [in][optional] A device of the context; null for a value that works on all devices of the
    /// context.
    ur_device_handle_t hDevice,
    /// [in] The size in bytes of the planned allocation.
    size_t allocationSize,
    /// [in] The property to return.
    ur_virtual_mem_granularity_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

/// Reserves a range of addresses.
///
/// The range has no memory yet, and any access to it faults. The range belongs to the caller until
/// ::urVirtualMemFree.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `ppStart` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `size` is not a multiple of the granularity; `pStart` is
///   given and not a multiple of the granularity; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: no free range of addresses is large enough; the process
///   has reached its limit of mappings
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemReserve(
    /// [in] The context whose devices will use the range.
    ur_context_handle_t hContext,
    /// [in][optional] Preferred first address, only a hint; null for none.
    const void *pStart,
    /// [in] The size of the range in bytes, a multiple of the granularity.
    size_t size,
    /// [out] Receives the first address of the range, which may differ from the preferred one.
    void **ppStart);

/// Frees a reserved range of addresses.
///
/// Unmap the whole range first. A part of a range cannot be freed.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pStart` and `size` are not the start and the size of one
///   reservation
/// - ::UR_RESULT_ERROR_INVALID_OPERATION: a part of the range is still mapped
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemFree(
    /// [in] The context that the range was reserved in.
    ur_context_handle_t hContext,
    /// [in] The first address of the range, as ::urVirtualMemReserve returned it.
    const void *pStart,
    /// [in] The size of the range in bytes, as it was reserved.
    size_t size);

/// Maps physical memory into a reserved range.
///
/// Afterwards, commands can use the addresses like USM memory. The mapping keeps the physical
/// memory alive, so the caller may release `hPhysicalMem` while it is mapped.
///
/// - The range may be a part of a reservation, and a reservation may have several mappings.
/// - Some drivers map only whole objects, or map an object at only one address at a time. Portable
///   programs must respect both limits.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` or `hPhysicalMem` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pStart`, `size` or `offset` is not a multiple of the
///   granularity; the range is not inside one reservation; a part of the range is already mapped;
///   `offset` and `size` extend beyond the end of the physical memory; `size` is 0
/// - ::UR_RESULT_ERROR_INVALID_ARGUMENT: the driver maps an object at only one address at a time
///   and `hPhysicalMem` is already mapped
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context, or not the context of
///   `hPhysicalMem`
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false; the
///   driver maps only whole objects, and `offset` and `size` select a part of the object
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: the process has reached its limit of mappings; host
///   memory is exhausted
/// - ::UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY: the device has no memory left for the mapping
/// - ::UR_RESULT_ERROR_OUT_OF_RESOURCES: the driver or the operating system is short of a resource
///   other than memory
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemMap(
    /// [in] The context that the range was reserved in.
    ur_context_handle_t hContext,
    /// [in] The first address to map, inside a reserved range.
    const void *pStart,
    /// [in] The number of bytes to map, a multiple of the granularity.
    size_t size,
    /// [in] The physical memory, created by this process or opened from another process.
    ur_physical_mem_handle_t hPhysicalMem,
    /// [in] The first byte of the physical memory to map, a multiple of the granularity.
    size_t offset,
    /// [in] Access to the mapped range, see ::ur_virtual_mem_access_flags_t.
    ur_virtual_mem_access_flags_t flags);

/// Unmaps physical memory from a range.
///
/// The range stays reserved and can be mapped again. The caller must make sure that no command
/// still uses the range. Portable programs must unmap exactly the range of one ::urVirtualMemMap,
/// because some drivers cannot unmap a part of it. If the physical memory has no other mapping and
/// no reference, the call frees it.
///
/// If the driver fails, the range stays mapped, or the error text says that a part of the range is
/// unmapped. The second case is possible only if the range contains several mappings. Another call
/// for the same range then unmaps the rest.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pStart` or `size` is not a multiple of the granularity; the
///   range is not inside one reservation; the range is not mapped, or the driver cannot unmap this
///   part of a mapping
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemUnmap(
    /// [in] The context that the range was reserved in.
    ur_context_handle_t hContext,
    /// [in] The first address to unmap.
    const void *pStart,
    /// [in] The number of bytes to unmap, a multiple of the granularity.
    size_t size);

/// Changes the access to a mapped range.
///
/// The new access applies to all devices of the context. The call never makes memory executable.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `flags` has undeclared bits
/// - ::UR_RESULT_ERROR_INVALID_VALUE: `pStart` or `size` is not a multiple of the granularity; the
///   range is not inside one reservation, or a part of it is not mapped
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
/// - ::UR_RESULT_ERROR_OUT_OF_HOST_MEMORY: the process has reached its limit of mappings
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemSetAccess(
    /// [in] The context that the range was reserved in.
    ur_context_handle_t hContext,
    /// [in] The first address of the range.
    const void *pStart,
    /// [in] The size of the range in bytes, a multiple of the granularity.
    size_t size,
    /// [in] The new access, see ::ur_virtual_mem_access_flags_t.
    ur_virtual_mem_access_flags_t flags);

/// Returns one property of a reserved range.
///
/// If parts of the range have different access, returns the access at the first address.
///
/// Returns
/// - ::UR_RESULT_SUCCESS
/// - ::UR_RESULT_ERROR_UNINITIALIZED
/// - ::UR_RESULT_ERROR_DEVICE_LOST
/// - ::UR_RESULT_ERROR_ADAPTER_SPECIFIC
/// - ::UR_RESULT_ERROR_INVALID_NULL_POINTER: `pStart` is null; `pPropValue` and `pPropSizeRet` are
///   both null; `propSize` is not 0, but `pPropValue` is null
/// - ::UR_RESULT_ERROR_INVALID_NULL_HANDLE: `hContext` is null
/// - ::UR_RESULT_ERROR_INVALID_ENUMERATION: `propName` is not a declared enumerator
/// - ::UR_RESULT_ERROR_INVALID_VALUE: the range is not inside one reservation; one part of the
///   range is mapped, and another part is not
/// - ::UR_RESULT_ERROR_INVALID_CONTEXT: `hContext` is not a live context
/// - ::UR_RESULT_ERROR_INVALID_SIZE: `pPropValue` is given and `propSize` is 0 or smaller than the
///   value
/// - ::UR_RESULT_ERROR_UNSUPPORTED_FEATURE: ::UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT is false
UR_APIEXPORT ur_result_t UR_APICALL urVirtualMemGetInfo(
    /// [in] The context that the range was reserved in.
    ur_context_handle_t hContext,
    /// [in] The first address of the range.
    const void *pStart,
    /// [in] The size of the range in bytes.
    size_t size,
    /// [in] The property to return.
    ur_virtual_mem_info_t propName,
    /// [in] The size in bytes of the buffer at `pPropValue`; 0 to query only the size.
    size_t propSize,
    /// [out][optional] Receives the value; `propName` determines its type. Unchanged after an
    /// error. May be null to query only the size.
    void *pPropValue,
    /// [out][optional] Receives the size of the value in bytes; may be null.
    size_t *pPropSizeRet);

// Parameter blocks, for the print functions and for callbacks. Only callbacks of the mock adapter
// may change the arguments.

/// The addresses of the arguments of ::urAdapterGet.
typedef struct ur_adapter_get_params_t {
  uint32_t *pNumEntries;
  ur_adapter_handle_t **pphAdapters;
  uint32_t **ppNumAdapters;
} ur_adapter_get_params_t;

/// The addresses of the arguments of ::urAdapterRelease.
typedef struct ur_adapter_release_params_t {
  ur_adapter_handle_t *phAdapter;
} ur_adapter_release_params_t;

/// The addresses of the arguments of ::urAdapterRetain.
typedef struct ur_adapter_retain_params_t {
  ur_adapter_handle_t *phAdapter;
} ur_adapter_retain_params_t;

/// The addresses of the arguments of ::urAdapterGetLastError.
typedef struct ur_adapter_get_last_error_params_t {
  ur_adapter_handle_t *phAdapter;
  const char ***pppMessage;
  int32_t **ppError;
} ur_adapter_get_last_error_params_t;

/// The addresses of the arguments of ::urAdapterGetInfo.
typedef struct ur_adapter_get_info_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_adapter_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_adapter_get_info_params_t;

/// The addresses of the arguments of ::urAdapterSetLoggerCallback.
typedef struct ur_adapter_set_logger_callback_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_logger_callback_t *ppfnLoggerCallback;
  void **ppUserData;
  ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_params_t;

/// The addresses of the arguments of ::urAdapterSetLoggerCallbackLevel.
typedef struct ur_adapter_set_logger_callback_level_params_t {
  ur_adapter_handle_t *phAdapter;
  ur_logger_level_t *plevel;
} ur_adapter_set_logger_callback_level_params_t;

/// The addresses of the arguments of ::urMemBufferCreate.
typedef struct ur_mem_buffer_create_params_t {
  ur_context_handle_t *phContext;
  ur_mem_flags_t *pflags;
  size_t *psize;
  const ur_buffer_properties_t **ppProperties;
  ur_mem_handle_t **pphBuffer;
} ur_mem_buffer_create_params_t;

/// The addresses of the arguments of ::urMemRetain.
typedef struct ur_mem_retain_params_t {
  ur_mem_handle_t *phMem;
} ur_mem_retain_params_t;

/// The addresses of the arguments of ::urMemRelease.
typedef struct ur_mem_release_params_t {
  ur_mem_handle_t *phMem;
} ur_mem_release_params_t;

/// The addresses of the arguments of ::urMemBufferPartition.
typedef struct ur_mem_buffer_partition_params_t {
  ur_mem_handle_t *phBuffer;
  ur_mem_flags_t *pflags;
  ur_buffer_create_type_t *pbufferCreateType;
  const ur_buffer_region_t **ppRegion;
  ur_mem_handle_t **pphMem;
} ur_mem_buffer_partition_params_t;

/// The addresses of the arguments of ::urMemGetNativeHandle.
typedef struct ur_mem_get_native_handle_params_t {
  ur_mem_handle_t *phMem;
  ur_device_handle_t *phDevice;
  ur_native_handle_t **pphNativeMem;
} ur_mem_get_native_handle_params_t;

/// The addresses of the arguments of ::urMemBufferCreateWithNativeHandle.
typedef struct ur_mem_buffer_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeMem;
  ur_context_handle_t *phContext;
  const ur_mem_native_properties_t **ppProperties;
  ur_mem_handle_t **pphMem;
} ur_mem_buffer_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urMemGetInfo.
typedef struct ur_mem_get_info_params_t {
  ur_mem_handle_t *phMemory;
  ur_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_mem_get_info_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferRead.
typedef struct ur_enqueue_mem_buffer_read_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingRead;
  size_t *poffset;
  size_t *psize;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferWrite.
typedef struct ur_enqueue_mem_buffer_write_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingWrite;
  size_t *poffset;
  size_t *psize;
  const void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferReadRect.
typedef struct ur_enqueue_mem_buffer_read_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingRead;
  ur_rect_offset_t *pbufferOrigin;
  ur_rect_offset_t *phostOrigin;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppDst;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_read_rect_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferWriteRect.
typedef struct ur_enqueue_mem_buffer_write_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingWrite;
  ur_rect_offset_t *pbufferOrigin;
  ur_rect_offset_t *phostOrigin;
  ur_rect_region_t *pregion;
  size_t *pbufferRowPitch;
  size_t *pbufferSlicePitch;
  size_t *phostRowPitch;
  size_t *phostSlicePitch;
  void **ppSrc;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_write_rect_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferCopy.
typedef struct ur_enqueue_mem_buffer_copy_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBufferSrc;
  ur_mem_handle_t *phBufferDst;
  size_t *psrcOffset;
  size_t *pdstOffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferCopyRect.
typedef struct ur_enqueue_mem_buffer_copy_rect_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBufferSrc;
  ur_mem_handle_t *phBufferDst;
  ur_rect_offset_t *psrcOrigin;
  ur_rect_offset_t *pdstOrigin;
  ur_rect_region_t *pregion;
  size_t *psrcRowPitch;
  size_t *psrcSlicePitch;
  size_t *pdstRowPitch;
  size_t *pdstSlicePitch;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_copy_rect_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferFill.
typedef struct ur_enqueue_mem_buffer_fill_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  const void **ppPattern;
  size_t *ppatternSize;
  size_t *poffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_buffer_fill_params_t;

/// The addresses of the arguments of ::urEnqueueMemBufferMap.
typedef struct ur_enqueue_mem_buffer_map_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phBuffer;
  bool *pblockingMap;
  ur_map_flags_t *pmapFlags;
  size_t *poffset;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
  void ***pppRetMap;
} ur_enqueue_mem_buffer_map_params_t;

/// The addresses of the arguments of ::urEnqueueMemUnmap.
typedef struct ur_enqueue_mem_unmap_params_t {
  ur_queue_handle_t *phQueue;
  ur_mem_handle_t *phMem;
  void **ppMappedPtr;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_mem_unmap_params_t;

/// The addresses of the arguments of ::urContextCreate.
typedef struct ur_context_create_params_t {
  uint32_t *pDeviceCount;
  const ur_device_handle_t **pphDevices;
  const ur_context_properties_t **ppProperties;
  ur_context_handle_t **pphContext;
} ur_context_create_params_t;

/// The addresses of the arguments of ::urContextRetain.
typedef struct ur_context_retain_params_t {
  ur_context_handle_t *phContext;
} ur_context_retain_params_t;

/// The addresses of the arguments of ::urContextRelease.
typedef struct ur_context_release_params_t {
  ur_context_handle_t *phContext;
} ur_context_release_params_t;

/// The addresses of the arguments of ::urContextGetInfo.
typedef struct ur_context_get_info_params_t {
  ur_context_handle_t *phContext;
  ur_context_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_context_get_info_params_t;

/// The addresses of the arguments of ::urContextGetNativeHandle.
typedef struct ur_context_get_native_handle_params_t {
  ur_context_handle_t *phContext;
  ur_native_handle_t **pphNativeContext;
} ur_context_get_native_handle_params_t;

/// The addresses of the arguments of ::urContextCreateWithNativeHandle.
typedef struct ur_context_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeContext;
  ur_adapter_handle_t *phAdapter;
  uint32_t *pnumDevices;
  const ur_device_handle_t **pphDevices;
  const ur_context_native_properties_t **ppProperties;
  ur_context_handle_t **pphContext;
} ur_context_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urContextSetExtendedDeleter.
typedef struct ur_context_set_extended_deleter_params_t {
  ur_context_handle_t *phContext;
  ur_context_extended_deleter_t *ppfnDeleter;
  void **ppUserData;
} ur_context_set_extended_deleter_params_t;

/// The addresses of the arguments of ::urDeviceGet.
typedef struct ur_device_get_params_t {
  ur_platform_handle_t *phPlatform;
  ur_device_type_t *pDeviceType;
  uint32_t *pNumEntries;
  ur_device_handle_t **pphDevices;
  uint32_t **ppNumDevices;
} ur_device_get_params_t;

/// The addresses of the arguments of ::urDeviceGetSelected.
typedef struct ur_device_get_selected_params_t {
  ur_platform_handle_t *phPlatform;
  ur_device_type_t *pDeviceType;
  uint32_t *pNumEntries;
  ur_device_handle_t **pphDevices;
  uint32_t **ppNumDevices;
} ur_device_get_selected_params_t;

/// The addresses of the arguments of ::urDeviceGetInfo.
typedef struct ur_device_get_info_params_t {
  ur_device_handle_t *phDevice;
  ur_device_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_device_get_info_params_t;

/// The addresses of the arguments of ::urDeviceRetain.
typedef struct ur_device_retain_params_t {
  ur_device_handle_t *phDevice;
} ur_device_retain_params_t;

/// The addresses of the arguments of ::urDeviceRelease.
typedef struct ur_device_release_params_t {
  ur_device_handle_t *phDevice;
} ur_device_release_params_t;

/// The addresses of the arguments of ::urDevicePartition.
typedef struct ur_device_partition_params_t {
  ur_device_handle_t *phDevice;
  const ur_device_partition_properties_t **ppProperties;
  uint32_t *pNumDevices;
  ur_device_handle_t **pphSubDevices;
  uint32_t **ppNumDevicesRet;
} ur_device_partition_params_t;

/// The addresses of the arguments of ::urDeviceSelectBinary.
typedef struct ur_device_select_binary_params_t {
  ur_device_handle_t *phDevice;
  const ur_device_binary_t **ppBinaries;
  uint32_t *pNumBinaries;
  uint32_t **ppSelectedBinary;
} ur_device_select_binary_params_t;

/// The addresses of the arguments of ::urDeviceGetNativeHandle.
typedef struct ur_device_get_native_handle_params_t {
  ur_device_handle_t *phDevice;
  ur_native_handle_t **pphNativeDevice;
} ur_device_get_native_handle_params_t;

/// The addresses of the arguments of ::urDeviceCreateWithNativeHandle.
typedef struct ur_device_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeDevice;
  ur_adapter_handle_t *phAdapter;
  const ur_device_native_properties_t **ppProperties;
  ur_device_handle_t **pphDevice;
} ur_device_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urDeviceGetGlobalTimestamps.
typedef struct ur_device_get_global_timestamps_params_t {
  ur_device_handle_t *phDevice;
  uint64_t **ppDeviceTimestamp;
  uint64_t **ppHostTimestamp;
} ur_device_get_global_timestamps_params_t;

/// The addresses of the arguments of ::urEnqueueEventsWait.
typedef struct ur_enqueue_events_wait_params_t {
  ur_queue_handle_t *phQueue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_params_t;

/// The addresses of the arguments of ::urEnqueueEventsWaitWithBarrier.
typedef struct ur_enqueue_events_wait_with_barrier_params_t {
  ur_queue_handle_t *phQueue;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_params_t;

/// The addresses of the arguments of ::urEnqueueUSMFill.
typedef struct ur_enqueue_usm_fill_params_t {
  ur_queue_handle_t *phQueue;
  void **ppMem;
  size_t *ppatternSize;
  const void **ppPattern;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_params_t;

/// The addresses of the arguments of ::urEnqueueUSMMemcpy.
typedef struct ur_enqueue_usm_memcpy_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  void **ppDst;
  const void **ppSrc;
  size_t *psize;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_params_t;

/// The addresses of the arguments of ::urEnqueueUSMFill2D.
typedef struct ur_enqueue_usm_fill_2d_params_t {
  ur_queue_handle_t *phQueue;
  void **ppMem;
  size_t *ppitch;
  size_t *ppatternSize;
  const void **ppPattern;
  size_t *pwidth;
  size_t *pheight;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_fill_2d_params_t;

/// The addresses of the arguments of ::urEnqueueUSMMemcpy2D.
typedef struct ur_enqueue_usm_memcpy_2d_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  void **ppDst;
  size_t *pdstPitch;
  const void **ppSrc;
  size_t *psrcPitch;
  size_t *pwidth;
  size_t *pheight;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_memcpy_2d_params_t;

/// The addresses of the arguments of ::urEnqueueUSMPrefetch.
typedef struct ur_enqueue_usm_prefetch_params_t {
  ur_queue_handle_t *phQueue;
  const void **ppMem;
  size_t *psize;
  ur_usm_migration_flags_t *pflags;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_prefetch_params_t;

/// The addresses of the arguments of ::urEnqueueUSMAdvise.
typedef struct ur_enqueue_usm_advise_params_t {
  ur_queue_handle_t *phQueue;
  const void **ppMem;
  size_t *psize;
  ur_usm_advice_flags_t *padvice;
  ur_event_handle_t **pphEvent;
} ur_enqueue_usm_advise_params_t;

/// The addresses of the arguments of ::urEventGetInfo.
typedef struct ur_event_get_info_params_t {
  ur_event_handle_t *phEvent;
  ur_event_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_event_get_info_params_t;

/// The addresses of the arguments of ::urEventGetProfilingInfo.
typedef struct ur_event_get_profiling_info_params_t {
  ur_event_handle_t *phEvent;
  ur_profiling_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_event_get_profiling_info_params_t;

/// The addresses of the arguments of ::urEventWait.
typedef struct ur_event_wait_params_t {
  uint32_t *pnumEvents;
  const ur_event_handle_t **pphEventWaitList;
} ur_event_wait_params_t;

/// The addresses of the arguments of ::urEventRetain.
typedef struct ur_event_retain_params_t {
  ur_event_handle_t *phEvent;
} ur_event_retain_params_t;

/// The addresses of the arguments of ::urEventRelease.
typedef struct ur_event_release_params_t {
  ur_event_handle_t *phEvent;
} ur_event_release_params_t;

/// The addresses of the arguments of ::urEventGetNativeHandle.
typedef struct ur_event_get_native_handle_params_t {
  ur_event_handle_t *phEvent;
  ur_native_handle_t **pphNativeEvent;
} ur_event_get_native_handle_params_t;

/// The addresses of the arguments of ::urEventCreateWithNativeHandle.
typedef struct ur_event_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeEvent;
  ur_context_handle_t *phContext;
  const ur_event_native_properties_t **ppProperties;
  ur_event_handle_t **pphEvent;
} ur_event_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urEventSetCallback.
typedef struct ur_event_set_callback_params_t {
  ur_event_handle_t *phEvent;
  ur_execution_info_t *pexecStatus;
  ur_event_callback_t *ppfnNotify;
  void **ppUserData;
} ur_event_set_callback_params_t;

/// The addresses of the arguments of ::urIPCGetEventHandleExp.
typedef struct ur_ipc_get_event_handle_exp_params_t {
  ur_event_handle_t *phEvent;
  void ***pppIPCEventHandleData;
  size_t **ppIPCEventHandleDataSizeRet;
} ur_ipc_get_event_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCPutEventHandleExp.
typedef struct ur_ipc_put_event_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppIPCEventHandleData;
} ur_ipc_put_event_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCOpenEventHandleExp.
typedef struct ur_ipc_open_event_handle_exp_params_t {
  ur_context_handle_t *phContext;
  const void **ppIPCEventHandleData;
  size_t *pipcEventHandleDataSize;
  ur_event_handle_t **pphEvent;
} ur_ipc_open_event_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCGetMemHandleExp.
typedef struct ur_ipc_get_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
  void ***pppIPCMemHandleData;
  size_t **ppIPCMemHandleDataSizeRet;
} ur_ipc_get_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCPutMemHandleExp.
typedef struct ur_ipc_put_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppIPCMemHandleData;
} ur_ipc_put_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCOpenMemHandleExp.
typedef struct ur_ipc_open_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  void **ppIPCMemHandleData;
  size_t *pipcMemHandleDataSize;
  void ***pppMem;
} ur_ipc_open_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCCloseMemHandleExp.
typedef struct ur_ipc_close_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
} ur_ipc_close_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCGetPhysMemHandleExp.
typedef struct ur_ipc_get_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_physical_mem_handle_t *phPhysMem;
  void ***pppIPCPhysMemHandleData;
  size_t **ppIPCPhysMemHandleDataSizeRet;
} ur_ipc_get_phys_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCPutPhysMemHandleExp.
typedef struct ur_ipc_put_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  const void **ppIPCPhysMemHandleData;
} ur_ipc_put_phys_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCOpenPhysMemHandleExp.
typedef struct ur_ipc_open_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const void **ppIPCPhysMemHandleData;
  size_t *pipcPhysMemHandleDataSize;
  ur_physical_mem_handle_t **pphPhysMem;
} ur_ipc_open_phys_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urIPCClosePhysMemHandleExp.
typedef struct ur_ipc_close_phys_mem_handle_exp_params_t {
  ur_context_handle_t *phContext;
  ur_physical_mem_handle_t *phPhysMem;
} ur_ipc_close_phys_mem_handle_exp_params_t;

/// The addresses of the arguments of ::urLoaderConfigCreate.
typedef struct ur_loader_config_create_params_t {
  ur_loader_config_handle_t **pphLoaderConfig;
} ur_loader_config_create_params_t;

/// The addresses of the arguments of ::urLoaderConfigRetain.
typedef struct ur_loader_config_retain_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_retain_params_t;

/// The addresses of the arguments of ::urLoaderConfigRelease.
typedef struct ur_loader_config_release_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_config_release_params_t;

/// The addresses of the arguments of ::urLoaderConfigGetInfo.
typedef struct ur_loader_config_get_info_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_loader_config_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_loader_config_get_info_params_t;

/// The addresses of the arguments of ::urLoaderConfigEnableLayer.
typedef struct ur_loader_config_enable_layer_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  const char **ppLayerName;
} ur_loader_config_enable_layer_params_t;

/// The addresses of the arguments of ::urLoaderConfigSetCodeLocationCallback.
typedef struct ur_loader_config_set_code_location_callback_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_code_location_callback_t *ppfnCodeloc;
  void **ppUserData;
} ur_loader_config_set_code_location_callback_params_t;

/// The addresses of the arguments of ::urLoaderConfigSetMockingEnabled.
typedef struct ur_loader_config_set_mocking_enabled_params_t {
  ur_loader_config_handle_t *phLoaderConfig;
  ur_bool_t *penable;
} ur_loader_config_set_mocking_enabled_params_t;

/// The addresses of the arguments of ::urLoaderInit.
typedef struct ur_loader_init_params_t {
  ur_device_init_flags_t *pdevice_flags;
  ur_loader_config_handle_t *phLoaderConfig;
} ur_loader_init_params_t;

/// The addresses of the arguments of ::urPhysicalMemCreate.
typedef struct ur_physical_mem_create_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *psize;
  const ur_physical_mem_properties_t **ppProperties;
  ur_physical_mem_handle_t **pphPhysicalMem;
} ur_physical_mem_create_params_t;

/// The addresses of the arguments of ::urPhysicalMemRetain.
typedef struct ur_physical_mem_retain_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_retain_params_t;

/// The addresses of the arguments of ::urPhysicalMemRelease.
typedef struct ur_physical_mem_release_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
} ur_physical_mem_release_params_t;

/// The addresses of the arguments of ::urPhysicalMemGetInfo.
typedef struct ur_physical_mem_get_info_params_t {
  ur_physical_mem_handle_t *phPhysicalMem;
  ur_physical_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_physical_mem_get_info_params_t;

/// The addresses of the arguments of ::urPlatformGet.
typedef struct ur_platform_get_params_t {
  ur_adapter_handle_t *phAdapter;
  uint32_t *pNumEntries;
  ur_platform_handle_t **pphPlatforms;
  uint32_t **ppNumPlatforms;
} ur_platform_get_params_t;

/// The addresses of the arguments of ::urPlatformGetInfo.
typedef struct ur_platform_get_info_params_t {
  ur_platform_handle_t *phPlatform;
  ur_platform_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_platform_get_info_params_t;

/// The addresses of the arguments of ::urPlatformGetApiVersion.
typedef struct ur_platform_get_api_version_params_t {
  ur_platform_handle_t *phPlatform;
  ur_api_version_t **ppVersion;
} ur_platform_get_api_version_params_t;

/// The addresses of the arguments of ::urPlatformGetNativeHandle.
typedef struct ur_platform_get_native_handle_params_t {
  ur_platform_handle_t *phPlatform;
  ur_native_handle_t **pphNativePlatform;
} ur_platform_get_native_handle_params_t;

/// The addresses of the arguments of ::urPlatformCreateWithNativeHandle.
typedef struct ur_platform_create_with_native_handle_params_t {
  ur_native_handle_t *phNativePlatform;
  ur_adapter_handle_t *phAdapter;
  const ur_platform_native_properties_t **ppProperties;
  ur_platform_handle_t **pphPlatform;
} ur_platform_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urPlatformGetBackendOption.
typedef struct ur_platform_get_backend_option_params_t {
  ur_platform_handle_t *phPlatform;
  const char **ppFrontendOption;
  const char ***pppPlatformOption;
} ur_platform_get_backend_option_params_t;

/// The addresses of the arguments of ::urQueueGetInfo.
typedef struct ur_queue_get_info_params_t {
  ur_queue_handle_t *phQueue;
  ur_queue_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_queue_get_info_params_t;

/// The addresses of the arguments of ::urQueueCreate.
typedef struct ur_queue_create_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_queue_properties_t **ppProperties;
  ur_queue_handle_t **pphQueue;
} ur_queue_create_params_t;

/// The addresses of the arguments of ::urQueueRetain.
typedef struct ur_queue_retain_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_retain_params_t;

/// The addresses of the arguments of ::urQueueRelease.
typedef struct ur_queue_release_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_release_params_t;

/// The addresses of the arguments of ::urQueueGetNativeHandle.
typedef struct ur_queue_get_native_handle_params_t {
  ur_queue_handle_t *phQueue;
  ur_queue_native_desc_t **ppDesc;
  ur_native_handle_t **pphNativeQueue;
} ur_queue_get_native_handle_params_t;

/// The addresses of the arguments of ::urQueueCreateWithNativeHandle.
typedef struct ur_queue_create_with_native_handle_params_t {
  ur_native_handle_t *phNativeQueue;
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_queue_native_properties_t **ppProperties;
  ur_queue_handle_t **pphQueue;
} ur_queue_create_with_native_handle_params_t;

/// The addresses of the arguments of ::urQueueFinish.
typedef struct ur_queue_finish_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_finish_params_t;

/// The addresses of the arguments of ::urQueueFlush.
typedef struct ur_queue_flush_params_t {
  ur_queue_handle_t *phQueue;
} ur_queue_flush_params_t;

/// The addresses of the arguments of ::urEnqueueEventsWaitWithBarrierExt.
typedef struct ur_enqueue_events_wait_with_barrier_ext_params_t {
  ur_queue_handle_t *phQueue;
  const ur_exp_enqueue_ext_properties_t **ppProperties;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_events_wait_with_barrier_ext_params_t;

/// The addresses of the arguments of ::urEventCreateExp.
typedef struct ur_event_create_exp_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_exp_event_desc_t **ppEventDesc;
  ur_event_handle_t **pphEvent;
} ur_event_create_exp_params_t;

/// The addresses of the arguments of ::urEnqueueTimestampRecordingExp.
typedef struct ur_enqueue_timestamp_recording_exp_params_t {
  ur_queue_handle_t *phQueue;
  bool *pblocking;
  uint32_t *pnumEventsInWaitList;
  const ur_event_handle_t **pphEventWaitList;
  ur_event_handle_t **pphEvent;
} ur_enqueue_timestamp_recording_exp_params_t;

/// The addresses of the arguments of ::urUSMHostAlloc.
typedef struct ur_usm_host_alloc_params_t {
  ur_context_handle_t *phContext;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_host_alloc_params_t;

/// The addresses of the arguments of ::urUSMDeviceAlloc.
typedef struct ur_usm_device_alloc_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_device_alloc_params_t;

/// The addresses of the arguments of ::urUSMSharedAlloc.
typedef struct ur_usm_shared_alloc_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  const ur_usm_desc_t **ppUSMDesc;
  ur_usm_pool_handle_t *ppool;
  size_t *psize;
  void ***pppMem;
} ur_usm_shared_alloc_params_t;

/// The addresses of the arguments of ::urUSMFree.
typedef struct ur_usm_free_params_t {
  ur_context_handle_t *phContext;
  void **ppMem;
} ur_usm_free_params_t;

/// The addresses of the arguments of ::urUSMGetMemAllocInfo.
typedef struct ur_usm_get_mem_alloc_info_params_t {
  ur_context_handle_t *phContext;
  const void **ppMem;
  ur_usm_alloc_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_get_mem_alloc_info_params_t;

/// The addresses of the arguments of ::urUSMPoolCreate.
typedef struct ur_usm_pool_create_params_t {
  ur_context_handle_t *phContext;
  ur_usm_pool_desc_t **ppPoolDesc;
  ur_usm_pool_handle_t **pppPool;
} ur_usm_pool_create_params_t;

/// The addresses of the arguments of ::urUSMPoolRetain.
typedef struct ur_usm_pool_retain_params_t {
  ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_retain_params_t;

/// The addresses of the arguments of ::urUSMPoolRelease.
typedef struct ur_usm_pool_release_params_t {
  ur_usm_pool_handle_t *ppPool;
} ur_usm_pool_release_params_t;

/// The addresses of the arguments of ::urUSMPoolGetInfo.
typedef struct ur_usm_pool_get_info_params_t {
  ur_usm_pool_handle_t *phPool;
  ur_usm_pool_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_pool_get_info_params_t;

/// The addresses of the arguments of ::urUSMContextMemcpyExp.
typedef struct ur_usm_context_memcpy_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppDst;
  const void **ppSrc;
  size_t *psize;
} ur_usm_context_memcpy_exp_params_t;

/// The addresses of the arguments of ::urUSMHostAllocRegisterExp.
typedef struct ur_usm_host_alloc_register_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppHostMem;
  size_t *psize;
  const ur_exp_usm_host_alloc_register_properties_t **ppProperties;
} ur_usm_host_alloc_register_exp_params_t;

/// The addresses of the arguments of ::urUSMHostAllocUnregisterExp.
typedef struct ur_usm_host_alloc_unregister_exp_params_t {
  ur_context_handle_t *phContext;
  void **ppHostMem;
} ur_usm_host_alloc_unregister_exp_params_t;

/// The addresses of the arguments of ::urUsmP2PEnablePeerAccessExp.
typedef struct ur_usm_p2p_enable_peer_access_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_enable_peer_access_exp_params_t;

/// The addresses of the arguments of ::urUsmP2PDisablePeerAccessExp.
typedef struct ur_usm_p2p_disable_peer_access_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
} ur_usm_p2p_disable_peer_access_exp_params_t;

/// The addresses of the arguments of ::urUsmP2PPeerAccessGetInfoExp.
typedef struct ur_usm_p2p_peer_access_get_info_exp_params_t {
  ur_device_handle_t *pcommandDevice;
  ur_device_handle_t *ppeerDevice;
  ur_exp_peer_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_usm_p2p_peer_access_get_info_exp_params_t;

/// The addresses of the arguments of ::urVirtualMemGranularityGetInfo.
typedef struct ur_virtual_mem_granularity_get_info_params_t {
  ur_context_handle_t *phContext;
  ur_device_handle_t *phDevice;
  size_t *pallocationSize;
  ur_virtual_mem_granularity_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_virtual_mem_granularity_get_info_params_t;

/// The addresses of the arguments of ::urVirtualMemReserve.
typedef struct ur_virtual_mem_reserve_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  void ***pppStart;
} ur_virtual_mem_reserve_params_t;

/// The addresses of the arguments of ::urVirtualMemFree.
typedef struct ur_virtual_mem_free_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
} ur_virtual_mem_free_params_t;

/// The addresses of the arguments of ::urVirtualMemMap.
typedef struct ur_virtual_mem_map_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_physical_mem_handle_t *phPhysicalMem;
  size_t *poffset;
  ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_map_params_t;

/// The addresses of the arguments of ::urVirtualMemUnmap.
typedef struct ur_virtual_mem_unmap_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
} ur_virtual_mem_unmap_params_t;

/// The addresses of the arguments of ::urVirtualMemSetAccess.
typedef struct ur_virtual_mem_set_access_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_virtual_mem_access_flags_t *pflags;
} ur_virtual_mem_set_access_params_t;

/// The addresses of the arguments of ::urVirtualMemGetInfo.
typedef struct ur_virtual_mem_get_info_params_t {
  ur_context_handle_t *phContext;
  const void **ppStart;
  size_t *psize;
  ur_virtual_mem_info_t *ppropName;
  size_t *ppropSize;
  void **ppPropValue;
  size_t **ppPropSizeRet;
} ur_virtual_mem_get_info_params_t;

#if defined(__cplusplus)
} // extern "C"
#endif

#endif // UR_API_H_INCLUDED
