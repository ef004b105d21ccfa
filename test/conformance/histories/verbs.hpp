// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// The verbs of steps: VERB(name, the model's rule, names of the arguments).
// clang-format off
#define UR_HISTORIES_VERBS(VERB) \
  VERB(Pool, pool, "pool", "zeroes", "least") \
  VERB(PoolRelease, poolRelease, "pool") \
  VERB(PoolState, poolState, "pool") \
  VERB(Alloc, alloc, "memory", "kind", "size", "align", "pool") \
  VERB(Free, free, "memory") \
  VERB(FreeAgain, freeAgain, "memory") \
  VERB(Get, get, "handle", "kind", "object", "at") \
  VERB(Put, put, "kind", "handle") \
  VERB(PutAgain, putWrong, "kind", "handle") \
  VERB(PutCopy, putWrong, "kind", "handle") \
  VERB(Open, open, "object", "kind", "handle", "change", "at", "value") \
  VERB(OpenUntil, openUntil, "handle", "size", "end", "delay") \
  VERB(Close, close, "kind", "object") \
  VERB(CloseAgain, closeAgain, "kind", "object") \
  VERB(Fill, fill, "queue", "memory", "at", "size", "pattern", "seed", "event") \
  VERB(Copy, copy, "queue", "to", "to_at", "from", "from_at", "size", "blocking", "event") \
  VERB(Write, copy, "queue", "memory", "at", "size", "seed", "blocking", "event") \
  VERB(ContextCopy, copy, "to", "to_at", "from", "from_at", "size") \
  VERB(Protect, protect, "memory", "page", "pages") \
  VERB(Look, look, "memory", "at", "size", "extent") \
  VERB(Describe, describe, "memory", "at") \
  VERB(Queue, queue, "queue", "flags") \
  VERB(QueueRelease, queueRelease, "queue") \
  VERB(Finish, finish, "queue") \
  VERB(QueueState, queueState, "queue") \
  VERB(Event, event, "event", "flags") \
  VERB(Signal, signal, "queue", "event") \
  VERB(Barrier, barrier, "queue", "event") \
  VERB(Marker, barrier, "queue", "event") \
  VERB(Wait, wait, "poll", "queue") \
  VERB(Status, status, "event") \
  VERB(Times, times, "event") \
  VERB(Callback, callback, "event", "state", "delay") \
  VERB(Retain, retain, "event") \
  VERB(Release, release, "event") \
  VERB(Hold, hold, "event") \
  VERB(LetGo, letGo, "event", "poll", "queue") \
  VERB(Buffer, buffer, "buffer", "size", "flags") \
  VERB(BufferRelease, bufferRelease, "buffer") \
  VERB(BufferPart, bufferPart, "buffer", "of", "at", "size") \
  VERB(BufferMap, bufferMap, "mapping", "queue", "buffer", "at", "size", "flags", "event") \
  VERB(BufferUnmap, bufferUnmap, "mapping", "queue", "seed", "event") \
  VERB(BufferRect, bufferRect, "queue", "buffer", "other", "way", "width", "height", "depth", "x", \
       "y", "z", "row", "slice", "other_x", "other_y", "other_z", "other_row", "other_slice", "seed", \
       "event") \
  VERB(Physical, physical, "object", "pages", "ipc") \
  VERB(PhysicalRelease, physicalRelease, "object") \
  VERB(Map, map, "memory", "object", "page", "pages", "access") \
  VERB(Unmap, unmap, "memory") \
  VERB(Access, access, "memory", "access") \
  VERB(Refused, refused, "way", "object", "other", "at") \
  VERB(Trial, trial, "way", "handle", "kind", "size", "seed") \
  VERB(Kill, kill, ) \
  VERB(Stop, stop, ) \
  VERB(Continue, stop, ) \
  VERB(Usage, usage, )
// clang-format on
