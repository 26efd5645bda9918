#!/usr/bin/env bash
# Builds, and runs every test, on each supported line of Node: `npm run test:nodes`, or with arguments
# for vitest, `npm run test:nodes -- test/cli`. The package `node` carries the programs.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=()
for version in 20 22 24; do
  mkdir "$folder/$version"
  npm install --prefix "$folder/$version" --no-save --no-audit --no-fund --silent "node@$version"
  bin="$folder/$version/node_modules/node/bin"
  echo "Node $("$bin/node" --version)"
  PATH="$bin:$PATH" node build/main.js &&
    PATH="$bin:$PATH" node node_modules/vitest/vitest.mjs run "$@" || failed+=("$version")
done
if [ ${#failed[@]} -gt 0 ]; then
  echo "failed on Node ${failed[*]}"
  exit 1
fi
