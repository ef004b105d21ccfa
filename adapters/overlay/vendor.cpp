// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/vendor.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/unsupported.hpp"
#include "base/error.hpp"
#include "base/fork.hpp"
#include "base/immortal.hpp"
#include "generated/adapters/kit/table_spans.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <mutex>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace ur {
namespace overlay {
namespace {

constexpr std::uintptr_t kUnwritten = 0x5a5a5a5a5a5a5a5a;

// Throws if the adapter has another backend than this library, because this library cannot use the
// handles of another driver.
void requireSameBackend(ur_adapter_handle_t adapter, const ur_dditable_t &handleTable) {
  const auto getInfo = handleTable.Adapter.pfnGetInfo;
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  if (getInfo)
    getInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, nullptr);
  if (backend != kit::kIdentity.backend)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                "the {} needs an adapter with ur_backend_t {}, but the vendor's adapter has {}",
                kit::kIdentity.title, static_cast<int>(kit::kIdentity.backend),
                static_cast<int>(backend));
}

// Throws unless each getter of the vendor's adapter
// - fills in only slots that this library knows,
// - rejects a newer version, and
// - returns the same functions as the table of the vendor's handles. The table must be null in
//   slots that the getter leaves unwritten.
void requireSameTables(const backend::VendorLibrary &vendorLibrary,
                       const ur_dditable_t &handleTable) {
  using Getter = ur_result_t(UR_APICALL *)(ur_api_version_t, void *);
  for (const kit::TableSpan &table : kit::kTableSpans) {
    const auto getter = reinterpret_cast<Getter>(vendorLibrary.find(table.getter));
    if (!getter)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION, "the vendor's adapter has no {}",
                  table.getter);
    const std::size_t slots = table.size / sizeof(void *);
    std::vector<std::uintptr_t> functions(slots + 16, kUnwritten);
    const auto newerVersion = static_cast<ur_api_version_t>(UR_API_VERSION_CURRENT + 1);
    if (getter(UR_API_VERSION_CURRENT, functions.data()) != UR_RESULT_SUCCESS ||
        getter(newerVersion, std::vector(functions).data()) == UR_RESULT_SUCCESS)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                  "the vendor's {} does not support version {}.{} of Unified Runtime", table.getter,
                  UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                  UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
    const auto last = std::find_if(functions.rbegin(), functions.rend(),
                                   [](std::uintptr_t slot) { return slot != kUnwritten; });
    const auto end = static_cast<std::size_t>(functions.rend() - last);
    if (end > slots)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                  "the vendor's {} fills in {} functions, but this overlay knows only {}",
                  table.getter, end, slots);
    std::ranges::replace(functions, kUnwritten, 0);
    const auto *const expected = reinterpret_cast<const std::byte *>(&handleTable) + table.offset;
    if (std::memcmp(functions.data(), expected, table.size) != 0)
      base::raise(
          UR_RESULT_ERROR_UNSUPPORTED_VERSION,
          "the vendor's {} returns other functions than the table of the vendor's handles contains",
          table.getter);
  }
}

// Returns a copy of the vendor's table. In empty slots, the copy has functions that return
// UNSUPPORTED_FEATURE.
ur_dditable_t fillGaps(const ur_dditable_t &table) noexcept {
  using Slots = std::array<std::uintptr_t, sizeof(ur_dditable_t) / sizeof(std::uintptr_t)>;
  auto result = std::bit_cast<Slots>(table);
  const auto unsupported = std::bit_cast<Slots>(kit::unsupportedTable());
  for (std::size_t slot = 0; slot < result.size(); ++slot)
    if (result[slot] == 0)
      result[slot] = unsupported[slot];
  return std::bit_cast<ur_dditable_t>(result);
}

// Replaces the functions in the table that the vendor's handles point to, because a loader of
// several adapters calls the functions of that table.
void patch(ur_dditable_t &handleTable, const ur_dditable_t &exported) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto begin = reinterpret_cast<std::uintptr_t>(&handleTable) & ~(page - 1);
  const auto end = reinterpret_cast<std::uintptr_t>(&handleTable + 1);
  if (mprotect(reinterpret_cast<void *>(begin), end - begin, PROT_READ | PROT_WRITE) != 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "cannot make the table of the vendor's "
                                                     "handles writable");
  handleTable = exported;
}

ur_result_t UR_APICALL noAdapters(uint32_t, ur_adapter_handle_t *, uint32_t *count) {
  if (count)
    *count = 0;
  return UR_RESULT_SUCCESS;
}

struct State {
  Vendor vendor{};
  ur_dditable_t exportedTable = kit::unsupportedTable();
};

State &state() {
  static constinit base::Immortal<State> instance;
  return instance.get();
}

// Opens the vendor's adapter and replaces functions. If the adapter cannot be opened, the exported
// table reports no adapter. If a later check fails, the exported functions are the vendor's own.
void open(State &result) noexcept {
  result.exportedTable.Adapter.pfnGet = noAdapters;
  try {
    const backend::VendorLibrary vendorLibrary = backend::openVendor();
    base::lockFirstAtFork(); // after the driver has registered its fork handlers
    auto *const handleTable = *reinterpret_cast<ur_dditable_t **>(vendorLibrary.adapter);
    result.exportedTable = *handleTable;
    requireSameBackend(vendorLibrary.adapter, *handleTable);
    requireSameTables(vendorLibrary, *handleTable);
    result.vendor = {vendorLibrary.adapter, fillGaps(*handleTable)};
    ur_dditable_t replacementTable = result.vendor.functions;
    replaceFunctions(replacementTable);
    patch(*handleTable, replacementTable);
    result.exportedTable = replacementTable;
    kit::log().info("extends the vendor's adapter");
  } catch (const std::exception &failure) {
    kit::log().error("shares nothing between processes: {}", failure.what());
  }
}

} // namespace

const Vendor &vendor() noexcept { return state().vendor; }

void checkVendor(ur_result_t result, const char *function) {
  if (result == UR_RESULT_SUCCESS)
    return;
  const char *message = nullptr;
  std::int32_t code = 0;
  if (result == UR_RESULT_ERROR_ADAPTER_SPECIFIC)
    vendor().functions.Adapter.pfnGetLastError(vendor().adapter, &message, &code);
  base::raiseWithCode(result, code, "the vendor's {} failed: {}", function,
                      message ? std::string(message) : base::nameOf(result));
}

} // namespace overlay

// The loader that opens this library requests one table after another, on one thread. If the
// vendor's loader opens this library again during the first request, it gets a table that reports
// no adapter.
const ur_dditable_t &kit::exportedTable() noexcept {
  static thread_local bool isOpening = false;
  static constinit std::once_flag once;
  static const ur_dditable_t noAdaptersTable = [] {
    ur_dditable_t table = unsupportedTable();
    table.Adapter.pfnGet = overlay::noAdapters;
    return table;
  }();
  if (isOpening)
    return noAdaptersTable;
  std::call_once(once, [] {
    isOpening = true;
    overlay::open(overlay::state());
    isOpening = false;
  });
  return overlay::state().exportedTable;
}

} // namespace ur
