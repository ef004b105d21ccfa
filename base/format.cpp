// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <fmt/format-inl.h>

FMT_BEGIN_NAMESPACE
namespace detail {

// Instantiates the templates that fmt's headers declare extern. This file replaces fmt's library.
template auto thousands_sep_impl<char>(locale_ref) -> thousands_sep_result<char>;
template char decimal_point_impl(locale_ref);
template locale_ref::locale_ref(const std::locale &);
template auto locale_ref::get<std::locale>() const -> std::locale;

} // namespace detail
FMT_END_NAMESPACE
