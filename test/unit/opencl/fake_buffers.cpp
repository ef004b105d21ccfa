// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions of the fake driver about buffers: the adapter looks them up, and the tests call
// none of them. Without the header of OpenCL one signature serves for all.

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
