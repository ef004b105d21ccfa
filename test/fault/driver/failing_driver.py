# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes each call of an adapter into its driver fail in turn: the first call of a function, the second, and so on.

    failing_driver.py --driver ZE --program ur_fault_lifetimes --census FILE

ZE is the software driver of Level Zero, and CU is the software driver of CUDA. The program creates, shares, uses and releases
an object of each kind. After each failure the driver's final report, in FILE, must show no live object and no misuse.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

# If one of these functions fails, the application has no object left to release. So the lists contain no functions that release
# objects. The script skips a function that the driver lacks or the adapter does not call.
FUNCTIONS = {
    "ZE": """
    zeInit zeDriverGet zeDriverGetApiVersion zeDriverGetProperties zeDriverGetExtensionProperties
    zeDriverGetExtensionFunctionAddress
    zeDeviceGet zeDeviceGetProperties zeDeviceGetComputeProperties zeDeviceGetCommandQueueGroupProperties
    zeDeviceGetMemoryProperties zeDeviceGetMemoryAccessProperties zeDeviceGetCacheProperties zeDeviceGetGlobalTimestamps
    zeContextCreateEx zeCommandQueueCreate zeCommandListCreate zeCommandListCreateImmediate zeFenceCreate
    zeCommandListAppendBarrier zeCommandListAppendMemoryCopy zeCommandListClose zeCommandListReset zeFenceReset
    zeFenceQueryStatus zeCommandQueueExecuteCommandLists
    zeEventPoolCreate zeEventCreate zeEventHostReset zeEventPoolGetIpcHandle zeEventPoolOpenIpcHandle
    zeEventCounterBasedCreate zeEventCounterBasedGetIpcHandle zeEventCounterBasedOpenIpcHandle
    zeMemAllocDevice zeMemAllocHost zeMemAllocShared zeMemGetAddressRange zeMemGetIpcHandle zeMemOpenIpcHandle
    zeMemGetIpcHandleWithProperties
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
SWITCHES = {"ZE": {"ZE_HOST_DRIVER_IPC_RANGES": "1"}, "CU": {}}
OUT_OF_MEMORY = {"ZE": 0x70000003, "CU": 2}
TIMEOUT_S = 60.0


def run(program: Path, driver: str, function: str, call: int, census: Path) -> tuple[bool, str | None]:
    """Returns whether the driver made the call fail, and any other problem."""
    census.unlink(missing_ok=True)
    environment = SWITCHES[driver] | {
        f"{driver}_HOST_DRIVER_FAIL": f"{function}:{call}:{OUT_OF_MEMORY[driver]:#x}",
        f"{driver}_HOST_DRIVER_CENSUS": str(census),
    }
    try:
        result = subprocess.run(
            [program], env=os.environ | environment, stderr=subprocess.PIPE, text=True, timeout=TIMEOUT_S, check=False
        )
    except subprocess.TimeoutExpired:
        return True, f"the program did not exit within {TIMEOUT_S} s"
    # Exit code 3: there is no device or queue.
    problem = None if result.returncode in (0, 3) else f"the program exited with {result.returncode}: {result.stderr}"
    reports = [json.loads(line) for line in census.read_text().splitlines()] if census.exists() else []
    if not reports:
        return False, problem or "the driver wrote no report"
    if not reports[0]["clean"]:
        problem = f"{problem or 'objects are left, or the driver was misused'}: {json.dumps(reports[0])}"
    return bool(reports[0]["injected"]), problem


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--driver", choices=sorted(FUNCTIONS), required=True)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--census", type=Path, required=True, help="the file for the driver's reports")
    options = parser.parse_args()
    failed_calls = 0
    problems = 0
    for function in FUNCTIONS[options.driver].split():
        call = 0
        injected = True
        while injected:
            call += 1
            injected, problem = run(options.program, options.driver, function, call, options.census)
            failed_calls += injected
            if problem is not None:
                problems += 1
                print(f"{function}, call {call}: {problem}", flush=True)
    print(f"{failed_calls} calls failed in turn")
    return int(problems > 0 or failed_calls == 0)


if __name__ == "__main__":
    sys.exit(main())
