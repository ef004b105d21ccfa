// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The parameters of C functions. Each class converts between a Python object and a C argument.
// `pass` returns the argument. `result` returns the object for the call's output.

#include "bindings/python/ext/call.hpp"
#include "bindings/python/ext/values.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

namespace ur::python {

// A value.
template <typename T> class In {
public:
  explicit In(const Input &input) : value_(from<T>(input)) {}
  c_type<T> pass() const { return value_; }

private:
  c_type<T> value_;
};

// A value. None becomes null.
template <typename T> class InOptional {
public:
  explicit InOptional(const Input &input) : value_(fromOptional<T>(input)) {}
  c_type<T> pass() const { return value_; }

private:
  c_type<T> value_;
};

// A pointer to a struct.
template <typename T> class InStruct {
public:
  explicit InStruct(const Input &input) : value_(from<T>(input)) {}
  T *pass() { return &value_; }

private:
  T value_;
};

// A pointer to a struct. None becomes null.
template <typename T> class InOptionalStruct {
public:
  explicit InOptionalStruct(const Input &input) {
    if (!input.object().is_none())
      value_ = from<T>(input);
  }
  T *pass() { return value_ ? &*value_ : nullptr; }

private:
  std::optional<T> value_;
};

// An array and its count. The pointer is not null, even for an empty sequence.
template <typename T> class InList {
public:
  explicit InList(const Input &input) : values_(listFrom<T>(input)), count_(values_.size()) {
    values_.resize(std::max<std::size_t>(count_, 1));
  }
  const c_type<T> *pass() const { return values_.data(); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(count_); }

private:
  std::vector<c_type<T>> values_;
  std::size_t count_;
};

// An array and its count. None and an empty sequence become null and 0.
template <typename T> class InOptionalList {
public:
  explicit InOptionalList(const Input &input) {
    if (!input.object().is_none())
      values_ = listFrom<T>(input);
  }
  const c_type<T> *pass() const { return values_.empty() ? nullptr : values_.data(); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(values_.size()); }

private:
  std::vector<c_type<T>> values_;
};

// The bytes of an object with a buffer, and their number. Prevents the object from changing its
// size.
class InBytes {
public:
  explicit InBytes(const Input &input);
  ~InBytes() { PyBuffer_Release(&buffer_); }
  InBytes(const InBytes &) = delete;
  InBytes &operator=(const InBytes &) = delete;

  void *pass() const { return buffer_.buf; }
  std::size_t count() const { return static_cast<std::size_t>(buffer_.len); }

private:
  Py_buffer buffer_{};
};

// An output of the call.
template <typename T> class Out {
public:
  c_type<T> *pass() { return &value_; }
  nb::object result() const { return to<T>(value_); }

private:
  c_type<T> value_{};
};

// An optional output; True requests it.
template <typename T> class RequestedOut {
public:
  explicit RequestedOut(const Input &input) : isRequested_(from<bool>(input)) {}
  c_type<T> *pass() { return isRequested_ ? &value_ : nullptr; }
  nb::object result() const { return isRequested_ ? to<T>(value_) : nb::object(); }

private:
  bool isRequested_;
  c_type<T> value_{};
};

// An optional output, or an object of the caller that the call may replace.
template <typename T> class RequestedInOut {
public:
  explicit RequestedInOut(const Input &input) {
    hasValue_ = !PyBool_Check(input.object().ptr());
    isRequested_ = hasValue_ || from<bool>(input);
    value_ = hasValue_ ? from<T>(input) : c_type<T>{};
  }
  c_type<T> *pass() { return isRequested_ ? &value_ : nullptr; }
  nb::object result() const { return isRequested_ ? to<T>(value_) : nb::object(); }

private:
  bool hasValue_ = false;
  bool isRequested_ = false;
  c_type<T> value_{};
};

// An output array. The call reports its length.
template <typename T> class OutList {
public:
  c_type<T> *pass() { return values_.empty() ? nullptr : values_.data(); }
  std::uint32_t count() const { return static_cast<std::uint32_t>(values_.size()); }
  std::uint32_t *total() { return &total_; }
  bool makeRoom() {
    values_.resize(total_);
    return total_ != 0;
  }
  nb::object result() const {
    return listTo<T>(values_.data(), std::min<std::size_t>(values_.size(), total_));
  }

private:
  std::uint32_t total_ = 0;
  std::vector<c_type<T>> values_;
};

// Converts a property's value to a Python object; generated.
template <typename Property>
nb::object valueOf(Property property, std::span<const std::byte> bytes);

// The value of a property, with the type in the spec.
template <typename Property> class OutProperty {
public:
  void *pass() { return bytes_.empty() ? nullptr : bytes_.data(); }
  std::size_t count() const { return bytes_.size(); }
  std::size_t *total() { return &total_; }
  bool makeRoom() {
    bytes_.resize(total_);
    return total_ != 0;
  }
  nb::object result(Property property) const {
    return valueOf(property, {bytes_.data(), std::min(bytes_.size(), total_)});
  }

private:
  std::size_t total_ = 0;
  std::vector<std::byte> bytes_;
};

// Returns None, the only result, or a tuple of the results. Omits outputs that the caller did not
// request.
nb::object joinResults(std::initializer_list<nb::object> results);

} // namespace ur::python
