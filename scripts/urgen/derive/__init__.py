# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What templates need beyond the model; a view for each kind of entry, and `api` over all of them."""
