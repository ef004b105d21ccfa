// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/python/ext/arrays/part_maker.hpp"

#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/python_name.hpp"
#include "bindings/python/ext/arrays/torch_pool.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/call.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include <nanobind/stl/shared_ptr.h>

namespace ur::arrays {
namespace {

// An array and the range of its bytes.
struct Item {
  std::uintptr_t low;
  std::uintptr_t high;
  PackedArrayPointer array;
};

// Items that share bytes, in the order of their addresses.
struct Group {
  std::span<Item> items;
  std::uintptr_t high;
  std::optional<std::uintptr_t> mappingEnd; // if the first item is in mapped physical memory
  bool isInside = false;                    // whether a shareable allocation contains the items
  bool beginsAllocation = false; // whether the group before is outside of this allocation
};

// The items in one shareable allocation, in the order of their addresses.
struct Allocation {
  std::span<const Item> items;
  std::uintptr_t high;  // the address after the last byte of the items
  void *data = nullptr; // the adapter's handle of the bytes of all items
  std::size_t size = 0; // of the adapter's handle

  std::uintptr_t low() const { return items.front().low; }
  PackedArray &front() const { return *items.front().array; }
  bool any(bool PackedArray::*is) const {
    return std::ranges::any_of(items, [is](const Item &item) { return (*item.array).*is; });
  }
};

// Returns whether the error means that other processes cannot open some memory, such as memory of
// another library's pool.
bool isUnshareable(const nb::python_error &error) {
  static PythonName unsupported("ur_ipc.errors", "UnsupportedError");
  return error.matches(PyExc_ValueError) || error.matches(unsupported.get());
}

// Calls `function` with each item, without the interpreter's lock. If it fails because the memory
// cannot be shared, goes on with the next item.
template <typename Items, typename Function>
void forEachReleased(const python::Call &call, Items &items, const Function &function) {
  for (auto next = items.begin(); next != items.end();)
    try {
      call.run([&] {
        for (; next != items.end(); ++next)
          if (const ur_result_t result = function(*next); result != UR_RESULT_SUCCESS)
            return result;
        return UR_RESULT_SUCCESS;
      });
    } catch (const nb::python_error &error) {
      if (!isUnshareable(error))
        throw;
      ++next;
    }
}

bool isMapped(const PackedArray &array) {
  static PythonName mappedMemory("ur_ipc.physical", "MappedMemory");
  return array.memory().is_valid() && nb::isinstance(array.memory(), mappedMemory.get());
}

std::uintptr_t addressOf(const nb::object &memory) {
  return nb::cast<const Memory &>(memory).address();
}

// Returns the address after mapped physical memory. Returns 0 if several objects are mapped,
// because a handle names only one.
std::uintptr_t endOfMapping(const nb::object &memory) {
  return nb::len(nb::object(memory.attr("parts"))) == 1
             ? addressOf(memory) + nb::cast<std::size_t>(memory.attr("mapped"))
             : 0;
}

// Gets the address after the shareable allocation that contains an address; 0 if there is none.
// Throws if the memory belongs to a pool that is asleep: it has no pages that could be copied.
ur_result_t findEnd(const Device &device, std::uintptr_t address, std::uintptr_t &end) {
  if (const auto pool = poolStateOf(address))
    requireAwake(*pool);
  const auto get = [&](ur_usm_alloc_info_t query, auto &value) {
    return urUSMGetMemAllocInfo(device.context, reinterpret_cast<const void *>(address), query,
                                sizeof value, &value, nullptr);
  };
  ur_result_t result = UR_RESULT_SUCCESS;
  if (device.onHost) {
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    result = get(UR_USM_ALLOC_INFO_TYPE, type);
    if (result != UR_RESULT_SUCCESS || type != UR_USM_TYPE_DEVICE) // private memory
      return result;
  }
  std::uintptr_t base = 0;
  std::size_t size = 0;
  result = get(UR_USM_ALLOC_INFO_BASE_PTR, base);
  if (result == UR_RESULT_SUCCESS)
    result = get(UR_USM_ALLOC_INFO_SIZE, size);
  if (result == UR_RESULT_SUCCESS)
    end = base + size;
  return result;
}

// Makes the parts of one device.
class DeviceParts {
public:
  DeviceParts(nb::object device, std::vector<Item> items, bool readOnly, Parts &parts)
      : deviceObject_(std::move(device)), device_(nb::cast<const Device &>(deviceObject_)),
        items_(std::move(items)), readOnly_(readOnly), parts_(parts) {}

  void make(const nb::callable &copy) {
    std::ranges::stable_sort(items_, {}, &Item::low);
    findAllocations();
    getHandles();
    for (const Allocation &allocation : allocations_)
      if (!(isShared(allocation) && share(allocation)))
        outside_.insert(outside_.end(), allocation.items.begin(), allocation.items.end());
    if (!outside_.empty())
      addCopy(copy);
    if (!device_.onHost)
      deviceObject_.attr("finish")(); // importers must not see the libraries' unfinished work
  }

private:
  std::vector<Group> groups() {
    std::vector<Group> groups;
    for (auto first = items_.begin(); first != items_.end();) {
      std::uintptr_t high = first->high;
      auto last = first + 1;
      for (; last != items_.end() && last->low < high; ++last)
        high = std::max(high, last->high);
      const PackedArray &array = *first->array;
      groups.push_back({.items = {first, last},
                        .high = high,
                        .mappingEnd = isMapped(array) ? std::optional(endOfMapping(array.memory()))
                                                      : std::nullopt});
      first = last;
    }
    return groups;
  }

  // Splits the items into allocations and the items outside of them.
  void findAllocations() {
    std::vector<Group> groups = this->groups();
    std::uintptr_t end = 0; // of the last allocation
    python::Call call("urUSMGetMemAllocInfo");
    call.useAdapterOf(device_.context);
    forEachReleased(call, groups, [&](Group &group) {
      const std::uintptr_t low = group.items.front().low;
      group.isInside = low < group.high && group.high <= end;
      if (low == group.high || group.isInside)
        return UR_RESULT_SUCCESS;
      std::uintptr_t newEnd = group.mappingEnd.value_or(0);
      if (!group.mappingEnd)
        if (const ur_result_t result = findEnd(device_, low, newEnd); result != UR_RESULT_SUCCESS)
          return result;
      group.isInside = group.beginsAllocation = group.high <= newEnd;
      if (group.isInside)
        end = newEnd;
      return UR_RESULT_SUCCESS;
    });
    inside_.reserve(items_.size()); // allocations contain pointers to its items
    for (const Group &group : groups) {
      auto &target = group.isInside ? inside_ : outside_;
      target.insert(target.end(), group.items.begin(), group.items.end());
      if (!group.isInside)
        continue;
      const Item *const first = inside_.data() + inside_.size() - group.items.size();
      if (group.beginsAllocation)
        allocations_.push_back({.items = {first, 0}, .high = group.high});
      Allocation &allocation = allocations_.back();
      allocation.items = {allocation.items.data(), allocation.items.size() + group.items.size()};
      allocation.high = group.high;
    }
  }

  static bool isShared(const Allocation &allocation) {
    return allocation.any(&PackedArray::inPlace);
  }

  // Returns whether the memory has no Python object, and needs none to be shared.
  static bool isForeign(const Allocation &allocation) {
    return !allocation.front().memory().is_valid() && !poolStateOf(allocation.low());
  }

  // Gets the adapter's handles of other libraries' allocations.
  void getHandles() {
    std::vector<Allocation *> foreign;
    for (Allocation &allocation : allocations_)
      if (isShared(allocation)) {
        requireRights(allocation);
        if (isForeign(allocation))
          foreign.push_back(&allocation);
      }
    parts_.reserveExports(foreign.size());
    python::Call call("urIPCGetMemHandleExp");
    call.useAdapterOf(device_.context);
    forEachReleased(call, foreign, [&](Allocation *allocation) {
      const ur_result_t result =
          urIPCGetMemHandleExp(device_.context, reinterpret_cast<void *>(allocation->low()),
                               &allocation->data, &allocation->size);
      if (result == UR_RESULT_SUCCESS)
        parts_.own(device_.context, allocation->data);
      return result;
    });
  }

  // Throws PermissionError if the parts are writable, but an array is read-only.
  void requireRights(const Allocation &allocation) const {
    static PythonName resolve("ur_ipc.handles", "resolve_read_only");
    if (!readOnly_ && allocation.any(&PackedArray::readOnly))
      resolve.get()(true, false);
  }

  // Makes a part of the allocation. Returns false if the memory cannot be shared.
  bool share(const Allocation &allocation) {
    std::uintptr_t start = allocation.low();
    if (isMapped(allocation.front())) {
      const nb::object &memory = allocation.front().memory();
      start = addressOf(memory);
      parts_.add(memory.attr("parts")[0].attr("share")(nb::arg("read_only") = readOnly_));
    } else if (allocation.data) {
      parts_.add(device_, nb::bytes(static_cast<const char *>(allocation.data), allocation.size),
                 allocation.high - start, readOnly_);
    } else if (isForeign(allocation)) {
      return false;
    } else if (const auto block = exportsOfBlock(start)) {
      shareBlock(*block, allocation);
      start = block->start;
    } else if (!shareMemory(allocation)) {
      return false;
    }
    for (const Item &item : allocation.items) {
      assign(item);
      item.array->offset = static_cast<std::int64_t>(item.array->address - start);
      parts_.keepAlive(item.array);
    }
    return true;
  }

  void shareBlock(const BlockExports &block, const Allocation &allocation) {
    static PythonName type("ur_ipc.physical", "PhysicalMemoryHandle");
    parts_.add(type.get().attr("with_export")(deviceObject_, block.exports, block.bytes,
                                              allocation.front().borrow(),
                                              nb::arg("read_only") = readOnly_));
  }

  bool shareMemory(const Allocation &allocation) {
    const View bytes(allocation.front().borrow(), allocation.low(),
                     layoutOfBytes(allocation.high - allocation.low()), readOnly_, false);
    try {
      parts_.add(shareView(bytes, readOnly_));
      return true;
    } catch (const nb::python_error &error) {
      if (!isUnshareable(error))
        throw;
      return false;
    }
  }

  // Makes a part with copies of the items that are outside.
  void addCopy(const nb::callable &copy) {
    nb::list arrays;
    for (const Item &item : outside_)
      arrays.append(item.array);
    parts_.add(copy(deviceObject_, arrays));
    for (const Item &item : outside_)
      assign(item);
  }

  // Assigns the array to the last part.
  void assign(const Item &item) const { item.array->part = parts_.size() - 1; }

  const nb::object deviceObject_;
  const Device &device_;
  std::vector<Item> items_;
  const bool readOnly_;
  Parts &parts_;
  std::vector<Item> inside_;
  std::vector<Item> outside_; // these items are copied
  std::vector<Allocation> allocations_;
};

} // namespace

std::unique_ptr<Parts> makeParts(const std::vector<PackedArrayPointer> &arrays, bool readOnly,
                                 const nb::callable &copy) {
  std::vector<std::pair<nb::object, std::vector<Item>>> devices; // in the order of the arrays
  for (const PackedArrayPointer &array : arrays) {
    auto device = std::ranges::find_if(
        devices, [&](const auto &candidate) { return candidate.first.is(array->device); });
    if (device == devices.end())
      device = devices.insert(device, {array->device, {}});
    device->second.push_back({array->low(), array->high(), array});
  }
  auto parts = std::make_unique<Parts>();
  for (auto &[device, items] : devices)
    DeviceParts(device, std::move(items), readOnly, *parts).make(copy);
  return parts;
}

} // namespace ur::arrays
