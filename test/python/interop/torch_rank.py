# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rank of torch.distributed that runs cases: torch_rank.py RANK SIZE FILE CASE... The ranks find each other through FILE."""

from __future__ import annotations

import sys

import torch.distributed
from rank_cases import CASES, SPECIAL_CASES, node_of
from ur_ipc import torch as ur_ipc_torch

rank, size, meeting = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
torch.distributed.init_process_group("gloo", init_method=f"file://{meeting}", rank=rank, world_size=size)
with ur_ipc_torch.group(node=node_of(rank)) as group:
    for name in sys.argv[4:]:
        (CASES | SPECIAL_CASES)[name](group)
        if rank == 0:
            print(f"{name}: passed", flush=True)
