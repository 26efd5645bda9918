#!/usr/bin/env bash
# Ends runs at many random moments and looks at what they leave: test/faults/moments.sh 500
set -euo pipefail
cd "$(dirname "$0")/../.."
npm run build
MOMENTS=${1:-200} npx vitest run test/faults/killed.test.ts test/faults/signals.test.ts --testTimeout 3600000
