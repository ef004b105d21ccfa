// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/last_error.hpp"

#include "generated/layers/validation/observers.hpp"
#include "runtime/layers/validation/guarded.hpp"

#include <cstdint>
#include <map>
#include <vector>

namespace ur::validation {
namespace {

ur_dditable_t adapters_{};
std::uint32_t generation_ = 0; // of the adapters: handles of one may come again in the next

struct LastError {
  std::uint32_t generation = 0;
  std::string text;
  std::map<ur_adapter_handle_t, std::string> older; // of the adapters at the time of the refusal
};

LastError &lastError() {
  thread_local LastError error;
  return error;
}

std::string textOf(ur_adapter_handle_t adapter) {
  const char *text = nullptr;
  std::int32_t code = 0;
  const bool answered =
      adapters_.Adapter.pfnGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS;
  return answered && text ? text : "";
}

std::map<ur_adapter_handle_t, std::string> textsOfAdapters() {
  std::map<ur_adapter_handle_t, std::string> texts;
  std::uint32_t count = 0;
  if (!adapters_.Adapter.pfnGet ||
      adapters_.Adapter.pfnGet(0, nullptr, &count) != UR_RESULT_SUCCESS || count == 0)
    return texts;
  std::vector<ur_adapter_handle_t> adapters(count);
  if (adapters_.Adapter.pfnGet(count, adapters.data(), nullptr) != UR_RESULT_SUCCESS)
    return texts;
  for (ur_adapter_handle_t adapter : adapters) {
    texts.emplace(adapter, textOf(adapter));
    adapters_.Adapter.pfnRelease(adapter);
  }
  return texts;
}

} // namespace

void setAdaptersOfErrors(const ur_dditable_t &adapters) noexcept {
  adapters_ = adapters;
  ++generation_;
}

void setLastError(const std::string &text) { lastError() = {generation_, text, textsOfAdapters()}; }

void observers::urAdapterGetLastError(ur_adapter_handle_t hAdapter, const char **ppMessage,
                                      std::int32_t *pError) {
  guarded([&] {
    const LastError &error = lastError();
    const auto older = error.older.find(hAdapter);
    if (error.generation != generation_ || older == error.older.end() ||
        older->second != (*ppMessage ? *ppMessage : ""))
      return;
    *ppMessage = error.text.c_str();
    *pError = 0;
  });
}

} // namespace ur::validation
