// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions that a library calls if it is compiled for ThreadSanitizer. At each use of an
// atomic, another thread may run. All operations are sequentially consistent, so the program does
// not test orders that only a weak memory model allows.
#include "test/threads/scheduler.hpp"

namespace ur::threads {
namespace {

template <typename Value> void beforeUse(const volatile Value *word, bool writes = true) {
  if (isControlled()) {
    yield(const_cast<const Value *>(word), writes);
    countUse(const_cast<const Value *>(word), writes);
  }
}

} // namespace
} // namespace ur::threads

using ur::threads::beforeUse;

extern "C" {

// These names are fixed, because compiled code calls them.
#define UR_FETCH(bits, operation)                                                                  \
  uint##bits##_t __tsan_atomic##bits##_fetch_##operation(volatile uint##bits##_t *word,            \
                                                         uint##bits##_t value, int) {              \
    beforeUse(word);                                                                               \
    return __atomic_fetch_##operation(word, value, __ATOMIC_SEQ_CST);                              \
  }
#define UR_EXCHANGE_IF(bits, strength, isWeak)                                                     \
  int __tsan_atomic##bits##_compare_exchange_##strength(                                           \
      volatile uint##bits##_t *word, uint##bits##_t *expected, uint##bits##_t value, int, int) {   \
    beforeUse(word);                                                                               \
    return __atomic_compare_exchange_n(word, expected, value, isWeak, __ATOMIC_SEQ_CST,            \
                                       __ATOMIC_SEQ_CST);                                          \
  }
#define UR_ATOMIC(bits)                                                                            \
  uint##bits##_t __tsan_atomic##bits##_load(const volatile uint##bits##_t *word, int) {            \
    beforeUse(word, false);                                                                        \
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);                                                \
  }                                                                                                \
  void __tsan_atomic##bits##_store(volatile uint##bits##_t *word, uint##bits##_t value, int) {     \
    beforeUse(word);                                                                               \
    __atomic_store_n(word, value, __ATOMIC_SEQ_CST);                                               \
  }                                                                                                \
  uint##bits##_t __tsan_atomic##bits##_exchange(volatile uint##bits##_t *word,                     \
                                                uint##bits##_t value, int) {                       \
    beforeUse(word);                                                                               \
    return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);                                     \
  }                                                                                                \
  uint##bits##_t __tsan_atomic##bits##_compare_exchange_val(                                       \
      volatile uint##bits##_t *word, uint##bits##_t expected, uint##bits##_t value, int, int) {    \
    beforeUse(word);                                                                               \
    __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_SEQ_CST,                   \
                                __ATOMIC_SEQ_CST);                                                 \
    return expected;                                                                               \
  }                                                                                                \
  UR_EXCHANGE_IF(bits, strong, false)                                                              \
  UR_EXCHANGE_IF(bits, weak, true)                                                                 \
  UR_FETCH(bits, add)                                                                              \
  UR_FETCH(bits, sub)                                                                              \
  UR_FETCH(bits, and)                                                                              \
  UR_FETCH(bits, or)                                                                               \
  UR_FETCH(bits, xor)                                                                              \
  UR_FETCH(bits, nand)

UR_ATOMIC(8)
UR_ATOMIC(16)
UR_ATOMIC(32)
UR_ATOMIC(64)

void __tsan_atomic_thread_fence(int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __tsan_atomic_signal_fence(int) {}

// The scheduler ignores accesses to plain memory.
#define UR_PLAIN(name)                                                                             \
  void __tsan_##name##1(void *) {}                                                                 \
  void __tsan_##name##2(void *) {}                                                                 \
  void __tsan_##name##4(void *) {}                                                                 \
  void __tsan_##name##8(void *) {}                                                                 \
  void __tsan_##name##16(void *) {}
UR_PLAIN(read)
UR_PLAIN(write)
UR_PLAIN(read_write)
UR_PLAIN(unaligned_read)
UR_PLAIN(unaligned_write)
UR_PLAIN(unaligned_read_write)
void __tsan_read_range(void *, unsigned long) {}
void __tsan_write_range(void *, unsigned long) {}
void __tsan_vptr_read(void **) {}
void __tsan_vptr_update(void **, void *) {}
void __tsan_func_entry(void *) {}
void __tsan_func_exit() {}
void __tsan_init() {}

} // extern "C"
