# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
set(UR_IPC_SANITIZER none CACHE STRING "Sanitizers that everything is built with")
set_property(CACHE UR_IPC_SANITIZER PROPERTY STRINGS none asan-ubsan tsan)

# Thread-local variables are in the static block. If malloc places the variables of a library that is
# loaded at run time, the sanitizers' runtime 14 may misread the bytes before them as a header of an
# older glibc: LeakSanitizer crashes, and ThreadSanitizer clears a range of terabytes.
set(inStaticBlock -ftls-model=initial-exec)
# The room that the adapters' variables need in the static block, for GLIBC_TUNABLES.
set(staticBlockRoom glibc.rtld.optional_static_tls=16384)
if(UR_IPC_SANITIZER STREQUAL "asan-ubsan")
  set(sanitizerFlags -fsanitize=address,undefined -fno-sanitize-recover=all ${inStaticBlock})
  # The environment of Python's interpreter, which is not linked with a sanitizer. Its leaks are
  # ignored, and some tests crash a process on purpose.
  execute_process(
    COMMAND "${CMAKE_CXX_COMPILER}" -print-file-name=libclang_rt.asan-${CMAKE_SYSTEM_PROCESSOR}.so
    OUTPUT_VARIABLE sanitizerRuntime
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(sanitizedPython "LD_PRELOAD=${sanitizerRuntime}" "ASAN_OPTIONS=detect_leaks=0:handle_segv=0"
                      PYTHONMALLOC=malloc "GLIBC_TUNABLES=${staticBlockRoom}")
elseif(UR_IPC_SANITIZER STREQUAL "tsan")
  set(sanitizerFlags -fsanitize=thread ${inStaticBlock})
  # TSan's shadow memory collides with the address layout of recent kernels unless it is fixed.
  find_program(UR_IPC_SETARCH setarch REQUIRED)
  mark_as_advanced(UR_IPC_SETARCH)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${UR_IPC_SETARCH};-R")
elseif(NOT UR_IPC_SANITIZER STREQUAL "none")
  message(FATAL_ERROR "UR_IPC_SANITIZER is '${UR_IPC_SANITIZER}'; choose none, asan-ubsan or tsan")
endif()

if(sanitizerFlags)
  # Little optimization and few debug symbols, because other settings take many times as long to
  # build.
  add_compile_options(${sanitizerFlags} -fno-omit-frame-pointer -O1 -g1)
  add_link_options(${sanitizerFlags})
endif()
