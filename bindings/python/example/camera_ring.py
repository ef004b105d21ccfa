# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A camera process writes frames to a ring buffer, and another process reads them in place. Each slot of the ring has an event
that signals a new frame. A semaphore counts the free slots."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any

import ur_ipc

SLOTS, FRAMES = 4, 20
SHAPE = (480, 640, 3)


def record(ring: ur_ipc.Array, ready: list[ur_ipc.Event], free: Any, pipe: Any) -> None:
    frames = ring.numpy()
    for number in range(FRAMES):
        slot = number % SLOTS
        free.acquire()
        frames[slot] = number  # stands for a frame of the camera's driver
        ready[slot].signal()
        pipe.send(slot)
    pipe.send(None)


def main() -> None:
    context = get_context("spawn")
    ring = ur_ipc.zeros((SLOTS, *SHAPE), "uint8")
    ready = [ur_ipc.Event() for _ in range(SLOTS)]
    free = context.Semaphore(SLOTS)
    ours, theirs = context.Pipe(duplex=False)
    camera = context.Process(target=record, args=(ring, ready, free, theirs))
    camera.start()

    seen = []
    for slot in iter(ours.recv, None):
        ready[slot].wait(timeout=10)
        frame = ring[slot].numpy()
        seen.append(int(frame.min()) if frame.min() == frame.max() else "torn")
        free.release()
    camera.join()
    print("frames in order and whole:", seen == list(range(FRAMES)))


if __name__ == "__main__":
    main()
