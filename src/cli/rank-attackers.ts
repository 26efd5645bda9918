import { attackerJson, attackersBlocks, attackersCsv } from '../report/attackers/answer.ts';
import { attackersHeadline } from '../report/attackers/headline.ts';
import { resultJson } from '../results/format/write.ts';
import { rankedAttackers } from '../results/ranking.ts';
import type { Result } from '../results/result.ts';
import type { Experiment } from '../scenarios/experiment.ts';
import { noteWarnings } from './brief.ts';
import { type Executed, execute } from './execute.ts';
import { print } from './print.ts';
import { asking, type RunOptions } from './run-options.ts';
import type { Session } from './session.ts';

/** Whether an experiment is a turn of each of several attackers. */
export function ranksAttackers({ cases }: Experiment): boolean {
  return cases[0]?.scenario.fight === 'turn';
}

/**
 * Works out a turn of each attacker: exactly and, where trials are asked for, by simulation. Where nobody asks
 * anything and none can do what is usually asked, the question is whether there is a wound.
 */
export async function executeTurns(
  experiment: Experiment,
  options: RunOptions,
  session: Session,
): Promise<Executed<Result[]>> {
  const { trials, precision, exact } = options;
  const isSimulated = trials !== undefined || precision !== undefined || !exact;
  const how = { ...options, simulation: options.simulation && isSimulated };
  const executed = await execute(experiment, how, session);
  const [best] = rankedAttackers(executed.done);
  if (experiment.question || best?.worth !== 0) return executed;
  return execute(asking(experiment, `${best.result.account.aim.measure} >= 1`), how, session);
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
