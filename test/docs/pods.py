# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the pods on the Kubernetes page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from pages import FILE_NAME, ROOT, blocks

Manifest = dict[str, Any]

KUBERNETES = ROOT / "docs/how_to/kubernetes.md"
RESTRICTED = ("restricted_pod.yaml", "two_pods.yaml", "claim_template.yaml")
KEEPER = "keeper_daemonset.yaml"  # needs a directory of the node
# The path where NVIDIA's DRA driver mounts the directory of a claim.
RENDEZVOUS = "/run/nvidia-dra/local-ipc"
VOLUMES = {"configMap", "csi", "downwardAPI", "emptyDir", "ephemeral", "persistentVolumeClaim", "projected", "secret"}


def _yaml_blocks() -> dict[str, str]:
    """Returns the YAML blocks by file name. The key of a block without a file name is its own text."""
    texts = [block.text for block in blocks(KUBERNETES) if block.language == "yaml"]
    return {name[1] if (name := FILE_NAME.match(text)) else text: text for text in texts}


def shown() -> list[Manifest]:
    """Returns the manifests of the unrestricted pods on the page: a whole pod first, then fields of other pods."""
    return [yaml.safe_load(text) for name, text in _yaml_blocks().items() if name not in (*RESTRICTED, KEEPER)]


def whole(part: Manifest) -> Manifest:
    """Returns the page's first pod with the spec of `part`, or with the fields of `part` in each container. Each container runs
    the program with the container's name."""
    pod = shown()[0]
    if "spec" in part:
        pod["spec"] = part["spec"]
    for container in pod["spec"]["containers"]:
        container.update({} if "spec" in part else part, command=[f"/app/{container['name']}"])
    return pod


def manifests_of(name: str) -> list[Manifest]:
    """Returns the manifests of a file."""
    return list(yaml.safe_load_all(_yaml_blocks()[name]))


def pods_in(manifests: list[Manifest]) -> list[Manifest]:
    """Returns the pods, including the pods that Kubernetes makes for a DaemonSet."""
    made = [
        {"apiVersion": "v1", "kind": "Pod", "metadata": manifest["metadata"], "spec": manifest["spec"]["template"]["spec"]}
        for manifest in manifests
        if manifest["kind"] == "DaemonSet"
    ]
    return made + [manifest for manifest in manifests if manifest["kind"] == "Pod"]


def as_started(pod: Manifest, claim: Path, empty: Path, variables: dict[str, str]) -> Manifest:
    """Returns a variant of the pod for Podman, which does not support claims: `claim` and `empty` replace the directories that
    the DRA driver and the kubelet create. The containers run a program that shares all kinds of objects."""
    spec = pod["spec"]
    spec["restartPolicy"] = "Never"  # the program shares once and then exits
    claims = spec.pop("resourceClaims", [])
    for volume in spec.get("volumes", []):
        assert volume.pop("emptyDir") == {}
        volume["hostPath"] = {"path": str(empty)}
    if claims:
        spec["volumes"] = [*spec.get("volumes", []), {"name": "claim", "hostPath": {"path": str(claim)}}]
    for container in spec["containers"]:
        folder = "/tmp"
        if container.pop("resources", {}).get("claims"):
            folder = RENDEZVOUS
            container.setdefault("volumeMounts", []).append({"name": "claim", "mountPath": RENDEZVOUS})
            container["env"].append({"name": "NVIDIA_DRA_LOCAL_IPC_DIR", "value": RENDEZVOUS})
        container["env"] += [{"name": name, "value": value} for name, value in variables.items()]
        container["command"] = ["/app/share_all", container["name"], folder]
    return pod


def weaknesses(pod: Manifest) -> Iterator[str]:
    """Yields the names of settings that the Restricted profile forbids, and of settings that these pods do not need: a writable
    root file system, common pids, and another seccomp profile."""
    spec = pod["spec"]
    yield from (key for key in ("hostPID", "hostIPC", "hostNetwork", "shareProcessNamespace") if spec.get(key))
    for volume in spec.get("volumes", []):
        yield from volume.keys() - {"name"} - VOLUMES
    for container in [*spec.get("initContainers", []), *spec["containers"]]:
        # A container's settings take precedence over its pod's settings.
        security = spec.get("securityContext", {}) | container.get("securityContext", {})
        wanted = {
            "runAsNonRoot": True,
            "allowPrivilegeEscalation": False,
            "readOnlyRootFilesystem": True,
            "seccompProfile": {"type": "RuntimeDefault"},
            "capabilities": {"drop": ["ALL"]},
        }
        yield from (key for key, value in wanted.items() if security.get(key) != value)
        yield from (key for key in ("privileged", "procMount", "sysctls", "seLinuxOptions") if security.get(key))
        if not security.get("runAsUser"):
            yield "runAsUser"
        yield from ("hostPort" for port in container.get("ports", []) if port.get("hostPort"))
