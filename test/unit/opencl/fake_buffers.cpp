// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's buffer functions. The adapter loads them, but no test calls them, so without
// OpenCL's header one signature is enough.

#define UR_ABSENT(function)                                                                        \
  extern "C" int function();                                                                       \
  int function() { return -38; } // CL_INVALID_MEM_OBJECT

UR_ABSENT(clCreateBuffer)
UR_ABSENT(clCreateSubBuffer)
UR_ABSENT(clRetainMemObject)
UR_ABSENT(clReleaseMemObject)
UR_ABSENT(clGetMemObjectInfo)
UR_ABSENT(clEnqueueReadBuffer)
UR_ABSENT(clEnqueueWriteBuffer)
UR_ABSENT(clEnqueueReadBufferRect)
UR_ABSENT(clEnqueueWriteBufferRect)
UR_ABSENT(clEnqueueCopyBuffer)
UR_ABSENT(clEnqueueCopyBufferRect)
UR_ABSENT(clEnqueueFillBuffer)
UR_ABSENT(clEnqueueMapBuffer)
UR_ABSENT(clEnqueueUnmapMemObject)
