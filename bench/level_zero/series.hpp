// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "bench/ipc/stopwatch.hpp"
#include "tools/support/channel.hpp"
#include "tools/support/error.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace ur::bench {

// The size of an object in bytes. It exceeds the largest allocation that an adapter's pool serves,
// so that each object has separate memory.
inline constexpr std::size_t kObjectSize = 64 << 20;

struct Stopwatches {
  Stopwatch get;
  Stopwatch put;
  Stopwatch open;
  Stopwatch close;
};

// An object and its handle.
template <typename Kind, typename Session> class ExportedObject {
public:
  explicit ExportedObject(const Session &session)
      : session_(session), object_(Kind::create(session, kObjectSize)) {
    support::check(Kind::get(session, object_, &data_, &size_), "get");
  }
  ExportedObject(const ExportedObject &) = delete;
  ExportedObject &operator=(const ExportedObject &) = delete;
  ~ExportedObject() {
    Kind::put(session_, data_);
    Kind::destroy(session_, object_);
  }

  typename Kind::Object get() const { return object_; }
  std::span<const std::byte> handle() const {
    return {static_cast<const std::byte *>(data_), size_};
  }

private:
  const Session &session_;
  typename Kind::Object object_;
  void *data_ = nullptr;
  std::size_t size_ = 0;
};

// Runs the exporter's part of a turn: offers objects until the other process has opened them.
template <typename Kind, typename Session>
void offer(const Session &session, support::Channel &importer, int count) {
  std::vector<std::unique_ptr<ExportedObject<Kind, Session>>> objects;
  for (int i = 0; i < count; ++i) {
    objects.push_back(std::make_unique<ExportedObject<Kind, Session>>(session));
    importer.send(objects.back()->handle());
  }
  static_cast<void>(importer.receiveValue<int>());
}

// The times of one kind on one adapter. Times the first get of an object and the first open of a
// handle separately from later calls.
template <typename Kind, typename Session> class Series {
public:
  explicit Series(const Session &session) : session_(session), exportedObject_(session) {}

  void turn(support::Channel &exporter, int rounds) {
    for (int i = 0; i < rounds; ++i)
      handles_.push_back(exporter.receive());
    for (std::vector<std::byte> &handle : handles_) {
      const typename Kind::Object object = Kind::create(session_, kObjectSize);
      measure(firstCalls_, object, handle);
      Kind::destroy(session_, object);
      measure(laterCalls_, exportedObject_.get(), handle);
    }
    handles_.clear();
    exporter.sendValue(rounds);
  }

  const Stopwatches &firstCalls() const { return firstCalls_; }
  const Stopwatches &laterCalls() const { return laterCalls_; }

private:
  void measure(Stopwatches &times, typename Kind::Object object, std::vector<std::byte> &handle) {
    void *data = nullptr;
    std::size_t size = 0;
    typename Kind::Object opened = nullptr;
    support::check(times.get.time([&] { return Kind::get(session_, object, &data, &size); }),
                   "get");
    support::check(times.put.time([&] { return Kind::put(session_, data); }), "put");
    support::check(times.open.time(
                       [&] { return Kind::open(session_, handle.data(), handle.size(), &opened); }),
                   "open");
    support::check(times.close.time([&] { return Kind::close(session_, opened); }), "close");
  }

  const Session &session_;
  const ExportedObject<Kind, Session> exportedObject_;
  std::vector<std::vector<std::byte>> handles_;
  Stopwatches firstCalls_;
  Stopwatches laterCalls_;
};

} // namespace ur::bench
