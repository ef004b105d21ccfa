// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The structs of DLPack 1.1 (https://dmlc.github.io/dlpack/latest/c_api.html), which array
// libraries use to pass memory to each other without a copy.

#include <cstdint>

namespace ur::arrays::dlpack {

inline constexpr std::uint32_t kMajor = 1;
inline constexpr std::uint32_t kMinor = 1;

// The names of capsules before and after a consumer has taken them.
inline constexpr const char *kVersioned = "dltensor_versioned";
inline constexpr const char *kUsedVersioned = "used_dltensor_versioned";
inline constexpr const char *kUnversioned = "dltensor";
inline constexpr const char *kUsedUnversioned = "used_dltensor";

enum class TypeCode : std::uint8_t {
  Int = 0,
  UInt = 1,
  Float = 2,
  Bfloat = 4,
  Complex = 5,
  Bool = 6,
  Float8E3m4 = 7,
  Float8E4m3 = 8,
  Float8E4m3b11fnuz = 9,
  Float8E4m3fn = 10,
  Float8E4m3fnuz = 11,
  Float8E5m2 = 12,
  Float8E5m2fnuz = 13,
  Float8E8m0fnu = 14,
};

struct Device {
  std::int32_t type;
  std::int32_t id;
};

struct DataType {
  TypeCode code;
  std::uint8_t bits;
  std::uint16_t lanes;
};

struct Tensor {
  void *data;
  Device device;
  std::int32_t ndim;
  DataType dtype;
  std::int64_t *shape;
  std::int64_t *strides; // in elements; null: row-major without gaps
  std::uint64_t byteOffset;
};

struct Managed {
  Tensor tensor;
  void *context;
  void (*deleter)(Managed *);
};

inline constexpr std::uint64_t kReadOnly = 1;
inline constexpr std::uint64_t kIsCopied = 2;

struct ManagedVersioned {
  std::uint32_t major;
  std::uint32_t minor;
  void *context;
  void (*deleter)(ManagedVersioned *);
  std::uint64_t flags;
  Tensor tensor;
};

// The C interface of an array class, in DLPack 1.2 and later. Functions return 0, or set a Python
// exception.
struct ExchangeHeader {
  std::uint32_t major;
  std::uint32_t minor;
  const ExchangeHeader *previous; // the table of an older version, or null
};

struct ExchangeTable {
  ExchangeHeader header;
  void *allocate;
  int (*exportTensor)(void *array, ManagedVersioned **managed);
  int (*importTensor)(ManagedVersioned *managed, void **array);
  int (*describe)(void *array, Tensor *tensor); // the result is valid until the array changes
  void *stream;
};

static_assert(sizeof(ExchangeTable) == 56);
static_assert(sizeof(Tensor) == 48);
static_assert(sizeof(Managed) == 64);
static_assert(sizeof(ManagedVersioned) == 80);

} // namespace ur::arrays::dlpack
