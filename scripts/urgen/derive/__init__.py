# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The data of templates beyond the model: a view for each kind of entry, and `api` over all of them."""
