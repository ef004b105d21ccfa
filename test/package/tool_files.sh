#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# tool_files.sh PREFIX: checks the installed man pages and shell completions. Each must name every option of its tool. troff and
# the shells must accept them, and bash and fish must complete an option with them.
set -euo pipefail
share="$1/share"
for tool in "$1"/bin/*; do
  name="$(basename "$tool")"
  page="$(zcat "$share/man/man1/$name.1.gz")"
  plain="$(sed 's/\\f[BR]/ /g; s/\\//g' <<<"$page")"
  bash="$share/bash-completion/completions/$name" zsh="$share/zsh/site-functions/_$name" fish="$share/fish/vendor_completions.d/$name.fish"
  bash -n "$bash"
  zsh -n "$zsh"
  fish --no-execute "$fish"
  said="$(troff -man -ww -Tutf8 -z <<<"$page" 2>&1)"
  [[ -z "$said" ]] || { echo "$name: $said" && exit 1; }
  for option in $("$tool" --help | sed -nE 's/^  (-.,)?(--[a-z-]+).*/\2/p'); do
    for text in "$plain" "$(cat "$bash")" "$(cat "$zsh")" "$(sed 's/ -l / --/' "$fish")"; do
      grep --quiet -e "$option\\b" <<<"$text" || { echo "$name: $option is missing from: $text" && exit 1; }
    done
  done
done

completed="$(bash -c '. "$1"; COMP_WORDS=(ur-ipc-ls --le) COMP_CWORD=1; _ur_ipc_ls; echo "${COMPREPLY[@]}"' bash \
  "$share/bash-completion/completions/ur-ipc-ls")"
completed+=" $(HOME=/nonexistent fish --no-config -c "source $share/fish/vendor_completions.d/ur-ipc-ls.fish; complete -C 'ur-ipc-ls --le'" | cut -f1)"
[[ "$completed" == "--leaks --leaks" ]] || { echo "completed $completed" && exit 1; }
