#!/usr/bin/env bash
# Puts the random words behind every tally to dieharder (Debian package `dieharder`), in the three
# orders that `words.ts` explains. The arguments go to dieharder; without any, the whole battery is
# run, which takes an hour or more for each order:
#
#   npm run build && research/quality/dieharder.sh
#   npm run build && research/quality/dieharder.sh -d 0     # only the birthdays test
#
# SEED is the seed of the streams (default: knockback).
set -euo pipefail
cd "$(dirname "$0")/../.."

[[ $# -gt 0 ]] || set -- -a
seed=${SEED:-knockback}
for order in consecutive interleaved fights; do
  printf '\n# node build/tool.js words %s %s | dieharder -g 200 %s\n' "$order" "$seed" "$*"
  # The writer ends by the closed pipe.
  { node build/tool.js words "$order" "$seed" || true; } | dieharder -g 200 "$@"
done
