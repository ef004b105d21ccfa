# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two nodes of Ray on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import ray
from ray.cluster_utils import Cluster

# Each node has a resource with its name. The program is on the first node.
LOCAL, REMOTE = "local", "remote"


@contextmanager
def two_nodes() -> Iterator[None]:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "resources": {LOCAL: 100}})
    try:
        cluster.add_node(num_cpus=1, resources={REMOTE: 100})
        ray.init(address=cluster.address, log_to_driver=False)
        yield
    finally:
        ray.shutdown()
        cluster.shutdown()
