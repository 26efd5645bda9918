/* One attack, one turn, one duel or one game of a battle, told step by step. */

import { BadInput, withRests } from '../../base/index.ts';
import {
  type Case,
  compileFor,
  type Experiment,
  explain,
  explanationJson,
  located,
} from '../../experiments/index.ts';
import { combinationLabel } from '../../report/index.ts';
import { isPlayed, type Plan } from '../../rules/index.ts';
import type { Study } from '../study.ts';

type Told = ReturnType<typeof explain>;

export interface ExplainAsk {
  /** Varies nothing. */
  readonly experiment: Experiment;
  /** The plan of its fight, if it is known already. */
  readonly plan?: Plan;
  readonly seed: string;
  /** Dice that are not rolled. */
  readonly dice: Parameters<typeof explain>[1];
  /** Which game of a battle, from 0. */
  readonly game?: number | undefined;
  /** Checks what is asked against the fight. */
  readonly check?: (plan: Plan) => void;
}

export interface ExplainData {
  readonly fight: Case;
  readonly told: Told;
  readonly seed: string;
}

export const explainStudy: Study<ExplainAsk, ExplainData> = {
  name: 'explain',
  async run({ experiment, plan: known, seed, dice, game, check = () => {} }, machine) {
    const [fight] = experiment.cases;
    if (!fight) throw new Error('an experiment has at least one case');
    const compiled = () =>
      withRests(compileFor(fight.scenario, experiment.question), machine.pause);
    const plan = known ?? (await located(experiment, compiled));
    if (game !== undefined && !isPlayed(plan)) {
      const allowed = 'no game: only battles have several';
      throw new BadInput({ path: ['game'], found: String(game), allowed });
    }
    check(plan);
    const told = explain(plan, dice, seed, experiment.question, game);
    return { done: { fight, told, seed }, isComplete: true };
  },
  present({ fight, told, seed }) {
    const isVaried = Object.keys(fight.combination).length > 0;
    const varied = { title: 'What is varied', text: `${combinationLabel(fight)}.` };
    const steps = isVaried ? [varied, ...told.steps] : told.steps;
    return {
      title: 'A fight, step by step',
      blocks: () => steps.map((step) => ({ kind: 'step', ...step })),
      json: () => explanationJson(fight, told, seed),
    };
  },
};
