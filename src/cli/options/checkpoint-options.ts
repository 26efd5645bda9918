/* Options that save a run in a file, resume it, or roll a shard. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { BadInput, fileSlug, shown } from '../../base/index.ts';
import {
  type KernelName,
  MOST_SHARDS,
  type Rolled,
  type Shard,
  shardText,
} from '../../chance/index.ts';
import type { Experiment } from '../../experiments/index.ts';
import type { Format } from '../../report/index.ts';
import { GROUPS } from './option-groups.ts';
import { pathOption, refused, secondsOption } from './options.ts';
import type { EffortOptions } from './run-options.ts';

/** How an experiment is run, and in which file the run is saved. */
export interface ExecuteOptions {
  readonly exact: boolean;
  readonly simulation: boolean;
  readonly threads?: number | undefined;
  readonly kernel?: KernelName | undefined;
  readonly checkpoint?: string | undefined;
  readonly checkpointEvery?: number | undefined;
  readonly resume?: string | undefined;
  /** The option that names the file to write; default: `--checkpoint`. */
  readonly keptBy?: string | undefined;
  readonly shard?: Shard | undefined;
}

/** Saves a run in a file while the run continues. If there is no file, does nothing. */
export interface Checkpoint {
  /** Earlier results, from which the run continues. */
  readonly from?: readonly Rolled[] | undefined;
  /** Records the results so far, and from time to time writes them. */
  update(rolled: () => readonly Rolled[]): void;
  /**
   * Writes the latest recorded results. If this fails, only a warning is printed, and the run continues.
   */
  keep(): void;
  /** Whether the latest recorded results have been written. */
  isKept(): boolean;
  /** Prints on stderr how to resume the run. */
  advise(): void;
}

/** For a run that is not saved: does nothing. */
export const NO_CHECKPOINT: Checkpoint = {
  update() {},
  keep() {},
  isKept: () => false,
  advise() {},
};

/** The options of commands whose runs can be saved in a file. */
export interface CheckpointOptions {
  readonly checkpoint?: string;
  readonly checkpointEvery: number;
  readonly resume?: string;
  /** The shard to roll; only `run` uses it. */
  readonly shard?: Shard;
}

export function addCheckpointOptions(command: Command): Command {
  return command
    .optionsGroup(GROUPS.rare)
    .option(
      '--checkpoint <file>',
      'save progress in a file, so that an interrupted run can be resumed',
      pathOption('--checkpoint', 'a file'),
    )
    .option(
      '--checkpoint-every <seconds>',
      'how often to write the file of --checkpoint',
      secondsOption('--checkpoint-every'),
      5,
    )
    .option(
      '--resume <file>',
      'resume the interrupted run in a file; if --checkpoint names the same file and it does not exist, start a new run',
      pathOption('--resume', 'a file'),
    );
}

export function shardOption(text: string): Shard {
  const [, index, of] = /^(\d{1,7})\/(\d{1,7})$/.exec(text)?.map(Number) ?? [];
  if (index && of && index <= of && of <= MOST_SHARDS) return { index, of };
  throw refused('--shard', text, `i/n, such as 3/8, with i from 1 to n and n up to ${MOST_SHARDS}`);
}

/**
 * The file in which a run is saved, and the file from which it is resumed. Both are checked before anything is rolled.
 */
export interface CheckpointFiles {
  readonly to?: string;
  readonly from?: string;
}

/**
 * @throws BadInput if the file to write exists and would be overwritten, or if the file to resume from does not exist
 */
export function checkpointFiles({
  checkpoint: to,
  resume: from,
}: Pick<ExecuteOptions, 'checkpoint' | 'resume'>): CheckpointFiles {
  const isSame = to !== undefined && from !== undefined && resolve(to) === resolve(from);
  if (to !== undefined && !isSame && existsSync(to)) {
    throw new BadInput({
      path: [],
      place: '--checkpoint',
      found: `${shown(to)}, which already exists`,
      allowed: 'a new file, or --resume with the same file to continue from it',
    });
  }
  return {
    ...(to !== undefined && { to }),
    ...(from !== undefined && (!isSame || existsSync(from)) && { from }),
  };
}

/**
 * Checks that there is something to save, and that only one run is saved in a file.
 *
 * @throws BadInput
 */
export function checkKeepable(
  experiments: readonly Experiment[],
  options: EffortOptions & CheckpointOptions & { readonly format?: Format },
): void {
  const { checkpoint, resume, shard } = options;
  const given = { '--checkpoint': checkpoint, '--resume': resume, '--shard': shard };
  const [place] = Object.entries(given).flatMap(([name, value]) => (value ? [name] : []));
  if (!place) return;
  const problem = (found: string, allowed: string) =>
    new BadInput({ path: [], place, found, allowed });
  if (!options.simulation)
    throw problem('--no-simulation was also given', 'a run that simulates something');
  if (experiments.length > 1) {
    throw problem(
      `${experiments.length} experiments`,
      'only one experiment, because a file keeps only one run',
    );
  }
  if (!shard) return;
  const [only] = experiments;
  if (only && 'precision' in only.effort) {
    const found = `a precision of ${only.effort.precision}`;
    const allowed =
      '--trials instead, because a part of a run cannot know when the precision is reached';
    throw new BadInput({ path: [], place: '--shard', found, allowed });
  }
  if (options.format) {
    const found = `--format ${options.format} was also given`;
    const allowed = 'no --format, because knockback merge makes the report';
    throw new BadInput({ path: [], place: '--shard', found, allowed });
  }
}

/** The file of a shard if `--checkpoint` does not give one. */
export function shardFile(out: string, { name }: Experiment, shard: Shard): string {
  return join(out, `${fileSlug(name)}.${shardText(shard).replace('/', '-of-')}.shard`);
}
