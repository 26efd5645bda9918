/* One attack, turn, duel or game of a battle, narrated step by step. */

import { BadInput, withRests } from '../../base/index.ts';
import {
  type Case,
  compileFor,
  type Experiment,
  type Explanation,
  explain,
  explanationJson,
  located,
} from '../../experiments/index.ts';
import { type Block, combinationLabel } from '../../report/index.ts';
import { isPlayed, type Plan, type ShortStep, type Step } from '../../rules/index.ts';
import type { GameMachine, Study } from '../study.ts';

export interface ExplainAsk {
  /** The experiment, which must not vary any field. */
  readonly experiment: Experiment;
  /** The plan of the fight, if it is already compiled. */
  readonly plan?: Plan;
  readonly seed: string;
  /** Given dice, which replace rolled dice. */
  readonly dice: Parameters<typeof explain>[1];
  /** For a battle: the number of the game, from 0. */
  readonly game?: number | undefined;
  /** For a battle: whether to print all dice and odds. Default: a line for each figure in a turn. */
  readonly isFull?: boolean | undefined;
  /** Checks the request against the fight; throws if they do not fit. */
  readonly check?: (plan: Plan) => void;
}

export interface ExplainData {
  readonly fight: Case;
  readonly told: Explanation;
  readonly seed: string;
  readonly isFull: boolean;
}

export const explainStudy: Study<ExplainAsk, ExplainData, GameMachine> = {
  name: 'explain',
  async run(ask, machine) {
    const { experiment, plan: known, seed, dice, game, isFull = false, check = () => {} } = ask;
    const [fight] = experiment.cases;
    if (!fight) throw new Error('an experiment has at least one case');
    const compiled = () =>
      withRests(compileFor(fight.scenario, experiment.question), machine.pause);
    const plan = known ?? (await located(experiment, compiled));
    if (game !== undefined && !isPlayed(plan)) {
      const allowed = 'no game, because only battles have several';
      throw new BadInput({ path: ['game'], found: String(game), allowed });
    }
    check(plan);
    const telling = explain(plan, dice, seed, experiment.question, game);
    const told = await withRests(telling, machine.pause);
    return { done: { fight, told, seed, isFull }, isComplete: true };
  },
  present({ fight, told, seed, isFull }) {
    const isVaried = Object.keys(fight.combination).length > 0;
    const varied = { title: 'What is varied', text: `${combinationLabel(fight)}.` };
    const steps = isVaried ? [varied, ...told.steps] : told.steps;
    return {
      title: 'A fight, step by step',
      blocks: () => (told.short && !isFull ? told.short.map(shortBlock) : steps.map(stepBlock)),
      json: () => explanationJson(fight, told, seed),
    };
  },
};

const stepBlock = (step: Step): Block => ({ kind: 'step', ...step });

const shortBlock = ({ title, lines }: ShortStep): Block => ({
  kind: 'list',
  title: title.replace(': ', ', '),
  items: lines,
});
