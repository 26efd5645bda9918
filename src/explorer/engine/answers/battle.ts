import { capitalised } from '../../../base/index.ts';
import type { Space } from '../../../board/index.ts';
import { expressionFor, questionOf } from '../../../experiments/index.ts';
import {
  type PageGround,
  type WatchedGame,
  watchedGame,
  wholeGround,
} from '../../../report/index.ts';
import { clauseOf } from '../../../rules/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';

/** What is known of a battle before any of it is played. */
export interface MusteredBattle {
  /** What is asked, as a clause: "Finn wins". */
  readonly clause: string;
  /** What each side is called. */
  readonly names: readonly string[];
  /** What its numbers will leave out and take for granted, in sentences. */
  readonly caveats: readonly string[];
  readonly ground: PageGround;
  /** The spaces on which either side begins. */
  readonly starts: readonly (readonly Space[])[];
}

/**
 * Reads a battle, and says what will be played.
 *
 * @throws BadInput for an experiment that varies something
 */
export function muster({
  document,
}: {
  readonly document: ExperimentDocument;
}): MusteredBattle | undefined {
  const { experiment, plan } = experimentOf(document);
  const { account } = plan();
  const { scene, measures, cast, caveats = [] } = account;
  if (!scene) return undefined;
  const expression = expressionFor(questionOf(experiment, [account]), measures);
  return {
    clause: capitalised(clauseOf(expression, measures, cast)),
    names: (account.games?.sides ?? []).map(({ name }) => name),
    caveats: caveats.map(({ text }) => text),
    ground: wholeGround(scene),
    starts: (scene.starts ?? []).map(({ spaces }) => spaces),
  };
}

/**
 * One game of a battle, to be watched: that of this number in a run.
 *
 * @param number from 0
 * @throws BadInput for an experiment that varies something
 */
export function game({
  document,
  number,
}: {
  readonly document: ExperimentDocument;
  readonly number: number;
}): WatchedGame | undefined {
  const { experiment, plan } = experimentOf(document);
  return watchedGame(plan(), experiment.seed, number);
}
