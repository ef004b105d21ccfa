// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/last_error.hpp"

#include "base/error.hpp"

#include <cstdint>
#include <exception>
#include <map>
#include <string>
#include <vector>

namespace ur::loader {
namespace {

ur_dditable_t adapters_{};
decltype(ur_adapter_dditable_t::pfnGetLastError) next_ = nullptr;
std::uint32_t session_ = 0; // handles of one may come again in the next

// What each adapter had said when this library refused a call. It has said something newer once its
// text is another one; a layer that sees every call knows also of the same text (base::passOn).
struct Older {
  std::uint32_t session = 0;
  bool isBeingRead = false;
  std::map<ur_adapter_handle_t, std::string> texts;
};
thread_local Older older;

std::map<ur_adapter_handle_t, std::string> textsOfAdapters() {
  std::map<ur_adapter_handle_t, std::string> texts;
  std::uint32_t count = 0;
  if (!adapters_.Adapter.pfnGet ||
      adapters_.Adapter.pfnGet(0, nullptr, &count) != UR_RESULT_SUCCESS || count == 0)
    return texts;
  std::vector<ur_adapter_handle_t> adapters(count);
  if (adapters_.Adapter.pfnGet(count, adapters.data(), nullptr) != UR_RESULT_SUCCESS)
    return texts;
  for (const ur_adapter_handle_t adapter : adapters) {
    const char *text = nullptr;
    std::int32_t code = 0;
    if (adapters_.Adapter.pfnGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS)
      texts.emplace(adapter, text ? text : "");
    adapters_.Adapter.pfnRelease(adapter);
  }
  return texts;
}

void noteRefusal(ur_result_t, const char *) noexcept {
  if (older.isBeingRead) // the adapters are behind this library's own functions
    return;
  older.isBeingRead = true;
  try {
    older.session = session_;
    older.texts = textsOfAdapters();
  } catch (const std::exception &) { // without memory the adapters' texts are shown
    older.texts.clear();
  }
  older.isBeingRead = false;
}

ur_result_t UR_APICALL getLastError(ur_adapter_handle_t adapter, const char **message,
                                    std::int32_t *code) {
  const ur_result_t result = next_(adapter, message, code);
  if (result != UR_RESULT_SUCCESS || older.session != session_ || *base::lastErrorMessage() == '\0')
    return result;
  const auto text = older.texts.find(adapter);
  if (text == older.texts.end())
    return result;
  if (text->second == (*message ? *message : "")) {
    *message = base::lastErrorMessage();
    *code = base::lastErrorCode();
  } else {
    older.texts.erase(text);
  }
  return result;
}

} // namespace

void showOwnRefusals(ur_dditable_t &table, const ur_dditable_t &adapters) noexcept {
  ++session_;
  adapters_ = adapters;
  next_ = table.Adapter.pfnGetLastError;
  table.Adapter.pfnGetLastError = getLastError;
  base::setFailureObserver(noteRefusal);
}

void forgetAdaptersOfRefusals() noexcept { base::setFailureObserver(nullptr); }

} // namespace ur::loader
