# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates the C API, the loader, the adapters' tables and the documents from spec/*.yml."""
