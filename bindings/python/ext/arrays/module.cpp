// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The module ur_ipc._arrays: the parts of arrays that Python code cannot implement, such as buffers
// and DLPack tensors that report when their consumer releases them.
#include "bindings/python/ext/arrays/bytes.hpp"
#include "bindings/python/ext/arrays/description.hpp"
#include "bindings/python/ext/arrays/device.hpp"
#include "bindings/python/ext/arrays/element_type.hpp"
#include "bindings/python/ext/arrays/exchange.hpp"
#include "bindings/python/ext/arrays/handle.hpp"
#include "bindings/python/ext/arrays/handle_cache_entry.hpp"
#include "bindings/python/ext/arrays/loading.hpp"
#include "bindings/python/ext/arrays/memory.hpp"
#include "bindings/python/ext/arrays/object_exports.hpp"
#include "bindings/python/ext/arrays/opened.hpp"
#include "bindings/python/ext/arrays/packed_array.hpp"
#include "bindings/python/ext/arrays/packing.hpp"
#include "bindings/python/ext/arrays/parts.hpp"
#include "bindings/python/ext/arrays/process.hpp"
#include "bindings/python/ext/arrays/received.hpp"
#include "bindings/python/ext/arrays/source.hpp"
#include "bindings/python/ext/arrays/torch_pool.hpp"
#include "bindings/python/ext/arrays/tree.hpp"
#include "bindings/python/ext/arrays/view.hpp"
#include "bindings/python/ext/arrays/wire.hpp"

NB_MODULE(_arrays, module) {
  using namespace ur::arrays;
  nb::set_leak_warnings(false); // arrays may live until the process exits
  nb::list types;
  for (const ElementType &type : elementTypes())
    types.append(
        nb::make_tuple(type.name, static_cast<int>(type.code), static_cast<int>(type.bits)));
  module.attr("ELEMENT_TYPES") = nb::tuple(types);
  bindProcess(module);
  bindDevice(module);
  bindMemory(module);
  bindOpened(module);
  bindExchange(module);
  bindView(module);
  bindSource(module);
  bindBytes(module);
  bindWire(module);
  bindObjectExports(module);
  bindHandle(module);
  bindReceived(module);
  bindParts(module);
  bindPackedArray(module);
  bindPacking(module);
  bindDescription(module);
  bindTree(module);
  bindTorchPool(module);
  bindHandleCacheEntry(module);
  bindLoading(module);
}
