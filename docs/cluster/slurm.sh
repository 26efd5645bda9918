#!/usr/bin/env bash
# A run in 100 shards, one for each task of a Slurm array. From the folder of the program:
#
#   sbatch docs/cluster/slurm.sh experiments/displacing-grundy.yaml --trials 1000T
#   npx knockback merge shards/*.shard          # when all have ended
#
# A shard that is missing then is done again alone: sbatch --array=7 docs/cluster/slurm.sh ...
#
#SBATCH --job-name=knockback
#SBATCH --array=1-100
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=8
#SBATCH --mem=1G
#SBATCH --time=24:00:00
#SBATCH --signal=TERM@120
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=slurm-%A_%a.log
set -euo pipefail

# As many as in --array above. Not SLURM_ARRAY_TASK_COUNT: that is 1 when a shard is done again alone.
shards=100
shard=$SLURM_ARRAY_TASK_ID
file=shards/$shard-of-$shards.shard
mkdir -p shards

# Two minutes before its time is up, or when it is preempted, the program is sent SIGTERM: it keeps
# what it has rolled and ends with 130. Queued again, it goes on from there.
status=0
srun node dist/knockback.js run "$@" --shard "$shard/$shards" \
  --checkpoint "$file" --checkpoint-every 60 --resume "$file" \
  --threads "${SLURM_CPUS_PER_TASK:-1}" || status=$?
if [[ $status -eq 130 ]]; then scontrol requeue "$SLURM_JOB_ID"; fi
exit "$status"
