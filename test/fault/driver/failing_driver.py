# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets each call of an adapter into its driver fail, the first, the second and so on of every function.

    failing_driver.py --driver ZE --program ur_fault_lifetimes --census FILE

For the software drivers of Level Zero and of CUDA, ZE and CU. The program makes, shares, uses and ends an object of each
kind. Whatever failed, the driver has to report at its end that nothing is left and nothing was misused.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

# Those whose failure leaves an application nothing that it would have to end. Where one of them is missing in a driver, or of
# no use to the adapter, no call of it fails.
FUNCTIONS = {
    "ZE": """
    zeInit zeDriverGet zeDriverGetApiVersion zeDriverGetProperties zeDriverGetExtensionFunctionAddress
    zeDeviceGet zeDeviceGetProperties zeDeviceGetComputeProperties zeDeviceGetCommandQueueGroupProperties
    zeDeviceGetMemoryProperties zeDeviceGetMemoryAccessProperties zeDeviceGetCacheProperties zeDeviceGetGlobalTimestamps
    zeContextCreateEx zeCommandQueueCreate zeCommandListCreate zeCommandListCreateImmediate zeFenceCreate
    zeCommandListAppendBarrier zeCommandListAppendMemoryCopy zeCommandListClose zeCommandListReset zeFenceReset
    zeFenceQueryStatus zeCommandQueueExecuteCommandLists
    zeEventPoolCreate zeEventCreate zeEventHostReset zeEventPoolGetIpcHandle zeEventPoolOpenIpcHandle
    zeEventCounterBasedCreate zeEventCounterBasedGetIpcHandle zeEventCounterBasedOpenIpcHandle
    zeMemAllocDevice zeMemAllocHost zeMemAllocShared zeMemGetAddressRange zeMemGetIpcHandle zeMemOpenIpcHandle
    zeVirtualMemReserve zeVirtualMemQueryPageSize zeVirtualMemMap zePhysicalMemCreate zePhysicalMemGetProperties
    """,
    "CU": """
    cuInit cuDriverGetVersion cuDeviceGetCount cuDeviceGet cuDeviceGetName cuDeviceGetUuid_v2 cuDeviceGetAttribute
    cuDeviceTotalMem_v2 cuDeviceGetPCIBusId cuDevicePrimaryCtxRetain cuCtxGetStreamPriorityRange cuStreamCreateWithPriority
    cuEventCreate cuEventRecord cuStreamWaitEvent cuMemcpyAsync cuMemsetD8Async cuMemsetD32Async
    cuMemGetAllocationGranularity cuMemCreate cuMemAddressReserve cuMemMap cuMemSetAccess
    cuMemExportToShareableHandle cuMemImportFromShareableHandle cuMemHostAlloc cuMemAllocManaged
    cuMemHostRegister_v2 cuMemHostGetDevicePointer_v2 cuStreamWriteValue64_v2 cuStreamWaitValue64_v2
    cuStreamBatchMemOp_v2
    """,
}
OUT_OF_MEMORY = {"ZE": 0x70000003, "CU": 2}
PATIENCE_S = 60.0


def run(program: Path, driver: str, function: str, call: int, census: Path) -> tuple[bool, str | None]:
    """Whether the call came to pass and failed, and what went wrong apart from that."""
    census.unlink(missing_ok=True)
    environment = {
        f"{driver}_HOST_DRIVER_FAIL": f"{function}:{call}:{OUT_OF_MEMORY[driver]:#x}",
        f"{driver}_HOST_DRIVER_CENSUS": str(census),
    }
    try:
        done = subprocess.run(
            [program], env=os.environ | environment, stderr=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired:
        return True, "the program does not end"
    # With 1 it says that there is no device or no queue.
    problem = None if done.returncode in (0, 1) else f"the program ended with {done.returncode}: {done.stderr}"
    reports = [json.loads(line) for line in census.read_text().splitlines()] if census.exists() else []
    if not reports:
        return False, problem or "no census"
    if not reports[0]["clean"]:
        problem = f"{problem or 'not clean'}: {json.dumps(reports[0])}"
    return bool(reports[0]["injected"]), problem


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--driver", choices=sorted(FUNCTIONS), required=True)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--census", type=Path, required=True, help="where the driver's reports go")
    given = parser.parse_args()
    failed = 0
    problems = 0
    for function in FUNCTIONS[given.driver].split():
        call = 0
        struck = True
        while struck:
            call += 1
            struck, problem = run(given.program, given.driver, function, call, given.census)
            failed += struck
            if problem is not None:
                problems += 1
                print(f"{function}, call {call}: {problem}", flush=True)
    print(f"{failed} calls failed in turn")
    return int(problems > 0 or failed == 0)


if __name__ == "__main__":
    sys.exit(main())
