// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/exports.hpp"

#include "fakes/level_zero/external_memory.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/switches.hpp"

namespace host_driver {

int Exports::get(Export &state, int file) {
  const std::lock_guard lock(mutex_);
  return countGet(state, file);
}

int Exports::countGet(Export &state, int file) {
  if (state.numberInHandles_ < 0) {
    OwnedFd copy = duplicate(file, "the descriptor in an IPC handle");
    byHandleNumber_.emplace(copy.get(), Entry{&state, copy.file()});
    state.fdInHandles_ = std::move(copy);
    state.fdInHandles_.shareWithApplication();
    state.numberInHandles_ = state.fdInHandles_.get();
  }
  ++state.gets_;
  return state.numberInHandles_;
}

int Exports::getByNumber(int number) {
  const FileId file = fileOf(number);
  const std::lock_guard lock(mutex_);
  for (const Numbers *numbers : {&byHandleNumber_, &byQueryNumber_}) {
    const auto [first, last] = numbers->equal_range(number);
    for (auto entry = first; entry != last; ++entry)
      if (entry->second.file == file)
        return countGet(*entry->second.state, number);
  }
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

bool Exports::put(int number) {
  const std::lock_guard lock(mutex_);
  const auto entry = byHandleNumber_.find(number);
  if (entry == byHandleNumber_.end())
    return false;
  decrementGets(*entry->second.state);
  return true;
}

void Exports::releaseOneGet(Export &state) {
  const std::lock_guard lock(mutex_);
  if (state.numberInHandles_ >= 0)
    decrementGets(state);
}

void Exports::query(Export &state, ze_external_memory_export_fd_t &query, int file,
                    bool countAsGet) {
  require(switches().has("export"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require((query.flags & kDescriptorTypes) != 0, ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  const std::lock_guard lock(mutex_);
  require((state.types_ & query.flags) != 0 || !switches().exportNeedsRequest,
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  query.fd = countAsGet ? countGet(state, file) : numberForQueries(state, file);
}

int Exports::numberForQueries(Export &state, int file) {
  // A cached number is returned even if the application has closed it.
  if (state.numberForQueries_ >= 0)
    return state.numberForQueries_;
  OwnedFd copy = duplicate(file, "exported memory");
  const int number = copy.get();
  byQueryNumber_.emplace(number, Entry{&state, copy.file()});
  if (switches().exportedFd == ExportedFd::Fresh)
    return copy.release();
  state.fdForQueries_ = std::move(copy);
  state.fdForQueries_.shareWithApplication();
  state.numberForQueries_ = number;
  return number;
}

void Exports::decrementGets(Export &state) {
  if (--state.gets_ == 0)
    revokeHandles(state);
}

void Exports::revokeHandles(Export &state) {
  std::erase_if(byHandleNumber_, [&](const auto &entry) { return entry.second.state == &state; });
  state.fdInHandles_.reset();
  state.numberInHandles_ = -1;
  state.gets_ = 0;
}

void Exports::closeForPeer(Export &state) {
  const std::lock_guard lock(mutex_);
  state.fdInHandles_.reset();
  state.fdForQueries_.reset();
}

void Exports::revoke(Export &state) {
  const std::lock_guard lock(mutex_);
  if (state.numberInHandles_ >= 0)
    revokeHandles(state);
  std::erase_if(byQueryNumber_, [&](const auto &entry) { return entry.second.state == &state; });
  if (switches().exportedFd == ExportedFd::Driver)
    state.fdForQueries_.reset();
  else
    static_cast<void>(state.fdForQueries_.release());
}

std::size_t Exports::count() const {
  const std::lock_guard lock(mutex_);
  return byHandleNumber_.size();
}

void Exports::unlockAfterFork(bool inChild) {
  if (inChild) {
    byHandleNumber_.clear();
    byQueryNumber_.clear();
  }
  mutex_.unlock();
}

} // namespace host_driver
