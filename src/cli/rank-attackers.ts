import { type Experiment, type Result, rankedAttackers, resultJson } from '../experiments/index.ts';
import {
  attackerJson,
  attackersBlocks,
  attackersCsv,
  attackersHeadline,
} from '../studies/index.ts';
import { noteWarnings } from './brief.ts';
import { type Executed, execute } from './execute.ts';
import { print } from './print.ts';
import type { RunOptions } from './run-options.ts';
import type { Session } from './session.ts';

/** Whether an experiment is a turn of each of several attackers. */
export function ranksAttackers({ cases: [first] }: Experiment): boolean {
  return first?.scenario.fight === 'turn' && Object.keys(first.combination).join() === 'attacker';
}

/** Works out a turn of each attacker: exactly and, if trials are given, by simulation. */
export function executeTurns(
  experiment: Experiment,
  options: RunOptions,
  session: Session,
): Promise<Executed<Result[]>> {
  const { trials, precision, exact } = options;
  const isSimulated = trials !== undefined || precision !== undefined || !exact;
  const how = { ...options, simulation: options.simulation && isSimulated };
  return execute(experiment, how, session);
}

/** The results of several attackers, the best first. */
export function inRankOrder(results: readonly Result[]): Result[] {
  return rankedAttackers(results).map(({ result }) => result);
}

/** Prints which of several attackers does best. */
export async function printAttackers(
  results: readonly Result[],
  { name: title }: Experiment,
  { format, brief, why }: RunOptions & { readonly brief?: boolean; readonly why?: boolean },
  session: Session,
): Promise<void> {
  const ranked = rankedAttackers(results);
  if (brief) {
    await session.out.write(`${attackersHeadline(ranked)}\n`);
    return noteWarnings(results, session);
  }
  await print(
    {
      title,
      results,
      blocks: () => attackersBlocks(ranked),
      why,
      json: () =>
        ranked.map((one) => ({ ...resultJson(one.result), ranking: attackerJson(one, ranked) })),
      csv: () => attackersCsv(ranked),
    },
    format,
    session.out,
  );
}
