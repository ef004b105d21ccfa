# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Engines of transformers generate text with the weights of an owner, which updates them in place."""

from __future__ import annotations

import contextlib
from importlib.util import find_spec

import engine_tasks
import peer as peers
import pytest
from peer import Worker

ENGINES = 3


@pytest.mark.skipif(find_spec("transformers") is None, reason="transformers is not installed")
def test_engines_generate_what_the_owner_generates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "DEADLINE_S", 240)
    with contextlib.ExitStack() as stack:
        owner, *engines = [stack.enter_context(Worker()) for _ in range(ENGINES + 1)]
        handle = owner.call(engine_tasks.make_model)
        for engine in engines:
            engine.call(engine_tasks.open_model, handle)
        texts = []
        for _ in range(3):
            texts.append(owner.call(engine_tasks.generate))
            sums = owner.call(engine_tasks.compute)
            for engine in engines:
                assert engine.call(engine_tasks.generate) == texts[-1]
                assert engine.call(engine_tasks.replay_graph) == pytest.approx(sums, rel=1e-4, abs=1e-4)
            owner.call(engine_tasks.update)
        assert len({tuple(text) for text in texts}) > 1  # the updates changed what the model generates
