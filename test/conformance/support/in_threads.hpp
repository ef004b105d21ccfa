// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Calls of one function from several threads. Write the block into the file with the function's
// other tests:
//
//   IN_THREADS(urQueueRetain) {
//     answers << urQueueRetain(objects.queue()) << urQueueRelease(objects.queue());
//   }
//
// The block makes its calls on `objects` and records the results. The results must be the
// same each time, also with concurrent threads, so they include no new address and no time.

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info_answer.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace ur::test {

// The objects of one thread, or objects that all threads share. An object is null if the adapter
// does not support its type.
class ThreadObjects {
public:
  static constexpr std::size_t kBytes = 4096;
  static constexpr std::uint8_t kPattern = 0x5a;

  ThreadObjects();

  static ur_adapter_handle_t adapter() { return deviceUnderTest().adapter; }
  static ur_platform_handle_t platform() { return deviceUnderTest().platform; }
  static ur_device_handle_t device() { return deviceUnderTest().device; }
  const support::Session &session() const { return *session_; }
  ur_context_handle_t context() const { return session_ ? session_->context() : nullptr; }
  ur_queue_handle_t queue() const { return session_ ? session_->queue() : nullptr; }
  void *memory() const { return memory_ ? memory_->get() : nullptr; } // filled with the pattern
  ur_event_handle_t event() const { return event_.get(); } // complete, from a queue with profiling
  ur_usm_pool_handle_t pool() const { return pool_.get(); }
  ur_physical_mem_handle_t physical() const { return physical_.get(); }
  ur_mem_handle_t buffer() const { return buffer_.get(); } // filled with the pattern

private:
  std::optional<support::Session> session_;
  std::optional<support::Owned<support::MemoryKind>> memory_;
  support::Queue profiling_;
  support::Event event_;
  support::UsmPool pool_;
  support::PhysicalMem physical_;
  support::Mem buffer_;
};

class ObjectsTest : public DiscoveryTest {
protected:
  void SetUp() override {
    DiscoveryTest::SetUp();
    objects_.emplace();
  }
  void TearDown() override {
    objects_.reset();
    DiscoveryTest::TearDown();
  }
  const ThreadObjects &objects() const { return *objects_; }

private:
  std::optional<ThreadObjects> objects_;
};

// The results of calls, in the order of the calls.
class Answers {
public:
  template <typename T>
    requires std::is_enum_v<T> || std::integral<T>
  Answers &operator<<(T value) {
    return *this << std::string_view(std::to_string(static_cast<std::int64_t>(value)));
  }
  template <typename T> Answers &operator<<(T *value) {
    return *this << reinterpret_cast<std::uintptr_t>(value);
  }
  Answers &operator<<(const char *text) {
    return *this << std::string_view(text ? text : "(null)");
  }
  Answers &operator<<(std::string_view text) {
    text_.append(text).append("; ");
    return *this;
  }

  void addBytes(std::span<const char> bytes);

  // Records all results of an info query, except values that can change between two queries.
  template <typename Enum, typename Query>
  void addInfo(const Query &query, std::initializer_list<std::uint32_t> exceptions = {}) {
    for (const InfoAnswer &answer : answersOf<Enum>())
      if (std::find(exceptions.begin(), exceptions.end(), answer.value) == exceptions.end())
        addAnswer(answer.name, [&](std::size_t size, void *value, std::size_t *sizeRet) {
          return query(static_cast<Enum>(answer.value), size, value, sizeRet);
        });
  }

  // Records the result of a command and the completion of its event.
  template <typename Command> void addCommand(const Command &command) {
    support::Event event;
    *this << command(event.out());
    addCompletion(event.get());
  }

  const std::string &text() const { return text_; }

private:
  template <typename Query> void addAnswer(const char *name, const Query &query) {
    std::size_t size = 0;
    *this << name << query(0, nullptr, &size) << size;
    std::vector<char> value(size);
    if (size != 0)
      *this << query(size, value.data(), nullptr);
    addBytes(value);
  }
  void addCompletion(ur_event_handle_t event);

  std::string text_;
};

// Registers the IN_THREADS block of a function.
struct InThreads {
  using Run = std::function<void(const ThreadObjects &objects, Answers &answers)>;

  InThreads(std::string_view function, Run run);
};

// Returns null if the function has no block.
InThreads::Run threadBlockOf(std::string_view function);

} // namespace ur::test

#define IN_THREADS(function)                                                                       \
  void function##InThreads(const ::ur::test::ThreadObjects &, ::ur::test::Answers &);              \
  const ::ur::test::InThreads function##Registered(#function, function##InThreads);                \
  void function##InThreads([[maybe_unused]] const ::ur::test::ThreadObjects &objects,              \
                           ::ur::test::Answers &answers)
