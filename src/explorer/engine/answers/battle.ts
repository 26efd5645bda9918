/*
 * Answers for the Battle panel: the description of a battle before it is played, and single games to watch. The odds
 * come from simulations that the page runs.
 */

import { atOnce, capitalised } from '../../../base/index.ts';
import type { Space } from '../../../board/index.ts';
import { expressionFor, questionOf, usualOf } from '../../../experiments/index.ts';
import {
  type PageGround,
  type WatchedGame,
  watchedGame,
  wholeGround,
} from '../../../report/index.ts';
import { clauseOf } from '../../../rules/index.ts';
import type { ExperimentDocument } from '../../document.ts';
import { experimentOf } from '../experiments.ts';

/** A battle before any of its games are played. */
export interface MusteredBattle {
  /** The question as a clause: "Finn wins". */
  readonly clause: string;
  /** The name of each side. */
  readonly names: readonly string[];
  /** Sentences that say what the odds will leave out or assume. */
  readonly caveats: readonly string[];
  readonly ground: PageGround;
  /** The start area of each side. */
  readonly starts: readonly (readonly Space[])[];
}

/**
 * Reads a battle, and describes what is going to be played.
 *
 * @returns undefined if the fight has no board
 * @throws BadInput for an experiment that varies something
 */
export function muster({
  document,
}: {
  readonly document: ExperimentDocument;
}): MusteredBattle | undefined {
  const { experiment, plan } = experimentOf(document);
  const battle = plan();
  const { account } = battle;
  const { scene, measures, cast, caveats = [] } = account;
  if (!scene) return undefined;
  const expression = expressionFor(questionOf(experiment, [atOnce(usualOf(battle))]), measures);
  return {
    clause: capitalised(clauseOf(expression, measures, cast)),
    names: (account.games?.sides ?? []).map(({ name }) => name),
    caveats: caveats.map(({ text }) => text),
    ground: wholeGround(scene),
    starts: (scene.starts ?? []).map(({ spaces }) => spaces),
  };
}

/**
 * One game of a battle, for watching.
 *
 * @param number the game's number in a run, from 0
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
