// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints the interface as a compiler sees it: values, sizes, offsets and types. CMake builds one
// program with our headers and one with the released headers. compare.py compares their outputs.
#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <typeinfo>
#include <utility>

#include <cxxabi.h>
#include <unified-runtime/ur_api.h>
#include <unified-runtime/ur_ddi.h>
#include <unified-runtime/ur_print.h>

namespace {

// Uses typeid, because one translation unit cannot include both versions of a header.
template <typename T> std::string typeName() {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(
      abi::__cxa_demangle(typeid(T).name(), nullptr, nullptr, &status), std::free);
  return status == 0 ? text.get() : typeid(T).name();
}

template <typename T> void printType(const char *name) {
  std::cout << name << ": size " << sizeof(T) << ", alignment " << alignof(T) << ", "
            << typeName<T>() << '\n';
}

template <typename T> void printOffset(const char *name, std::size_t offset) {
  std::cout << name << ": offset " << offset << ", size " << sizeof(T) << ", " << typeName<T>()
            << '\n';
}

} // namespace

#define NUMBER(name) std::cout << #name << " = " << static_cast<long long>(name) << '\n';
#define ABSENT(name) std::cout << #name << " = absent\n";
#define TEXT(name) std::cout << #name << " = " << (name) << '\n';
#define TYPE(name) printType<name>(#name);
#define MEMBER(record, member)                                                                     \
  printOffset<decltype(record::member)>(#record "." #member, offsetof(record, member));
#define TABLE(name)                                                                                \
  printOffset<decltype(ur_dditable_t::name)>("table " #name, offsetof(ur_dditable_t, name));
#define SLOT(table, slot)                                                                          \
  printOffset<decltype(std::declval<ur_dditable_t>().table.slot)>(                                 \
      #table "." #slot, offsetof(ur_dditable_t, table.slot));
// The types of reserved slots belong to functions that our spec does not have.
#define RESERVED(table, slot)                                                                      \
  std::cout << #table "." #slot << ": offset " << offsetof(ur_dditable_t, table.slot) << '\n';
#define FUNCTION(name) std::cout << #name << ": " << typeName<decltype(&name)>() << '\n';

int main() {
#include "surface.inc"
  NUMBER(UR_MAKE_VERSION(3, 5))
  NUMBER(UR_MAJOR_VERSION(0x30005))
  NUMBER(UR_MINOR_VERSION(0x30005))
  NUMBER(UR_BIT(17))
  printType<ur_dditable_t>("ur_dditable_t");
}
