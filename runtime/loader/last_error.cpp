// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/last_error.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <cstdint>
#include <exception>
#include <map>
#include <string>
#include <vector>

#include <dlfcn.h>

namespace ur::loader {
namespace {

ur_dditable_t adapters_{};
decltype(ur_adapter_dditable_t::pfnGetLastError) nextGetLastError_ = nullptr;
std::uint32_t session_ = 0; // number of this initialization; the next one may reuse handles

// The adapters of this project count their refusals per thread.
using CountFunction = std::uint64_t (*)();
std::vector<CountFunction> counts_;
bool someAdaptersLackCount_ = false;

// Static destructors may still call the loader after the destruction of this thread's Snapshot.
thread_local bool isThreadEnding = false;

// The state of the adapters at this library's last refusal: the number of refusals of each adapter
// that counts them, and the text of the last error of every other adapter. A changed text shows a
// newer error. Only a layer that sees every call detects a newer error with the same text
// (base::passOn).
struct Snapshot {
  Snapshot() = default;
  Snapshot(const Snapshot &) = delete;
  ~Snapshot() { isThreadEnding = true; }

  std::uint32_t session = 0;
  bool isRecording = false;
  std::map<CountFunction, std::uint64_t> counts;
  std::map<ur_adapter_handle_t, std::string> texts;
};
thread_local Snapshot lastSnapshot;

// Returns the start of the library that contains an address.
const void *libraryOf(const void *address) noexcept {
  Dl_info info{};
  return dladdr(address, &info) != 0 ? info.dli_fbase : nullptr;
}

// Returns the function that counts the adapter's refusals, or null if the adapter has no such
// function. The first word of a handle points into the adapter's library.
CountFunction countFunctionOf(ur_adapter_handle_t adapter) noexcept {
  const void *library = libraryOf(*reinterpret_cast<const void *const *>(adapter));
  const auto found = std::ranges::find_if(counts_, [library](CountFunction count) {
    return libraryOf(reinterpret_cast<const void *>(count)) == library;
  });
  return found != counts_.end() ? *found : nullptr;
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
  for (const ur_adapter_handle_t adapter : adapters) {
    const char *text = nullptr;
    std::int32_t code = 0;
    if (adapters_.Adapter.pfnGetLastError(adapter, &text, &code) == UR_RESULT_SUCCESS)
      texts.emplace(adapter, text ? text : "");
    adapters_.Adapter.pfnRelease(adapter);
  }
  return texts;
}

void recordRefusal(ur_result_t, const char *) noexcept {
  if (isThreadEnding || lastSnapshot.isRecording) // the loader itself is calling the adapters
    return;
  lastSnapshot.isRecording = true;
  try {
    lastSnapshot.session = session_;
    for (const CountFunction count : counts_)
      lastSnapshot.counts[count] = count();
    if (someAdaptersLackCount_)
      lastSnapshot.texts = textsOfAdapters();
  } catch (const std::exception &) { // memory is exhausted: getLastError returns adapters' texts
    lastSnapshot.counts.clear();
    lastSnapshot.texts.clear();
  }
  lastSnapshot.isRecording = false;
}

// Returns whether the adapter set its last error, `message`, before this library's last refusal.
bool isOlder(ur_adapter_handle_t adapter, const char *message) {
  if (const CountFunction count = countFunctionOf(adapter)) {
    const auto entry = lastSnapshot.counts.find(count);
    return entry != lastSnapshot.counts.end() && entry->second == count();
  }
  const auto text = lastSnapshot.texts.find(adapter);
  if (text == lastSnapshot.texts.end())
    return false;
  if (text->second == (message ? message : ""))
    return true;
  lastSnapshot.texts.erase(text);
  return false;
}

ur_result_t UR_APICALL getLastError(ur_adapter_handle_t adapter, const char **message,
                                    std::int32_t *code) {
  const ur_result_t result = nextGetLastError_(adapter, message, code);
  if (result != UR_RESULT_SUCCESS || lastSnapshot.session != session_ ||
      *base::lastErrorMessage() == '\0' || !isOlder(adapter, *message))
    return result;
  *message = base::lastErrorMessage();
  *code = base::lastErrorCode();
  return result;
}

} // namespace

void reportOwnRefusals(ur_dditable_t &table, const ur_dditable_t &adapters,
                       const std::deque<Adapter> &loaded) {
  counts_.clear();
  for (const Adapter &adapter : loaded)
    if (const auto count = adapter.library.function<CountFunction>("urIpcRefusals"))
      counts_.push_back(count);
  someAdaptersLackCount_ = counts_.size() < loaded.size();
  ++session_;
  adapters_ = adapters;
  nextGetLastError_ = table.Adapter.pfnGetLastError;
  table.Adapter.pfnGetLastError = getLastError;
  base::setFailureObserver(recordRefusal);
}

void stopRecordingRefusals() noexcept { base::setFailureObserver(nullptr); }

} // namespace ur::loader
