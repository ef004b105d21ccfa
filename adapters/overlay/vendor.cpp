// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/overlay/vendor.hpp"

#include "adapters/kit/identity.hpp"
#include "adapters/kit/log.hpp"
#include "adapters/kit/unsupported.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"
#include "generated/adapters/kit/table_spans.hpp"

#include <algorithm>
#include <array>
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

// Throws unless the vendor's getters fill in as many slots as this library knows, refuse another
// version, and hand out the table that the vendor's handles point to.
void requireSameTables(const backend::FoundVendor &found, const ur_dditable_t &ofHandles) {
  using Getter = ur_result_t(UR_APICALL *)(ur_api_version_t, void *);
  for (const kit::TableSpan &table : kit::kTableSpans) {
    const auto getter = reinterpret_cast<Getter>(found.find(table.getter));
    if (!getter)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION, "the vendor's adapter has no {}",
                  table.getter);
    const std::size_t slots = table.size / sizeof(void *);
    std::vector<std::uintptr_t> filled(slots + 16, kUnwritten);
    const auto newer = static_cast<ur_api_version_t>(UR_API_VERSION_CURRENT + 1);
    if (getter(UR_API_VERSION_CURRENT, filled.data()) != UR_RESULT_SUCCESS ||
        getter(newer, std::vector(filled).data()) == UR_RESULT_SUCCESS)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                  "the vendor's {} is not of version {}.{} of Unified Runtime", table.getter,
                  UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                  UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
    const auto end = std::ranges::find(filled, kUnwritten) - filled.begin();
    if (static_cast<std::size_t>(end) != slots)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                  "the vendor's {} fills in {} functions; this overlay knows {}", table.getter, end,
                  slots);
    const auto *const handles = reinterpret_cast<const std::byte *>(&ofHandles) + table.offset;
    if (std::memcmp(filled.data(), handles, table.size) != 0)
      base::raise(UR_RESULT_ERROR_UNSUPPORTED_VERSION,
                  "the vendor's handles have other functions than its {} returns", table.getter);
  }
}

// Loaders that have loaded several adapters call the functions in the table of the handles, so
// these are replaced in place.
void patch(ur_dditable_t &ofHandles, const ur_dditable_t &exported) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto begin = reinterpret_cast<std::uintptr_t>(&ofHandles) & ~(page - 1);
  const auto end = reinterpret_cast<std::uintptr_t>(&ofHandles + 1);
  if (mprotect(reinterpret_cast<void *>(begin), end - begin, PROT_READ | PROT_WRITE) != 0)
    base::raise(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, "the table of the vendor's handles cannot be "
                                                     "written");
  ofHandles = exported;
}

ur_result_t UR_APICALL noAdapters(uint32_t, ur_adapter_handle_t *, uint32_t *count) {
  if (count)
    *count = 0;
  return UR_RESULT_SUCCESS;
}

struct Opened {
  Vendor vendor{};
  ur_dditable_t exported = kit::unsupportedTable();
};

Opened &opened() {
  static constinit base::Immortal<Opened> instance;
  return instance.get();
}

// A vendor's adapter that fails a check works as without this library.
void open(Opened &result) noexcept {
  result.exported.Adapter.pfnGet = noAdapters;
  try {
    const backend::FoundVendor found = backend::openVendor();
    auto *const ofHandles = *reinterpret_cast<ur_dditable_t **>(found.adapter);
    result.vendor = {found.adapter, *ofHandles};
    result.exported = *ofHandles;
    requireSameTables(found, *ofHandles);
    ur_dditable_t replaced = *ofHandles;
    replaceFunctions(replaced);
    patch(*ofHandles, replaced);
    result.exported = replaced;
    kit::log().info("extends the vendor's adapter");
  } catch (const std::exception &failure) {
    kit::log().error("shares nothing between processes: {}", failure.what());
  }
}

} // namespace

const Vendor &vendor() noexcept { return opened().vendor; }

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

// A loader gets all tables on one thread. If the vendor's loader also finds this library, it gets a
// table without adapters.
const ur_dditable_t &kit::exportedTable() noexcept {
  static thread_local bool isOpening = false;
  static constinit std::once_flag once;
  static const ur_dditable_t none = [] {
    ur_dditable_t table = unsupportedTable();
    table.Adapter.pfnGet = overlay::noAdapters;
    return table;
  }();
  if (isOpening)
    return none;
  std::call_once(once, [] {
    isOpening = true;
    overlay::open(overlay::opened());
    isOpening = false;
  });
  return overlay::opened().exported;
}

} // namespace ur
