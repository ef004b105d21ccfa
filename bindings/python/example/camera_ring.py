# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A camera that writes frames to a ring buffer, and a process that looks at them where they lie. An event for each place in the
ring tells that its frame is there; a semaphore counts the places that are free."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any

import ur_ipc

PLACES, FRAMES = 4, 20
SHAPE = (480, 640, 3)


def record(ring: ur_ipc.Array, ready: list[ur_ipc.Event], free: Any, pipe: Any) -> None:
    frames = ring.numpy()
    for number in range(FRAMES):
        place = number % PLACES
        free.acquire()
        frames[place] = number  # what a camera's driver would write
        ready[place].signal()
        pipe.send(place)
    pipe.send(None)


def main() -> None:
    context = get_context("spawn")
    ring = ur_ipc.zeros((PLACES, *SHAPE), "uint8")
    ready = [ur_ipc.Event() for _ in range(PLACES)]
    free = context.Semaphore(PLACES)
    ours, theirs = context.Pipe(duplex=False)
    camera = context.Process(target=record, args=(ring, ready, free, theirs))
    camera.start()

    seen = []
    for place in iter(ours.recv, None):
        ready[place].wait(timeout=10)
        frame = ring[place].numpy()
        seen.append(int(frame.min()) if frame.min() == frame.max() else "torn")
        free.release()
    camera.join()
    print("frames in order and whole:", seen == list(range(FRAMES)))


if __name__ == "__main__":
    main()
