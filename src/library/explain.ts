/* Narrates a fight step by step, for programs. */

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

/** Options for narrating a fight. */
export interface ExplainOptions extends ReadOptions {
  /** Any text; the same seed gives the same dice. Default: the experiment's own seed, or "knockback". */
  readonly seed?: string | number;
  /**
   * Faces of dice that are given instead of rolled, by pool: `{ attack: ['skull', 'skull', 'blank'] }`. Only for an
   * attack.
   */
  readonly dice?: Readonly<Record<string, readonly string[]>>;
  /** For a battle: the number of the game to narrate, from 0; default: the first game. */
  readonly game?: number;
}

/**
 * Narrates one attack, duel, turn or game of a battle step by step, with the rule that decides each step.
 *
 * @param experiment its data, or the text of an experiment file
 * @throws BadInput for any mistake in the experiment, if it varies fields, for a face that the die does not have, and
 * for a wrong number of dice
 */
export async function explain(
  experiment: ExperimentInput,
  options: ExplainOptions = {},
): Promise<ExplanationJson> {
  const asked = optionsGiven(EXPLAIN_OPTIONS, options);
  const read = readInput(experiment, options);
  const fight = onlyCase(read, 'no such key, because `explain` narrates only one fight');
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
    if (!done) throw new Error('an explanation that is not interrupted has an answer');
    return explanationJson(fight, done.told, seed);
  } catch (error) {
    throw blamed(error, (problem) =>
      problem.path[0] === 'game' ? { ...problem, path: ['options', 'game'] } : problem,
    );
  }
}

/**
 * Checks the names of pools. A fight with many rolls has no pools; `explain` itself then reports that dice cannot be
 * given.
 */
function checkPools(plan: Plan, pools: readonly string[]): void {
  if (!isAttack(plan)) return;
  const known = [...new Set(plan.model.thrown.map(({ name }) => wholeName(name)))];
  const unknown = pools.find((pool) => !known.includes(pool));
  if (unknown === undefined) return;
  const allowed = `dice that this attack rolls: ${known.join(', ')}`;
  throw new BadInput({ path: ['options', 'dice'], found: shown(unknown), allowed });
}
