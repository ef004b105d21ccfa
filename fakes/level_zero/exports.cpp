// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/exports.hpp"

#include "fakes/level_zero/external_memory.hpp"
#include "fakes/level_zero/failure.hpp"
#include "fakes/level_zero/switches.hpp"

namespace host_driver {

int Exports::get(Export &exported, int file) {
  const std::lock_guard lock(mutex_);
  return countGet(exported, file);
}

int Exports::countGet(Export &exported, int file) {
  if (exported.handleNumber_ < 0) {
    OwnedFd copy = duplicate(file, "the descriptor in an IPC handle");
    inHandles_.emplace(copy.get(), Entry{&exported, copy.file()});
    exported.inHandles_ = std::move(copy);
    exported.inHandles_.shareWithApplication();
    exported.handleNumber_ = exported.inHandles_.get();
  }
  ++exported.gets_;
  return exported.handleNumber_;
}

int Exports::getByNumber(int number) {
  const FileId file = fileOf(number);
  const std::lock_guard lock(mutex_);
  for (const Numbers *numbers : {&inHandles_, &queried_}) {
    const auto [first, last] = numbers->equal_range(number);
    for (auto entry = first; entry != last; ++entry)
      if (entry->second.file == file)
        return countGet(*entry->second.exported, number);
  }
  throw Failure{ZE_RESULT_ERROR_INVALID_ARGUMENT};
}

bool Exports::put(int number) {
  const std::lock_guard lock(mutex_);
  const auto found = inHandles_.find(number);
  if (found == inHandles_.end())
    return false;
  uncount(*found->second.exported);
  return true;
}

void Exports::drop(Export &exported) {
  const std::lock_guard lock(mutex_);
  if (exported.handleNumber_ >= 0)
    uncount(exported);
}

void Exports::query(Export &exported, ze_external_memory_export_fd_t &query, int file,
                    bool countAsGet) {
  require(switches().has("export"), ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  require((query.flags & kDescriptorTypes) != 0, ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  const std::lock_guard lock(mutex_);
  require((exported.types_ & query.flags) != 0 || !switches().exportNeedsRequest,
          ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
  query.fd = countAsGet ? countGet(exported, file) : queriedNumber(exported, file);
}

int Exports::queriedNumber(Export &exported, int file) {
  // A cached number is returned even if the application has closed it.
  if (exported.queriedNumber_ >= 0)
    return exported.queriedNumber_;
  OwnedFd copy = duplicate(file, "exported memory");
  const int number = copy.get();
  queried_.emplace(number, Entry{&exported, copy.file()});
  if (switches().exportedFd == ExportedFd::Fresh)
    return copy.release();
  exported.queried_ = std::move(copy);
  exported.queried_.shareWithApplication();
  exported.queriedNumber_ = number;
  return number;
}

void Exports::uncount(Export &exported) {
  if (--exported.gets_ == 0)
    forgetHandles(exported);
}

void Exports::forgetHandles(Export &exported) {
  std::erase_if(inHandles_, [&](const auto &entry) { return entry.second.exported == &exported; });
  exported.inHandles_.reset();
  exported.handleNumber_ = -1;
  exported.gets_ = 0;
}

void Exports::closeForPeer(Export &exported) {
  const std::lock_guard lock(mutex_);
  exported.inHandles_.reset();
  exported.queried_.reset();
}

void Exports::end(Export &exported) {
  const std::lock_guard lock(mutex_);
  if (exported.handleNumber_ >= 0)
    forgetHandles(exported);
  std::erase_if(queried_, [&](const auto &entry) { return entry.second.exported == &exported; });
  if (switches().exportedFd == ExportedFd::Driver)
    exported.queried_.reset();
  else
    static_cast<void>(exported.queried_.release());
}

std::size_t Exports::count() const {
  const std::lock_guard lock(mutex_);
  return inHandles_.size();
}

void Exports::unlockAfterFork(bool inChild) {
  if (inChild) {
    inHandles_.clear();
    queried_.clear();
  }
  mutex_.unlock();
}

} // namespace host_driver
