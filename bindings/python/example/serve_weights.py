# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process publishes the weights of a model, and workers infer with the weights. The process publishes new weights while the
workers run."""

from __future__ import annotations

import os
from multiprocessing import get_context
from typing import Any

import numpy as np
import ur_ipc


def infer(name: str, questions: Any, answers: Any) -> None:
    with ur_ipc.subscribe(name, convert=ur_ipc.Array.numpy) as weights:
        while (x := questions.get()) is not None:
            model = weights.current()  # opens the newest version in place
            hidden = np.maximum(model.tree["first"] @ x, 0)
            answers.put((model.version, float(model.tree["second"] @ hidden)))


def weights_of(step: int) -> dict[str, Any]:
    return {"first": np.full((4, 3), step, "float32"), "second": np.ones(4, "float32")}


def main() -> None:
    context = get_context("spawn")
    questions, answers = context.Queue(), context.Queue()
    with ur_ipc.publish(f"example-{os.getpid()}", weights_of(1), version="step 1") as publisher:
        workers = [context.Process(target=infer, args=(publisher.name, questions, answers)) for _ in range(2)]
        for worker in workers:
            worker.start()
        for step in (1, 2):
            if step > 1:
                publisher.update(weights_of(step), version=f"step {step}")
            for _ in range(4):
                questions.put(np.ones(3, "float32"))
            for _ in range(4):
                version, y = answers.get()
                print(version, "answers", y)
        for _ in workers:
            questions.put(None)
        for worker in workers:
            worker.join()


if __name__ == "__main__":
    main()
