// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The verbs of steps: VERB(name, function in Model, function in World, names of the arguments).
// clang-format off
#define UR_HISTORIES_VERBS(VERB) \
  VERB(Pool, pool, pool, "pool", "zeroes", "least") \
  VERB(PoolRelease, poolRelease, poolRelease, "pool") \
  VERB(PoolState, poolState, poolState, "pool") \
  VERB(Alloc, alloc, alloc, "memory", "kind", "size", "align", "pool") \
  VERB(Free, free, free, "memory") \
  VERB(FreeAgain, freeAgain, freeAgain, "memory") \
  VERB(Get, get, get, "handle", "kind", "object", "at") \
  VERB(Put, put, put, "kind", "handle") \
  VERB(PutAgain, putWrong, put, "kind", "handle") \
  VERB(PutCopy, putWrong, put, "kind", "handle") \
  VERB(Open, open, open, "object", "kind", "handle", "change", "at", "value") \
  VERB(OpenUntil, openUntil, openUntil, "handle", "size", "end", "delay") \
  VERB(Close, close, close, "kind", "object") \
  VERB(CloseAgain, closeAgain, close, "kind", "object") \
  VERB(Fill, fill, command, "queue", "memory", "at", "size", "pattern", "seed", "event") \
  VERB(Copy, copy, command, "queue", "to", "to_at", "from", "from_at", "size", "blocking", "event") \
  VERB(Write, copy, command, "queue", "memory", "at", "size", "seed", "blocking", "event") \
  VERB(ContextCopy, copy, command, "to", "to_at", "from", "from_at", "size") \
  VERB(Protect, protect, protect, "memory", "page", "pages") \
  VERB(Look, look, look, "memory", "at", "size", "extent") \
  VERB(Describe, describe, describe, "memory", "at") \
  VERB(Queue, queue, queue, "queue", "flags") \
  VERB(QueueRelease, queueRelease, queueRelease, "queue") \
  VERB(Finish, finish, finish, "queue") \
  VERB(QueueState, queueState, queueState, "queue") \
  VERB(Event, event, event, "event", "flags") \
  VERB(Signal, signal, signal, "queue", "event") \
  VERB(Barrier, barrier, command, "queue", "event") \
  VERB(Marker, barrier, command, "queue", "event") \
  VERB(Wait, wait, wait, "poll", "queue") \
  VERB(Status, status, status, "event") \
  VERB(Times, times, times, "event") \
  VERB(Callback, callback, callback, "event", "state", "delay") \
  VERB(Retain, retain, reference, "event") \
  VERB(Release, release, reference, "event") \
  VERB(Hold, hold, gate, "event") \
  VERB(LetGo, letGo, gate, "event", "poll", "queue") \
  VERB(Buffer, buffer, buffer, "buffer", "size", "flags") \
  VERB(BufferRelease, bufferRelease, bufferRelease, "buffer") \
  VERB(BufferPart, bufferPart, bufferPart, "buffer", "of", "at", "size") \
  VERB(BufferMap, bufferMap, bufferMap, "mapping", "queue", "buffer", "at", "size", "flags", "event") \
  VERB(BufferUnmap, bufferUnmap, bufferUnmap, "mapping", "queue", "seed", "event") \
  VERB(BufferRect, bufferRect, bufferRect, "queue", "buffer", "other", "way", "width", "height", "depth", "x", \
       "y", "z", "row", "slice", "other_x", "other_y", "other_z", "other_row", "other_slice", "seed", \
       "event") \
  VERB(Physical, physical, physical, "object", "pages", "ipc") \
  VERB(PhysicalRelease, physicalRelease, physicalRelease, "object") \
  VERB(Map, map, map, "memory", "object", "page", "pages", "access") \
  VERB(Unmap, unmap, unmap, "memory") \
  VERB(Access, access, access, "memory", "access") \
  VERB(Refused, refused, refused, "way", "object", "other", "at", "times") \
  VERB(Trial, trial, trial, "way", "handle", "kind", "size", "seed") \
  VERB(Kill, kill, rejectProgramStep, ) \
  VERB(Stop, stop, rejectProgramStep, ) \
  VERB(Continue, stop, rejectProgramStep, ) \
  VERB(Usage, usage, usage, )
// clang-format on
