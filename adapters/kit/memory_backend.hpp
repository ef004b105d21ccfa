// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// All that an adapter says about its memory. The bodies in adapters/kit/bodies answer the API with
// it: they check arguments, keep what is allocated, opened, reserved and mapped, count references,
// make handles and revoke them. An adapter derives from the classes below and defines the functions
// of ur::backend that belong to the bodies it compiles; the linker names what it forgot.
//
// Sizes and offsets are bytes. What fails throws base::Error, with what was tried and what the
// driver said, and has changed nothing. Everything may be called from several threads at once,
// unless it says otherwise. Handles that are passed in live as long as the call and are the
// adapter's own; devices belong to the context.

#include "ipc/exchange.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>

#include <unified-runtime/ur_api.h>

namespace ur::kit {

struct Allocation;

// What a handle carries for the process that opens it.
struct Shared {
  int fd = -1;            // stays the object's; -1 where the blob alone describes it. Without a
                          // lease it is open as long as the object
  ipc::DriverBlob blob{}; // comes back as ipc::Imported::driverBlob; zeros where it is not needed
  // Comes back as ipc::Imported::flags: 0, or kSingleMappingPerProcess and what tells handles apart
  // that have the same blob.
  std::uint32_t flags = 0;
  // Let go of when the handle is put, for drivers that count the handles they give out. It may
  // outlive the object.
  std::shared_ptr<const void> lease{};
};

// The driver opens the memory at one address in each process, and the blob alone names it, for
// whatever the driver keeps there: the handle is checked once more when it is open.
inline constexpr std::uint32_t kSingleMappingPerProcess = 1;

// An object of the driver. Its destructor gives it back to the driver.
class Shareable {
public:
  Shareable() = default;
  Shareable(const Shareable &) = delete;
  Shareable &operator=(const Shareable &) = delete;
  virtual ~Shareable() = default;

  // Called for every handle that is made of an object that was not opened itself. The descriptor
  // and the blob are the same each time, as long as a handle lives. Throws UNSUPPORTED_FEATURE
  // unless overridden.
  virtual Shared share();
};

// USM memory, allocated or opened.
class Memory : public Shareable {
public:
  // `bytes`: what it takes from the driver, which may be more than was asked for.
  Memory(void *start, std::size_t bytes) noexcept
      : begin(static_cast<std::byte *>(start)), size(bytes) {}

  std::byte *const begin;
  const std::size_t size;
};

// Device memory of this process that something else allocated, and frees without a word.
class OthersMemory : public Memory {
public:
  OthersMemory(ur_device_handle_t owner, void *start, std::size_t bytes,
               std::uint64_t driversNumber) noexcept
      : Memory(start, bytes), device(owner), number(driversNumber) {}

  // Null where it stays what it is until it is let go of.
  virtual const ipc::Witness *witness() const noexcept { return nullptr; }

  const ur_device_handle_t device;
  const std::uint64_t number; // tells it from what else comes to the address
};

struct UsmRequest {
  ur_context_handle_t context;
  ur_device_handle_t device = nullptr; // null for host memory, which all devices of the context use
  ur_usm_type_t type;                  // HOST, DEVICE or SHARED
  std::size_t size;                    // at least 1
  std::size_t asked = 0;               // of that, by the caller, who uses no more; 0: all
  std::uint32_t alignment = 0;         // a power of two, or 0
  bool zeroed = false;                 // by the time the allocation returns
};

// UR_DEVICE_INFO_USM_..._SUPPORT: the query that tells whether a device has memory of that type.
ur_device_info_t supportQueryOf(ur_usm_type_t type) noexcept;

struct UsmLimits {
  std::size_t size;        // of the largest allocation
  std::uint32_t alignment; // the largest that can be asked for
};

// Where physical memory is to be shown. `access` is one flag, or 0 for none.
struct MapRequest {
  ur_context_handle_t context;
  void *start;
  std::size_t size;
  std::size_t room;   // free from the start on; beyond the size where the reservation ends with it
  std::size_t offset; // in the memory; offset + size are at most what was created
  ur_virtual_mem_access_flags_t access;
};

// Memory that is mapped: how many bytes of the room the driver took, at least the size, and what
// has to live until they are unmapped.
struct Mapping {
  std::size_t size;
  std::shared_ptr<const void> kept{};
};

// Memory without an address, created or opened. It may end before what is mapped.
class PhysicalMemory : public Shareable {
public:
  // `bytes`: what it has, which may be more than was asked for.
  explicit PhysicalMemory(std::size_t bytes) noexcept : size(bytes) {}

  // Shows a part of the memory in a reserved range where nothing is mapped.
  virtual Mapping map(const MapRequest &request) = 0;

  const std::size_t size;
};

// A range of addresses that the driver reserved; the size is at least what was asked for.
struct Reserved {
  void *start;
  std::size_t size;
};

} // namespace ur::kit

namespace ur::backend {

// Null where the device offers a feature: UR_DEVICE_INFO_IPC_..._SUPPORT_EXP or
// VIRTUAL_MEMORY_SUPPORT. Otherwise why not, in a few words, which stay in place. The first call
// may probe the device.
const char *whyUnsupported(ur_device_handle_t device, ur_device_info_t feature);

// usm, for urUSM...Alloc, urUSMFree.

// Throws INVALID_OPERATION where the device has no memory of that type.
kit::UsmLimits usmLimits(ur_device_handle_t device, ur_usm_type_t type);

// New memory within the limits. Device memory that is shared between processes must lie in no
// object that holds other memory: whoever opens the one sees the other.
std::unique_ptr<kit::Memory> allocateUsm(const kit::UsmRequest &request);

// Blocks until no command uses the memory, which nobody can find any more; it ends next.
void finishUsersOf(const kit::Allocation &allocation);

// usm_p2p, for urUsmP2P....

// Whether commands on the device reach the memory of another one of this adapter, always, and
// atomically.
bool reachesMemoryOf(ur_device_handle_t device, ur_device_handle_t peer);
bool hasAtomicsOn(ur_device_handle_t device, ur_device_handle_t peer);

// ipc_memory, for urIPC...MemHandleExp.

// All of the memory that another allocation's Shared describes; this process's own memory where
// imported.localObject is not null. The exporter's table has confirmed the handle. Opening it twice
// gives two addresses. Throws INVALID_VALUE for what is no such memory; that it is large enough is
// checked by its size.
std::unique_ptr<kit::Memory> openMemory(ur_context_handle_t context, ur_device_handle_t device,
                                        ipc::Imported imported);

// Memory of others around a pointer that is in no allocation, all of what a handle of it shares.
// Null where the pointer is in nothing of the kind; own_memory_only answers so for all. Throws
// INVALID_ARGUMENT, with what to do, where the driver cannot share it.
std::unique_ptr<kit::OthersMemory> findOthersMemory(ur_context_handle_t context,
                                                    const void *pointer);

// physical_mem, for urPhysicalMem....

// What sizes, offsets and addresses of physical memory and of reserved ranges are multiples of: a
// power of two. Those of mappings that large may have to be multiples of more; 1 byte asks for the
// least. A null device stands for all devices of the context.
std::size_t granularityOf(ur_context_handle_t context, ur_device_handle_t device, std::size_t size);

// `size` is a multiple of the granularity. Memory that is not shareable is never asked to share().
std::unique_ptr<kit::PhysicalMemory> createPhysicalMemory(ur_context_handle_t context,
                                                          ur_device_handle_t device,
                                                          std::size_t size, bool isShareable);

// ipc_physical_memory, for urIPC...PhysMemHandleExp: as openMemory.
std::unique_ptr<kit::PhysicalMemory>
openPhysicalMemory(ur_context_handle_t context, ur_device_handle_t device, ipc::Imported imported);

// virtual_mem, for urVirtualMem.... One thread at a time calls these.

// Whether unmapRange takes any part of what was mapped, rather than all that one call mapped.
extern const bool kUnmapsParts;

// `hint` may be null, and need not be followed.
kit::Reserved reserveRange(ur_context_handle_t context, const void *hint, std::size_t size);

// Ends a reservation in which nothing is mapped, with the size that reserveRange returned.
void freeRange(ur_context_handle_t context, void *start, std::size_t size);

// Makes a range that is mapped throughout merely reserved again. `size` is that of the Mapping,
// unless kUnmapsParts.
void unmapRange(ur_context_handle_t context, void *start, std::size_t size);

// Changes the access to a range that is mapped throughout, in one or in several calls.
void protectRange(ur_context_handle_t context, void *start, std::size_t size,
                  ur_virtual_mem_access_flags_t access);

} // namespace ur::backend
