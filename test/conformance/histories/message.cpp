// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/message.hpp"

#include <cstring>
#include <stdexcept>

namespace ur::histories {
namespace {

class Writer {
public:
  Writer &operator<<(std::uint64_t number) { return add(&number, sizeof(number)); }
  template <typename T> Writer &operator<<(const std::vector<T> &list) {
    *this << list.size();
    return add(list.data(), list.size() * sizeof(T));
  }
  void sendTo(support::Channel &channel) const { channel.send(bytes_); }

private:
  Writer &add(const void *data, std::size_t size) {
    const auto *const start = static_cast<const std::byte *>(data);
    bytes_.insert(bytes_.end(), start, start + size);
    return *this;
  }

  std::vector<std::byte> bytes_;
};

class Reader {
public:
  explicit Reader(support::Channel &channel) : bytes_(channel.receive()) {}

  std::uint64_t number() {
    std::uint64_t value = 0;
    readBytes(&value, sizeof(value));
    return value;
  }
  template <typename T> std::vector<T> list() {
    std::vector<T> values(number());
    readBytes(values.data(), values.size() * sizeof(T));
    return values;
  }

private:
  void readBytes(void *data, std::size_t size) {
    if (size > bytes_.size() - offset_)
      throw std::runtime_error("a message between the program and a worker is too short");
    if (size != 0)
      std::memcpy(data, bytes_.data() + offset_, size);
    offset_ += size;
  }

  std::vector<std::byte> bytes_;
  std::size_t offset_ = 0;
};

} // namespace

void send(support::Channel &channel, const Order &order) {
  Writer writer;
  writer << order.step.process << static_cast<std::uint64_t>(order.step.verb)
         << order.step.arguments << order.step.waitList << order.bytes;
  writer.sendTo(channel);
}

Order receiveOrder(support::Channel &channel) {
  Reader reader(channel);
  Order order;
  order.step.process = static_cast<unsigned>(reader.number());
  order.step.verb = static_cast<Verb>(reader.number());
  order.step.arguments = reader.list<std::uint64_t>();
  order.step.waitList = reader.list<std::uint64_t>();
  order.bytes = reader.list<std::uint8_t>();
  return order;
}

void send(support::Channel &channel, const Answer &answer) {
  Writer writer;
  writer << static_cast<std::uint64_t>(answer.code) << answer.values << answer.bytes
         << std::vector<char>(answer.text.begin(), answer.text.end());
  writer.sendTo(channel);
}

Answer receiveAnswer(support::Channel &channel) {
  Reader reader(channel);
  Answer answer;
  answer.code = static_cast<ur_result_t>(reader.number());
  answer.values = reader.list<std::uint64_t>();
  answer.bytes = reader.list<std::uint8_t>();
  const std::vector<char> text = reader.list<char>();
  answer.text.assign(text.begin(), text.end());
  return answer;
}

} // namespace ur::histories
