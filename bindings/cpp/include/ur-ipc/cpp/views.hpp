// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef UR_IPC_CPP_VIEWS_HPP
#define UR_IPC_CPP_VIEWS_HPP

// The types of arguments that the C API accepts as pointers.

#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <type_traits>
#include <utility>

namespace ur_ipc {
namespace detail {

// The C type of a handle class: an object of the class contains only a C handle. Any other type
// maps to itself.
template <typename T, typename = void> struct c_type_of {
  using type = T;
};
template <typename T> struct c_type_of<T, std::void_t<typename T::c_type>> {
  using type = typename T::c_type;
};

// Whether an array of From can be read as an array of To: objects of a handle class as C handles,
// and elements of one byte as bytes.
template <typename From, typename To>
constexpr bool reads_as = (sizeof(From) == sizeof(To) &&
                           std::is_same_v<typename c_type_of<std::remove_const_t<From>>::type,
                                          std::remove_const_t<To>>) ||
                          (std::is_same_v<To, const std::byte> && sizeof(From) == 1 &&
                           std::is_trivially_copyable_v<From>);

} // namespace detail

// A view of contiguous elements, valid during a call: a std::vector, a std::array, an array, a
// braced list, or a single element. Handles may be C handles or objects of their class.
template <typename T> class array_view {
public:
  constexpr array_view() noexcept = default;
  constexpr array_view(T *data, std::size_t size) noexcept : data_(data), size_(size) {}
  template <typename Void,
            typename = std::enable_if_t<std::is_void_v<Void> && std::is_same_v<T, const std::byte>>>
  array_view(Void *data, std::size_t size) noexcept : data_(static_cast<T *>(data)), size_(size) {}
  array_view(std::initializer_list<std::remove_const_t<T>> list) noexcept
      : data_(std::data(list)), size_(list.size()) {}
  template <typename Container,
            typename Element = std::remove_pointer_t<decltype(std::declval<Container &>().data())>,
            typename = std::enable_if_t<detail::reads_as<Element, T>>>
  array_view(const Container &container) noexcept
      : data_(reinterpret_cast<T *>(container.data())), size_(container.size()) {}
  template <typename Element, std::size_t Size,
            typename = std::enable_if_t<detail::reads_as<Element, T>>>
  array_view(const Element (&array)[Size]) noexcept
      : data_(reinterpret_cast<T *>(array)), size_(Size) {}
  // Views one element. Not for bytes, because only elements of one byte could be viewed.
  template <typename Element, typename = std::enable_if_t<detail::reads_as<Element, T> &&
                                                          !std::is_same_v<T, const std::byte>>>
  array_view(const Element &element) noexcept : data_(reinterpret_cast<T *>(&element)), size_(1) {}

  // Returns null if the view is empty, as the C API requires.
  constexpr T *data() const noexcept { return size_ != 0 ? data_ : nullptr; }
  constexpr std::size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr T *begin() const noexcept { return data_; }
  constexpr T *end() const noexcept { return data_ + size_; }

private:
  T *data_ = nullptr;
  std::size_t size_ = 0;
};

// An optional reference to an object.
template <typename T> class optional_ref {
public:
  constexpr optional_ref(std::nullptr_t = nullptr) noexcept {}
  constexpr optional_ref(T *object) noexcept : object_(object) {}
  constexpr optional_ref(T &object) noexcept : object_(&object) {}

  constexpr T *get() const noexcept { return object_; }

private:
  T *object_ = nullptr;
};

namespace detail {

// Returns the first handle of a list. The handle's adapter reports the errors of the call.
template <typename Handle> const void *first(array_view<const Handle> handles) noexcept {
  return handles.empty() ? nullptr : *handles.data();
}

// Removes const for parameters that the C API declares non-const only for historical reasons.
inline void *unconst(const void *data) noexcept { return const_cast<void *>(data); }

} // namespace detail
} // namespace ur_ipc

#endif // UR_IPC_CPP_VIEWS_HPP
