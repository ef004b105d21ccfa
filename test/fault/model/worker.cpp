// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A process that shares memory as it is told, for the reference model: reads a command a line and
// answers each with one line, the result code and what belongs to it.
//
//   alloc KIND NAME SIZE     free KIND NAME          freeopened NAME
//   get KIND HANDLE NAME OFFSET  ->  0 <hex>         put KIND HANDLE
//   open KIND NAME HEX                               close KIND NAME
//   write KIND NAME OFFSET BYTE                      read KIND NAME OFFSET  ->  0 BYTE
//   signal event NAME
//   usage  ->  0 DESCRIPTORS SHARED_MAPS THREADS     forget     quit
//
// KIND is memory, physical or event. NAMEs are the model's; a name stays known after put, free and
// close, so that doing it twice can be tried, until all are forgotten.
#include "test/conformance/support/device_test.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstdint>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>

#include <dlfcn.h>
#include <fmt/format.h>

namespace ur::test {
namespace {

using namespace support;

HandleBytes fromHex(const std::string &text) {
  HandleBytes bytes;
  for (std::size_t at = 0; at + 1 < text.size(); at += 2)
    bytes.push_back(static_cast<std::byte>(std::stoi(text.substr(at, 2), nullptr, 16)));
  return bytes;
}

std::string toHex(const void *data, std::size_t size) {
  const auto *bytes = static_cast<const unsigned char *>(data);
  return fmt::format("{:02x}", fmt::join(bytes, bytes + size, ""));
}

template <typename Kind> class Shelf {
public:
  explicit Shelf(const Session &session) : session_(session) {}

  std::string run(const std::string &command, std::istream &arguments) {
    std::string name;
    arguments >> name;
    if (command == "alloc") {
      std::size_t size = 0;
      arguments >> size;
      objects_[name] = Kind::create(session_, size);
      return answer(UR_RESULT_SUCCESS);
    }
    if (command == "free")
      return answer(free(objects_.at(name)));
    if (command == "get")
      return get(name, arguments);
    if (command == "put")
      return answer(Kind::put(session_, handles_.at(name)));
    if (command == "open") {
      std::string hex;
      arguments >> hex;
      HandleBytes handle = fromHex(hex);
      typename Kind::Object opened{};
      const ur_result_t result = Kind::open(session_, handle.data(), handle.size(), &opened);
      if (result == UR_RESULT_SUCCESS)
        objects_[name] = opened;
      return answer(result);
    }
    if (command == "close")
      return answer(Kind::close(session_, objects_.at(name)));
    if constexpr (std::is_same_v<Kind, EventKind>) {
      if (command == "signal")
        return answer(signal(objects_.at(name)));
    } else {
      if (command == "write" || command == "read")
        return access(command == "write", objects_.at(name), arguments);
    }
    throw std::runtime_error("no such command: " + command);
  }

  void forget() {
    objects_.clear();
    handles_.clear();
  }

private:
  static std::string answer(ur_result_t result) { return std::to_string(static_cast<int>(result)); }

  ur_result_t free(typename Kind::Object object) {
    if constexpr (std::is_same_v<Kind, MemoryKind>)
      return urUSMFree(session_.context(), object);
    else if constexpr (std::is_same_v<Kind, PhysicalMemoryKind>)
      return urPhysicalMemRelease(object);
    else
      return urEventRelease(object);
  }

  ur_result_t signal(ur_event_handle_t event) const {
    const ur_result_t result =
        urEnqueueEventsWaitWithBarrierExt(session_.queue(), nullptr, 0, nullptr, &event);
    return result == UR_RESULT_SUCCESS ? urQueueFinish(session_.queue()) : result;
  }

  std::string get(const std::string &handleName, std::istream &arguments) {
    std::string name;
    std::size_t offset = 0;
    arguments >> name >> offset;
    typename Kind::Object object = objects_.at(name);
    if constexpr (std::is_same_v<Kind, MemoryKind>)
      object = static_cast<std::byte *>(object) + offset;
    void *data = nullptr;
    std::size_t size = 0;
    const ur_result_t result = Kind::get(session_, object, &data, &size);
    if (result != UR_RESULT_SUCCESS)
      return answer(result);
    handles_[handleName] = data;
    return answer(result) + " " + toHex(data, size);
  }

  std::string access(bool write, typename Kind::Object object, std::istream &arguments) {
    std::size_t offset = 0;
    unsigned value = 0;
    arguments >> offset >> value;
    const View<Kind> view(session_, object, 0);
    auto *const there = static_cast<unsigned char *>(view.data()) + offset;
    auto byte = static_cast<unsigned char>(value);
    session_.copy(write ? static_cast<void *>(there) : &byte, write ? &byte : there, 1);
    return answer(UR_RESULT_SUCCESS) + " " + std::to_string(byte);
  }

  const Session &session_;
  std::map<std::string, typename Kind::Object> objects_; // own and opened ones
  std::map<std::string, void *> handles_;
};

// What a driver sets up for the first copy stays, so it is done before anybody counts.
void copyOnce(const Session &session) {
  const Owned<MemoryKind> memory(session, 1);
  unsigned char byte = 0;
  session.copy(memory.get(), &byte, 1);
  session.copy(&byte, memory.get(), 1);
}

void serve(const Session &session) {
  Shelf<MemoryKind> memory(session);
  Shelf<PhysicalMemoryKind> physical(session);
  Shelf<EventKind> events(session);
  for (std::string line; std::getline(std::cin, line) && line != "quit";) {
    std::istringstream words(line);
    std::string command;
    std::string kind;
    words >> command;
    std::string reply;
    try {
      if (command == "usage") {
        const Footprint now = Footprint::withoutExporters();
        reply = fmt::format("0 {} {} {}", now.descriptors, now.sharedMaps, now.threads);
      } else if (command == "forget") {
        memory.forget();
        physical.forget();
        events.forget();
        reply = std::string("0");
      } else {
        words >> kind;
        reply = kind == "memory"     ? memory.run(command, words)
                : kind == "physical" ? physical.run(command, words)
                                     : events.run(command, words);
      }
    } catch (const CallFailed &error) { // of a call that makes an object
      reply = std::to_string(static_cast<int>(error.result()));
    }
    std::cout << reply << std::endl;
  }
}

} // namespace
} // namespace ur::test

int main() {
  try {
    ur::test::warmUp();
    const ur::support::Session session(ur::test::deviceUnderTest());
    ur::test::copyOnce(session);
    // With failing_calls.cpp in front: from here on.
    if (void *start = dlsym(RTLD_DEFAULT, "urTestStartFailing"))
      reinterpret_cast<void (*)()>(start)();
    std::cout << "ready" << std::endl;
    ur::test::serve(session);
    return 0;
  } catch (const std::exception &error) {
    std::cerr << "worker: " << error.what() << '\n';
    return 1;
  }
}
