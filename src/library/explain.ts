/* A fight told step by step, for programs. */

import { BadInput, blamed, shown } from '../base/index.ts';
import { wholeName } from '../chance/index.ts';
import { type ExplanationJson, explanationJson, onlyCase } from '../experiments/index.ts';
import { isAttack, type Plan } from '../rules/index.ts';
import { explainStudy } from '../studies/index.ts';
import { libraryMachine } from './machine.ts';
import { EXPLAIN_OPTIONS, optionsGiven } from './options-given.ts';
import { readInput } from './read-experiment.ts';
import type { ExperimentInput } from './types/experiment.ts';
import type { ReadOptions } from './types/options.ts';

/** How a fight is told. */
export interface ExplainOptions extends ReadOptions {
  /** Any text; the same seed rolls the same dice. Left out: the experiment's own, or "knockback". */
  readonly seed?: string | number;
  /** Faces of dice that are not to be rolled, by pool: `{ attack: ['skull', 'skull', 'blank'] }`. Of an attack alone. */
  readonly dice?: Readonly<Record<string, readonly string[]>>;
  /** Which game of the run is told, from 0, of a battle. Left out: the first. */
  readonly game?: number;
}

/**
 * Tells one attack, one duel, one turn or one game of a battle step by step, with the rule that decides each.
 *
 * @param experiment its data, or the text of an experiment file
 * @throws BadInput for whatever is wrong with the experiment, for one that varies fields, for faces that a
 *   die does not have, and for a wrong number of dice
 */
export async function explain(
  experiment: ExperimentInput,
  options: ExplainOptions = {},
): Promise<ExplanationJson> {
  const asked = optionsGiven(EXPLAIN_OPTIONS, options);
  const read = readInput(experiment, options);
  const fight = onlyCase(read, 'no such key: a single fight is told');
  const { seed = read.seed, dice, game } = asked;
  const faceLists = Object.entries(dice ?? {}).map(([pool, faces]) => ({
    option: `dice.${pool}`,
    pool,
    faces,
  }));
  const check = (plan: Plan) => checkPools(plan, Object.keys(dice ?? {}));
  const ask = { experiment: read, seed, dice: faceLists, game, check };
  try {
    const { done } = await explainStudy.run(ask, libraryMachine({}));
    if (!done) throw new Error('a fight can be told');
    return explanationJson(fight, done.told, seed);
  } catch (error) {
    throw blamed(error, (problem) =>
      problem.path[0] === 'game' ? { ...problem, path: ['options', 'game'] } : problem,
    );
  }
}

/** A fight of many throws has no dice that could be given, which is said where they are read. */
function checkPools(plan: Plan, pools: readonly string[]): void {
  if (!isAttack(plan)) return;
  const known = [...new Set(plan.model.thrown.map(({ name }) => wholeName(name)))];
  const unknown = pools.find((pool) => !known.includes(pool));
  if (unknown === undefined) return;
  const allowed = `dice that this attack rolls: ${known.join(', ')}`;
  throw new BadInput({ path: ['options', 'dice'], found: shown(unknown), allowed });
}
