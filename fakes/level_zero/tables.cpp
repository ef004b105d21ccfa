// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The library's exports: one function for each table that a loader requests. The function fills
// every slot of the loader's version with a function of the catalogue, or with a function that
// reports that the driver does not support the call.

#include "fakes/level_zero/tables.hpp"

#include "fakes/level_zero/catalogue.hpp"
#include "fakes/level_zero/switches.hpp"

#include <level_zero/ze_ddi.h>
#include <level_zero/zes_ddi.h>
#include <level_zero/zet_ddi.h>

namespace host_driver {
namespace {

// Takes no parameters: callers may pass any arguments, because the caller removes them from the
// stack.
ze_result_t ZE_APICALL returnUnsupported() { return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; }

// The functions below stand for the few functions that return a value instead of a result.
ze_context_handle_t ZE_APICALL returnNoContext() { return nullptr; }
ze_device_handle_t ZE_APICALL returnNoDevice() { return nullptr; }
std::uint32_t ZE_APICALL returnNoIdentifier() { return UINT32_MAX; }

void *unsupported(Table table, std::size_t slot) {
  if (table == Table::Driver && slot == 8) // zeDriverGetDefaultContext
    return reinterpret_cast<void *>(returnNoContext);
  if (table == Table::RuntimeGlobal && slot == 1) // zerTranslateDeviceHandleToIdentifier
    return reinterpret_cast<void *>(returnNoIdentifier);
  if (table == Table::RuntimeGlobal && slot == 2) // zerTranslateIdentifierToDeviceHandle
    return reinterpret_cast<void *>(returnNoDevice);
  if (table == Table::RuntimeGlobal && slot == 3) // zerGetDefaultContext
    return reinterpret_cast<void *>(returnNoContext);
  return reinterpret_cast<void *>(returnUnsupported);
}

void fillSlot(Table table, std::size_t slot, void *&address) {
  for (const Function &function : catalogue())
    if (function.table == table && function.slot == slot) {
      if (!matchesAny(switches().hiddenSlots, function.name))
        address = function.address;
      return;
    }
  address = unsupported(table, slot);
}

// Writes only the slots of this version, because the caller's table ends after them.
ze_result_t fillTable(Table table, std::initializer_list<Growth> growth, ze_api_version_t version,
                      void *slots) {
  if (slots == nullptr)
    return ZE_RESULT_ERROR_INVALID_NULL_POINTER;
  if (ZE_MAJOR_VERSION(version) != 1)
    return ZE_RESULT_ERROR_UNSUPPORTED_VERSION;
  for (std::size_t slot = 0; slot < slotsAt(version, growth); ++slot)
    fillSlot(table, slot, static_cast<void **>(slots)[slot]);
  return ZE_RESULT_SUCCESS;
}

} // namespace
} // namespace host_driver

using host_driver::fillTable;
using host_driver::Table;

#define HOST_DRIVER_TABLE(FUNCTION, STRUCT, TABLE, ...)                                            \
  ZE_DLLEXPORT ze_result_t ZE_APICALL FUNCTION(ze_api_version_t version, STRUCT *table) {          \
    return fillTable(Table::TABLE, {__VA_ARGS__}, version, table);                                 \
  }
#define HOST_DRIVER_NEWER_TABLE(FUNCTION, STRUCT, TABLE, ...)                                      \
  ZE_DLLEXPORT ze_result_t ZE_APICALL FUNCTION(ze_api_version_t version, STRUCT *table);           \
  HOST_DRIVER_TABLE(FUNCTION, STRUCT, TABLE, __VA_ARGS__)

extern "C" {
HOST_DRIVER_PACKAGED_TABLES(HOST_DRIVER_TABLE)
HOST_DRIVER_NEWER_TABLES(HOST_DRIVER_NEWER_TABLE)
}
