/*
 * Prints the JSON of a large exact sweep while it is computed, because all its results do not fit into memory together.
 */

import { jsonOfItems } from '../../base/index.ts';
import { nodeMachine } from '../../chance/node.ts';
import { type Experiment, exactItems, located } from '../../experiments/index.ts';
import { nodeSweepMachine } from '../../experiments/node.ts';
import type { EffortOptions } from '../options/run-options.ts';
import { setUpForLargeSweep } from '../runs/engine-flags.ts';
import type { Session } from '../session.ts';
import type { AnswerOptions } from './answer.ts';

type SweepOptions = Pick<EffortOptions, 'exact' | 'simulation' | 'threads'> &
  Partial<Pick<AnswerOptions, 'format' | 'chart' | 'out' | 'fractions'>>;

/**
 * Prints the JSON of a large exact sweep.
 *
 * @returns false, without printing anything, if the answer is anything else
 * @throws BadInput for a combination that cannot be computed, before anything is printed
 */
export async function printLargeSweep(
  experiment: Experiment,
  { format, chart, out, fractions = false, ...effort }: SweepOptions,
  session: Session,
): Promise<boolean> {
  if (format !== 'json' || chart !== undefined || out !== undefined) return false;
  const { signal } = session.interruption;
  const machines = { machine: nodeMachine(), sweepMachine: nodeSweepMachine() };
  const items = exactItems(experiment, { ...machines, ...effort, signal }, fractions);
  if (!items) return false;
  setUpForLargeSweep();
  await located(experiment, async () => {
    for await (const part of jsonOfItems(items)) {
      await session.out.write(part);
      if (!session.out.isHeard) return;
    }
  });
  return true;
}
